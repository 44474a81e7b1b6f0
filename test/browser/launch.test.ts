import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, test } from 'node:test';
import { setUpBrowser } from './testSite.ts';
import { openPage } from './launch.ts';

describe('the browser of the tests', () => {
  const browser = setUpBrowser();

  test('draws text, canvas and SVG, as its screenshot shows', async () => {
    const { page, complaints } = await openPage(browser(), { viewport: { width: 120, height: 80 } });
    await page.goto('data:text/html,<body style="margin:0;background:white"><h1>Cowpens</h1></body>');
    const blank = await page.screenshot({ clip: { x: 0, y: 70, width: 120, height: 10 } });
    const text = await page.screenshot({ clip: { x: 0, y: 20, width: 120, height: 40 } });
    assert.ok(text.length > blank.length + 300, 'the heading leaves ink on the picture');
    assert.equal(await page.evaluate(paintedPixel), '178,34,34');
    assert.deepEqual(complaints, []);
  });

  test('keeps a module worker and a second context alive beside the first page', async () => {
    const server = createServer((request, response) => {
      const script = request.url === '/worker.js';
      response.setHeader('content-type', script ? 'text/javascript' : 'text/html');
      response.end(script ? 'onmessage = (e) => postMessage(e.data * 2)' : '<!doctype html><title>t</title>');
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    try {
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
      const [first, second] = [await openPage(browser()), await openPage(browser())];
      await Promise.all([first.page.goto(url), second.page.goto(url)]);
      await second.page.context().close();
      assert.equal(await first.page.evaluate(doubledInWorker), 42);
    } finally {
      server.close();
    }
  });

  test('reaches nothing beyond this machine, and says that a page tried', async () => {
    const { page, complaints } = await openPage(browser());
    await page.setContent('<img src="http://example.com/far.png">', { waitUntil: 'load' });
    assert.match(complaints.join('\n'), /example\.com\/far\.png/);
  });
});

/** Runs in the page: the colour of a painted canvas pixel. */
function paintedPixel(): string {
  const canvas = new OffscreenCanvas(2, 2);
  const pen = canvas.getContext('2d');
  if (!pen) return 'no canvas';
  pen.fillStyle = 'firebrick';
  pen.fillRect(0, 0, 2, 2);
  return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3).join(',');
}

/** Runs in the page: sends 21 to a module worker. */
function doubledInWorker(): Promise<unknown> {
  return new Promise((resolve) => {
    const worker = new Worker('/worker.js', { type: 'module' });
    worker.addEventListener('message', (event) => resolve(event.data));
    worker.postMessage(21);
  });
}
