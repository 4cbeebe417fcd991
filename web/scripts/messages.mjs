// Writes the ids of the page's messages as TypeScript types on standard output.
import { fileURLToPath } from "node:url";
import { pageMessages } from "./languages.mjs";

const file = fileURLToPath(new URL("../../src/perudo/locales/en.ftl", import.meta.url));
const ids = [...pageMessages(file).matchAll(/^([a-z][\w-]*) =/gim)].map(([, id]) => id);
/** Prefixes of messages whose names the server completes, with the id of a setting for instance. */
const FAMILIES = ["box", "edition", "preset", "reading", "record-at", "setting", "shared", "value"];

process.stdout.write(`// Generated from src/perudo/locales/en.ftl by \`make generate\`. Do not edit.

/** The ids of the page's messages, and forms of those whose names the server completes. */
export type MessageId =
${FAMILIES.map((family) => `  | \`${family}-\${string}\``).join("\n")}
${ids
  .filter((id) => !FAMILIES.some((family) => id.startsWith(`${family}-`)))
  .map((id) => `  | "${id}"`)
  .join("\n")};
`);
