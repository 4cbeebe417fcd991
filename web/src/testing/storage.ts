// The browser's storage, for tests.
import { vi } from "vitest";

/** Makes every key of both storages contain what `value` returns. */
export function stubStorage(value: (key: string) => string | null): void {
  const storage = { getItem: value, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
}
