// The app shell, which the service worker caches so that the page opens offline. It includes the page, its scripts and
// styles, one language, the lesson, and puzzles that the user has practised with. Tables and games are never cached.

export interface Shell {
  version: string;
  /** Paths of the shell's files, except for the page itself. */
  files: string[];
  /** Paths of the message files, by language. Only the user's language is cached. */
  languages: Record<string, string[]>;
}

const PAGE = "/";
const LESSON = "/lesson.json";
/** Practice data, cached after the first request. */
const PRACTICE = /^\/practice(\/\w+)?\.json$/;
/** The folder of files whose names contain a hash of the content, so that a cached file never expires. */
const ASSETS = "/assets/";
const PREFIX = "perudo-";
/** How long (ms) to wait for the network before showing the cached page. */
export const FETCH_TIMEOUT = 4000;

/** The worker's environment, replaced in tests. */
export interface WorkerServices {
  caches: CacheStorage;
  fetch: (request: Request) => Promise<Response>;
  origin: string;
  /** The language of the page. */
  language: string;
}

/** Caches the shell atomically. Does not download files that the browser already has. */
export async function cacheShell(shell: Shell, { caches, origin, language }: WorkerServices): Promise<void> {
  const cache = await caches.open(PREFIX + shell.version);
  const words = shell.languages[language] ?? [];
  const wanted = (path: string) =>
    new Request(new URL(path, origin), path.startsWith(ASSETS) ? {} : { cache: "reload" });
  await cache.addAll([PAGE, LESSON, ...shell.files].concat(words).map(wanted));
}

/** Deletes old caches except for the previous one, which an open page may still need. */
export async function deleteOldCaches(shell: Shell, { caches }: WorkerServices): Promise<void> {
  const kept = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const older = kept.filter((name) => name !== PREFIX + shell.version);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
}

/** Returns the response to a request; null if the browser should handle the request. */
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
  // A path with an extension is a file, such as a record to download.
  if (request.mode === "navigate" && !/\.\w+$/.test(pathname)) return networkFirst(request, PAGE, shell, world);
  return null;
}

/** Serves an immutable file from the cache, or else from the network. */
async function keptFirst(request: Request, world: WorkerServices): Promise<Response> {
  return (await world.caches.match(request)) ?? world.fetch(request);
}

/** Fetches an optional file and caches it. */
async function keeping(request: Request, path: string, shell: Shell, world: WorkerServices): Promise<Response> {
  const came = await world.fetch(request);
  if (came.ok) {
    const cache = await world.caches.open(PREFIX + shell.version);
    // If there is no space, the file is not cached, but the response is still valid.
    await cache.put(new URL(path, world.origin), came.clone()).catch(() => undefined);
  }
  return came;
}

/** Fetches from the network, with the cache as a fallback. */
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
