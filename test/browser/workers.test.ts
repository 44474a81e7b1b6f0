/** A browser may end a worker without a message. The page continues, or says in a sentence what to do. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page, Worker } from 'playwright-core';
import { shareOf } from './long.ts';
import { begin, endStep, untilAsked, untilEntry } from './person.ts';
import { useTestSite } from './testSite.ts';

/** The workers of a page by the name of their script. */
function workersOf(page: Page, name: string): Worker[] {
  return page.workers().filter((worker) => worker.url().includes(`${name}.worker`));
}

/** Ends a worker as a browser does if it lacks memory, or by an uncaught error. */
const ENDS = {
  'is closed': 'self.close()',
  'has a fault': "setTimeout(() => { throw new Error('out of memory'); })",
} as const;

describe('a worker that ends', () => {
  const site = useTestSite();

  for (const [how, script] of shareOf(Object.entries(ENDS)))
    test(`the judge of a game in this browser ${how}: the game goes on, and nothing is lost`, async () => {
      const { page } = await site.page({ serverless: true });
      await begin(page, site.url(), { battle: 'Waxhaws', side: 'British', against: 'A friend beside me' });
      let { entry } = await untilAsked(page);
      for (let round = 0; round < 3; round++) {
        await Promise.all(
          workersOf(page, 'judge').map((judge) => judge.evaluate(script).catch(() => undefined)),
        );
        if (round === 0) await page.getByText('was started again. Nothing is lost').first().waitFor();
        await endStep(page);
        await untilEntry(page, entry + 1);
        const now = await untilAsked(page);
        assert.ok(now.entry > entry, `entry ${now.entry} after ${entry}`);
        entry = now.entry;
      }
      await page.reload();
      assert.equal((await untilAsked(page)).entry, entry);
    });

  test('the machine that thinks is closed: it thinks again, and answers', async () => {
    const { page } = await site.page({ serverless: true });
    await begin(page, site.url(), { battle: 'Waxhaws', side: 'British', against: 'Machine, easy' });
    const first = await untilAsked(page);
    // Playwright does not see the workers of workers. The message goes to all of them, and workers with another role
    // ignore it.
    await Promise.all(
      workersOf(page, 'bot').map((bot) => bot.evaluate('self.close()').catch(() => undefined)),
    );
    await endStep(page);
    await untilEntry(page, first.entry + 1);
    await untilAsked(page, first);
  });
});
