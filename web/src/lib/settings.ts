// Messages that describe rule settings.
import type { MessageId } from "../messages";
import type { EditionInfo, Welcome } from "../wire";
import type { Arguments } from "./translator";

export type Value = EditionInfo["rules"][string];
export type Settings = Record<string, Value>;

/** A message with its arguments. */
export interface Message {
  id: MessageId;
  args: Arguments;
}

export const sameValue = (a: Value | undefined, b: Value | undefined) => String(a) === String(b);

export const sameSettings = (a: Settings, b: Settings) =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((setting) => sameValue(a[setting], b[setting]));

/** Whether a setting has an effect with these rules. `needs`: `Welcome.prerequisites`. */
export function hasEffect(setting: string, rules: Settings, needs: Welcome["prerequisites"] = {}): boolean {
  const need = needs[setting];
  return !need || need.values.some((value) => sameValue(value, rules[need.setting]));
}

/** The settings that have an effect under these rules, in the server's order. */
export const shownSettings = (rules: Settings, needs?: Welcome["prerequisites"]): string[] =>
  Object.keys(rules).filter((setting) => hasEffect(setting, rules, needs));

/** The settings that differ from those of an edition. */
export function houseRules(rules: Settings, edition: EditionInfo | undefined): Settings {
  if (!edition) return {};
  return Object.fromEntries(
    Object.entries(rules).filter(([setting, value]) => !sameValue(value, edition.rules[setting])),
  );
}

function filled(value: Value): Arguments {
  if (Array.isArray(value)) return { fewest: value[0], most: value[1] };
  return typeof value === "number" ? { count: value } : {};
}

const listed = (value: Value) => Array.isArray(value) || typeof value === "number";

export const settingSentence = (setting: string, value: Value): Message => ({
  id: listed(value) ? `setting-${setting}-value` : `setting-${setting}-${String(value)}`,
  args: filled(value),
});

/** A setting's value in one or two words, for lists. */
export const shortSetting = (setting: string, value: Value): Message => ({
  id: listed(value) ? `value-${setting}` : `value-${setting}-${String(value)}`,
  args: filled(value),
});
