import { test } from 'node:test';
import { testConformance } from '@linstock/kernel/conformance';
import { johnnyReb } from '../src/index.ts';

testConformance(
  test,
  { ...johnnyReb, battles: ['brawners-farm'] },
  { games: 1, every: 25, samples: 20_000 },
  [],
);
