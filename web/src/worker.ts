// The service worker. Its logic is in worker-cache.ts and worker-notification.ts, where it can be tested.
import { notification } from "./worker-notification";
import { respond, deleteOldCaches, cacheShell, type Shell, type WorkerServices } from "./worker-cache";

/** The worker's globals. (TypeScript's library for workers conflicts with the one for pages.) */
interface Waiting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Scope {
  skipWaiting(): Promise<void>;
  registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  navigator: { setAppBadge?(count: number): Promise<void> };
  clients: {
    claim(): Promise<void>;
    matchAll(wanted: {
      type: "window";
      includeUncontrolled: boolean;
    }): Promise<{ url: string; focused: boolean; focus(): Promise<unknown> }[]>;
    openWindow(path: string): Promise<unknown>;
  };
  addEventListener(event: "install" | "activate", listen: (event: Waiting) => void): void;
  addEventListener(
    event: "fetch",
    listen: (event: { request: Request; respondWith(answer: Promise<Response>): void }) => void,
  ): void;
  addEventListener(event: "push", listen: (event: Waiting & { data: { json(): unknown } | null }) => void): void;
  addEventListener(event: "notificationclick", listen: (event: Waiting & { notification: Notification }) => void): void;
}
const scope = self as unknown as Scope;

/** The build replaces this placeholder with the shell. */
const SHELL = "the shell" as unknown as Shell;
const WORLD: WorkerServices = {
  caches,
  fetch: (request) => fetch(request),
  origin: location.origin,
  // Each language has its own worker address, and each worker caches only its own language.
  language: new URLSearchParams(location.search).get("language") ?? "",
};

scope.addEventListener("install", (event) => {
  event.waitUntil(cacheShell(SHELL, WORLD).then(() => scope.skipWaiting()));
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(deleteOldCaches(SHELL, WORLD).then(() => scope.clients.claim()));
});

scope.addEventListener("fetch", (event) => {
  const answered = respond(event.request, SHELL, WORLD);
  if (answered) event.respondWith(answered);
});

const pages = () => scope.clients.matchAll({ type: "window", includeUncontrolled: true });

// A message from the server: see Notice in notices.py. If the user is looking at the page that the message is about, no
// notification is necessary.
scope.addEventListener("push", (event) => {
  const { title, badge, ...options } = notification(event.data?.json(), location.origin, new Date());
  const show = async () => {
    const shown = (await pages()).some(({ url, focused }) => focused && url === options.data);
    if (!shown) await scope.registration.showNotification(title, options);
  };
  const badged = badge === null ? null : scope.navigator.setAppBadge?.(badge).catch(() => undefined);
  event.waitUntil(Promise.all([show(), badged]));
});

// A click on a notification opens its page.
scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const back = async () => {
    const address = String(event.notification.data);
    await ((await pages()).find(({ url }) => url === address)?.focus() ?? scope.clients.openWindow(address));
  };
  event.waitUntil(back());
});
