import { before, describe, test } from 'node:test';
import { openPage, type WatchedPage } from '../launch.ts';
import { OPENED } from '../opened.ts';
import { staysSteady } from '../steady.ts';
import { useTestSite } from '../testSite.ts';

/** Presses of each battle at each size. */
const PRESSES = 40;

/** Each draws other controls. */
const SEEDS = ['a', 'b', 'c'];

describe('nothing moves under the pointer', () => {
  const site = useTestSite();
  // One page for all: the scripts of another would be read again.
  let page: WatchedPage;
  before(async () => {
    page = await openPage(site.browser());
  });
  for (const battle of OPENED)
    for (const seed of SEEDS)
      test(`${battle}, draw ${seed}: a press moves no button and puts none in its place`, () =>
        staysSteady(page, site.url(), battle, { presses: PRESSES, seed }));
});
