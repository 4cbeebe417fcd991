import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed } from "./scripts/compressed.mjs";
import { installable } from "./scripts/installable.mjs";
import { languages } from "./scripts/languages.mjs";

export default defineConfig({
  plugins: [svelte(), languages(), installable(), compressed()],
  build: {
    target: "es2022",
    outDir: "../src/perudo/server/page",
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // A data: address would break the page's Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ["index.html", "src/worker.ts"],
      // How long a slow machine takes is no warning for who only wants to play.
      checks: { pluginTimings: false },
      // A worker keeps its name: the browser asks for it again by that, and finds what is new.
      output: {
        entryFileNames: ({ name }) => (name === "worker" ? "sw.js" : "assets/[name]-[hash].js"),
        // What the first screen needs is one file, as is what a table needs besides: each file has headers of its own,
        // and what lies together is compressed together.
        codeSplitting: {
          groups: [
            { name: "front", test: /\/src\/main\.ts$/, priority: 2 },
            { name: "table", test: /\/src\/table\/TablePage\.svelte$/, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    // The locales lie beside the Python code.
    fs: { allow: [".."] },
  },
});
