import { test } from 'node:test';
import { openlyPlayed, testConformance } from '@linstock/kernel/conformance';
import { americanLegions } from './index.ts';

/** The laws every rulebook of the house keeps, and again where the players set up their own way. */
testConformance(test, americanLegions, { games: 1, every: 41, samples: 20_000 }, openlyPlayed);

const free = {
  battles: ['waxhaws', 'quinby'],
  options: { setup: 'free' },
  games: 1,
  every: 41,
  samples: 20_000,
};
testConformance((name, run) => test(`${name}, free set-up`, run), americanLegions, free, openlyPlayed);
