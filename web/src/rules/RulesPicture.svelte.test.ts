import { expect, test } from "vitest";
import { render } from "vitest-browser-svelte";
import { session } from "../session.svelte";
import type { Welcome } from "../wire";
import RulesPicture from "./RulesPicture.svelte";

test("the raises that the server allows are lit around the current bid", async () => {
  const bid = (quantity: number, face: number, legal: boolean) => ({
    quantity,
    face,
    why_not: legal ? null : ("not-higher" as const),
  });
  const bids = [bid(3, 4, false), bid(3, 5, true), bid(4, 3, false), bid(4, 4, true)];
  const example = { shows: "raise", rule: "setting-raise", palifico: false, current_bid: bid(3, 4, true), bids };
  session.welcome = { raise_examples: { "one-axis": example } } as unknown as Welcome;
  const { container } = await render(RulesPicture, { rules: { raise: "one-axis" } });
  const cells = [...container.querySelectorAll("rect:not(.die)")].map((cell) => cell.getAttribute("class") ?? "");
  expect(cells.map((names) => names.includes("lit"))).toEqual([false, true, false, true]);
  expect(cells.map((names) => names.includes("stands"))).toEqual([true, false, false, false]);
  session.welcome = null;
});
