import { beforeEach, describe, expect, test, vi } from "vitest";
import { render } from "vitest-browser-svelte";
import { page, userEvent } from "vitest/browser";
import { t } from "../i18n.svelte";
import { PAGES } from "../routes";
import { session } from "../session.svelte";
import { violations } from "../testing/sight";
import type { Welcome } from "../wire";
import FrontLinks from "./FrontLinks.svelte";
import JoinForm from "./JoinForm.svelte";
import { preferences } from "../preferences.svelte";
import OpponentFields from "./OpponentFields.svelte";

const WELCOME = { presets: [], editions: [], setting_values: {}, bots: [], docs: null } as object as Welcome;

beforeEach(() => {
  session.welcome = WELCOME;
});

describe("the links of the front page", () => {
  test("lead to every page that has one, and open the rules", async () => {
    const [onrules, onscreen] = [vi.fn(), vi.fn()];
    await page.viewport(1280, 800);
    const { container } = await render(FrontLinks, { onrules, onscreen });
    const links = [...container.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(PAGES.flatMap(({ link }) => link?.href ?? []));
    await page.getByRole("button", { name: t("page-how-to-play") }).click();
    expect(onrules).toHaveBeenCalledOnce();
    await page.getByRole("button", { name: t("page-tv") }).click();
    expect(onscreen).toHaveBeenCalledOnce();
    expect(await violations(container)).toEqual([]);
  });

  test("include the documentation if the server offers it", async () => {
    const { container } = await render(FrontLinks, { onrules: () => undefined, onscreen: () => undefined });
    expect(container.querySelector('a[href="/docs/"]')).toBeNull();
    session.welcome = { ...WELCOME, docs: "/docs/" };
    await vi.waitFor(() => expect(container.querySelector('a[href="/docs/"]')).not.toBeNull());
  });

  test("offer to install the page where the browser does", async () => {
    const prompt = vi.fn(() => Promise.resolve());
    await render(FrontLinks, { onrules: () => undefined, onscreen: () => undefined });
    const button = page.getByRole("button", { name: t("page-install") });
    expect(button.query()).toBeNull();
    const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
    dispatchEvent(offer);
    await button.click();
    expect(offer.defaultPrevented).toBe(true);
    expect(prompt).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(button.query()).toBeNull());
  });

  test("need the server for the rules only", async () => {
    session.welcome = null;
    const { container } = await render(FrontLinks, { onrules: () => undefined, onscreen: () => undefined });
    expect(container.querySelector("button")!.disabled).toBe(true);
    expect(container.querySelectorAll("a").length).toBeGreaterThan(0);
  });
});

describe("the choice of opponents", () => {
  const levels = ["beginner", "odds", "master"] as const;
  const props = { levels, players: [2, 4] as const, bots: ["odds", "odds"] as const };

  test("steps between the weakest level and a mix of all", async () => {
    const onchange = vi.fn();
    const { rerender } = await render(OpponentFields, { ...props, opponents: { count: 2, level: "master" }, onchange });
    await page.getByRole("button", { name: t("page-bots-stronger") }).click();
    expect(onchange).toHaveBeenLastCalledWith({ level: null });
    await rerender({ opponents: { count: 2, level: "beginner" } });
    expect(page.getByRole("button", { name: t("page-bots-weaker") }).element()).toHaveProperty("disabled", true);
  });

  test("keeps to the edition's number of players", async () => {
    const onchange = vi.fn();
    const { container } = await render(OpponentFields, {
      ...props,
      bots: ["odds", "odds", "odds"],
      opponents: { count: 3, level: "odds" },
      onchange,
    });
    expect(container.textContent).toContain(t("page-play-now-about", { count: 3 }));
    expect(await violations(container)).toEqual([]);
  });
});

test("a phone is beside the screen if its user types the code, not a link", async () => {
  const { container } = await render(JoinForm);
  const field = container.querySelector("input")!;
  for (const [typed, beside] of [
    ["https://perudo.example/t/ABCDEF", ""],
    ["abcdef", "ABCDEF"],
  ] as const) {
    await userEvent.fill(field, typed);
    await page.getByRole("button", { name: t("page-join-go") }).click();
    expect(location.pathname).toBe("/t/ABCDEF");
    expect(preferences.besideScreen.value).toBe(beside);
  }
  preferences.besideScreen.value = "";
  history.back();
});
