import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-svelte";
import { page } from "vitest/browser";
import { t } from "../i18n.svelte";
import { session } from "../session.svelte";
import type { Welcome } from "../wire";
import RecordEditor from "./RecordEditor.svelte";

test("the rounds of a game wait for the rules, which the server sends", async () => {
  session.welcome = null;
  await render(RecordEditor, { onread: () => undefined });
  const rounds = page.getByRole("button", { name: t("page-type-rounds") }).element();
  expect(rounds).toHaveProperty("disabled", true);
  session.welcome = { presets: [], editions: [], setting_values: {}, bots: [] } as object as Welcome;
  await vi.waitFor(() => expect(rounds).toHaveProperty("disabled", false));
});
