import { describe, test } from 'node:test';
import { OPENED, opensWell } from './opened.ts';
import { useTestSite } from './testSite.ts';

const SIZES = [
  [1440, 900],
  [390, 844],
] as const;

describe('a battle as it opens', () => {
  const site = useTestSite();

  // The other two systems are tested in the soak.
  for (const each of [OPENED[0], OPENED[3]])
    test(`${each}: every word can be read, none is cut off, no two names lie on each other`, async () =>
      opensWell(await site.page(), site.url(), each, SIZES));
});
