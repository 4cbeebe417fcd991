import { beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-svelte";
import { page } from "vitest/browser";
import { refusalText, t } from "../i18n.svelte";
import { tooSmall, violations } from "../testing/sight";
import type { CollusionReport } from "../wire";
import FairPlay from "./FairPlay.svelte";

const PAIR = { players: ["Ana", "Bo"] as [string, string], calls: 1, opportunities: 14, expected: 5.2, log_ratio: 9 };
const report = (changed: Partial<CollusionReport>): CollusionReport => ({
  games: 12,
  analysed: 12,
  pairs: [],
  ...changed,
});

/** The server's next answers. */
let answers: Response[];
const answer = (body: object, status = 200) => answers.push(Response.json(body, { status }));
const button = () => page.getByRole("button", { name: t("tournament-fair-play-check") });

beforeEach(async () => {
  answers = [];
  vi.spyOn(window, "fetch").mockImplementation(() => Promise.resolve(answers.shift()!));
  await page.viewport(360, 640);
});

test("the organizer follows the search, and sees suspicious pairs", async () => {
  answer(report({ analysed: 3, pairs: null }));
  answer(report({ pairs: [PAIR] }));
  const { container } = await render(FairPlay, { code: "AAAAAAAAAAAA" });
  await button().click();
  await expect.element(page.getByText(t("tournament-fair-play-progress", { analysed: 3, games: 12 }))).toBeVisible();
  expect(await violations(container)).toEqual([]);
  await expect.element(page.getByRole("listitem")).toHaveTextContent("Ana and Bo Calls: 1 of 14, expected: 5");
  await expect.element(page.getByText(t("tournament-fair-play-note"))).toBeVisible();
  expect(button().query()).toBeNull();
  expect(fetch).toHaveBeenLastCalledWith("/api/tournaments/AAAAAAAAAAAA/collusion");
  expect(await violations(container)).toEqual([]);
  expect(tooSmall(container)).toEqual([]);
});

test("a search without suspicious pairs says so", async () => {
  answer(report({}));
  await render(FairPlay, { code: "AAAAAAAAAAAA" });
  await button().click();
  await expect.element(page.getByText(t("tournament-fair-play-none"))).toBeVisible();
});

test("a failed search can be repeated", async () => {
  answer({ is: "refused", id: null, code: "error-too-busy", details: {} }, 503);
  answer(report({}));
  await render(FairPlay, { code: "AAAAAAAAAAAA" });
  await button().click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(refusalText("error-too-busy", {}));
  await button().click();
  await expect.element(page.getByText(t("tournament-fair-play-none"))).toBeVisible();
  expect(page.getByRole("alert").query()).toBeNull();
});
