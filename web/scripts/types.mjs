// Converts a JSON Schema (standard input) to TypeScript types (standard output).
import { text } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";

// The compiler supports pairs only in the notation of older schemas.
const pairs = (key, value) =>
  value?.prefixItems ? { ...value, prefixItems: undefined, items: value.prefixItems, additionalItems: false } : value;

const schema = JSON.parse(await text(process.stdin), pairs);
const types = await compile(schema, schema.title ?? "Wire", {
  additionalProperties: false,
  bannerComment: "// Generated from the server's messages by `make generate`. Do not edit.",
  unreachableDefinitions: true,
});
// Removes the compiler's lists of references.
process.stdout.write(
  types.replace(/( \*\n)? \* This interface was referenced by [^]*?\n(?= \*\/)/g, "").replaceAll("/**\n */\n", ""),
);
