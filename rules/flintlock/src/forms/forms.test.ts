import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chancesOf, type Reckoning, type Refusal } from '@linstock/kernel';
import { testForms } from '@linstock/testing';
import { CLAUSES } from '../tables/clauses.ts';
import { reckonings } from './index.ts';

const isReckoning = (answer: Reckoning | Refusal): answer is Reckoning => 'outcomes' in answer;

testForms(reckonings, CLAUSES);

test('a situation that the rules forbid is refused with the clause', () => {
  const column = reckonings['fire']?.reckon({ firer: { formation: 'Column' }, target: {} });
  assert.equal((column as Refusal).clause, 'FL-6.2a');
  const far = reckonings['fire']?.reckon({ firer: {}, target: {}, range: 9 });
  assert.equal((far as Refusal).code, 'FL-R-RANGE');
});

test('an even fight in the Shock form is won as often as lost, and one more unit improves it', () => {
  const chanceAhead = (attackers: number) => {
    const odds = reckonings['shock']?.reckon({ attack: { size: attackers }, stand: { size: 3 } });
    assert.ok(odds && isReckoning(odds));
    const ahead = chancesOf(odds).filter(({ outcome }) => outcome.rank > 0);
    return ahead.reduce((sum, { chance }) => sum + chance, 0);
  };
  const even = chanceAhead(3);
  const behind = reckonings['shock']?.reckon({ attack: { size: 3 }, stand: { size: 3 } });
  assert.ok(behind && isReckoning(behind));
  const lost = chancesOf(behind).filter(({ outcome }) => outcome.rank < 0);
  assert.ok(Math.abs(even - lost.reduce((sum, { chance }) => sum + chance, 0)) < 1e-12);
  assert.ok(Math.abs(even - 15 / 36) < 1e-12, `${even}`);
  assert.ok(chanceAhead(4) > even);
});
