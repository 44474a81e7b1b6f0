import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reckoning } from '@linstock/kernel';
import { clause, testForms } from '@linstock/testing';
import { CLAUSES } from '../tables/clauses.ts';
import { reckonings } from './index.ts';

testForms(reckonings, CLAUSES);

test('a shot that the rules forbid is refused with its clause and not reckoned', () => {
  const refused = reckonings['shooting']?.reckon({
    type: 'lineInfantry',
    weapon: 'rifle',
    range: 9,
    cover: 'town',
  });
  assert.deepEqual(refused && 'code' in refused && [refused.code, refused.clause], ['R-NO-SCORE', 'MM-B4l']);
});

clause(['MM-B6q', 'MM-B6v'], 'the melee form tells how the round may end, and the reply how it has', () => {
  const round = { attacker: { type: 'cavalry' }, defender: { type: 'lineInfantry' }, flankAttack: true };
  const dice = reckonings['melee']?.reckon(round) as Reckoning;
  const { value } = dice.lines.at(-1) ?? {};
  const parts = [...String(value).matchAll(/(\d+)\s%/g)].map((match) => Number(match[1]));
  assert.equal(parts.length, 3);
  assert.ok(Math.abs(parts.reduce((sum, part) => sum + part, 0) - 100) <= 1, String(value));
  const reply = reckonings['melee-reply']?.reckon({ ...round, hitsTaken: 2 }) as Reckoning;
  assert.deepEqual(
    reply.outcomes.map(({ label }) => label),
    [
      'no hit: the defender is beaten',
      '1 hit: the defender is beaten',
      '2 hits: drawn',
      '3 hits: the attacker is beaten',
      '4 hits: the attacker is beaten, the attacker is removed',
    ],
  );
});
