import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { BrowserContextOptions } from 'playwright-core';
import { objections } from '../axe.ts';
import { openPage } from '../launch.ts';
import { layoutOf } from '../layout.ts';
import { forces, type Look, laterScreens, moments, openings, pagesBesideGames } from '../screens.ts';
import { useTestSite } from '../testSite.ts';

/** The kind of screen, and the minimum width and height of things that are pressed, in CSS pixels. */
interface ScreenKind {
  readonly by: string;
  readonly options: BrowserContextOptions;
  readonly finger: number;
}

const touch = (width: number, height: number): BrowserContextOptions => ({
  viewport: { width, height },
  hasTouch: true,
  isMobile: true,
});

const SEEN: readonly ScreenKind[] = [
  { by: 'a phone, in the dark', options: { ...touch(390, 844), colorScheme: 'dark' }, finger: 44 },
  { by: 'a phone on its side', options: touch(844, 390), finger: 44 },
  { by: 'a tablet', options: touch(820, 1180), finger: 44 },
  { by: 'a desktop', options: { viewport: { width: 1440, height: 900 } }, finger: 0 },
];

describe('every screen of the page', () => {
  const site = useTestSite({ engraved: true });

  for (const { by, options, finger } of SEEN)
    test(`on ${by}: nothing is covered, cut off or too small to press, and axe finds nothing`, async () => {
      const { page, complaints } = await openPage(site.browser(), options);
      const found: string[] = [];
      const look: Look = async (name, within = 'body') => {
        const { overflow, covered, small } = await layoutOf(page, { finger, within });
        if (overflow > 0) found.push(`${name}: ${overflow} px wider than the window`);
        const faults = [
          ...covered.map((each) => `covered: ${each}`),
          ...small,
          ...(await objections(page, within)),
        ];
        found.push(...faults.map((each) => `${name}: ${each}`));
      };
      await pagesBesideGames(page, site.url(), look);
      await openings(page, site.url(), look);
      await moments(page, site.url(), look);
      await forces(page, site.url(), look);
      await laterScreens(page, site.url(), look);
      assert.deepEqual(found, []);
      assert.deepEqual(complaints, []);
      await page.context().close();
    });
});
