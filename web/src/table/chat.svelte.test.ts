// Chat, reactions and gestures: what players see of each other, and what they send.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { flushSync } from "svelte";
import { t } from "../i18n.svelte";
import type { Table } from "../lib/table";
import { preferences } from "../preferences.svelte";
import { session } from "../session.svelte";
import { badlyShown } from "../testing/sight";
import { seat } from "../testing/states";
import {
  PHONE_AND_DESKTOP,
  button,
  open,
  openSettings,
  recordCommands,
  seatOf,
  show,
  tableOf,
  turn,
  useWholeScreen,
  viewOf,
  watched,
  resize,
} from "../testing/whole-table";
import type { ChatLine, Reacted } from "../wire";

useWholeScreen();
afterEach(() => {
  preferences.botReactions.value = true;
});

const PHONE = PHONE_AND_DESKTOP[0]!;
const SEATS = [seat(1), seat(2)];

/** Ana's table with Bo. It is Bo's turn, unless `change` replaces the view. */
const tableFor = (change: Partial<Table> = {}) =>
  tableOf(viewOf("after1x4"), { edition: "bga", seat: 1, seats: SEATS, ...change });

const panel = () => page.getByRole("region", { name: t("page-talk"), exact: true });
const log = () => panel().getByRole("log");
const paragraphs = () =>
  [...log().element().querySelectorAll("p")].map(({ textContent }) => textContent.replace(/\s+/g, " ").trim());

let lines = 0;

/** Chat lines arrive, each with its player's name and text. */
function hear(
  ...said: ([name: string, text: string] | [name: string, text: null, phrase: ChatLine["phrase"]])[]
): void {
  session.chat.receive(
    said.map(([name, text, phrase = null]) => ({ seq: ++lines, seat: name === "Bo" ? 2 : 3, name, text, phrase })),
  );
  flushSync();
}

function react(seat: number, change: Partial<Reacted>): void {
  session.reactions.receive({ is: "reacted", table: "", seat, reaction: null, gesture: null, ...change });
  flushSync();
}

/** Opens the chat, which is behind a button on a phone. */
async function openChat([width]: readonly [number, number]): Promise<void> {
  if (width === PHONE[0]) await button("page-talk").click();
  await expect.element(panel()).toBeVisible();
}

test("lines that arrive while the chat is closed are marked as unread", async () => {
  await resize(...PHONE);
  await open(tableFor());
  hear(["Bo", "before Ana came"]);
  await expect.element(button("page-talk")).toBeVisible();
  hear(["Bo", "<b>I never</b> bluff"], ["Bo", null, "nice-bluff"]);
  await page.getByRole("button", { name: t("page-talk-news", { count: 2 }) }).click();
  await expect.element(panel()).toBeVisible();
  expect(paragraphs().slice(1)).toEqual(["Bo <b>I never</b> bluff", `Bo ${t("phrase-nice-bluff")}`]);
  expect(await badlyShown()).toEqual([]);
  await userEvent.keyboard("{Escape}");
  await expect.element(button("page-talk")).toBeVisible();
});

describe.each(PHONE_AND_DESKTOP)("on %i×%i", (...size) => {
  beforeEach(() => resize(...size));

  test("a player sends lines, phrases and reactions", async () => {
    const sent = recordCommands();
    await open(tableFor());
    await openChat(size);
    await panel().getByLabelText(t("page-say"), { exact: true }).fill("  I never bluff ");
    await userEvent.keyboard("{Enter}");
    const openQuickChat = async () => {
      if (size[0] !== PHONE[0])
        await panel()
          .getByRole("button", { name: t("page-phrases") })
          .click();
    };
    await openQuickChat();
    expect(await badlyShown()).toEqual([]);
    await panel()
      .getByRole("button", { name: t("phrase-hello") })
      .click();
    await openQuickChat();
    await panel()
      .getByRole("button", { name: t("reaction-gasp-do"), exact: true })
      .click();
    expect(sent).toMatchObject([
      { do: "chat", text: "I never bluff", phrase: null },
      { do: "chat", text: null, phrase: "hello" },
      { do: "react", reaction: "gasp", gesture: null },
    ]);
  });

  test("a muted player's lines and reactions are hidden, also after a return to the table", async () => {
    await open(tableFor({ seats: [...SEATS, seat(3)] }));
    hear(["Bo", "one"]);
    await openChat(size);
    const choose = async (id: "page-mute-one" | "page-unmute-one") => {
      await panel()
        .getByRole("button", { name: t("page-mute"), exact: true })
        .click();
      await page.getByRole("button", { name: t(id, { name: "Bo" }) }).click();
    };
    await choose("page-mute-one");
    hear(["Bo", "two"], ["Cleo", "three"]);
    react(2, { reaction: "laugh" });
    expect(paragraphs()).toEqual(["Cleo three"]);
    expect(seatOf("Bo").querySelector(".bubble")).toBeNull();
    const heard = session.chat.lines;
    session.chat.open(session.table.state!.table);
    session.chat.receive(heard);
    flushSync();
    expect(paragraphs()).toEqual(["Cleo three"]);
    await choose("page-unmute-one");
    expect(paragraphs()).toEqual(["Bo one", "Bo two", "Cleo three"]);
  });

  test("there is no chat if the host disabled it", async () => {
    const shown = tableFor();
    await open({ ...shown, table_settings: { ...shown.table_settings, chat: false } });
    await expect.element(button("page-menu")).toBeVisible();
    expect(button("page-talk").query()).toBeNull();
    expect(panel().query()).toBeNull();
  });

  test("a reaction is shown at the seat for a moment", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    await open(tableFor());
    react(1, { reaction: "gasp" });
    react(2, { reaction: "gasp" });
    const bubbles = () => [...document.querySelectorAll(".own .reaction, .seats .reaction")];
    expect(bubbles()).toHaveLength(2);
    expect(seatOf("Bo").querySelector(".bubble")!.textContent).toContain(t("reaction-gasp"));
    await expect.element(page.elementLocator(seatOf("Bo").querySelector(".reaction")!)).toBeInViewport({ ratio: 1 });
    vi.runAllTimers();
    flushSync();
    expect(bubbles()).toEqual([]);
  });

  test("reaction buttons are shown while others act, and after a call, but not next to the pad", async () => {
    const faces = () => button("reaction-laugh-do").elements();
    await open(tableFor());
    expect(faces()).toHaveLength(1);
    expect(await badlyShown()).toEqual([]);
    show(tableFor({ view: viewOf("opening") }));
    expect(document.querySelector(".pad")).not.toBeNull();
    expect(faces()).toEqual([]);
    show(tableFor({ view: viewOf("revealed"), seats: [...SEATS, seat(3), seat(4)] }));
    await expect.element(page.getByRole("region", { name: t("page-verdict") })).toBeVisible();
    expect(faces()).toHaveLength(1);
    show(tableFor({ seats: [seat(1), seat(2, { kind: "bot", bot: "odds" })] }));
    expect(faces()).toEqual([]);
  });

  test("others see how a player shakes and peeks", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    await open(tableFor());
    const cup = () => seatOf("Bo").querySelector(".cup")!;
    for (const [gesture, shown] of [
      ["shake", "shaken"],
      ["peek", "peeked"],
    ] as const) {
      react(2, { gesture });
      expect(cup().matches(`.${shown}`)).toBe(true);
      vi.runAllTimers();
      flushSync();
      expect(cup().matches(".shaken, .peeked")).toBe(false);
    }
  });

  test("a player's shakes and peeks are sent, but not how the dice are hidden", async () => {
    const sent = vi.spyOn(session, "sendGesture").mockReturnValue();
    await open(tableFor({ view: viewOf("opening") }));
    await page.getByRole("button", { name: t("page-shake") }).click();
    await button("page-hide-dice").click();
    await expect.element(button("page-hide-dice")).toHaveAttribute("aria-pressed", "true");
    expect(await badlyShown()).toEqual([]);
    expect(sent.mock.calls).toEqual([["shake"]]);
    await button("page-hide-dice").click();
    expect(sent.mock.calls).toEqual([["shake"], ["peek"]]);
  });
});

test("reactions of bots are shown unless they are switched off", async () => {
  await open(tableFor({ seats: [...SEATS, seat(3, { kind: "bot", bot: "odds" })] }));
  const face = (name: string) => seatOf(name).querySelector(".reaction");
  react(3, { reaction: "laugh" });
  expect(face("Cleo")).not.toBeNull();
  await openSettings();
  await turn("page-bot-faces");
  await userEvent.keyboard("{Escape}");
  expect(localStorage.getItem("perudo-moods")).toBe("off");
  react(2, { reaction: "clap" });
  react(3, { reaction: "clap" });
  expect(face("Bo")).not.toBeNull();
  expect(face("Cleo")).toBeNull();
});

test("spectators can only read the chat", async () => {
  await open(watched(tableFor()));
  hear(["Bo", "hello up there"]);
  await expect.element(log()).toHaveTextContent("hello up there");
  await expect.element(panel()).toHaveTextContent(t("page-talk-seated"));
  expect(panel().getByRole("textbox").query()).toBeNull();
});

test("a thought bubble appears when a player hesitates, and grows", async () => {
  await open(tableFor({ thinking_for: 4500 }));
  const dots = () => seatOf("Bo").querySelectorAll(".thought i").length;
  expect(dots()).toBe(0);
  await expect.poll(dots, { timeout: 5000 }).toBe(1);
  show(tableFor({ thinking_for: 17_000 }));
  expect(dots()).toBe(2);
  show(tableFor({ view: viewOf("opening"), thinking_for: 0 }));
  expect(dots()).toBe(0);
});
