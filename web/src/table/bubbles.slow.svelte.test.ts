// Thoughts, reactions and calls next to the seats: they stay on the screen, and cover no dice and no neighbour.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { setLanguage } from "../i18n.svelte";
import { session } from "../session.svelte";
import { misplacedBubbles, notWhole } from "../testing/sight";
import {
  LANDSCAPE,
  PHONES,
  SIZES,
  afterBids,
  allowAnimations,
  faults,
  open,
  seenByBoth,
  show,
  tableOf,
  useWholeScreen,
  viewOf,
  watched,
} from "../testing/whole-table";

useWholeScreen();

// Each number of players has its own places on a phone.
test.each([2, 3, 4, 5, 6, 7, 8])("thoughts of %i players cover no dice", async (players) => {
  const sizes = [2, 4, 8].includes(players) ? SIZES : [...PHONES, ...LANDSCAPE];
  const turns = Array.from({ length: players }, (_, turn) => turn);
  const states = turns.flatMap((turn) =>
    seenByBoth(tableOf(afterBids(players, turn), { thinking_for: 60_000 })).map((shown) => ({ turn, shown })),
  );
  const { container } = await open(states[0]!.shown);
  const check = async (): Promise<string[]> => {
    const found: string[] = [];
    for (const { turn, shown } of states) {
      show(shown);
      // The opening rolls stay on the table until the first bid.
      const rolls = turn > 0 ? 0 : container.querySelectorAll(".seat").length;
      expect(container.querySelectorAll(".rolls .die")).toHaveLength(rolls);
      expect(container.querySelectorAll(".thought i")).toHaveLength(3);
      found.push(...misplacedBubbles());
      if (shown.seat === null) found.push(...notWhole(".seat .plate", ".thought"));
    }
    return found;
  };
  expect(await faults(sizes, check)).toEqual({});
});

test("reactions stay within the screen", async () => {
  await open(watched(tableOf(afterBids(8, 1))));
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  for (const { seat } of tableOf(afterBids(8, 1)).seats)
    session.reactions.receive({ is: "reacted", table: "", seat, reaction: "laugh", gesture: null });
  await expect.poll(() => document.querySelectorAll(".bubble").length).toBe(8);
  expect(await faults(SIZES, misplacedBubbles)).toEqual({});
  vi.runAllTimers();
  await expect.poll(() => document.querySelectorAll(".bubble").length).toBe(0);
});

describe.each(["en", "uk"])("in landscape, in %s", (language) => {
  beforeEach(() => setLanguage([language]));

  test.each(["calledByFourth", "calledByLast", "calzaBySixth"] as const)(
    "a call does not cover the neighbours: %s",
    async (called) => {
      await allowAnimations(true);
      const revealed = tableOf(viewOf(called));
      const before = { ...revealed.view!, phase: "bidding" as const, revealed: null, to_act: null };
      for (const shown of seenByBoth(revealed)) {
        vi.useFakeTimers({ toFake: ["setTimeout"] });
        const { container, unmount } = await open({ ...shown, view: { ...shown.view!, ...before } });
        show(shown);
        await expect.poll(() => container.querySelectorAll(".count .call, .seat .called").length).toBe(2);
        expect(await faults(LANDSCAPE, () => notWhole(".seat .plate", ".seat .count"))).toEqual({});
        await unmount();
        vi.useRealTimers();
      }
    },
  );
});
