import { test } from 'node:test';
import { openlyPlayed, testConformance } from '@linstock/kernel/conformance';
import { americanLegions } from './index.ts';

/** The tests that every rulebook must pass, and the same with a free set-up. */
testConformance(test, americanLegions, { games: 1, every: 41, samples: 20_000 }, openlyPlayed);

const free = {
  battles: ['waxhaws', 'quinby'],
  options: { setup: 'free' },
  games: 1,
  every: 41,
  samples: 20_000,
};
testConformance((name, run) => test(`${name}, free set-up`, run), americanLegions, free, openlyPlayed);
