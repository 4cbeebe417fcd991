// What this browser remembers between visits. Where storage is closed to the page, it forgets, and nothing breaks.

type Thing = "name" | "language" | "rules" | "theme" | "sound" | "vibration" | "notices" | "code" | "dice" | "keys" | `muted-${string}`;

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
