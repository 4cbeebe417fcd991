import { beforeEach, expect, onTestFinished, test } from "vitest";
import { render } from "vitest-browser-svelte";
import { page, userEvent } from "vitest/browser";
import { chooseAce } from "../ace.svelte";
import { t } from "../i18n.svelte";
import AceFieldInEdition from "../testing/AceFieldInEdition.svelte";
import { contrast, tooSmall, violations } from "../testing/sight";
import Die from "./Die.svelte";

beforeEach(() => {
  localStorage.clear();
  chooseAce("box");
});

/** The picture on the first ace in an element. */
function picture(container: Element): string {
  const ace = container.querySelector('.die[data-face="1"]')!;
  if (ace.querySelector("circle.sun")) return "sun";
  return ace.querySelector(".feet") ? "bird" : "head";
}

test.each([
  ["asmodee-it", "bird"],
  ["asmodee-fr", "bird"],
  ["bga", "bird"],
  ["hasbro-1994", "head"],
  ["kozak", "sun"],
])("the ace of %s shows a %s", async (edition, shown) => {
  const { container } = await render(AceFieldInEdition, { edition });
  expect(picture(container)).toBe(shown);
});

test("the user can choose a picture for all games, which is stored", async () => {
  const { container } = await render(AceFieldInEdition, { edition: "hasbro-1994" });
  const field = page.getByLabelText(t("page-ace"));
  await expect.element(field).toHaveValue("box");
  for (const ace of ["bird", "sun", "head", "box", "bird"]) {
    await userEvent.selectOptions(field, ace);
    await expect.element(field).toHaveValue(ace);
    expect(picture(container)).toBe(ace === "box" ? "head" : ace);
  }
  expect(localStorage.getItem("perudo-ace")).toBe("bird");
  expect(await violations(container)).toEqual([]);
  expect(tooSmall(container)).toEqual([]);
});

test.each(["dark", "light"])("faces can have five legible colours in the %s theme", async (theme) => {
  const root = document.documentElement;
  root.dataset.theme = theme;
  onTestFinished(() => {
    delete root.dataset.theme;
    delete root.dataset.faces;
  });
  const dice: Element[] = [];
  for (const face of [2, 3, 4, 5, 6]) dice.push((await render(Die, { face })).container);
  const fill = (die: Element, part: string) => getComputedStyle(die.querySelector(part)!).fill;
  const inks = () => new Set(dice.map((die) => fill(die, ".pip")));
  expect(inks().size).toBe(1);
  root.dataset.faces = "coloured";
  expect(inks().size).toBe(5);
  for (const die of dice) expect(contrast(fill(die, ".pip"), fill(die, ".bone"))).toBeGreaterThanOrEqual(4.5);
});
