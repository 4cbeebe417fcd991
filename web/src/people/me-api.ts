// Requests about the registered name of this browser's user. They set cookies, so they are HTTP requests.
import { parseResponse } from "../response";
import type {
  RegisterName,
  Registration,
  Me,
  PasskeyOptions,
  PersonalStatistics,
  Profile,
  ReportPerson,
  SetVisibility,
  SignIn,
  SignInLink,
} from "../wire";

async function ask<Answer extends object>(path: string, body?: object): Promise<Answer> {
  const headers = { "Content-Type": "application/json" };
  return parseResponse<Answer>(
    await fetch(`/api/me/${path}`, { method: "POST", ...(body ? { headers, body: JSON.stringify(body) } : {}) }),
  );
}

export const fetchStatistics = async () => parseResponse<PersonalStatistics>(await fetch("/api/me/statistics"));
export const fetchProfile = async (id: string) => parseResponse<Profile>(await fetch(`/api/people/${id}`));
export const reportPerson = async (id: string, report: ReportPerson) =>
  parseResponse<Profile>(
    await fetch(`/api/people/${id}/report`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(report),
    }),
  );
export const setVisibility = (visibility: SetVisibility["visibility"]) => ask<Me>("visibility", { visibility });
export const fetchMe = async () => parseResponse<Me>(await fetch("/api/me"));
export const registerName = (asked: Omit<RegisterName, "device">) =>
  ask<Registration>("register", { ...asked, device: deviceName(navigator.userAgent) });
export const signIn = (asked: Omit<SignIn, "device">) =>
  ask<Me>("sign-in", { ...asked, device: deviceName(navigator.userAgent) });
/** Ends a session; null means this browser's session. This browser then belongs to a new guest. */
export const signOut = (session: string | null) => ask<Me>("sign-out", { session });
export const changeName = (name: string) => ask<Me>("name", { name });
export const newRecoveryCode = () => ask<Registration>("code");
export const deleteMe = () => ask<Me>("delete");
export const newSignInLink = () => ask<SignInLink>("link");

type Passkey = NonNullable<SignIn["passkey"]>;

/** Whether this browser can create passkeys here. They need HTTPS, and a host name instead of an IP address. */
export const canUsePasskeys = (): boolean =>
  isSecureContext && "PublicKeyCredential" in globalThis && !/^[\d.]+$|:/.test(location.hostname);

/** Creates a passkey. Throws a `NotAllowedError` if the user cancels. */
export async function makePasskey(name: string): Promise<Passkey> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  const { options } = await ask<PasskeyOptions>("passkey/make", { name });
  return await startRegistration({ optionsJSON: options as never });
}

/** Signs a challenge with a passkey. Throws a `NotAllowedError` if the user cancels. */
export async function usePasskey(): Promise<Passkey> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const { options } = await ask<PasskeyOptions>("passkey/use");
  return await startAuthentication({ optionsJSON: options as never });
}

export const removePasskey = (id: string) => ask<Me>("passkey/remove", { id });
export const addPasskey = (passkey: Passkey) => ask<Me>("passkey", { passkey });

// The first match counts, because the user agents of other browsers also contain Chrome and Safari.
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

/** A name for this device that its user recognises, such as "Firefox, Android". */
export function deviceName(agent: string): string {
  const find = (names: Record<string, string>) => Object.entries(names).find(([part]) => agent.includes(part))?.[1];
  return [find({ ...BROWSERS, ...ENGINES }), find(SYSTEMS)].filter(Boolean).join(", ") || "?";
}
