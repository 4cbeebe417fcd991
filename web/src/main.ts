import "./fonts.css";
import "./style.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { session } from "./session.svelte";
import { language, setLanguage, storedLanguage } from "./i18n.svelte";

await setLanguage([storedLanguage.get(), ...navigator.languages]);
// A language that is chosen in one tab is spoken in all.
storedLanguage.onChange((chosen) => void setLanguage([chosen]));
session.connect();
mount(App, { target: document.getElementById("app")! });
if (import.meta.env.PROD) whenShown(() => void keepShell().catch(() => undefined));

/** What is kept for another day waits for what is wanted now. */
function whenShown(act: () => void): void {
  if (document.readyState === "complete") act();
  else addEventListener("load", act, { once: true });
}

/** Keeps the shell of the page, and brings it up to date. Where that can't be done, all goes on while there is a network. */
async function keepShell(): Promise<void> {
  const registration = await navigator.serviceWorker?.register(`/sw.js?language=${language()}`);
  await registration?.update();
}
