/** The worker of the page: keeps the frame of the client for when there is no network, and shows notices. What the server says (/api, /ws)
 * is never kept. FILES and VERSION are put in by the build (scripts/worker.ts); a new release is a new cache, and the old one goes when the
 * last of its pages is closed. */
const FILES = ["/"];
const VERSION = "dev";
const CACHE = `regnum-${VERSION}`;
const LIVE = /^\/(api|ws|stop|ready|metrics)(\/|$)/;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("regnum-") && name !== CACHE;
  const clean = async () => {
    await Promise.all((await caches.keys()).filter(old).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

/** Files whose names say what is in them: kept once they have come. */
async function kept(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** What may have changed: from the network, and from what was kept only where there is none. */
async function fresh(request, instead) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await caches.match(instead, { cacheName: CACHE });
    if (found) return found;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || LIVE.test(pathname)) return;
  if (pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else event.respondWith(fresh(request, request.mode === "navigate" ? "/" : request));
});

/** A notice, unless its player looks at the table already. */
async function called({ title, body, url, tag }) {
  const pages = await self.clients.matchAll({ type: "window" });
  const looks = pages.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === url && url !== "/");
  if (!looks)
    await self.registration.showNotification(title, { body, tag, icon: "/icon-192.png", badge: "/badge.png", data: { url } });
}

self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(called(event.data.json()));
});

/** To the page of the table: one that is open, or a new one. */
async function opened(url) {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === url);
  await (there ? there.focus() : self.clients.openWindow(url));
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(opened(event.notification.data.url));
});
