import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Refusal } from '@linstock/kernel';
import { testForms } from '@linstock/testing';
import { CLAUSES } from '../tables/clauses.ts';
import { reckonings } from './index.ts';

testForms(reckonings, CLAUSES);

test('a malformed situation is refused, and the refusal names the faulty place', () => {
  const answer = reckonings['fire']?.reckon({ firers: [{ arm: 'musket', range: 0 }] });
  assert.match((answer as Refusal).sentence, /^Fire: firers 1, range must be at least 1; 0 is given\.$/);
});

test('an illegal answer is refused with its clause', () => {
  const fire = reckonings['fire']?.reckon({ firers: [{ arm: 'cavalry', range: 1 }] });
  assert.equal((fire as Refusal).clause, 'AL-7.33l');
  const shock = reckonings['shock']?.reckon({
    attackers: [{ arm: 'cavalry' }],
    defenders: [{ arm: 'musket' }],
    structure: true,
  });
  assert.equal((shock as Refusal).code, 'cavalry_vs_structure');
  const leader = reckonings['leader-casualty']?.reckon({ name: 'Pickens', step: 'last' });
  assert.equal((leader as Refusal).clause, 'AL-4.4h');
});
