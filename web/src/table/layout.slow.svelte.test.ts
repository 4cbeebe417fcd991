// The layout of a whole table at many sizes: nothing scrolls, and nothing is cut, covered or beyond the edge.
import { beforeEach, describe, expect, test } from "vitest";
import { languages, setLanguage } from "../i18n.svelte";
import { linesOf, notWhole } from "../testing/sight";
import {
  LANDSCAPE,
  LONG_NAMES,
  PHONES,
  SIZES,
  afterBids,
  faults,
  open,
  seenByBoth,
  tableOf,
  useWholeScreen,
  viewOf,
  watched,
} from "../testing/whole-table";

const SEATS = [".seat .plate", ".seat .place", ".seat .name"];
const OWN = [".own .dice", ".own .dice .die", ".own .label"];
const CURRENT_BID = [".bid-now .bid-big", ".bid-now .who", ".standing .turn"];

useWholeScreen();

describe.each([2, 4, 8] as const)("with %i players", (players) => {
  beforeEach(() => {
    document.documentElement.dataset.theme = players === 4 ? "light" : "dark";
  });

  test("nothing essential is covered on the user's turn", async () => {
    const { container } = await open(tableOf(viewOf(`bidBy${players}`)));
    expect(container.querySelectorAll(".seat")).toHaveLength(players - 1);
    const parts = [...OWN, ...SEATS, ...CURRENT_BID, ".pad", ".pad button"];
    expect(await faults(SIZES, () => notWhole(...parts))).toEqual({});
  });

  test("nothing essential is covered on another player's turn", async () => {
    const { container } = await open(tableOf(afterBids(players, players + 1)));
    expect(container.querySelector(".pad")).toBeNull();
    expect(await faults(SIZES, () => notWhole(...OWN, ...SEATS, ...CURRENT_BID))).toEqual({});
    // The panel that replaces the pad, if there is room.
    expect(await faults(SIZES.slice(PHONES.length), () => notWhole(".below .waiting"))).toEqual({});
  });
});

test("long names fit on a spectator's small phone", async () => {
  await open(watched(tableOf(viewOf("afterFourth"), {}, LONG_NAMES)));
  expect(document.querySelectorAll(".seat.out")).toHaveLength(1);
  expect(await faults([...PHONES, ...LANDSCAPE], () => notWhole(...SEATS, ...CURRENT_BID))).toEqual({});
});

describe.each(["en", "uk"])("in landscape, in %s", (language) => {
  beforeEach(() => setLanguage([language]));

  test.each(["fourthLoses", "thirdLoses", "fourthIsEliminated", "thirdIsEliminated"] as const)(
    "a lost die does not cover the neighbours: %s",
    async (lost) => {
      for (const shown of seenByBoth(tableOf(viewOf(lost)))) {
        const { container, unmount } = await open(shown);
        expect(container.querySelectorAll(".seat .change")).toHaveLength(1);
        expect(await faults(LANDSCAPE, () => notWhole(".seat .plate", ".seat .change"))).toEqual({});
        await unmount();
      }
    },
  );

  test.each(["afterFourth", "afterThird"] as const)("an eliminated player covers no neighbour: %s", async (name) => {
    for (const shown of seenByBoth(tableOf(viewOf(name)))) {
      const { container, unmount } = await open(shown);
      expect(container.querySelectorAll(".seat .gone")).toHaveLength(1);
      expect(await faults(LANDSCAPE, () => notWhole(".seat .plate"))).toEqual({});
      await unmount();
    }
  });
});

test.each(["calledByLast", "calledByFirst"] as const)("the verdict covers no dice: %s", async (called) => {
  const { container } = await open(tableOf(viewOf(called), {}, LONG_NAMES));
  expect(container.querySelectorAll(".change")).toHaveLength(1);
  const parts = [...OWN, ".seat .count", ".seat .hand .die", ".change", ".verdict h2"];
  expect(await faults(SIZES, () => notWhole(...parts))).toEqual({});
});

test.each(["rollingOf2", "rollingOf8", "rolledBy2", "rolledBy8"] as const)(
  "the opening text stays within the table runner in all languages: %s",
  async (name) => {
    const { container } = await open(tableOf(viewOf(name)));
    const outside = () => {
      const { left, right } = container.querySelector(".runner")!.getBoundingClientRect();
      const lines = [...container.querySelectorAll(".opens")].flatMap(linesOf);
      expect(lines).not.toEqual([]);
      return lines.filter((line) => line.left < left + 8 || line.right > right - 8).map((line) => JSON.stringify(line));
    };
    const check = async () => {
      const found = notWhole(".seat .plate");
      for (const language of languages) {
        await setLanguage([language]);
        found.push(...[...outside(), ...notWhole(".opens")].map((fault) => `${language}: ${fault}`));
      }
      return found;
    };
    expect(await faults(SIZES, check)).toEqual({});
  },
);
