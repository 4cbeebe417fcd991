// Calza at the table: the time in which others can still move, and why a call had no effect.
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { t } from "../i18n.svelte";
import type { Table } from "../lib/table";
import { badlyShown } from "../testing/sight";
import {
  faults,
  open,
  PHONE_AND_DESKTOP,
  recordCommands,
  show,
  tableOf,
  useWholeScreen,
  viewOf,
  resize,
} from "../testing/whole-table";
import type { ExampleName } from "../testing/views";

useWholeScreen();

/** A table of four at which Ana has bid one two, and these players have called calza. */
function fourOf(name: ExampleName, calls: number[] = [], change: Partial<Table> = {}): Table {
  const view = viewOf(name);
  const waits = calls.length ? { calza_calls: calls, continues_in: 5000 } : {};
  return tableOf(view, { edition: "bga", seat: view.seat, rules: { calza: true }, ...waits, ...change });
}

const text = (selector: string) => document.querySelector(selector)?.textContent.replace(/\s+/g, " ").trim();
const REVEAL = ".count:has(.call)";

test("a call waits in a window that closes, and says who can still move", async () => {
  await open(fourOf("calzaOnOwnBid", [3]));
  expect(text(".window")).toContain(t("story-calza", { name: "Cleo" }));
  expect(text(".window")).toContain(t("page-calza-window", { name: "Bo" }));
  const left = () => parseFloat(document.querySelector<SVGElement>(".window .ring .left")!.style.strokeDasharray);
  const before = left();
  await expect.poll(left).toBeLessThan(before);
  expect(await faults(PHONE_AND_DESKTOP, badlyShown)).toEqual({});
});

test("two taps call calza out of turn", async () => {
  const sent = recordCommands();
  await open(fourOf("calzaSeenBy3"));
  const button = document.querySelector<HTMLElement>("button.calza")!;
  button.click();
  button.click();
  expect(sent).toMatchObject([{ do: "act", move: { move: "calza" } }]);
});

test("a call that counts has no note", async () => {
  await open(fourOf("calzaOnOwnBid", [3]));
  show(fourOf("calzaByThird"));
  expect(text(REVEAL)).toContain(t("story-calza", { name: "Cleo" }));
  expect(document.querySelector(".note")).toBeNull();
});

test.each([
  ["a bid", "bidAfterCalza", ".standing"],
  ["dudo", "dudoAfterCalza", REVEAL],
] as const)("%s by the player to act voids a call, and everyone reads why", async (_, after, place) => {
  await resize(1280, 800);
  await open(fourOf("calzaOnOwnBid", [4]));
  expect(document.querySelector(".window")).not.toBeNull();
  show(fourOf(after));
  const voided = t("story-calza-void", { name: "Dan", other: "Bo" });
  expect(text(place)).toContain(voided);
  await expect.element(page.getByRole("log", { name: t("page-told") })).toHaveTextContent(voided);
  expect(document.querySelector(".window")).toBeNull();
  expect(await faults(PHONE_AND_DESKTOP, badlyShown)).toEqual({});
  if (after === "bidAfterCalza") {
    show(fourOf("secondBidAfterCalza"));
    expect(document.querySelector(".standing .note")).toBeNull();
  }
});

test("of two calls, the one nearer to the bidder's left counts, and everyone reads why", async () => {
  await open(fourOf("calzaOnOwnBid", [4]));
  show(fourOf("calzaOnOwnBid", [3, 4]));
  expect(text(".window")).toContain(t("story-calza", { name: "Cleo" }));
  show(fourOf("calzaByThird"));
  expect(text(REVEAL)).toContain(t("story-calza-nearer-bidder-you", { name: "Dan", other: "Cleo" }));
});

test("calza on one's own bid is explained where the rules allow it", async () => {
  for (const [name, explained] of [
    ["calzaOnOwnBid", true],
    ["calzaOnOthersBid", false],
  ] as const) {
    const { container, unmount } = await open(fourOf(name));
    expect(container.querySelector("button.calza")).not.toBeNull();
    expect(container.textContent.includes(t("page-calza-own"))).toBe(explained);
    expect(await faults(PHONE_AND_DESKTOP, badlyShown)).toEqual({});
    await unmount();
  }
});
