import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Scope, serveOffline, wayOf } from './offline.ts';

const HOME = 'http://127.0.0.1:4178';

/** A browser's caches, as far as the worker uses them. */
class FakeCaches {
  readonly kept = new Map<string, Map<string, string>>();

  async open(name: string) {
    const files = this.kept.get(name) ?? new Map<string, string>();
    this.kept.set(name, files);
    return {
      match: async (address: string) => found(files.get(address)),
      put: async (address: string, response: Response) => void files.set(address, await response.text()),
    };
  }

  async match(address: string) {
    return found(
      [...this.kept.values()].map((files) => files.get(address)).find((each) => each !== undefined),
    );
  }

  async keys() {
    return [...this.kept.keys()];
  }

  async delete(name: string) {
    return this.kept.delete(name);
  }
}

const found = (text: string | undefined) => (text === undefined ? undefined : new Response(text));

/** A server with these files, or none at all. It records its requests. */
class FakeServer {
  files: Readonly<Record<string, string>> | null;
  status = 200;
  asked: string[] = [];

  constructor(files: FakeServer['files']) {
    this.files = files;
  }

  fetch = async (what: Request | string): Promise<Response> => {
    const { pathname } = new URL(typeof what === 'string' ? what : what.url, HOME);
    this.asked.push(pathname);
    if (this.files === null) throw new TypeError('Failed to fetch');
    const file = this.files[pathname];
    return new Response(file ?? '', { status: file === undefined ? 404 : this.status });
  };
}

/** A service worker of such an edition in a browser. */
function workerOf(caches: FakeCaches, server: FakeServer, name: string, files: readonly string[], at = '/') {
  const heard = new Map<string, (event: never) => void>();
  const told: string[] = [];
  const scope = {
    caches,
    fetch: server.fetch,
    location: { origin: HOME, href: `${HOME}${at}offline.js` },
    skipWaiting: async () => undefined,
    clients: {
      claim: async () => undefined,
      matchAll: async () => [{ postMessage: (message: unknown) => told.push(JSON.stringify(message)) }],
    },
    registration: {
      showNotification: async (title: string, options: NotificationOptions) =>
        void told.push(`${title} [${options.tag}] ${options.data}`),
      getNotifications: async () => [{ close: () => told.push('closed') }],
    },
    addEventListener: (type: string, hear: (event: never) => void) => heard.set(type, hear),
  };
  serveOffline(scope as unknown as Scope, { name, files });
  const lasting = (type: string) => {
    let done: Promise<unknown> = Promise.resolve();
    heard.get(type)?.({ waitUntil: (work: Promise<unknown>) => (done = work) } as never);
    return done;
  };
  return {
    async begin() {
      await lasting('install');
      await lasting('activate');
    },
    told,
    /** A message of the server arrives. */
    async hear(text: string) {
      let done: Promise<unknown> = Promise.resolve();
      const data = { text: () => text };
      heard.get('push')?.({ data, waitUntil: (work: Promise<unknown>) => (done = work) } as never);
      await done;
    },
    /** The response for the page; null if the worker does not answer. */
    async gets(path: string, method = 'GET') {
      let answer: Promise<Response> | null = null;
      const request = new Request(HOME + path, { method });
      heard.get('fetch')?.({ request, respondWith: (with_: Promise<Response>) => (answer = with_) } as never);
      return answer === null ? null : (await (answer as Promise<Response>)).text();
    },
  };
}

const FIRST = { '/': 'page 1', '/assets/main-1.js': 'main 1', '/assets/rules-1.js': 'rules 1' };

describe('a page that was opened once', () => {
  test('opens without a server, with all its files, at any address of the page', async () => {
    const server = new FakeServer(FIRST);
    const worker = workerOf(new FakeCaches(), server, '1', Object.keys(FIRST));
    await worker.begin();
    server.files = null;
    assert.equal(await worker.gets('/'), 'page 1');
    assert.equal(await worker.gets('/g/abc'), 'page 1');
    assert.equal(await worker.gets('/assets/rules-1.js'), 'rules 1', 'one that was never asked for before');
  });

  test('opens where the server behind a proxy is down', async () => {
    const server = new FakeServer(FIRST);
    const worker = workerOf(new FakeCaches(), server, '1', Object.keys(FIRST));
    await worker.begin();
    server.status = 502;
    assert.equal(await worker.gets('/'), 'page 1');
  });

  test('the network copy is preferred if the server answers; lasting files are fetched once', async () => {
    const server = new FakeServer(FIRST);
    const worker = workerOf(new FakeCaches(), server, '1', Object.keys(FIRST));
    await worker.begin();
    server.files = { ...FIRST, '/': 'page 2', '/assets/main-2.js': 'main 2' };
    server.asked = [];
    assert.equal(await worker.gets('/'), 'page 2');
    assert.equal(await worker.gets('/assets/main-2.js'), 'main 2');
    assert.equal(await worker.gets('/assets/main-1.js'), 'main 1');
    assert.deepEqual(server.asked, ['/', '/assets/main-2.js']);
  });
});

describe('a new edition of the page', () => {
  test('takes over the files that it shares with the old one, and drops the others', async () => {
    const [caches, server] = [new FakeCaches(), new FakeServer(FIRST)];
    caches.kept.set('somebody else’s', new Map());
    await workerOf(caches, server, '1', Object.keys(FIRST)).begin();
    const second = { '/': 'page 2', '/assets/main-2.js': 'main 2', '/assets/rules-1.js': 'rules 1' };
    server.files = second;
    server.asked = [];
    const worker = workerOf(caches, server, '2', Object.keys(second));
    await worker.begin();
    assert.deepEqual(server.asked, ['/', '/assets/main-2.js']);
    assert.deepEqual([...caches.kept.keys()], ['somebody else’s', 'linstock-page 2']);
    server.files = null;
    assert.equal(await worker.gets('/'), 'page 2');
    assert.equal(await worker.gets('/assets/rules-1.js'), 'rules 1');
  });

  test('the ground of a battle is drawn with its terrain', async () => {
    const [caches, server] = [new FakeCaches(), new FakeServer(FIRST)];
    const worker = workerOf(caches, server, '1', Object.keys(FIRST));
    await worker.begin();
    await assert.rejects(
      workerOf(caches, server, '2', ['/', '/assets/gone.js']).begin(),
      /gone\.js is not there/,
    );
    server.files = null;
    assert.equal(await worker.gets('/'), 'page 1');
    assert.equal(await worker.gets('/assets/main-1.js'), 'main 1');
  });
});

test('a page under a path of a host keeps its own files there, and leaves other files alone', async () => {
  const at = '/linstock/';
  const server = new FakeServer({
    [at]: 'page',
    [`${at}assets/main-1.js`]: 'main',
    '/assets/main-1.js': 'other',
  });
  const caches = new FakeCaches();
  await workerOf(caches, new FakeServer(FIRST), '1', Object.keys(FIRST)).begin();
  const worker = workerOf(caches, server, '1', ['/', '/assets/main-1.js'], at);
  await worker.begin();
  assert.deepEqual([...caches.kept.keys()], ['linstock-page 1', 'linstock-page at /linstock/ 1']);
  server.files = null;
  assert.equal(await worker.gets(at), 'page');
  assert.equal(await worker.gets(`${at}g/abc`), 'page');
  assert.equal(await worker.gets(`${at}assets/main-1.js`), 'main');
  for (const path of [`${at}api/battles`, `${at}ws/games/x`, '/elsewhere'])
    assert.equal(await worker.gets(path), null, path);
});

test('changes, games and other sites always go to the server', async () => {
  const server = new FakeServer({ ...FIRST, '/api/battles': '[]' });
  const worker = workerOf(new FakeCaches(), server, '1', Object.keys(FIRST));
  await worker.begin();
  server.asked = [];
  for (const path of ['/api/battles', '/api', '/ws/games/x'])
    assert.equal(await worker.gets(path), null, path);
  assert.equal(await worker.gets('/', 'POST'), null);
  assert.equal(wayOf({ method: 'GET', url: 'https://elsewhere.example/assets/x.js' }, HOME), 'server');
  assert.deepEqual(server.asked, []);
});

test('a push is shown and passed to the pages, another removes it, and foreign ones are ignored', async () => {
  const worker = workerOf(new FakeCaches(), new FakeServer(FIRST), '1', [], '/linstock/');
  const message = { t: 'show', title: 'Maida', body: 'Fire?', tag: 'a', path: '#/g/x' };
  await worker.hear(JSON.stringify(message));
  assert.deepEqual(worker.told.splice(0), [
    `Maida [a] ${HOME}/linstock/#/g/x`,
    '{"t":"push-shown","tag":"a"}',
  ]);
  await worker.hear('{"t":"close","tag":"a"}');
  assert.deepEqual(worker.told.splice(0), [`Linstock [a] ${HOME}/linstock/#/`, 'closed']);
  for (const bad of [
    '',
    'null',
    '{"t":"show"}',
    JSON.stringify({ ...message, path: 'https://elsewhere.example' }),
  ])
    await worker.hear(bad);
  assert.deepEqual(worker.told, []);
});
