// What a table shall be like: edition, house rules, chairs and customs, and how a change of one moves the others.
import type { Customs, EditionInfo, Welcome } from "../wire";
import { differing, same, type Settings } from "./settings";

/** Rules to play by. */
export interface Choice {
  edition: string;
  /** Where the rules differ from the edition's. */
  options: Settings;
}

export interface Wish extends Choice {
  chairs: number;
  customs: Customs;
}

export interface Change {
  /** Another edition comes without house rules. */
  edition?: string;
  options?: Settings;
  chairs?: number;
  customs?: Partial<Customs>;
}

/** Every setting that a wish amounts to. */
export const rulesOf = ({ edition, options }: Choice, editions: readonly EditionInfo[]): Settings => ({
  ...editions.find(({ id }) => id === edition)?.rules,
  ...options,
});

/** The wish after a change: chairs for as many as the rules let play, and no training aid where dice are hidden. */
export function changed(was: Wish, change: Change, editions: readonly EditionInfo[]): Wish {
  const edition = change.edition ?? was.edition;
  const options = change.edition ? {} : { ...was.options, ...change.options };
  const rules = rulesOf({ edition, options }, editions);
  const [fewest, most] = rules.players as [number, number];
  const customs = { ...was.customs, ...change.customs };
  return {
    edition,
    options: differing(options, editions.find(({ id }) => id === edition)),
    chairs: Math.min(Math.max(change.chairs ?? was.chairs, fewest), most),
    customs: { ...customs, aid: customs.aid === true && rules.lost_dice_visible === true },
  };
}

/** A choice after a change. */
export function rechosen(was: Choice, change: Change, editions: readonly EditionInfo[]): Choice {
  const { edition, options } = changed({ ...was, chairs: 0, customs: {} }, change, editions);
  return { edition, options };
}

/** What is still to be had of a choice that was written down, as JSON; the first edition where nothing is. */
export function kept(written: string | null, { editions, choices }: Pick<Welcome, "editions" | "choices">): Choice {
  const first: Choice = { edition: editions[0]?.id ?? "", options: {} };
  try {
    const { edition, options } = JSON.parse(written ?? "") as Choice;
    if (!editions.some(({ id }) => id === edition)) return first;
    const known = Object.entries(options).filter(([setting, value]) => choices[setting]?.some((choice) => same(choice, value)));
    return { edition, options: Object.fromEntries(known) };
  } catch {
    return first;
  }
}

/** Bots to play against at once: one of each level, but as many as the rules ask for and no more. */
export function opponents<Bot>(bots: readonly Bot[], rules: Settings): Bot[] {
  const [fewest, most] = rules.players as [number, number];
  const count = Math.min(Math.max(bots.length, fewest - 1), most - 1);
  return Array.from({ length: count }, (_, at) => bots[at % bots.length]!);
}
