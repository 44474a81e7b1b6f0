import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Consequence } from '@linstock/scene';
import { writeThenLine } from './thenLine.ts';

const row = (who: string, what: string, chance: number): Consequence => ({ who, side: 0, what, chance });

const KILLED = row('The Legion', 'loses a company', 0.5);
const BROKEN = row('The Legion', 'is disordered', 0.25);
const FLED = row('The militia', 'runs', 0.125);
const RARE = row('The gun', 'is lost', 0.01);

for (const [says, found, line] of [
  ['while it is computed', null, ['What follows: reckoning …']],
  ['if nothing can be followed it is blank', 'none', ['\u00a0']],
  ['one consequence', { rows: [KILLED] }, ['What follows: The Legion loses a company 50.0 %']],
  [
    'of four the three most likely',
    { rows: [KILLED, BROKEN, FLED, RARE] },
    [
      'What follows: The Legion loses a company 50.0 %',
      'The Legion is disordered 25.0 %',
      'The militia runs 12.5 %',
    ],
  ],
  ['no consequence', { rows: [] }, ['What follows: no losses, and nobody’s order changes']],
] as const)
  test(`what follows in one line: ${says}`, () => assert.deepEqual(writeThenLine(found), line));
