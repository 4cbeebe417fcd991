// Requests about the kept name of this browser's user. They set cookies, so they are HTTP requests.
import { parseResponse } from "../response";
import type { KeepName, KeptName, Me, SignIn, SignInLink } from "../wire";

async function ask<Answer extends object>(path: string, body?: object): Promise<Answer> {
  const headers = { "Content-Type": "application/json" };
  return parseResponse<Answer>(
    await fetch(`/api/me/${path}`, { method: "POST", ...(body ? { headers, body: JSON.stringify(body) } : {}) }),
  );
}

export const fetchMe = async () => parseResponse<Me>(await fetch("/api/me"));
export const keepName = (asked: Omit<KeepName, "device">) =>
  ask<KeptName>("keep", { ...asked, device: deviceName(navigator.userAgent) });
export const signIn = (asked: Pick<SignIn, "attempt" | "code" | "secret">) =>
  ask<Me>("sign-in", { ...asked, device: deviceName(navigator.userAgent) });
/** Signs out of a session; null for this browser, which then belongs to a new guest. */
export const signOut = (session: string | null) => ask<Me>("sign-out", { session });
export const changeName = (name: string) => ask<Me>("name", { name });
export const newRecoveryCode = () => ask<KeptName>("code");
export const newSignInLink = () => ask<SignInLink>("link");

// The first match counts: other browsers also call themselves Chrome and Safari.
const BROWSERS = { Edg: "Edge", OPR: "Opera", SamsungBrowser: "Samsung", Firefox: "Firefox", FxiOS: "Firefox" };
const ENGINES = { CriOS: "Chrome", Chrome: "Chrome", Safari: "Safari" };
const SYSTEMS = {
  iPhone: "iPhone",
  iPad: "iPad",
  Android: "Android",
  CrOS: "ChromeOS",
  Windows: "Windows",
  Mac: "Mac",
  Linux: "Linux",
};

/** What a user calls this device, such as "Firefox, Android". */
export function deviceName(agent: string): string {
  const find = (names: Record<string, string>) => Object.entries(names).find(([part]) => agent.includes(part))?.[1];
  return [find({ ...BROWSERS, ...ENGINES }), find(SYSTEMS)].filter(Boolean).join(", ") || "?";
}
