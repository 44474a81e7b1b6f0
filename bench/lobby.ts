import { request } from 'node:http';
import type { CDPSession, Page } from 'playwright-core';
import { launchBrowser, openPage } from '../test/browser/launch.ts';
import { dataFolder, type RunningServer, startServer } from '../test/browser/server.ts';
import { median, quantile } from './measure.ts';
import type { Part, Row } from './part.ts';

/** Visitors, each with an address of its own; the challenge makers of each; and the challenges of each maker, the most allowed. */
const VISITORS = 25;
const MAKERS = 4;
const CHALLENGES = 5;

/** Frames of scrolling that are measured, and the pixels of each step: the whole list takes several of them down and up. */
const FRAMES = 600;
const STEP_PX = 90;

/** Battles of the challenges, in turn. */
const BATTLES = [
  ['american-legions', 'cowpens'],
  ['american-legions', 'waxhaws'],
  ['flintlock', 'guilford'],
  ['morschauser', 'maida'],
  ['johnny-reb', 'mcphersons-ridge'],
] as const;

/** The list of challenges in a browser, with 500 of them at a real server. */
export const lobbyPart: Part = {
  name: 'lobby',
  title: 'Lobby: 500 open challenges at a real server, in headless Chromium, 1440 by 900',
  async run() {
    const browser = await launchBrowser();
    const data = dataFolder();
    let server: RunningServer | null = null;
    try {
      server = await startServer(data.path);
      for (let visitor = 0; visitor < VISITORS; visitor++)
        for (let maker = 0; maker < MAKERS; maker++) await post(server.url, visitor, maker);
      const { page } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
      const begun = performance.now();
      await page.goto(`${server.url}/#/challenges`);
      const count = String(VISITORS * MAKERS * CHALLENGES);
      const grid = page.locator(`.live-list-rows[aria-rowcount="${count}"]`);
      await grid.waitFor();
      const opened = performance.now() - begun;
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      const before = await processorOf(session);
      const { gaps, rows } = await scrolled(page);
      const spent = ((await processorOf(session)) - before) / gaps.length;
      return [
        { what: 'the list is there', value: opened, unit: 'ms', note: 'nothing cached' },
        { what: 'rows in the page while it scrolls', value: rows, unit: '', aim: { most: 60 } },
        ...frameRows(gaps),
        { what: 'scrolled: processor of the page', value: spent, unit: 'ms/frame', note: 'its main thread' },
      ];
    } finally {
      await browser.close();
      await server?.stop('SIGKILL');
      data.remove();
    }
  },
};

/** Milliseconds of processor time that the main thread of a page has used. */
async function processorOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const { value } = metrics.find(({ name }) => name === 'TaskDuration') ?? {};
  if (value === undefined) throw new Error('The browser does not say how much processor time its page used.');
  return value * 1000;
}

function frameRows(gaps: readonly number[]): Row[] {
  return [
    { what: 'scrolled: a frame', value: median(gaps), unit: 'ms', note: `median of ${gaps.length}` },
    {
      what: 'scrolled: 19 of 20 frames within',
      value: quantile(gaps, 0.95),
      unit: 'ms',
      aim: { most: 17 },
      note: `longest ${Math.round(Math.max(...gaps))} ms`,
    },
  ];
}

/** Scrolls a step in every frame, down and up again. Returns the time between frames, and the maximum number of rows. */
function scrolled(page: Page): Promise<{ gaps: number[]; rows: number }> {
  return page.evaluate(`(async () => {
    const box = document.querySelector('.live-list-rows');
    const frame = () => new Promise(requestAnimationFrame);
    const gaps = [];
    let [last, way, rows] = [await frame(), ${STEP_PX}, 0];
    for (let n = 0; n < ${FRAMES}; n++) {
      const before = box.scrollTop;
      box.scrollTop += way;
      if (box.scrollTop === before) way = -way;
      const now = await frame();
      gaps.push(now - last);
      last = now;
      rows = Math.max(rows, box.querySelectorAll('[role=row]').length);
    }
    return { gaps, rows };
  })()`);
}

/** Posts the challenges of one maker. */
async function post(url: string, visitor: number, maker: number): Promise<void> {
  const from = `127.0.1.${visitor + 1}`;
  const key = await send(`${url}/api/challenges/key`, from, '');
  const cookie = key.cookie?.split(';')[0] ?? '';
  for (let n = 0; n < CHALLENGES; n++) {
    const [system, battle] = BATTLES[n % BATTLES.length] ?? BATTLES[0];
    const body = {
      ...{ name: `Player ${visitor + 1} ${maker + 1}`, system, battle, options: {}, pair: n === 2 },
      ...{ side: n % 2 === 0 ? 'first' : 'dice', clock: { kind: 'none' }, counts: 'friendly' },
      ...{ talk: 'phrases', spectators: 'now', who: 'anyone' },
    };
    const { status, text } = await send(`${url}/api/challenges`, from, cookie, body);
    if (status !== 201) throw new Error(`A challenge was refused with ${status}: ${text}`);
  }
}

/** A POST from an address of this machine: the server counts the challenges of each address. */
function send(url: string, from: string, cookie: string, body: object = {}) {
  return new Promise<{ status: number | undefined; cookie: string | undefined; text: string }>(
    (done, failed) => {
      const headers = { 'content-type': 'application/json', cookie };
      const asked = request(url, { method: 'POST', localAddress: from, headers }, (reply) => {
        let text = '';
        reply.setEncoding('utf8');
        reply.on('data', (part: string) => (text += part));
        reply.on('end', () =>
          done({ status: reply.statusCode, cookie: reply.headers['set-cookie']?.[0], text }),
        );
      });
      asked.on('error', failed);
      asked.end(JSON.stringify(body));
    },
  );
}
