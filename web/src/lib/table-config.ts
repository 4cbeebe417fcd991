// What a table shall be like: edition, house rules, chairs and table settings, and how a change of one moves the others.
import * as v from "valibot";
import { stored } from "../storage";
import type { TableSettings, Preset, Welcome } from "../wire";
import { houseRules, sameValue, sameSettings, type Settings } from "./settings";

/** The rules that a house has names for. */
export type RulesOffer = Pick<Welcome, "presets" | "editions">;

/** Rules to play by. */
export interface RulesSelection {
  edition: string;
  /** Where the rules differ from the edition's. */
  options: Settings;
}

export interface TableConfig extends RulesSelection {
  chairs: number;
  table_settings: TableSettings;
}

export interface ConfigChange {
  /** A preset, or an edition: another one comes without house rules. */
  edition?: string;
  options?: Settings;
  chairs?: number;
  table_settings?: Partial<TableSettings>;
}

/** The preset that a choice is; undefined where it is none. */
export const presetOf = ({ edition, options }: RulesSelection, presets: Welcome["presets"] = []): Preset | undefined =>
  presets.find((preset) => preset.edition === edition && sameSettings(preset.options, options));

/** The message that names rules: a preset's, or the edition's. */
export function rulesName(choice: RulesSelection, presets?: Welcome["presets"]): string {
  const preset = presetOf(choice, presets);
  return preset ? `preset-${preset.id}` : `edition-${choice.edition}`;
}

/** Whether rules are neither an edition's nor a preset's. */
export const isHouseRules = (choice: RulesSelection, presets?: Welcome["presets"]): boolean =>
  Object.keys(choice.options).length > 0 && !presetOf(choice, presets);

/** Every setting that a wish amounts to. */
export const effectiveRules = (
  { edition, options }: RulesSelection,
  { editions }: Pick<RulesOffer, "editions">,
): Settings => ({
  ...editions.find(({ id }) => id === edition)?.rules,
  ...options,
});

/** Rules as the code that links carry; `rules.py` reads it. */
export function ruleCode({ edition, options }: RulesSelection): string {
  const parts = Object.entries(options).map(([setting, value]) =>
    typeof value === "boolean" ? (value ? setting : `no-${setting}`) : [setting, value].flat().join("-"),
  );
  return [edition, ...parts].join(".");
}

/**
 * The wish after a change: chairs for as many as the rules let play, and no training aid where dice are hidden. More
 * chairs, or fewer, than an edition is for are a house rule.
 */
export function changeConfig(was: TableConfig, change: ConfigChange, offer: RulesOffer): TableConfig {
  const preset = offer.presets.find(({ id }) => id === change.edition);
  const edition = preset?.edition ?? change.edition ?? was.edition;
  const printed = offer.editions.find(({ id }) => id === edition);
  const options: Settings = { ...(preset?.options ?? (change.edition ? {} : { ...was.options, ...change.options })) };
  if (change.chairs) {
    const [fewest, most] = printed?.rules.players as [number, number];
    options.players = [Math.min(fewest, change.chairs), Math.max(most, change.chairs)];
  }
  const rules = effectiveRules({ edition, options }, offer);
  const [fewest, most] = rules.players as [number, number];
  const settings = { ...was.table_settings, ...change.table_settings };
  return {
    edition,
    options: houseRules(options, printed),
    chairs: Math.min(Math.max(change.chairs ?? was.chairs, fewest), most),
    table_settings: { ...settings, training_aid: settings.training_aid === true && rules.lost_dice_visible === true },
  };
}

/** A choice after a change. */
export function changeRules(was: RulesSelection, change: ConfigChange, offer: RulesOffer): RulesSelection {
  const { edition, options } = changeConfig({ ...was, chairs: 0, table_settings: {} }, change, offer);
  return { edition, options };
}

/** Settings by their ids, whatever these are. */
export const OPTIONS = v.record(
  v.string(),
  v.union([v.boolean(), v.number(), v.string(), v.tuple([v.number(), v.number()])]),
);
const CHOICE = v.object({ edition: v.string(), options: OPTIONS });

const storedChoice = stored<RulesSelection | null>("rules", CHOICE, null);

export const storeRules = (choice: RulesSelection): void => storedChoice.set(choice);

/** The rules that this browser chose last, as far as the server still offers them; the first preset by default. */
export function storedRules({
  presets,
  editions,
  setting_values: values,
}: RulesOffer & Pick<Welcome, "setting_values">): RulesSelection {
  const first: RulesSelection = { edition: presets[0]?.edition ?? "", options: presets[0]?.options ?? {} };
  const choice = storedChoice.get();
  if (!choice || !editions.some(({ id }) => id === choice.edition)) return first;
  const known = Object.entries(choice.options).filter(([setting, value]) =>
    values[setting]?.some((possible) => sameValue(possible, value)),
  );
  return { edition: choice.edition, options: Object.fromEntries(known) };
}

export type BotLevel = Welcome["bots"][number];

/** Against whom to play at once: how many, and of which level; of each in turn where none is named. */
export interface Opponents {
  count: number;
  level: BotLevel | null;
}

/** Against whom a newcomer has most fun: lively, and to be beaten. */
const FIRST: BotLevel = "gambler";

const AGAINST = v.object({ count: v.pipe(v.number(), v.integer()), level: v.optional(v.unknown()) });

const storedChoiceOfBots = stored<v.InferOutput<typeof AGAINST> | null>("bots", AGAINST, null);

export const storeOpponents = (opponents: Opponents): void => storedChoiceOfBots.set(opponents);

/** The opponents that this browser chose last; three by default. */
export function storedOpponents(levels: readonly BotLevel[]): Opponents {
  const kept = storedChoiceOfBots.get();
  if (kept) return { count: kept.count, level: levels.find((level) => level === kept.level) ?? null };
  return { count: 3, level: levels.find((level) => level === FIRST) ?? null };
}

/** Those bots, but as many as the rules ask for and no more. */
export function opponentLevels(levels: readonly BotLevel[], { count, level }: Opponents, rules: Settings): BotLevel[] {
  const [fewest, most] = rules.players as [number, number];
  const length = Math.min(Math.max(count, fewest - 1), most - 1);
  return level ? Array.from({ length }, () => level) : mixedLevels(levels, length);
}

/** So many bots, weak to strong, from all over the ladder; more than there are levels begin it anew. */
export function mixedLevels(levels: readonly BotLevel[], count: number): BotLevel[] {
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
export const keyDifferences = (rules: Settings, others: Settings): string[] =>
  TELLING.filter((setting) => setting in rules && !sameValue(rules[setting], others[setting]));
