// Writes the ids of the page's messages and their arguments as TypeScript types on standard output.
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { pageMessages } from "./languages.mjs";

const file = fileURLToPath(new URL("../../src/perudo/locales/en.ftl", import.meta.url));
const messages = new Map(new FluentResource(pageMessages(file)).body.map(({ id, value }) => [id, value]));
/** Prefixes of messages whose names the server completes, with the id of a setting for instance. */
const FAMILIES = ["box", "edition", "preset", "reading", "record-at", "setting", "shared", "value"];
/** The page adds the edition to every message. */
const IMPLICIT = "box";

/** The names of a pattern's arguments, including those of the messages that it refers to. */
function argumentsOf(part) {
  if (part === null || typeof part !== "object") return [];
  if (Array.isArray(part)) return part.flatMap(argumentsOf);
  if (part.type === "var") return part.name === IMPLICIT ? [] : [part.name];
  const referred = part.type === "mesg" ? argumentsOf(messages.get(part.name)) : [];
  return [...referred, ...Object.values(part).flatMap(argumentsOf)];
}

const ids = [...messages.keys()].filter((id) => !id.startsWith("-"));
const own = ids.filter((id) => !FAMILIES.some((family) => id.startsWith(`${family}-`)));
const needed = own
  .map((id) => [id, [...new Set(argumentsOf(messages.get(id)))].sort()])
  .filter(([, names]) => names.length);

process.stdout.write(`// Generated from src/perudo/locales/en.ftl by \`make generate\`. Do not edit.

/** The ids of the page's messages, and forms of those whose names the server completes. */
export type MessageId =
${FAMILIES.map((family) => `  | \`${family}-\${string}\``).join("\n")}
${own.map((id) => `  | "${id}"`).join("\n")};

/** The argument names of each message that takes arguments. */
export interface MessageArguments {
${needed.map(([id, names]) => `  "${id}": ${names.map((name) => `"${name}"`).join(" | ")};`).join("\n")}
}
`);
