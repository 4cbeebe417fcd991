import { expect, test } from "vitest";
import { PAGES, parse } from "./routes";

const props = (path: string) => {
  const route = parse(path);
  return route.at === "page" ? route.props : route;
};

test.each([
  ["/", { at: "front" }],
  ["/t/abcd", { at: "table", code: "ABCD" }],
  ["/t/ABCDEF/screen", { at: "screen", code: "ABCDEF" }],
  ["/t/abc", { at: "nowhere" }],
  ["/learn/more", { at: "nowhere" }],
  ["/practice", { part: "puzzles" }],
  ["/practice/today", { part: "today" }],
  ["/practice/tomorrow", { at: "nowhere" }],
  ["/r", { game: null }],
  ["/r/new", { game: null, typed: true }],
  ["/r/abcdef/12", { game: { code: "ABCDEF", number: 12 } }],
  ["/r/booklet/kozak", { game: null, booklet: "kozak" }],
  ["/r/abcdef", { at: "nowhere" }],
])("%s leads to a page with its props", (path, expected) => expect(props(path)).toEqual(expected));

test("front page links lead to their own page", () => {
  for (const page of PAGES) if (page.link) expect(parse(page.link.href)).toMatchObject({ at: "page", page });
});

test("replays share one component", () => {
  const [one, other] = [parse("/r"), parse("/r/new")];
  expect(one.at === "page" && other.at === "page" && one.page.load === other.page.load).toBe(true);
});
