// A browser with tabs, for tests. Each tab sees the other tabs' changes to storage with a delay.
import { vi } from "vitest";

type Stored = Map<string, string>;

/** A tab with its own copies of the modules, as after a reload. */
export interface Tab {
  fair: typeof import("../lib/fair-dice");
  contributor: typeof import("../lib/contributor");
  connection: typeof import("../connection");
  /** Makes this the current tab. */
  runs: () => void;
}

export class Browser {
  /** The stored data that a new tab starts with. */
  kept: Stored = new Map();
  #tabs: Stored[] = [];
  #written: ((storage: Stored) => void)[] = [];

  async tab(): Promise<Tab> {
    vi.resetModules();
    const mine = new Map(this.kept);
    this.#tabs.push(mine);
    const write = (change: (storage: Stored) => void) => (change(mine), void this.#written.push(change));
    const storage = {
      getItem: (key: string) => mine.get(key) ?? null,
      setItem: (key: string, text: string) => write((stored) => stored.set(key, text)),
      removeItem: (key: string) => write((stored) => stored.delete(key)),
    };
    const keys = {
      ownKeys: () => [...mine.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    };
    const runs = () => void vi.stubGlobal("localStorage", new Proxy(storage, keys));
    runs();
    return {
      fair: await import("../lib/fair-dice"),
      contributor: await import("../lib/contributor"),
      connection: await import("../connection"),
      runs,
    };
  }

  /** Delivers all changes to all tabs in the same order. */
  spread(): void {
    for (const change of this.#written.splice(0)) change(this.kept);
    for (const tab of this.#tabs) {
      tab.clear();
      for (const [key, text] of this.kept) tab.set(key, text);
    }
  }
}
