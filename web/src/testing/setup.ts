// Prepares the page for component tests: styles, and the English texts.
import "../style.css";
import { loadLongTexts, setLanguage } from "../i18n.svelte";

await setLanguage(["en"]);
await loadLongTexts();

// Places components at the bottom of the screen, where the page has the pad.
Object.assign(document.body.style, { display: "grid", alignContent: "end", minHeight: "100dvh" });
