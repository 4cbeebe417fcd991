import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Refusal, type Command } from "../connection";
import type { NextDraw } from "../wire";
import { RETRY_DELAYS, Contributor, RETRYABLE_ERRORS } from "./contributor";
import { makeContribution, contributionDigest, contributionOf, seenDraw } from "./fair-dice";
import { table as shown, view } from "../testing/states";
import type { Table } from "./table";
import { Browser } from "../testing/tabs";

type Contribute = Extract<Command, { do: "contribute" }>;

/** The commands sent, and the server's answer to each: an error code, or null for success. */
let sent: Contribute[] = [];
let refusals: (string | null)[] = [];
let code = "";
let tables = 0;
/** The digest for round 1, which this browser has already sent. */
let first = "";

beforeEach(() => {
  vi.useFakeTimers();
  [sent, refusals, code] = [[], [], `TABLE${tables++}`];
  first = makeContribution(code, 1, 1, 1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const made = () =>
  new Contributor((command) => {
    sent.push(command as Contribute);
    const refused = refusals.shift();
    return refused ? Promise.reject(new Refusal(refused, {})) : Promise.resolve();
  });

const HASH = expect.stringMatching(/^[0-9a-f]{64}$/) as string;
const mine = () => contributionOf(code, 1, 1, 1, first);
const coming = (round: number, given: string | null = first): NextDraw => ({
  round,
  commitment: `${round}`.repeat(64),
  digests: [given, null, null, null],
});
const state = (change: Partial<Table>): Table =>
  shown({ table: code, game: 1, digest_round: null, view: view({ round: 1 }), ...change });
const opens = (): Table => state({ next_draw: coming(1), digest_round: 2 });
const settle = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

test("a digest is sent, then revealed after the commitment, each once", async () => {
  const contributor = made();
  contributor.see(state({ digest_round: 1 }));
  contributor.see(state({ digest_round: 1 }));
  first = sent[0]!.next_digest!;
  contributor.see(opens());
  contributor.see(opens());
  await settle();
  contributor.see(state({ next_draw: coming(1) }));
  await settle();
  expect(sent).toEqual([
    { do: "contribute", table: code, round: 0, contribution: null, next_digest: HASH },
    { do: "contribute", table: code, round: 1, contribution: mine(), next_digest: HASH },
  ]);
  expect(contributionDigest(`${code}/1`, 1, 1, sent[1]!.contribution!)).toBe(first);
  expect(seenDraw(code, 1, 1)).toMatchObject({ seat: 1, pledged: first, opened: mine() });
  expect(seenDraw(code, 1, 2)?.pledged).toBe(sent[1]!.next_digest);
});

test.each(RETRYABLE_ERRORS)("a temporary refusal is retried: %s", async (refused) => {
  refusals = [refused, refused];
  made().see(opens());
  await settle(RETRY_DELAYS[0]! + RETRY_DELAYS[1]!);
  expect(sent).toEqual(Array(3).fill(sent[0]));
  expect(seenDraw(code, 1, 1)?.opened).toBe(mine());
});

test("retries end, and late contributions are not retried", async () => {
  refusals = Array<string>(99).fill("error-store-write");
  const contributor = made();
  contributor.see(opens());
  await settle(60_000);
  contributor.see(opens());
  await settle(60_000);
  expect(sent).toHaveLength(1 + RETRY_DELAYS.length);
  sent = [];
  refusals = ["error-store-write"];
  const late = made();
  late.see(opens());
  await settle();
  late.see(state({}));
  await settle(60_000);
  expect(sent, "dealt meanwhile").toHaveLength(1);
});

test("a lost connection does not stop the retries", async () => {
  refusals = ["error-store-write"];
  const contributor = made();
  contributor.see(opens());
  await settle();
  contributor.missed();
  await settle(60_000);
  contributor.see(opens());
  expect(sent).toHaveLength(2);
});

test("a reveal and a digest that are refused together are retried separately", async () => {
  refusals = ["error-stale", "error-stale", "error-stale"];
  made().see(opens());
  await settle(60_000);
  const [{ contribution, next_digest }] = sent as [Contribute];
  expect(sent.slice(1)).toEqual([
    { do: "contribute", table: code, round: 1, contribution, next_digest: null },
    { do: "contribute", table: code, round: 1, contribution: null, next_digest },
  ]);
});

test("nothing is revealed to a second, different commitment", async () => {
  const contributor = made();
  contributor.see(state({ next_draw: coming(1, null) }));
  contributor.see(state({ next_draw: { ...coming(1), commitment: "f".repeat(64) } }));
  await settle();
  expect(sent).toEqual([]);
});

test("an expected digest is known from states without a gap", async () => {
  const contributor = made();
  contributor.see(state({ digest_round: 1 }));
  first = sent[0]!.next_digest!;
  contributor.see(opens());
  expect(seenDraw(code, 1, 1)?.due).toBe(true);
  await settle();
  contributor.missed();
  contributor.see(state({ next_draw: coming(2) }));
  expect(seenDraw(code, 1, 2)?.due).toBeUndefined();
});

// --- Two tabs of one browser that receive the same states

describe("two tabs that commit at the same moment", () => {
  let browser: Browser;

  /** Opens a tab at the table. If two tabs send a digest, the server accepts only the first one. */
  async function tab() {
    const { contributor, connection, runs } = await browser.tab();
    const own: Contribute[] = [];
    let refuses = false;
    const made = new contributor.Contributor((command) => {
      own.push(command as Contribute);
      return refuses ? Promise.reject(new connection.Refusal("error-stale", {})) : Promise.resolve();
    });
    const see = async (state: Table, refused = false) => {
      [refuses] = [refused, runs()];
      made.see(state);
      await settle();
      return own.splice(0);
    };
    return { see };
  }
  beforeEach(() => void (browser = new Browser()));

  test.each([0, 1])("reveal what the server took, that of tab %i", async (which) => {
    const tabs = [await tab(), await tab()];
    const given: string[] = [];
    for (const [at, { see }] of tabs.entries())
      given.push((await see(state({ digest_round: 1 }), at !== which))[0]!.next_digest!);
    const taken = given[which]!;
    const opened = async (see: (state: Table) => Promise<Contribute[]>) => {
      const [{ contribution } = { contribution: null }] = await see(state({ next_draw: coming(1, taken) }));
      return contribution && contributionDigest(`${code}/1`, 1, 1, contribution);
    };
    expect(await opened(tabs[which]!.see), "before the other one has heard of it").toBe(taken);
    expect(await opened(tabs[1 - which]!.see)).toBeNull();
    browser.spread();
    expect(await opened(tabs[1 - which]!.see), "the one that took it may be closed").toBe(taken);
    expect(await opened((await tab()).see), "or reloaded").toBe(taken);
  });
});
