// The page's routes. To add a page, add a row to `PAGES` and a route to the server (edge/routes.py).
import type { Component } from "svelte";
import type { IconName } from "./kit/Icon.svelte";
import { withLongTexts } from "./lazy";
import type { PracticePart } from "./lib/practice";
import type { MessageId } from "./messages";

/** A finished game: the table's code, and the game's number at that table. */
export interface Played {
  code: string;
  number: number;
}

type Groups = Record<string, string | undefined>;

interface PageRow<Props extends Record<string, unknown>> {
  /** The pattern for the page's path. */
  path: RegExp;
  load: () => Promise<{ default: Component<Props> }>;
  /** Returns the component's props, given the named groups of the path. */
  props: (groups: Groups) => Props;
  /**
   * The message shown if the component can't be loaded. A page with this message works without a connection to the
   * server.
   */
  offline?: MessageId;
  /** Whether users who come from a table stay connected to that table. */
  keepsTable?: boolean;
  /** The front page's link to this page. */
  link?: { href: string; icon: IconName; text: MessageId };
}

export type Page = PageRow<Record<string, unknown>>;

/** Checks that the props fit the component. */
const page = <Props extends Record<string, unknown>>(row: PageRow<Props>) => row as unknown as Page;

const loadReplay = withLongTexts(() => import("./replay/ReplayPage.svelte"));

export const PAGES: readonly Page[] = [
  page({
    path: /^\/learn$/,
    load: withLongTexts(() => import("./learn/LessonPage.svelte")),
    props: () => ({}),
    offline: "page-learn-failed",
    keepsTable: true,
    link: { href: "/learn", icon: "cup", text: "page-learn-in-minutes" },
  }),
  page({
    path: /^\/practice(?:\/(?<part>odds|today))?\/?$/,
    load: withLongTexts(() => import("./practice/PracticePage.svelte")),
    props: ({ part }) => ({ part: (part ?? "puzzles") as PracticePart }),
    offline: "page-practice-failed",
    link: { href: "/practice", icon: "hand", text: "page-practice" },
  }),
  page({
    path: /^\/r\/booklet\/(?<edition>[a-z0-9-]+)\/?$/,
    load: loadReplay,
    props: ({ edition }) => ({ game: null, booklet: edition! }),
    keepsTable: true,
  }),
  page({ path: /^\/r\/new\/?$/, load: loadReplay, props: () => ({ game: null, typed: true }), keepsTable: true }),
  page({
    path: /^\/r(?:\/(?<code>[A-Za-z0-9]{4,12})\/(?<number>[0-9]{1,6}))?\/?$/,
    load: loadReplay,
    props: ({ code, number }) => ({ game: code ? { code: code.toUpperCase(), number: Number(number) } : null }),
    keepsTable: true,
    link: { href: "/r", icon: "play", text: "page-replay-record" },
  }),
  page({
    path: /^\/me\/?$/,
    load: withLongTexts(() => import("./people/MePage.svelte")),
    props: () => ({}),
    link: { href: "/me", icon: "people", text: "page-me" },
  }),
  page({
    path: /^\/person\/(?<person>[A-Z0-9]{12})\/?$/,
    load: withLongTexts(() => import("./people/PersonPage.svelte")),
    props: ({ person }) => ({ person: person! }),
  }),
  page({
    path: /^\/club\/(?<code>[A-Z0-9]{12})\/?$/,
    load: withLongTexts(() => import("./clubs/ClubPage.svelte")),
    props: ({ code }) => ({ code: code! }),
  }),
  page({
    path: /^\/tournament(?:\/(?<code>[A-Z0-9]{12})(?<screen>\/screen)?)?\/?$/,
    load: withLongTexts(() => import("./tournaments/TournamentsPage.svelte")),
    props: ({ code = null, screen }) => ({ code, screen: !!screen }),
    link: { href: "/tournament", icon: "cup", text: "page-tournament" },
  }),
];

export type Route =
  | { at: "front" | "nowhere" }
  | { at: "table" | "screen"; code: string }
  | { at: "page"; page: Page; props: Record<string, unknown> };

export function parse(path: string): Route {
  if (path === "/") return { at: "front" };
  const [, code, screen] = /^\/t\/([A-Za-z0-9]{4,12})(\/screen)?\/?$/.exec(path) ?? [];
  if (code) return { at: screen ? "screen" : "table", code: code.toUpperCase() };
  for (const page of PAGES) {
    const found = page.path.exec(path);
    if (found) return { at: "page", page, props: page.props(found.groups ?? {}) };
  }
  return { at: "nowhere" };
}
