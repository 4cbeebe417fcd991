// What this browser remembers between visits. Where storage is closed to the page, it forgets, and nothing breaks. What was
// stored as JSON is checked when it is read: anybody, and any older version of the page, may have written it.
import * as v from "valibot";

type Thing =
  | "name"
  | "language"
  | "rules"
  | "typed"
  | "practice"
  | "coach"
  | "bots"
  | "tables"
  | "theme"
  | "ace"
  | "sound"
  | "vibration"
  | "notices"
  | "code"
  | "cup"
  | `dice-${string}`
  | `part-${string}`
  | "keys"
  | "hand"
  | "faces"
  | "weave"
  | "clay"
  | "moods"
  | `muted-${string}`;

export function recall(thing: Thing): string | null {
  try {
    return localStorage.getItem(`perudo-${thing}`);
  } catch {
    return null;
  }
}

export function remember(thing: Thing, value: string): void {
  try {
    localStorage.setItem(`perudo-${thing}`, value);
  } catch {
    // A private window without storage.
  }
}

export function forget(thing: Thing): void {
  try {
    localStorage.removeItem(`perudo-${thing}`);
  } catch {
    // There is nothing then.
  }
}

/** Stored JSON of this shape; null if there is none, or if it has another shape. */
export function parsed<Schema extends v.GenericSchema>(
  text: string | null,
  schema: Schema,
): v.InferOutput<Schema> | null {
  try {
    const result = v.safeParse(schema, JSON.parse(text ?? ""));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** Leaves something to the next page in this tab, such as itself when it is loaded anew. */
export function bequeath(value: string): void {
  try {
    sessionStorage.setItem("perudo-told", value);
  } catch {
    // It begins with nothing then.
  }
}

/** What the page before left in this tab; it is told once. */
export function inherit(): string | null {
  try {
    const left = sessionStorage.getItem("perudo-told");
    sessionStorage.removeItem("perudo-told");
    return left;
  } catch {
    return null;
  }
}

/** How the names of those things go on that begin like this. */
export function remembered(beginning: "dice-" | "part-"): string[] {
  try {
    const all = `perudo-${beginning}`;
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(all) ? [key.slice(all.length)] : []));
  } catch {
    return [];
  }
}

/** Tells what another tab of this browser remembers anew. */
export function follow(thing: Thing, changed: (value: string) => void): void {
  addEventListener("storage", ({ key, newValue }) => {
    if (key === `perudo-${thing}` && newValue !== null) changed(newValue);
  });
}
