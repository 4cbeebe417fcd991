// A table's configuration (edition, house rules, chairs, table settings), and how changing one part affects the others.
import type { MessageId } from "../messages";
import * as v from "valibot";
import { stored } from "../storage";
import type { TableSettings, Preset, Welcome } from "../wire";
import { hasEffect, houseRules, sameValue, sameSettings, type Settings } from "./settings";

/** The presets and editions that the server offers. */
export type RulesOffer = Pick<Welcome, "presets" | "editions"> & Partial<Pick<Welcome, "prerequisites">>;

/** The chosen rules. */
export interface RulesSelection {
  edition: string;
  /** The settings that differ from the edition. */
  options: Settings;
}

export interface TableConfig extends RulesSelection {
  chairs: number;
  table_settings: TableSettings;
}

export interface ConfigChange {
  /** A preset or an edition. Choosing one resets the house rules. */
  edition?: string;
  options?: Settings;
  chairs?: number;
  table_settings?: Partial<TableSettings>;
}

/** The preset that has exactly these rules, if any. */
export const presetOf = ({ edition, options }: RulesSelection, presets: Welcome["presets"] = []): Preset | undefined =>
  presets.find((preset) => preset.edition === edition && sameSettings(preset.options, options));

/** The id of the message that names a preset or edition. */
export function rulesName(choice: RulesSelection, presets?: Welcome["presets"]): MessageId {
  const preset = presetOf(choice, presets);
  return preset ? `preset-${preset.id}` : `edition-${choice.edition}`;
}

/** Whether the rules differ from every edition and every preset. */
export const isHouseRules = (choice: RulesSelection, presets?: Welcome["presets"]): boolean =>
  Object.keys(choice.options).length > 0 && !presetOf(choice, presets);

/** The value of every setting. */
export const effectiveRules = (
  { edition, options }: RulesSelection,
  { editions }: Pick<RulesOffer, "editions">,
): Settings => ({
  ...editions.find(({ id }) => id === edition)?.rules,
  ...options,
});

/** The settings as a rule code for links. `rules.py` decodes it. */
export function ruleCode({ edition, options }: RulesSelection): string {
  const parts = Object.entries(options).map(([setting, value]) =>
    typeof value === "boolean" ? (value ? setting : `no-${setting}`) : [setting, value].flat().join("-"),
  );
  return [edition, ...parts].join(".");
}

/**
 * The configuration after a change. If the host chooses a number of chairs that the edition does not allow, it becomes
 * a house rule. If the rules change, this adjusts the number of chairs to match, and switches off the training aid if
 * it would have no effect.
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
    table_settings: {
      ...settings,
      training_aid: settings.training_aid === true && hasEffect("training_aid", rules, offer.prerequisites),
    },
  };
}

/** The rules after a change. */
export function changeRules(was: RulesSelection, change: ConfigChange, offer: RulesOffer): RulesSelection {
  const { edition, options } = changeConfig({ ...was, chairs: 0, table_settings: {} }, change, offer);
  return { edition, options };
}

/** A schema for rule settings by id. */
export const OPTIONS = v.record(
  v.string(),
  v.union([v.boolean(), v.number(), v.string(), v.tuple([v.number(), v.number()])]),
);
const CHOICE = v.object({ edition: v.string(), options: OPTIONS });

const storedChoice = stored<RulesSelection | null>("rules", CHOICE, null);

export const storeRules = (choice: RulesSelection): void => storedChoice.set(choice);

/** The rules that this browser chose last, if the server still offers them (default: the first preset). */
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

/** The opponents of a quick game: how many, and their level; null for a mix. */
export interface Opponents {
  count: number;
  level: BotLevel | null;
}

/** The default opponent for newcomers: lively and beatable. */
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

/** The level of each bot. The rules limit the number of bots. */
export function opponentLevels(levels: readonly BotLevel[], { count, level }: Opponents, rules: Settings): BotLevel[] {
  const [fewest, most] = rules.players as [number, number];
  const length = Math.min(Math.max(count, fewest - 1), most - 1);
  return level ? Array.from({ length }, () => level) : mixedLevels(levels, length);
}

/** A mix of bots from weak to strong. If there are more bots than levels, the levels repeat. */
export function mixedLevels(levels: readonly BotLevel[], count: number): BotLevel[] {
  const last = levels.length - 1;
  const spread = (at: number): number => (count > 1 ? (at * last) / (count - 1) : last / 2);
  return Array.from(
    { length: count },
    (_, at) => levels[count > levels.length ? at % levels.length : Math.floor(spread(at))]!,
  );
}

// The settings that best distinguish editions, most important first.
const TELLING = ["raise", "palifico", "lost_dice_visible", "palifico_with_two"];

/** The ids of the important settings that differ between two sets of rules. */
export const keyDifferences = (rules: Settings, others: Settings): string[] =>
  TELLING.filter((setting) => setting in rules && !sameValue(rules[setting], others[setting]));
