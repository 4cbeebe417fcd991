// Spectators and eliminated players: what they may do, and the previous round that the host lets them see.
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { t } from "../i18n.svelte";
import type { Table } from "../lib/table";
import { badlyShown } from "../testing/sight";
import { seat } from "../testing/states";
import {
  PHONE_AND_DESKTOP,
  button,
  faults,
  open,
  tableOf,
  useWholeScreen,
  viewOf,
  watched,
} from "../testing/whole-table";
import type { ExampleName } from "../testing/views";

useWholeScreen();

const ALLOWED = t("table-setting-spectators_see_previous_round-true");

function tableFor(name: ExampleName, change: Partial<Table> = {}, allowed = true): Table {
  const view = viewOf(name);
  const shown = tableOf(view, { edition: "bga", seat: view.seat, host: false, ...change });
  return { ...shown, table_settings: { ...shown.table_settings, spectators_see_previous_round: allowed } };
}

const dialog = () => page.getByRole("dialog", { name: t("page-behind-open", { round: 1 }) });

describe("a spectator", () => {
  test("sees the dice and bids of the previous round if the host allows it", async () => {
    await open(tableFor("spectatorSeesPreviousRound"));
    await button("page-behind").click();
    const rows = dialog().getByRole("listitem");
    for (const [name, hand] of [
      ["Ana", [1, 2, 3, 4, 6]],
      ["Bo", [1, 2, 2, 5, 6]],
    ] as const) {
      const dice = rows.filter({ hasText: name }).getByRole("img").elements();
      const faces = dice.map((die) => die.ariaLabel).filter((label) => label !== null);
      expect(faces).toEqual(hand.map((face) => t("face", { face })));
    }
    await expect.element(dialog()).toHaveTextContent(t("story-dudo", { name: "Bo" }));
    expect(await faults(PHONE_AND_DESKTOP, badlyShown)).toEqual({});
  });

  test("reads during the first round that it can be seen later", async () => {
    await open(watched(tableFor("after1x4")));
    await expect.element(page.getByText(t("page-behind-later"))).toBeVisible();
  });

  test("sees nothing of the previous round unless the host allows it", async () => {
    const hidden = { ...viewOf("spectatorSeesPreviousRound"), previous_round: null };
    await open(tableFor("spectatorSeesPreviousRound", { view: hidden }, false));
    await expect.element(page.getByText(t("page-watching"))).toBeVisible();
    expect(button("page-behind").query()).toBeNull();
    expect(page.getByText(t("page-behind-later")).query()).toBeNull();
    expect(document.querySelector(".pad, .bid-button")).toBeNull();
  });
});

test("players cannot see the previous round, and read that spectators can", async () => {
  await open(tableFor("after1x4", { seats: [seat(1), seat(2)], spectators: 1 }));
  expect(button("page-behind").query()).toBeNull();
  expect(document.querySelector(".watchers")!.textContent).toContain(ALLOWED);
  expect(document.querySelector(".watchers")!.textContent).toContain(t("page-watchers", { count: 1 }));
});

test("an eliminated player watches, and sees the previous round", async () => {
  await open(tableFor("eliminatedSeesPreviousRound", { places: [null, 3, null] }));
  await expect.element(page.getByText(t("page-you-are-out", { place: 3, count: 3 }))).toBeVisible();
  expect(document.querySelector(".pad, .bid-button")).toBeNull();
  await button("page-behind").click();
  expect(dialog().getByRole("listitem").elements()).toHaveLength(3);
  await expect.element(dialog()).toHaveTextContent(t("story-out-you"));
  await userEvent.keyboard("{Escape}");
  expect(await faults(PHONE_AND_DESKTOP, badlyShown)).toEqual({});
});
