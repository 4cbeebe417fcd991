import { expect, test } from "vitest";
import { render } from "vitest-browser-svelte";
import { page } from "vitest/browser";
import { t } from "../i18n.svelte";
import { violations } from "../testing/sight";
import type { Entrant } from "../wire";
import Podium from "./Podium.svelte";

const entrant = (number: number, name: string, is_bot: boolean): Entrant => ({
  number,
  name,
  person: null,
  is_bot,
  place: number,
  points: null,
  is_in: true,
});

test("the podium says which of the best players are bots", async () => {
  const entrants = [entrant(1, "Ana", false), entrant(2, "Bo", true)];
  const { container } = await render(Podium, { tournament: { entrants } });
  const items = page.getByRole("listitem");
  await expect.element(items.nth(0)).toHaveTextContent(/^1 Ana$/);
  await expect.element(items.nth(1)).toHaveTextContent(`2 Bo (${t("tournament-bot")})`);
  expect(await violations(container)).toEqual([]);
});
