// What the page's worker does: it keeps the shell of the page, so that the page opens without a network. The shell is
// the page itself, its scripts, styles and words, and the lesson; beside it what one has practised with. Nothing of a table or a game is ever kept.

export interface Shell {
  version: string;
  /** The addresses of its files, beside the page itself. */
  files: string[];
  /** The words of each language: those of the one that is spoken here are kept. */
  languages: Record<string, string>;
}

const PAGE = "/";
const LESSON = "/lesson.json";
/** What one practises with: kept once it was asked for. */
const PRACTICE = /^\/practice(\/\w+)?\.json$/;
/** Files here have names that change with their content: whatever the browser has of them is fresh. */
const ASSETS = "/assets/";
const PREFIX = "perudo-";
/** The time that the network has to deliver the page, in milliseconds, before the cached one is shown. */
export const FETCH_TIMEOUT = 4000;

/** What the worker needs of its surroundings. */
export interface WorkerServices {
  caches: CacheStorage;
  fetch: (request: Request) => Promise<Response>;
  origin: string;
  /** The language that the page speaks. */
  language: string;
}

/** Keeps the whole shell, all or nothing; nothing is sent again that the page has fetched already. */
export async function cacheShell(shell: Shell, { caches, origin, language }: WorkerServices): Promise<void> {
  const cache = await caches.open(PREFIX + shell.version);
  const words = shell.languages[language] ?? [];
  const wanted = (path: string) =>
    new Request(new URL(path, origin), path.startsWith(ASSETS) ? {} : { cache: "reload" });
  await cache.addAll([PAGE, LESSON, ...shell.files].concat(words).map(wanted));
}

/** Forgets older shells, but for the one before: a page that is still open may want a part of it. */
export async function deleteOldCaches(shell: Shell, { caches }: WorkerServices): Promise<void> {
  const kept = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const older = kept.filter((name) => name !== PREFIX + shell.version);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
}

/** The answer to a request, or null where the browser shall see to it alone. */
export function respond(request: Request, shell: Shell, world: WorkerServices): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== world.origin) return null;
  if (shell.files.includes(pathname) || pathname.startsWith(ASSETS)) return keptFirst(request, world);
  if (pathname === LESSON) return networkFirst(request, LESSON, shell, world);
  if (PRACTICE.test(pathname))
    return networkFirst(request, pathname, shell, {
      ...world,
      fetch: (asked) => keeping(asked, pathname, shell, world),
    });
  // A path with an ending is a file, such as a record to download.
  if (request.mode === "navigate" && !/\.\w+$/.test(pathname)) return networkFirst(request, PAGE, shell, world);
  return null;
}

/** Files whose names change with their content. */
async function keptFirst(request: Request, world: WorkerServices): Promise<Response> {
  return (await world.caches.match(request)) ?? world.fetch(request);
}

/** From the network, and kept: a part of the page that not everyone wants. */
async function keeping(request: Request, path: string, shell: Shell, world: WorkerServices): Promise<Response> {
  const came = await world.fetch(request);
  if (came.ok) {
    const cache = await world.caches.open(PREFIX + shell.version);
    // Where there is no room it is not kept, and nothing breaks.
    await cache.put(new URL(path, world.origin), came.clone()).catch(() => undefined);
  }
  return came;
}

/** What may change: from the network, else as it was kept. */
async function networkFirst(request: Request, path: string, shell: Shell, world: WorkerServices): Promise<Response> {
  const cache = await world.caches.open(PREFIX + shell.version);
  const kept = () => cache.match(new URL(path, world.origin));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), FETCH_TIMEOUT)));
  const coming = world.fetch(request);
  try {
    const came = await Promise.race([coming, late]);
    return came ?? (await kept()) ?? (await coming);
  } catch (error) {
    const page = await kept();
    if (page) return page;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
