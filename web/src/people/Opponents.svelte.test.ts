import { beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-svelte";
import { page } from "vitest/browser";
import { loadLongTexts, t } from "../i18n.svelte";
import { session } from "../session.svelte";
import { violations } from "../testing/sight";
import type { Welcome } from "../wire";
import Opponents from "./Opponents.svelte";

const EDITION = { id: "bga", rules: { players: [2, 6] } };
const PRESET = { id: "bga", edition: "bga", options: {} };

beforeEach(async () => {
  await loadLongTexts();
  session.welcome = {
    presets: [PRESET],
    editions: [EDITION],
    setting_values: {},
    bots: [],
    docs: null,
  } as object as Welcome;
});

test("the user chooses people, and invites them to a new table", async () => {
  const send = vi.spyOn(session, "send").mockResolvedValue(null);
  const opponents = ["Ana", "Bo", "Cy"].map((name, at) => ({ id: `PERSON00000${at}`, name, games: at + 1 }));
  const { container } = await render(Opponents, { opponents });
  const open = page.getByRole("button", { name: t("me-invite-chosen") });
  expect((open.element() as HTMLButtonElement).disabled).toBe(true);
  for (const name of ["Ana", "Bo", "Cy", "Bo"]) await page.getByRole("button", { name }).click();

  expect(container.querySelectorAll("[aria-pressed=true]")).toHaveLength(2);
  expect(await violations(container)).toEqual([]);
  await open.click();
  expect(send).toHaveBeenCalledOnce();
  expect(send.mock.calls[0]![0]).toMatchObject({ do: "open", edition: "bga", chairs: 6 });

  send.mockResolvedValue({ is: "done", id: "1", table: "ABCDEF" });
  await open.click();
  expect(send.mock.calls.at(-1)![0]).toEqual({
    do: "invite",
    table: "ABCDEF",
    people: ["PERSON000000", "PERSON000002"],
  });
});
