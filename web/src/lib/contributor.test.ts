import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal, type Command } from "../connection";
import type { Coming } from "../wire";
import { AGAIN, Contributor, MAY_WORK_AGAIN } from "./contributor";
import { digest, part, witnessed } from "./fair";
import { table as shown, view } from "./states";
import type { Table } from "./table";

type Contribute = Extract<Command, { do: "contribute" }>;

/** What was sent, and how each is answered: by a refusal, or else done. */
let sent: Contribute[] = [];
let refusals: (string | null)[] = [];
let code = "";
let tables = 0;

beforeEach(() => {
  vi.useFakeTimers();
  [sent, refusals, code] = [[], [], `TABLE${tables++}`];
});
afterEach(() => vi.useRealTimers());

const made = () =>
  new Contributor((command) => {
    sent.push(command as Contribute);
    const refused = refusals.shift();
    return refused ? Promise.reject(new Refusal(refused, {})) : Promise.resolve();
  });

const mine = (round: number) => part(code, 1, round, 1);
const given = (round: number) => digest(`${code}/1`, round, 1, mine(round));
const coming = (round: number): Coming => ({ round, commitment: `${round}`.repeat(64), digests: [given(round), null, null, null] });
const state = (change: Partial<Table>): Table => shown({ table: code, game: 1, pledge: null, view: view({ round: 1 }), ...change });
const opens = (): Table => state({ coming: coming(1), pledge: 2 });
const settle = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

test("it gives a digest, opens it when it is found in a commitment, and sends neither twice", async () => {
  const contributor = made();
  contributor.see(state({ pledge: 1 }));
  contributor.see(state({ pledge: 1 }));
  contributor.see(opens());
  contributor.see(opens());
  await settle();
  contributor.see(state({ coming: coming(1) }));
  await settle();
  expect(sent).toEqual([
    { do: "contribute", table: code, round: 0, opening: null, next: given(1) },
    { do: "contribute", table: code, round: 1, opening: mine(1), next: given(2) },
  ]);
  expect(witnessed(code, 1, 1)).toMatchObject({ seat: 1, pledged: given(1), opened: mine(1) });
});

test.each(MAY_WORK_AGAIN)("what was refused for a while is sent again: %s", async (refused) => {
  refusals = [refused, refused];
  made().see(opens());
  await settle(AGAIN[0]! + AGAIN[1]!);
  expect(sent).toEqual(Array(3).fill(sent[0]));
  expect(witnessed(code, 1, 1)?.opened).toBe(mine(1));
});

test("but not for ever, and not when it came too late", async () => {
  refusals = Array<string>(99).fill("error-store-write");
  const contributor = made();
  contributor.see(opens());
  await settle(60_000);
  contributor.see(opens());
  await settle(60_000);
  expect(sent).toHaveLength(1 + AGAIN.length);
  sent = [];
  refusals = ["error-store-write"];
  const late = made();
  late.see(opens());
  await settle();
  late.see(state({}));
  await settle(60_000);
  expect(sent, "dealt meanwhile").toHaveLength(1);
});

test("a line that was lost meanwhile changes nothing about it", async () => {
  refusals = ["error-store-write"];
  const contributor = made();
  contributor.see(opens());
  await settle();
  contributor.missed();
  await settle(60_000);
  contributor.see(opens());
  expect(sent).toHaveLength(2);
});

test("an opening that is refused for good takes no digest with it", async () => {
  refusals = ["error-stale"];
  const contributor = made();
  contributor.see(opens());
  await settle();
  contributor.see(state({ pledge: 2 }));
  await settle();
  expect(sent.slice(1)).toEqual([{ do: "contribute", table: code, round: 1, opening: null, next: given(2) }]);
});

test("of a commitment that is another than the first nothing is opened", async () => {
  const contributor = made();
  contributor.see(state({ coming: { ...coming(1), digests: [null, null, null, null] } }));
  contributor.see(state({ coming: { ...coming(1), commitment: "f".repeat(64) } }));
  await settle();
  expect(sent).toEqual([]);
});

test("a digest that has to be there is known by states without a gap between them", async () => {
  const contributor = made();
  contributor.see(state({ pledge: 1 }));
  contributor.see(opens());
  expect(witnessed(code, 1, 1)?.due).toBe(true);
  await settle();
  contributor.missed();
  contributor.see(state({ coming: coming(2) }));
  expect(witnessed(code, 1, 2)?.due).toBeUndefined();
});
