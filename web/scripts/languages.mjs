// A Vite plugin. The module "virtual:languages" has each language's own name, from its file in locales/. A language is
// loaded without comments and without the messages of the terminal, in two parts: `?raw` has what a table needs, and
// `?later` the long texts of the rules, the lesson, practice and replays.
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const LOCALES = fileURLToPath(new URL("../../src/perudo/locales/", import.meta.url));
const MODULE = "virtual:languages";

function names() {
  const files = readdirSync(LOCALES).filter((name) => name.endsWith(".ftl"));
  const named = files.map((file) => {
    const name = /^language = (.+)$/m.exec(readFileSync(LOCALES + file, "utf8"))?.[1];
    if (!name) throw new Error(`${file} does not say what its language is called: language = ...`);
    return [basename(file, ".ftl"), name];
  });
  return Object.fromEntries(named.sort(([, a], [, b]) => a.localeCompare(b, "en")));
}

const COMMENTS = /^#.*\n/gm;

/** Returns the messages of a language for the page: the shared ones and its own, as short as possible. */
export const pageMessages = (file) =>
  [file, join(dirname(file), "page", basename(file))]
    .map((each) => readFileSync(each, "utf8"))
    .join("\n")
    .replace(COMMENTS, "")
    .replace(/\n+(?=[a-z])/g, "\n")
    .replace(/^ +/gm, " ")
    .replace(/\{ (\$?[\w-]+) \}/g, "{$1}");

/** The messages of the second part. */
const LATER =
  /^((lesson|reading|shared|box|howto|me|club|tournament|push|why|page-check|page-hand-over|page-leave|page-signed|page-practice-(why|between|exact|likely|over|under|chances|answer)|page-solved|page-type)-|page-rules-picture|(un)?rated-|error-(club|invite|tournament|passkey|person|rated|record|sign-in)|review-(chart|keys|about|part|swing))/;

/** Returns one of the two parts of a language's messages. */
function part(file, later) {
  const messages = pageMessages(file).split(/\n(?=-?[a-zA-Z][\w-]* =)/);
  return messages.filter((message) => LATER.test(message) === later).join("\n");
}

function load(id) {
  if (id === `\0${MODULE}`) return `export default ${JSON.stringify(names())}`;
  const [, file, query] = /^(.+\.ftl)\?(raw|later)$/.exec(id) ?? [];
  return file && `export default ${JSON.stringify(part(file, query === "later"))}`;
}

export function languages() {
  return { name: "languages", enforce: "pre", resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined), load };
}
