// What a table shall be like: edition, house rules, chairs and table settings, and how a change of one moves the others.
import * as v from "valibot";
import { parsed } from "../remembered";
import type { TableSettings, Preset, Welcome } from "../wire";
import { differing, same, sameSettings, type Settings } from "./settings";

/** The rules that a house has names for. */
export type Offer = Pick<Welcome, "presets" | "editions">;

/** Rules to play by. */
export interface Choice {
  edition: string;
  /** Where the rules differ from the edition's. */
  options: Settings;
}

export interface Wish extends Choice {
  chairs: number;
  table_settings: TableSettings;
}

export interface Change {
  /** A preset, or an edition: another one comes without house rules. */
  edition?: string;
  options?: Settings;
  chairs?: number;
  table_settings?: Partial<TableSettings>;
}

/** The preset that a choice is; undefined where it is none. */
export const presetOf = ({ edition, options }: Choice, presets: Welcome["presets"] = []): Preset | undefined =>
  presets.find((preset) => preset.edition === edition && sameSettings(preset.options, options));

/** The message that names rules: a preset's, or the edition's. */
export function named(choice: Choice, presets?: Welcome["presets"]): string {
  const preset = presetOf(choice, presets);
  return preset ? `preset-${preset.id}` : `edition-${choice.edition}`;
}

/** Whether rules are neither an edition's nor a preset's. */
export const house = (choice: Choice, presets?: Welcome["presets"]): boolean =>
  Object.keys(choice.options).length > 0 && !presetOf(choice, presets);

/** Every setting that a wish amounts to. */
export const rulesOf = ({ edition, options }: Choice, { editions }: Pick<Offer, "editions">): Settings => ({
  ...editions.find(({ id }) => id === edition)?.rules,
  ...options,
});

/** Rules as the code that links carry; `rules.py` reads it. */
export function ruleCode({ edition, options }: Choice): string {
  const parts = Object.entries(options).map(([setting, value]) =>
    typeof value === "boolean" ? (value ? setting : `no-${setting}`) : [setting, value].flat().join("-"),
  );
  return [edition, ...parts].join(".");
}

/**
 * The wish after a change: chairs for as many as the rules let play, and no training aid where dice are hidden. More
 * chairs, or fewer, than an edition is for are a house rule.
 */
export function changed(was: Wish, change: Change, offer: Offer): Wish {
  const preset = offer.presets.find(({ id }) => id === change.edition);
  const edition = preset?.edition ?? change.edition ?? was.edition;
  const printed = offer.editions.find(({ id }) => id === edition);
  const options: Settings = { ...(preset?.options ?? (change.edition ? {} : { ...was.options, ...change.options })) };
  if (change.chairs) {
    const [fewest, most] = printed?.rules.players as [number, number];
    options.players = [Math.min(fewest, change.chairs), Math.max(most, change.chairs)];
  }
  const rules = rulesOf({ edition, options }, offer);
  const [fewest, most] = rules.players as [number, number];
  const settings = { ...was.table_settings, ...change.table_settings };
  return {
    edition,
    options: differing(options, printed),
    chairs: Math.min(Math.max(change.chairs ?? was.chairs, fewest), most),
    table_settings: { ...settings, training_aid: settings.training_aid === true && rules.lost_dice_visible === true },
  };
}

/** A choice after a change. */
export function rechosen(was: Choice, change: Change, offer: Offer): Choice {
  const { edition, options } = changed({ ...was, chairs: 0, table_settings: {} }, change, offer);
  return { edition, options };
}

/** Settings by their ids, whatever these are. */
export const OPTIONS = v.record(
  v.string(),
  v.union([v.boolean(), v.number(), v.string(), v.tuple([v.number(), v.number()])]),
);
const CHOICE = v.object({ edition: v.string(), options: OPTIONS });

/** What is still to be had of a choice that was written down, as JSON; the first preset where nothing is. */
export function kept(
  written: string | null,
  { presets, editions, setting_values: values }: Offer & Pick<Welcome, "setting_values">,
): Choice {
  const first: Choice = { edition: presets[0]?.edition ?? "", options: presets[0]?.options ?? {} };
  const choice = parsed(written, CHOICE);
  if (!choice || !editions.some(({ id }) => id === choice.edition)) return first;
  const known = Object.entries(choice.options).filter(([setting, value]) =>
    values[setting]?.some((possible) => same(possible, value)),
  );
  return { edition: choice.edition, options: Object.fromEntries(known) };
}

export type Level = Welcome["bots"][number];

/** Against whom to play at once: how many, and of which level; of each in turn where none is named. */
export interface Against {
  count: number;
  level: Level | null;
}

/** Against whom a newcomer has most fun: lively, and to be beaten. */
const FIRST: Level = "gambler";

const AGAINST = v.object({ count: v.pipe(v.number(), v.integer()), level: v.optional(v.unknown()) });

/** What was written down, as JSON; three to begin with where nothing is. */
export function against(written: string | null, levels: readonly Level[]): Against {
  const kept = parsed(written, AGAINST);
  if (kept) return { count: kept.count, level: levels.find((level) => level === kept.level) ?? null };
  return { count: 3, level: levels.find((level) => level === FIRST) ?? null };
}

/** Those bots, but as many as the rules ask for and no more. */
export function opponents(levels: readonly Level[], { count, level }: Against, rules: Settings): Level[] {
  const [fewest, most] = rules.players as [number, number];
  const length = Math.min(Math.max(count, fewest - 1), most - 1);
  return level ? Array.from({ length }, () => level) : mixed(levels, length);
}

/** So many bots, weak to strong, from all over the ladder; more than there are levels begin it anew. */
export function mixed(levels: readonly Level[], count: number): Level[] {
  const last = levels.length - 1;
  const spread = (at: number): number => (count > 1 ? (at * last) / (count - 1) : last / 2);
  return Array.from(
    { length: count },
    (_, at) => levels[count > levels.length ? at % levels.length : Math.floor(spread(at))]!,
  );
}

// What tells boxes apart at a glance, in the order in which it is told.
const TELLING = ["raise", "palifico", "lost_dice_visible", "palifico_with_two"];

/** The settings of which it is worth saying that they differ from those of others. */
export const telling = (rules: Settings, others: Settings): string[] =>
  TELLING.filter((setting) => setting in rules && !same(rules[setting], others[setting]));
