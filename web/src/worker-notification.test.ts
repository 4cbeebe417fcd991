import { expect, test } from "vitest";
import { notification } from "./worker-notification";

const message = (change: object = {}) => ({
  title: "Your turn",
  body: "Ana’s table",
  path: "/t/ABCDEF",
  tag: "perudo-ABCDEF",
  waiting: 3,
  quiet_nights: true,
  ...change,
});
const at = (hour: number) => new Date(2026, 0, 5, hour, 30);

test("a call opens its table, and counts the tables that wait", () => {
  expect(notification(message(), "https://example.org", at(12))).toEqual({
    title: "Your turn",
    body: "Ana’s table",
    tag: "perudo-ABCDEF",
    icon: "/sun.svg",
    data: "https://example.org/t/ABCDEF",
    silent: false,
    badge: 3,
  });
});

test.each(["/club/ABCDEFGHJKLM", "/tournament/ABCDEFGHJKLM"])("%s can be opened", (path) => {
  const { data, badge } = notification(message({ path, waiting: null }), "https://example.org", at(12));
  expect(data).toBe(`https://example.org${path}`);
  expect(badge).toBeNull();
});

test("a call makes no sound at night, unless the user wants one", () => {
  const silent = [0, 7, 8, 21, 22].map((hour) => notification(message(), "", at(hour)).silent);
  expect(silent).toEqual([true, true, false, false, true]);
  expect(notification(message({ quiet_nights: false }), "", at(3)).silent).toBe(false);
});

test.each([
  null,
  {},
  message({ path: "//evil.example" }),
  message({ path: "/t/ABCDEF/../x" }),
  message({ path: "/me/ABCDEF" }),
])("other messages are refused", (data) => {
  expect(() => notification(data, "https://example.org", at(12))).toThrow();
});
