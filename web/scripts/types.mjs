// Reads a JSON Schema on standard input, writes its TypeScript types on standard output.
import { text } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";

// The compiler knows pairs only as older schemas write them: a list of items, and no more.
const pairs = (key, value) =>
  value?.prefixItems ? { ...value, prefixItems: undefined, items: value.prefixItems, additionalItems: false } : value;

const schema = JSON.parse(await text(process.stdin), pairs);
const types = await compile(schema, schema.title ?? "Wire", {
  additionalProperties: false,
  bannerComment: "// Generated from the server's messages by `make generate`. Do not edit.",
  unreachableDefinitions: true,
});
// Where a type is referred to from tells its reader nothing.
process.stdout.write(
  types.replace(/( \*\n)? \* This interface was referenced by [^]*?\n(?= \*\/)/g, "").replaceAll("/**\n */\n", ""),
);
