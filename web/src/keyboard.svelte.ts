// All keyboard shortcuts. Their handlers, `aria-keyshortcuts`, and the list that `?` opens all come from here.
import type { MessageId } from "./messages";
import { storedSwitch } from "./storage";

interface Shortcut {
  keys: readonly string[];
  /** The id of the message that describes the shortcut. */
  does: MessageId;
}

/** Shortcuts by screen. Each property name is the id of a message that names the screen. */
const PLACES = {
  "page-table": {
    face: { keys: ["1", "2", "3", "4", "5", "6"], does: "page-key-face" },
    more: { keys: ["ArrowUp", "ArrowRight"], does: "page-more" },
    fewer: { keys: ["ArrowDown", "ArrowLeft"], does: "page-fewer" },
    bid: { keys: ["Enter"], does: "page-key-bid" },
    dudo: { keys: ["d"], does: "page-key-dudo" },
    retract: { keys: ["Backspace"], does: "page-retract" },
    calza: { keys: ["c"], does: "page-key-calza" },
    onward: { keys: ["Enter"], does: "page-key-onward" },
  },
  "page-ask": {
    "ask-dice": { keys: ["o"], does: "page-your-dice" },
    "ask-bid": { keys: ["b"], does: "page-ask-bid" },
    "ask-choices": { keys: ["w"], does: "page-ask-choices" },
    "ask-left": { keys: ["n"], does: "page-ask-left" },
  },
  "page-learn-in-minutes": {
    "learn-back": { keys: ["Backspace"], does: "page-back" },
  },
  "page-practice": {
    range: { keys: ["1", "2", "3", "4", "5", "6"], does: "page-key-range" },
  },
  "page-replay": {
    back: { keys: ["ArrowLeft"], does: "page-back" },
    on: { keys: ["ArrowRight"], does: "page-on" },
    first: { keys: ["Home"], does: "page-first" },
    last: { keys: ["End"], does: "page-last" },
    play: { keys: ["Space"], does: "page-play" },
  },
  "page-screen": {
    hide: { keys: ["h"], does: "page-screen-hide" },
    fill: { keys: ["f"], does: "page-screen-full" },
  },
  "page-keyboard": {
    help: { keys: ["?"], does: "page-key-help" },
  },
} as const satisfies Record<string, Record<string, Shortcut>>;

type Names<Place> = Place extends unknown ? keyof Place : never;
export type ShortcutName = Names<(typeof PLACES)[keyof typeof PLACES]>;

const SHORTCUTS = Object.assign({}, ...Object.values(PLACES)) as Record<ShortcutName, Shortcut>;

const isCharacter = (key: string) => key.length === 1;

/**
 * The name of the pressed key, adapted to the keyboard layout: Cyrillic layouts have other letters, and French layouts
 * need Shift for digits.
 */
export function named({ key, code, shiftKey }: KeyboardEvent): string {
  if (key === " ") return "Space";
  if (!isCharacter(key)) return key;
  if (/^Digit\d$/.test(code) && !shiftKey) return code.slice(-1);
  return /^Key[A-Z]$/.test(code) && !/[a-z]/i.test(key) ? code.slice(-1).toLowerCase() : key.toLowerCase();
}

/** Whether a key press may be a shortcut: no dialog is open, no field has the focus, and no modifier is pressed. */
function isForTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return false;
  const target = event.target instanceof Element ? event.target : document.body;
  if ((event.key === "Enter" || event.key === " ") && target.closest("button, a")) return false;
  return !target.closest("input, select, textarea, [contenteditable]");
}

const storedKeySwitch = storedSwitch("keys", "on", "off", true);

class Keyboard {
  listed = $state(false);
  /** Whether single characters are shortcuts. People who use dictation can turn this off. */
  #characters = $state(storedKeySwitch.get());

  get characters(): boolean {
    return this.#characters;
  }

  set characters(on: boolean) {
    this.#characters = on;
    storedKeySwitch.set(on);
  }

  /** The keys of a shortcut that are currently active. */
  keys(name: ShortcutName): readonly string[] {
    return SHORTCUTS[name].keys.filter((key) => this.#characters || !isCharacter(key));
  }

  does(name: ShortcutName): MessageId {
    return SHORTCUTS[name].does;
  }

  /** The active shortcuts by screen. */
  get list(): { place: keyof typeof PLACES; names: ShortcutName[] }[] {
    const places = (Object.entries(PLACES) as [keyof typeof PLACES, object][]).map(([place, shortcuts]) => {
      return { place, names: (Object.keys(shortcuts) as ShortcutName[]).filter((name) => this.keys(name).length) };
    });
    return places.filter(({ names }) => names.length);
  }

  /** Runs the shortcut that a key is bound to. Only arrow keys repeat while held down. */
  press(event: KeyboardEvent, acts: Partial<Record<ShortcutName, (key: string) => void>>): void {
    const key = named(event);
    if (!isForTable(event) || (event.shiftKey && !isCharacter(key))) return;
    const name = (Object.keys(acts) as ShortcutName[]).find((name) => this.keys(name).includes(key));
    if (!name) return;
    event.preventDefault();
    if (!event.repeat || key.startsWith("Arrow")) acts[name]!(key);
  }
}

export const keyboard = new Keyboard();
