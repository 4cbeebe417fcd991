// The browser for the component tests, and whether to run the slow ones.
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import process from "node:process";

/** Whether to run slow tests, as `make check` does. */
export const thorough = Boolean(process.env.PERUDO_THOROUGH);

const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns Playwright's options to launch the Chromium of this machine, or null if there is none. With PERUDO_REQUIRE, as
 * in CI, it must be there.
 */
export function chromium() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const executablePath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(runs);
  if (executablePath) return { executablePath, args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] };
  if (process.env.PERUDO_REQUIRE) throw new Error("Chromium is missing, so the component tests can't run.");
  console.warn("Component tests are skipped: Chromium was not found.");
  return null;
}
