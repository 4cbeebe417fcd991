// Installing the page as an app, where the browser offers it.

/** Chromium's event, which is not in TypeScript's library. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer = $state.raw<InstallOffer | null>(null);

addEventListener("beforeinstallprompt", (event) => {
  // Otherwise the browser shows a banner of its own.
  event.preventDefault();
  offer = event as InstallOffer;
});
addEventListener("appinstalled", () => (offer = null));

/** Whether the browser can install the page now. */
export const installable = (): boolean => offer !== null;

/** Asks the user. The browser's offer can be used once. */
export function install(): void {
  void offer?.prompt();
  offer = null;
}
