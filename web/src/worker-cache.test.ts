import { beforeEach, expect, test, vi } from "vitest";
import { respond, deleteOldCaches, cacheShell, FETCH_TIMEOUT, type Shell, type WorkerServices } from "./worker-cache";

const ORIGIN = "https://perudo.example";
const shell: Shell = {
  version: "two",
  files: ["/assets/page-1.js", "/sun.svg"],
  languages: { en: ["/assets/en-1.js", "/assets/en-2.js"], uk: ["/assets/uk-1.js"], pl: ["/assets/pl-1.js"] },
};

/** A fake of the cache storage features that the service worker uses. */
class FakeCaches {
  readonly stores = new Map<string, Map<string, string>>();

  async open(name: string) {
    const store = this.stores.get(name) ?? new Map<string, string>();
    this.stores.set(name, store);
    return {
      addAll: async (requests: Request[]) =>
        requests.forEach(({ url, cache }) => store.set(url, `kept ${url}`) && asked.set(url, cache)),
      put: async (url: URL, came: Response) => void store.set(url.href, await came.text()),
      match: async (url: URL) => (store.has(url.href) ? new Response(store.get(url.href)) : undefined),
    };
  }
  async keys() {
    return [...this.stores.keys()];
  }
  async delete(name: string) {
    return this.stores.delete(name);
  }
  async match({ url }: Request) {
    for (const store of this.stores.values()) if (store.has(url)) return new Response(store.get(url));
    return undefined;
  }
}

let caches: FakeCaches;
/** The cache mode of each request. */
const asked = new Map<string, RequestCache>();
let network: (request: Request) => Promise<Response>;
const world = (): WorkerServices => ({
  caches: caches as unknown as CacheStorage,
  fetch: (request) => network(request),
  origin: ORIGIN,
  language: "pl",
});
const get = (path: string, mode = "no-cors") => ({ url: new URL(path, ORIGIN).href, method: "GET", mode }) as Request;
const text = async (request: Request) => (await respond(request, shell, world()))!.text();

beforeEach(async () => {
  caches = new FakeCaches();
  network = async ({ url }) => new Response(`new ${url}`);
  await cacheShell(shell, world());
});

test("only the page, the lesson, the shell's files and the current language are cached", () => {
  const kept = ["/", "/lesson.json", ...shell.files, "/assets/pl-1.js"].map((path) => ORIGIN + path);
  expect([...caches.stores.get("perudo-two")!.keys()]).toEqual(kept);
});

test("files that the browser has already are not downloaded again", () => {
  expect(asked.get(`${ORIGIN}/assets/page-1.js`)).toBe("default");
  expect(asked.get(`${ORIGIN}/`)).toBe("reload");
});

test.each(["/socket", "/api/replay", "/r/ABCDEF/1.json", "/t/ABCDEF/link.svg", "/rules/bga.json", "/sw.js"])(
  "%s is left to the network",
  (path) => {
    expect(respond(get(path), shell, world())).toBeNull();
  },
);

test("a record to download is not served as the page", () => {
  expect(respond(get("/r/ABCDEF/1.perudo", "navigate"), shell, world())).toBeNull();
});

test("only requests to this server are answered", () => {
  expect(respond(get("https://elsewhere.example/assets/page-1.js"), shell, world())).toBeNull();
  expect(respond({ ...get("/"), method: "POST", mode: "navigate" }, shell, world())).toBeNull();
});

test("files with a hash in their name come from the cache", async () => {
  expect(await text(get("/assets/page-1.js"))).toContain("kept");
  expect(await text(get("/assets/newer-2.js"))).toContain("new");
});

test.each(["/", "/t/ABCDEF", "/t/ABCDEF/screen", "/r/ABCDEF/1", "/learn"])(
  "%s comes from the network while there is one",
  async (path) => {
    expect(await text(get(path, "navigate"))).toBe(`new ${ORIGIN}${path}`);
  },
);

test.each(["/", "/t/ABCDEF", "/learn"])("%s opens without a network as the page that was kept", async (path) => {
  network = () => Promise.reject(new TypeError("offline"));
  expect(await text(get(path, "navigate"))).toBe(`kept ${ORIGIN}/`);
  expect(await text(get("/lesson.json"))).toBe(`kept ${ORIGIN}/lesson.json`);
});

test("practice data that was used is cached, and works offline", async () => {
  expect(await text(get("/practice/3.json"))).toBe(`new ${ORIGIN}/practice/3.json`);
  network = () => Promise.reject(new TypeError("offline"));
  expect(await text(get("/practice/3.json"))).toBe(`new ${ORIGIN}/practice/3.json`);
  await expect(text(get("/practice/4.json"))).rejects.toThrow("offline");
});

test("error responses are not cached", async () => {
  network = async () => new Response("none", { status: 404 });
  await text(get("/practice/99.json"));
  network = () => Promise.reject(new TypeError("offline"));
  await expect(text(get("/practice/99.json"))).rejects.toThrow("offline");
});

test("a silent network is not waited for too long", async () => {
  vi.useFakeTimers();
  network = () => new Promise(() => undefined);
  const answered = text(get("/", "navigate"));
  await vi.advanceTimersByTimeAsync(FETCH_TIMEOUT);
  expect(await answered).toBe(`kept ${ORIGIN}/`);
  vi.useRealTimers();
});

test("without network and cache the request fails", async () => {
  caches.stores.clear();
  network = () => Promise.reject(new TypeError("offline"));
  await expect(text(get("/", "navigate"))).rejects.toThrow("offline");
});

test("a new shell replaces all but the previous one", async () => {
  await cacheShell({ ...shell, version: "three" }, world());
  await cacheShell({ ...shell, version: "four" }, world());
  await caches.open("of something else");
  await deleteOldCaches({ ...shell, version: "four" }, world());
  expect(await caches.keys()).toEqual(["perudo-three", "perudo-four", "of something else"]);
});
