/**
 * The page's service worker. It stores all files of one edition of the page. A page that was opened once then
 * opens without a server too, and a battle against a bot goes on in this browser.
 */

/** One edition of the page. Written before the worker's own code when the page is built: so the worker changes with each edition. */
export interface Edition {
  readonly name: string;
  /** Addresses of all its files. */
  readonly files: readonly string[];
}

/** The browser as a service worker finds it. */
export type Scope = Pick<
  ServiceWorkerGlobalScope,
  'caches' | 'clients' | 'fetch' | 'location' | 'registration' | 'skipWaiting'
> & {
  addEventListener(
    type: 'install' | 'activate',
    hear: (event: Pick<ExtendableEvent, 'waitUntil'>) => void,
  ): void;
  addEventListener(type: 'fetch', hear: (event: Pick<FetchEvent, 'request' | 'respondWith'>) => void): void;
  addEventListener(
    type: 'notificationclick',
    hear: (event: Pick<NotificationEvent, 'notification' | 'waitUntil'>) => void,
  ): void;
  addEventListener(type: 'push', hear: (event: Pick<PushEvent, 'data' | 'waitUntil'>) => void): void;
};

/**
 * The name of the browser's cache for the files of all editions of one page. All pages of a host share the
 * caches.
 */
const cacheName = (home: string): string => (home === '/' ? 'linstock-page ' : `linstock-page at ${home} `);
/** The statuses with which a proxy answers for a server that is down. */
const SERVER_DOWN_STATUS: ReadonlySet<number> = new Set([502, 503, 504]);

/** Begins to store an edition of the page, and to answer requests when the server does not. */
export function serveOffline(scope: Scope, edition: Edition): void {
  const { caches, clients } = scope;
  const home = new URL('.', scope.location.href).pathname;
  const place = cacheName(home) + edition.name;
  const files = edition.files.map((file) => home + file.slice(1));
  const kept = async (address: string) =>
    (await caches.open(place)).match(address, { ignoreSearch: true, ignoreVary: true });

  scope.addEventListener('install', (event) =>
    event.waitUntil(keep(scope, place, home, files).then(() => scope.skipWaiting())),
  );
  scope.addEventListener('activate', (event) =>
    event.waitUntil(dropOthers(caches, place, cacheName(home)).then(() => clients.claim())),
  );
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const way = wayOf(request, scope.location.origin, home);
    const { pathname } = new URL(request.url);
    if (way === 'kept') event.respondWith(kept(pathname).then((file) => file ?? scope.fetch(request)));
    if (way === 'newest')
      event.respondWith(newest(scope, request, async () => (await kept(pathname)) ?? kept(home)));
  });
  scope.addEventListener('push', (event) => {
    const message = readPush(event.data?.text() ?? '');
    if (message) event.waitUntil(showPush(scope, message, home));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(bringUp(clients, String(event.notification.data ?? home)));
  });
}

/**
 * The way to answer a request: by the server alone, by the server while it answers, or from the cache. Files
 * under `assets` have a hash of their content in their name. Other files of the page are loaded again each
 * time, so that no reader sees an old page.
 */
export function wayOf(
  { method, url }: Pick<Request, 'method' | 'url'>,
  own: string,
  home = '/',
): 'server' | 'newest' | 'kept' {
  const { origin, pathname } = new URL(url);
  const path = pathname.startsWith(home) ? pathname.slice(home.length) : null;
  if (method !== 'GET' || origin !== own || path === null || /^(api|ws|embed)(\/|$)/.test(path))
    return 'server';
  return isLasting(pathname, home) ? 'kept' : 'newest';
}

const isLasting = (pathname: string, home: string): boolean => pathname.startsWith(`${home}assets/`);

/**
 * Stores the files one after another, so that the player's connection is not blocked. Fails if one is
 * missing: then nothing has changed.
 */
async function keep(
  { caches, fetch }: Scope,
  place: string,
  home: string,
  files: readonly string[],
): Promise<void> {
  const cache = await caches.open(place);
  for (const file of files) {
    // The edition before may have had the same file.
    const had = isLasting(file, home) ? await caches.match(file) : undefined;
    const got = had ?? (await fetch(file, { cache: isLasting(file, home) ? 'default' : 'reload' }));
    if (!got.ok) throw new Error(`${file} is not there.`);
    await cache.put(file, got);
  }
}

async function dropOthers(caches: CacheStorage, place: string, places: string): Promise<void> {
  const old = (await caches.keys()).filter((name) => isOf(places, name) && name !== place);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** True if a cache holds an edition of this page: another page of the host may be called like it, with its path. */
const isOf = (places: string, name: string): boolean =>
  name.startsWith(places) && !name.slice(places.length).includes(' ');

/** The server's response; the stored one if the server cannot be reached. */
async function newest(
  { fetch }: Scope,
  request: Request,
  kept: () => Promise<Response | undefined>,
): Promise<Response> {
  let answer: Response | null = null;
  try {
    answer = await fetch(request);
  } catch {
    answer = null; // there is no line
  }
  if (answer !== null && !SERVER_DOWN_STATUS.has(answer.status)) return answer;
  return (await kept()) ?? answer ?? Response.error();
}

/** A message of the server to this browser, see `PushMessage` of the protocol. */
interface ShownPush {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  /** The place in the page that a click opens, such as `#/g/GAME`. */
  readonly path: string;
  /** True if the notification is removed again. */
  readonly closes: boolean;
}

/** Reads a message; null for a message of another kind. This file imports nothing, so it has no schema. */
function readPush(text: string): ShownPush | null {
  try {
    const said: Readonly<Record<string, unknown>> = JSON.parse(text);
    const { t, title = '', body = '', tag, path = '#/' } = said;
    const texts = [title, body, tag, path];
    if ((t !== 'show' && t !== 'close') || !texts.every((each) => typeof each === 'string')) return null;
    if (!String(path).startsWith('#/')) return null;
    return {
      ...{ title: String(title), body: String(body), tag: String(tag), path: String(path) },
      closes: t === 'close',
    };
  } catch {
    return null;
  }
}

/** Shows a notification, and tells the pages of this browser: one of them may wait for a test. */
async function showPush(
  { registration, clients, location }: Scope,
  { title, body, tag, path, closes }: ShownPush,
  home: string,
): Promise<void> {
  const data = new URL(home + path, location.href).href;
  const icon = new URL(`${home}icon-192.png`, location.href).href;
  if (closes) {
    // A browser wants each message to show something: so the notification is replaced without a sound before it is removed.
    await registration.showNotification('Linstock', { body: 'Answered.', tag, icon, data, silent: true });
    for (const shown of await registration.getNotifications({ tag })) shown.close();
    return;
  }
  await registration.showNotification(title, { body, tag, icon, data });
  for (const page of await clients.matchAll({ type: 'window', includeUncontrolled: true }))
    page.postMessage({ t: 'push-shown', tag });
}

/** Brings the page that sent a notification to the front; opens it if it has been closed. */
async function bringUp(clients: Clients, address: string): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url === address);
  if (page) await page.focus();
  else await clients.openWindow(address);
}
