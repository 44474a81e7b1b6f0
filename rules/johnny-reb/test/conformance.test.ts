import { test } from 'node:test';
import { testConformance } from '@linstock/kernel/conformance';
import { johnnyReb } from '../src/index.ts';

// Nothing may be answered beforehand and no move is interrupted until phases 5 to 7 are built.
testConformance(
  test,
  { ...johnnyReb, battles: ['brawners-farm'] },
  { games: 1, every: 25, samples: 20_000 },
  [
    'a standing answer is lawful, and what is let by bars nobody',
    'who is asked in mid-move was invited, with the same chance',
  ],
);
