// A Vite plugin. The module "virtual:languages" has each language's own name, from its file in locales/. It also strips
// comments and messages of the command line from these files.
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
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
/** Prefixes of messages that only the command line uses, and of its errors. */
const COMMANDS =
  "archive|arena|backup|bot(?=-(?:begins|illegal|lost|offline|sits|waits|won) )|check|cli|exploit|lattice|migrate|notation|odds|play(?!-your-dice)|probe|prune|raises|restore|rules(?!-(?:box|if-calza|note-sources|readings|shared|silent|unsaid) )|serving|solve|story(?=-count )|tell(?!-(?:dice-left|dice-of|seat) )|verify";
const REFUSED =
  "archive|arena|backup|bid-graph|bot|check|extra|few|forgetful|key|hand-too|language|lattice|migrate|no(?=-docs |-cluster |-page )|not-a(?!-table)|not-an|not-players|not(?=-positive )|not-two|notation|odds|options|output|page|picture|port|probe|raises|record(?=-unwritten )|node|restore|solver|store(?=-(?:damaged|foreign|full|held|newer|older|open|read-only|strange) )|strategy|study|tablebase|verify|worker";
const COMMAND_LINE = new RegExp(
  `^(?:compiling|error-output|(?:${COMMANDS}|error-(?:${REFUSED}))-[\\w-]+) =.*\\n(?:[ \\t].*\\n|\\}\\n|\\n(?=[ \\t]))*`,
  "gm",
);

/** Returns the messages of a language's file that the page may show. */
export const pageMessages = (file) =>
  readFileSync(file, "utf8")
    .replace(COMMENTS, "")
    .replace(COMMAND_LINE, "")
    .replace(/\n+(?=[a-z])/g, "\n")
    .replace(/^ +/gm, " ")
    .replace(/\{ (\$?[\w-]+) \}/g, "{$1}");

function load(id) {
  if (id === `\0${MODULE}`) return `export default ${JSON.stringify(names())}`;
  if (!id.endsWith(".ftl?raw")) return undefined;
  return `export default ${JSON.stringify(pageMessages(id.replace("?raw", "")))}`;
}

export function languages() {
  return { name: "languages", enforce: "pre", resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined), load };
}
