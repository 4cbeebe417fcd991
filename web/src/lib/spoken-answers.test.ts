import { expect, test } from "vitest";
import { Translator } from "./translator";
import { answer, type AnswerContext, type Question } from "./spoken-answers";
import { afterFourFives, revealed, table, view } from "../testing/states";

const [english] = Object.values(
  import.meta.glob<string>("../../../src/perudo/locales/en.ftl", { query: "?raw", import: "default", eager: true }),
);
const words = new Translator("en", english!);
const bids = [{ seat: 4, quantity: 4, face: 5 }];

function ask(question: Question, shown = view(), change: Partial<AnswerContext> = {}): string {
  const moment = { table: table({ view: shown }), view: shown, hand: shown.hand ?? [], settled: true, ...change };
  return answer(question, moment, (message, args) => words.format(message, args));
}

test("own dice are answered by face, and spectators have none", () => {
  expect(ask("ask-dice", view({ hand: [5, 1, 5, 2, 5] }))).toBe("Your dice: one ace, one two, three fives.");
  expect(ask("ask-dice", view({ seat: null, hand: null }))).toBe("You have no cup.");
});

test("the current bid is answered with its bidder and the turn", () => {
  expect(ask("ask-bid", view({ bids }))).toBe("Dan: four fives. Your turn");
  expect(ask("ask-bid", view({ bids, to_act: 2, palifico: true }))).toBe("Palifico. Dan: four fives. It is Bo’s turn.");
  expect(ask("ask-bid", view({ to_act: 2, opener: 2 }))).toBe("Bo opens.");
  expect(ask("ask-bid")).toBe("You open the round.");
  const calling = view({ bids, to_act: 1 });
  expect(ask("ask-bid", calling, { table: table({ view: calling, calza_calls: [3] }) })).toContain("Cleo: calza!");
});

test("a call is answered with its settlement once that is shown", () => {
  const shown = view({ phase: "revealed", to_act: null, revealed: revealed() });
  expect(ask("ask-bid", shown)).toMatch(/^Bo: three fours. Cleo: dudo! Counted: four fours. .*Cleo loses a die/);
  expect(ask("ask-bid", shown, { settled: false })).toBe("Bo: three fours. Cleo: dudo!");
});

test("exactly the legal moves are answered", () => {
  const mine = view({ bids, choices: afterFourFives });
  expect(ask("ask-choices", mine)).toBe("Lowest bid: four sixes. In aces: two aces. You may call dudo.");
  const opening = { ...afterFourFives, dudo: "nothing-bid" as const, calza: null };
  expect(ask("ask-choices", view({ choices: opening }))).not.toContain("dudo");
  const others = view({ bids, to_act: 2, choices: { bids: [], dudo: "not-your-turn", calza: null } });
  expect(ask("ask-choices", others)).toBe("It is Bo’s turn. You may call calza.");
  const watching = view({ seat: null });
  expect(ask("ask-choices", watching, { table: table({ seat: null, view: watching }) })).toContain("You are watching");
});

test("numbers of dice are answered if they are public", () => {
  expect(ask("ask-left", view({ dice: [5, 4, 0, 2] }))).toBe("Dice left: Ana: 5, Bo: 4, Dan: 2.");
  expect(ask("ask-left", view({ dice: [5, null, null, null] }))).toBe(
    "Dice left: Ana: 5. Lost dice are hidden: keep track of how many everyone has left.",
  );
});
