/** A stretch of each battle played from its first answer to its last by each of the five ways: `npm run soak`. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openPage } from '../launch.ts';
import { type Passage, scriptOf } from '../script.ts';
import { useTestSite } from '../testSite.ts';
import { WAYS, type Way } from '../ways.ts';
import { openRecord, playBy } from '../whole-game.ts';

const PASSAGES: readonly Passage[] = [
  { system: 'american-legions', battle: 'waxhaws', from: 0, answers: 45 },
  { system: 'flintlock', battle: 'cowpens', from: 360, answers: 40 },
  { system: 'morschauser', battle: 'maida', from: 0, answers: 30 },
  // Its first moment is a sheet of charges, which is asked where a charge may be one or another.
  { system: 'johnny-reb', battle: 'little-round-top', from: 4, answers: 20 },
];

for (const passage of PASSAGES)
  describe(`${passage.system}: ${passage.answers} answers of ${passage.battle}`, () => {
    const site = useTestSite();
    const script = scriptOf(passage);
    for (const way of Object.keys(WAYS) as Way[])
      test(`by ${way}`, async () => {
        const { page, complaints } = await openPage(site.browser(), WAYS[way]);
        page.setDefaultTimeout(10_000);
        await openRecord(page, site.url(), script);
        assert.ok((await playBy(page, way, script)) > passage.answers / 2, 'most are given by hand');
        assert.deepEqual(complaints, []);
        await page.context().close();
      });
  });
