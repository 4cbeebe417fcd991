import "./fonts.css";
import "./style.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { follow, recall } from "./remembered";
import { session } from "./session.svelte";
import { speak } from "./words.svelte";

await speak([recall("language") ?? "", ...navigator.languages]);
// A language that is chosen in one tab is spoken in all.
follow("language", (language) => void speak([language]));
session.connect();
mount(App, { target: document.getElementById("app")! });
if (import.meta.env.PROD) void keepShell().catch(() => undefined);

/** Keeps the shell of the page, and brings it up to date. Where that can't be done, all goes on while there is a network. */
async function keepShell(): Promise<void> {
  const registration = await navigator.serviceWorker?.register("/sw.js");
  await registration?.update();
}
