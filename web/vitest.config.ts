// Unit tests run in Node. Component tests (*.svelte.test.ts) run in Chromium, if it is installed. Those named
// *.slow.svelte.test.ts only run if PERUDO_THOROUGH is set, as `make check` does.
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, mergeConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { chromium, thorough } from "./scripts/chromium.mjs";
import vite from "./vite.config.ts";

const COMPONENTS = "src/**/*.svelte.test.ts";
const SLOW = "src/**/*.slow.svelte.test.ts";

const unit: TestProjectInlineConfiguration = {
  extends: true,
  // Other styles are empty in unit tests.
  test: { name: "unit", include: ["src/**/*.test.ts"], exclude: [COMPONENTS], css: { include: /layouts\.css/ } },
};

const launchOptions = chromium();
const components: TestProjectInlineConfiguration | null = launchOptions && {
  extends: true,
  optimizeDeps: { include: ["@fluent/bundle", "svelte", "valibot", "vitest-browser-svelte"] },
  test: {
    name: "components",
    include: [COMPONENTS],
    exclude: thorough ? [] : [SLOW],
    setupFiles: ["src/testing/setup.ts"],
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions }),
      instances: [{ browser: "chromium" }],
    },
  },
};

export default mergeConfig(vite, defineConfig({ test: { projects: components ? [unit, components] : [unit] } }));
