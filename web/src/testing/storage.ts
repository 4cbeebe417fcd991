// The browser's storage, for tests.
import { vi } from "vitest";

/** Stubs both storages: `value` returns the content of each key. */
export function stubStorage(value: (key: string) => string | null): void {
  const storage = { getItem: value, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
}
