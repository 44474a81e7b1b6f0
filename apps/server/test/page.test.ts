import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { type Serving, startServer } from '../src/serve.ts';
import { TOY } from './table.ts';

const folder = mkdtempSync(join(tmpdir(), 'linstock-page-'));
const web = join(folder, 'dist');
let server: Serving;
before(async () => {
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Linstock</title>');
  writeFileSync(join(web, 'embed.html'), '<script src="./assets/embed-1.js"></script>');
  writeFileSync(join(web, 'assets', 'main-1a2b.js'), 'export {};');
  writeFileSync(join(web, 'offline.js'), '');
  const data = join(folder, 'data');
  server = await startServer({ data, port: 0, web, systems: TOY });
});
after(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('the page is served at all its addresses, and is never cached', async () => {
  for (const path of ['/', '/index.html', '/g/abc', '/reckoner']) {
    const reply = await fetch(server.address + path);
    assert.deepEqual([reply.status, reply.headers.get('cache-control')], [200, 'no-cache'], path);
    assert.match(await reply.text(), /<title>Linstock/, path);
  }
});

test('files whose name changes with their contents are cached by the browser', async () => {
  const reply = await fetch(`${server.address}/assets/main-1a2b.js`);
  assert.equal(reply.status, 200);
  assert.match(reply.headers.get('cache-control') ?? '', /immutable/);
  assert.match(reply.headers.get('content-type') ?? '', /javascript/);
});

test('the service worker is allowed, and browsers always ask for its newest version', async () => {
  const { status, headers } = await fetch(`${server.address}/offline.js`);
  assert.deepEqual([status, headers.get('cache-control')], [200, 'no-cache']);
  assert.match(headers.get('content-type') ?? '', /javascript/);
  assert.match(headers.get('content-security-policy') ?? '', /worker-src 'self'/);
  assert.match(headers.get('content-security-policy') ?? '', /connect-src 'self'/);
});

test('a missing address gives JSON to programs, and nothing outside the page is served', async () => {
  for (const path of ['/api/nothing', '/assets/gone.js']) {
    const reply = await fetch(server.address + path);
    assert.equal(reply.status, 404, path);
    assert.match(((await reply.json()) as { error: { sentence: string } }).error.sentence, /nothing at/);
  }
  const outside = await fetch(`${server.address}/..%2fdata%2fgames%2fPG_VERSION`);
  assert.doesNotMatch(await outside.text(), /^18/);
});

test('a game embedded by another site may be framed and sets no cookie; no other page may be framed', async () => {
  const { headers, status, ...reply } = await fetch(`${server.address}/embed/g/abc`).then(async (got) => ({
    headers: got.headers,
    status: got.status,
    text: await got.text(),
  }));
  assert.equal(status, 200);
  assert.match(reply.text, /src="\.\.\/\.\.\/assets\/embed-1\.js"/);
  const policy = headers.get('content-security-policy') ?? '';
  assert.match(policy, /default-src 'none'.*frame-ancestors \*/);
  assert.equal(headers.get('x-frame-options'), null);
  assert.equal(headers.get('set-cookie'), null);
  const study = await fetch(`${server.address}/embed/`);
  assert.match(await study.text(), /src="\.\.\/assets\/embed-1\.js"/);
  for (const path of ['/', '/g/abc', '/embed.html', '/embed/g/../../', '/embed/x/abc']) {
    const other = await fetch(server.address + path);
    assert.match(other.headers.get('content-security-policy') ?? '', /frame-ancestors 'none'/, path);
  }
});
