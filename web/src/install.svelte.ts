// Installs the page as an app, if the browser supports that.

/** Chromium's `beforeinstallprompt` event, which TypeScript's library does not declare. */
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

/** Asks the user whether to install the app. Each `beforeinstallprompt` event allows only one prompt. */
export function install(): void {
  void offer?.prompt();
  offer = null;
}
