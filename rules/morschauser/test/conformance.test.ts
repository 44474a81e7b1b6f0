import { test } from 'node:test';
import { openlyPlayed, testConformance } from '@linstock/kernel/conformance';
import { morschauser } from '../src/index.ts';

// One game of each battle under all rules, as every question is looked at many times over.
testConformance(
  test,
  morschauser,
  { games: 1, every: 110, samples: 4_000, options: { preset: 'full' } },
  openlyPlayed,
);
