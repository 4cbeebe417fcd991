import { expect, test } from "vitest";
import styles from "../layouts.css?raw";
import source from "./media.svelte.ts?raw";

test("scripts have the conditions of layouts.css", () => {
  const layouts = new Map([...styles.matchAll(/@custom-media --(\S+) (.+);/g)].map(([, name, query]) => [name, query]));
  /** Replaces each named condition in a query with its definition. */
  const expanded = (query: string): string =>
    query.replace(/\(--([\w-]+)\)/g, (_, name: string) => expanded(layouts.get(name)!));
  const documented = [...source.matchAll(/: `--.+`\. \*\/\nexport const \w+ = new Media\(\s*"(.+)"/g)];
  expect(documented.length).toBe(2);
  for (const [text, query] of documented) {
    const names = [...text.matchAll(/`--(\S+)`/g)].map(([, name]) => name!);
    expect(query).toBe(names.map((name) => expanded(`(--${name})`)).join(", "));
  }
});
