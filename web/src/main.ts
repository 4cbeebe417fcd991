import "./fonts.css";
import "./style.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { alerts } from "./alerts.svelte";
import { session } from "./session.svelte";
import { language, setLanguage, storedLanguage } from "./i18n.svelte";

await setLanguage([storedLanguage.get(), ...navigator.languages]);
// A language chosen in one tab applies to all tabs.
storedLanguage.onChange((chosen) => void setLanguage([chosen]));
session.connect();
mount(App, { target: document.getElementById("app")! });
if (import.meta.env.PROD) whenShown(() => void keepShell().catch(() => undefined));

/** Runs an action once the page has loaded, so that caching does not delay loading. */
function whenShown(act: () => void): void {
  if (document.readyState === "complete") act();
  else addEventListener("load", act, { once: true });
}

/** Registers and updates the service worker. Without a service worker, the page works only online. */
async function keepShell(): Promise<void> {
  const registration = await navigator.serviceWorker?.register(`/sw.js?language=${language()}`);
  await registration?.update();
  await alerts.resubscribe();
}
