import { describe, test } from 'node:test';
import { OPENED } from './opened.ts';
import { STEADY_SIZES, staysSteady } from './steady.ts';
import { useTestSite } from './testSite.ts';

/** Presses of each battle at each size; the soak presses more. */
const PRESSES = 7;

describe('nothing moves under the pointer', () => {
  const site = useTestSite();
  for (const battle of OPENED)
    for (const size of STEADY_SIZES)
      test(`${battle}, ${size.join(' by ')}: a press moves no button and puts none in its place`, () =>
        staysSteady(site.browser(), site.url(), battle, size, PRESSES));
});
