/** Notifications with the page closed: a push message that a real service worker receives, the one of the built page. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { openPage } from './launch.ts';
import { useTestSite } from './testSite.ts';

const WORKER = join(import.meta.dirname, '..', '..', 'apps', 'web', 'dist', 'offline.js');

/** Serves an empty page, and the worker of the built page without files to store: storing them takes long. */
async function serveWorker() {
  const script = readFileSync(WORKER, 'utf8').replace(/"files":\[[^\]]*\]/, '"files":[]');
  const server = createServer(({ url }, response) => {
    const isWorker = url === '/offline.js';
    response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html');
    response.end(isWorker ? script : '<!doctype html><title>empty</title>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe('notifications', () => {
  const site = useTestSite();

  test('a push message is shown by the service worker of the page', async (t) => {
    const { server, origin } = await serveWorker();
    t.after(() => {
      server.close();
      server.closeAllConnections();
    });
    const { page } = await openPage(site.browser(), { serviceWorkers: 'allow' });
    const context = page.context();
    await page.goto(`${origin}/`);
    const session = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations;
        if (first) resolve(first.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/offline.js');
      await navigator.serviceWorker.ready;
    });
    const [worker] = context.serviceWorkers();
    assert.ok(worker);
    // A browser without a window cannot show notifications, and refuses them: their content is sent to the page
    // instead.
    await worker.evaluate(`ServiceWorkerRegistration.prototype.showNotification = async (title, { body, data }) => {
      for (const page of await clients.matchAll({ includeUncontrolled: true })) page.postMessage([title, body, data]);
    }`);
    const arrived = page.evaluate(
      () =>
        new Promise((resolve) => {
          const told: unknown[] = [];
          navigator.serviceWorker.addEventListener('message', ({ data }) => {
            if (told.push(data) === 2) resolve(told);
          });
          navigator.serviceWorker.startMessages();
        }),
    );
    const message = { t: 'show', title: 'Maida: fire?', body: '2 days left.', tag: 'a', path: '#/g/x' };
    const registrationId = await registered;
    const data = JSON.stringify(message);
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    assert.deepEqual(await arrived, [
      ['Maida: fire?', '2 days left.', `${origin}/#/g/x`],
      { t: 'push-shown', tag: 'a' },
    ]);
  });
});
