import type { ComponentProps } from "svelte";
import { expect, test } from "vitest";
import { render } from "vitest-browser-svelte";
import { t } from "../i18n.svelte";
import { seat, table, view } from "../testing/states";
import { violations } from "../testing/sight";
import { example } from "../testing/views";
import Seat from "./Seat.svelte";

async function open(change: Partial<ComponentProps<typeof Seat>> = {}) {
  const shown = await render(Seat, { table: table(), seat: seat(2), view: view(), open: null, ...change });
  const plate = () => shown.container.querySelector(".about")!.textContent.replace(/\s+/g, " ").trim();
  return { ...shown, plate };
}

test("a seat has a name, a shape, and a number of dice in words", async () => {
  const { container, plate } = await open();
  expect(container.querySelector(".name")!.textContent).toBe("Bo");
  expect(container.querySelector(".name .shape")).not.toBeNull();
  expect(plate()).toContain(t("dice-count", { count: 5 }));
  expect(await violations(container)).toEqual([]);
});

test("the turn is announced and marked", async () => {
  const { container, plate } = await open({ view: view({ to_act: 2 }) });
  expect(container.querySelector(".seat")!.getAttribute("aria-current")).toBe("true");
  expect(plate()).toContain(t("page-to-act"));
});

test("hidden numbers of dice are not shown", async () => {
  const { container } = await open({ view: view({ dice: [5, null, null, null] }) });
  expect(container.querySelector(".count")).toBeNull();
});

test.each([
  [{ substitute: true }, "page-stand-in"],
  [{ kind: "bot", external_bot: true }, "page-program"],
  [{ connected: false }, "page-away"],
] as const)("%o is shown on the plate", async (change, message) => {
  const { plate } = await open({ seat: seat(2, change) });
  expect(plate()).toContain(t(message));
});

test("an eliminated player is out", async () => {
  const { container, plate } = await open({ view: view({ eliminated: [2], dice: [5, 0, 5, 5] }) });
  expect(plate()).toBe(t("page-out"));
  expect(container.querySelector(".seat.out")).not.toBeNull();
});

test("open dice are announced, and those that match the bid are lit", async () => {
  const { view: seen } = example("revealed");
  const revealed = seen.revealed!;
  const { container, plate } = await open({ view: seen, open: revealed });
  const dice = [...container.querySelectorAll(".hand > span")];
  expect(dice.map((die) => (die.matches(".lit") ? "lit" : "dim"))).toEqual(
    revealed.hands[1]!.map((face) => (face === 3 ? "lit" : "dim")),
  );
  expect(container.querySelectorAll('.hand [role="img"]')).toHaveLength(5);
  expect(plate()).toContain(t("dudo"));
});

test("a calza that waits is shown at its caller", async () => {
  const { plate } = await open({ table: table({ calza_calls: [2] }) });
  expect(plate()).toContain(t("calza"));
});

test("the last bid of the seat is below its plate", async () => {
  const bids = [1, 2, 3].map((number) => ({ seat: number, quantity: number, face: 4 }));
  const { container } = await open({ view: view({ bids }) });
  expect(container.querySelector(".said")!.textContent).toContain("2");
});

test("players who are ready have a tick", async () => {
  const { container } = await open({ table: table({ ready: [2] }) });
  expect(container.querySelector(".ready")!.textContent).toContain(t("page-ready"));
});
