import { svelte } from "@sveltejs/vite-plugin-svelte";
import globalData from "@csstools/postcss-global-data";
import customMedia from "postcss-custom-media";
import { defineConfig } from "vite";
import { devServer } from "./scripts/dev-server.mjs";
import { compressed } from "./scripts/compressed.mjs";
import { installable } from "./scripts/installable.mjs";
import { languages } from "./scripts/languages.mjs";

const LAYOUTS = new URL("src/layouts.css", import.meta.url).pathname;

export default defineConfig({
  plugins: [svelte(), devServer(), languages(), installable(), compressed()],
  css: { postcss: { plugins: [globalData({ files: [LAYOUTS] }), customMedia()] } },
  build: {
    target: "es2022",
    outDir: "../src/perudo/server/page",
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // `data:` URLs would violate the page's Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ["index.html", "src/worker.ts"],
      // Hide plugin timings: noise for people who only build to play.
      checks: { pluginTimings: false },
      // The worker's name must not change: browsers check it for updates.
      output: {
        entryFileNames: ({ name }) => (name === "worker" ? "sw.js" : "assets/[name]-[hash].js"),
        // One file for the first screen and one for the table: fewer headers, and better compression.
        codeSplitting: {
          groups: [
            { name: "front", test: /\/src\/main\.ts$/, priority: 2 },
            { name: "table", test: /\/src\/table\/TablePage\.svelte$/, priority: 1 },
          ],
        },
      },
    },
  },
});
