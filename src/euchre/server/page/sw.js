/**
 * The service worker: it keeps the page's own files, so that the installed page opens without its server
 * and can say what is missing.
 *
 * It keeps no answer about tables, games or people. Everything is asked of the server first; what was kept is
 * used only if the server cannot be reached.
 */

const KEPT = "euchre-page";
/** Files of the page; every other address is the page itself, or an answer that is never kept. */
const FILE = /^(?!\/api\/|\/ws\/)\/(?:[\w-]+\/)*[\w-]+\.(?:js|css|svg|png|webmanifest)$/;
/** What a script or the page loads before it is shown. */
const LOADS =
  /^import [^;]*?"([^"]+)";|^export [^;]*? from "([^"]+)";|(?:href|src)="(\/[^"]+\.(?:css|js|svg))"/gm;

/** The languages of the page: a script fetches the one that is needed. */
const LANGUAGES = /data-languages="([^"]+)"/g;

const worker = /** @type {any} */ (self);

worker.addEventListener("install", (/** @type {any} */ event) => {
  worker.skipWaiting();
  event.waitUntil(keepShell());
});
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (request.mode === "navigate") event.respondWith(fresh(request, "/"));
  else if (FILE.test(pathname)) event.respondWith(fresh(request, pathname));
});

/** Keep the page with all that it loads before it is shown. */
async function keepShell() {
  const cache = await caches.open(KEPT);
  const known = new Set(["/"]);
  for (const path of known) {
    const answer = await fetch(path, { cache: "no-cache" });
    if (!answer.ok) continue;
    const text = await answer.clone().text();
    await cache.put(path, answer);
    for (const [, ...found] of text.matchAll(LOADS))
      known.add(new URL(found.find(Boolean) ?? "", new URL(path, worker.location.origin)).pathname);
    for (const [, languages] of text.matchAll(LANGUAGES))
      for (const language of languages.split(" ")) known.add(`/texts/languages/${language}.js`);
  }
}

/**
 * The answer of the server, or what was kept under a path if the server cannot be reached.
 *
 * @param {Request} request @param {string} path
 */
async function fresh(request, path) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    // Every address of the page is the same page. It is kept once, as it is at its root.
    if (answer.ok && path !== "/") await cache.put(path, answer.clone());
    return answer;
  } catch (failed) {
    const kept = await cache.match(path);
    if (kept === undefined) throw failed;
    return kept;
  }
}
