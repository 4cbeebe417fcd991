// Values in the browser's storage. Anybody, or an older version of the page, may have written these values, so a schema
// checks each value that is read. If a value is invalid, or the browser blocks storage, the default applies.
import * as v from "valibot";

const PREFIX = "perudo-";

export interface Stored<Value> {
  get(): Value;
  set(value: Value): void;
  remove(): void;
  /** Calls `changed` when another tab of this browser changes the value. */
  onChange(changed: (value: Value) => void): void;
}

export type StoredSwitch = Pick<Stored<boolean>, "get" | "set">;

/** A value of localStorage, or of the tab's sessionStorage. Strings are stored unchanged, and other values as JSON. */
export function stored<Value>(
  key: string,
  schema: v.GenericSchema<unknown, Value>,
  fallback: NoInfer<Value>,
  area: "localStorage" | "sessionStorage" = "localStorage",
): Stored<Value> {
  const name = PREFIX + key;
  const parse = (text: string | null): Value => {
    for (const read of text === null ? [] : [() => text, () => JSON.parse(text) as unknown]) {
      const result = v.safeParse(schema, attempt(read));
      if (result.success) return result.output;
    }
    return fallback;
  };
  return {
    get: () => parse(attempt(() => globalThis[area].getItem(name)) ?? null),
    set: (value) =>
      void attempt(() => globalThis[area].setItem(name, typeof value === "string" ? value : JSON.stringify(value))),
    remove: () => void attempt(() => globalThis[area].removeItem(name)),
    onChange: (changed) =>
      addEventListener("storage", ({ key, newValue }) => {
        if (key === name && newValue !== null) changed(parse(newValue));
      }),
  };
}

/** An on/off preference, stored as one of two strings. */
export function storedSwitch(key: string, on: string, off: string, fallback: boolean): StoredSwitch {
  const text = stored(key, v.picklist([on, off]), fallback ? on : off);
  return { get: () => text.get() === on, set: (value) => text.set(value ? on : off) };
}

/** The stored keys that begin with `prefix`, without the prefix. */
export function storedKeys(prefix: string): string[] {
  const start = PREFIX + prefix;
  const keys = attempt(() => Object.keys(localStorage)) ?? [];
  return keys.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
}

/**
 * Runs a storage access and returns its result. Returns null if the browser blocks storage, as some browsers do in
 * private windows.
 */
function attempt<Result>(access: () => Result): Result | null {
  try {
    return access();
  } catch {
    return null;
  }
}
