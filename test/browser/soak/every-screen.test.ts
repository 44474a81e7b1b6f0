/** Every screen of the page on a phone and in other small windows, light and dark: `npm run soak`. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { objections } from '../axe.ts';
import { useHouse } from '../house.ts';
import { openPage } from '../launch.ts';
import { layoutOf } from '../layout.ts';
import { laterScreens, openings, pagesBesideGames } from '../screens.ts';

/** Windows; those that are touched need targets a finger wide. */
const WINDOWS = [
  { width: 390, height: 844, touched: true, colorScheme: 'light' },
  { width: 390, height: 844, touched: true, colorScheme: 'dark' },
  { width: 844, height: 390, touched: true, colorScheme: 'light' },
  { width: 820, height: 1180, touched: true, colorScheme: 'light' },
  { width: 720, height: 450, touched: false, colorScheme: 'light' },
  { width: 1440, height: 900, touched: false, colorScheme: 'light' },
  { width: 1440, height: 900, touched: false, colorScheme: 'dark' },
] as const;

describe('every screen, in windows of every size', () => {
  const house = useHouse();

  for (const { width, height, touched, colorScheme } of WINDOWS)
    for (const visit of [pagesBesideGames, openings, laterScreens])
      test(`${width} by ${height}, ${colorScheme}, ${visit.name}: axe finds nothing, nothing is covered, cut off or too small for a finger`, async () => {
        const { page, complaints } = await openPage(house.browser(), {
          viewport: { width, height },
          hasTouch: touched,
          isMobile: touched,
          colorScheme,
        });
        const found: Record<string, unknown> = {};
        await visit(page, house.url(), async (name, within = 'body') => {
          const { overflow, covered, small } = await layoutOf(page, { finger: touched ? 44 : 0, within });
          const all = [...(await objections(page, within)), ...covered, ...small];
          if (all.length > 0 || overflow > 0) found[name] = [...all, overflow];
        });
        assert.deepEqual(found, {});
        assert.deepEqual(complaints, []);
      });
});
