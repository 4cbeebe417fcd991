// Bundles a module with its dependencies into one script, for tests: node scripts/bundle.mjs MODULE NAME
import { build } from "vite";

const [entry, name] = process.argv.slice(2);
const root = new URL("..", import.meta.url).pathname;
const [{ output }] = [
  await build({
    root,
    configFile: false,
    logLevel: "silent",
    build: { write: false, lib: { entry, name, formats: ["iife"] } },
  }),
].flat();
process.stdout.write(output[0].code);
