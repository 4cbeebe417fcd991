import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-svelte";
import { page, userEvent } from "vitest/browser";
import { t } from "../i18n.svelte";
import { preferences } from "../preferences.svelte";
import { tooSmall, violations } from "../testing/sight";
import Cup from "./Cup.svelte";
import CupField from "./CupField.svelte";

beforeEach(() => {
  localStorage.clear();
  preferences.weave.value = 0;
  preferences.clay.value = "red";
});

const cup = (container: Element) => container.querySelector(".cup")!;
const fills = (container: Element) => [...cup(container).children].map((part) => getComputedStyle(part).fill);

test("the user can choose the weave and the clay of their own cup, which are stored", async () => {
  const own = await render(Cup, { seat: 1, own: true });
  const other = await render(Cup, { seat: 1 });
  const before = fills(other.container);
  expect(fills(own.container)).toEqual(before);
  const { container } = await render(CupField);
  await userEvent.selectOptions(page.getByLabelText(t("page-cup-weave")), "6");
  await userEvent.selectOptions(page.getByLabelText(t("page-cup-clay")), "blue");
  for (const each of [own.container, container]) {
    expect(cup(each).querySelector("[fill='url(#weave-6)']")).not.toBeNull();
    expect(cup(each).matches(".blue")).toBe(true);
    expect(fills(each)[0]).not.toBe(before[0]);
  }
  expect(fills(other.container), "the cups of others stay the same").toEqual(before);
  expect([localStorage.getItem("perudo-weave"), localStorage.getItem("perudo-clay")]).toEqual(["6", "blue"]);
  expect(await violations(container)).toEqual([]);
  expect(tooSmall(container)).toEqual([]);
});
