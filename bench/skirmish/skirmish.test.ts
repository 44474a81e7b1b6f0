import { test } from 'node:test';
import { openlyPlayed, testConformance } from '@linstock/kernel/conformance';
import { skirmish } from './index.ts';

testConformance(test, skirmish, { games: 1, every: 50 }, [
  ...openlyPlayed,
  'a standing answer is legal, and passing stops no unit',
]);
