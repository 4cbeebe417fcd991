// A Vite plugin that makes the page installable: icons, a manifest, and the service worker's list of files.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { png, svg } from "./icons.mjs";
import { pageMessages } from "./languages.mjs";

const WORDS = fileURLToPath(new URL("../../src/perudo/locales/en.ftl", import.meta.url));
/** The dark background of style.css. */
const GROUND = "#17142b";
/** The licence that must accompany the typeface. */
const OFL = new URL("../node_modules/@fontsource/rubik/LICENSE", import.meta.url);
const LARGE = 512;
const APPLE = 180;

function manifest() {
  const words = new FluentBundle("en");
  words.addResource(new FluentResource(pageMessages(WORDS)));
  const say = (message) => words.formatPattern(words.getMessage(message).value);
  return JSON.stringify({
    name: say("page-title"),
    description: say("page-what"),
    id: "/",
    start_url: "/",
    display: "standalone",
    background_color: GROUND,
    theme_color: GROUND,
    icons: [
      { src: "/sun.svg", sizes: "any", type: "image/svg+xml" },
      { src: `/sun-${LARGE}.png`, sizes: `${LARGE}x${LARGE}`, type: "image/png", purpose: "any" },
      { src: `/sun-${LARGE}.png`, sizes: `${LARGE}x${LARGE}`, type: "image/png", purpose: "maskable" },
    ],
  });
}

/** How each file is made. Drawing an icon takes a moment. */
const FILES = {
  "sun.svg": svg,
  [`sun-${LARGE}.png`]: () => png(LARGE),
  [`sun-${APPLE}.png`]: () => png(APPLE),
  "manifest.webmanifest": manifest,
  "rubik-licence.txt": () => readFileSync(OFL, "utf8"),
};

/** Files that the app shell leaves out: icons for home screens, the preview picture, and typefaces, which are optional. */
const NOT_IN_SHELL = /^(sw\.js|.*\.(png|woff2|txt))$/;

/** The worker's code, with the shell's files and a version that changes with their content. */
function told(code, bundle) {
  const shell = Object.values(bundle).filter(({ fileName }) => !NOT_IN_SHELL.test(fileName));
  const hash = createHash("sha256");
  for (const file of shell) hash.update(file.fileName).update(file.code ?? file.source);
  const words = shell.filter(({ facadeModuleId }) => /\.ftl\?(raw|later)$/.test(facadeModuleId ?? ""));
  const languages = {};
  for (const { name, fileName } of words) (languages[name] ??= []).push(`/${fileName}`);
  const files = shell
    .filter((file) => file.fileName !== "index.html" && !words.includes(file))
    .map(({ fileName }) => `/${fileName}`);
  const version = hash.digest("hex").slice(0, 16);
  const parts = code.split(/["'`]the shell["'`]/);
  if (parts.length !== 2) throw new Error("The worker has no place for the list of the shell.");
  return parts.join(JSON.stringify({ version, files: files.sort(), languages }));
}

export function installable() {
  return {
    name: "installable",
    transformIndexHtml: () => [
      { tag: "link", attrs: { rel: "icon", type: "image/svg+xml", href: "/sun.svg" }, injectTo: "head" },
      { tag: "link", attrs: { rel: "apple-touch-icon", href: `/sun-${APPLE}.png` }, injectTo: "head" },
      { tag: "link", attrs: { rel: "manifest", href: "/manifest.webmanifest" }, injectTo: "head" },
      { tag: "meta", attrs: { name: "theme-color", content: GROUND }, injectTo: "head" },
    ],
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const make = FILES[request.url?.slice(1)];
        if (make) response.end(make());
        else next();
      });
    },
    renderStart() {
      for (const [fileName, make] of Object.entries(FILES)) this.emitFile({ type: "asset", fileName, source: make() });
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const worker = bundle["sw.js"];
        worker.code = told(worker.code, bundle);
      },
    },
  };
}
