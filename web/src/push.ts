// Web Push: notifications that arrive while the page is closed. The service worker shows them.
import { language } from "./i18n.svelte";
import { parseResponse } from "./response";
import type { PushKey, Subscribe } from "./wire";

const registration = () => navigator.serviceWorker?.getRegistration();

async function post(path: string, body?: Subscribe): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  await parseResponse(
    await fetch(`/api/me/push/${path}`, { method: "POST", ...(body ? { headers, body: JSON.stringify(body) } : {}) }),
  );
}

/** Subscribes to notifications. Throws if this browser has no push service, or if the server can't be reached. */
export async function startPush(quietNights: boolean): Promise<void> {
  const worker = await registration();
  if (!worker) throw new Error("no service worker");
  let subscription = await worker.pushManager.getSubscription();
  if (!subscription) {
    const { key } = await parseResponse<PushKey>(await fetch("/api/me/push"));
    subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  }
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys!;
  await post("start", {
    endpoint: endpoint!,
    p256dh: p256dh!,
    auth: auth!,
    language: language(),
    quiet_nights: quietNights,
  });
}

/** Cancels notifications on the server and in this browser. */
export async function stopPush(): Promise<void> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (subscription) await Promise.allSettled([post("stop"), subscription.unsubscribe()]);
}
