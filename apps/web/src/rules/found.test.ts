import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rulebookById } from '@linstock/systems/all';
import { rulesFound } from './found.ts';

const { clauses } = rulebookById('american-legions') ?? assert.fail('no American Legions');

test('the list of rules tells a ruling from a rule of the source', () => {
  const rules = new Map(rulesFound(clauses, '').map((rule) => [rule.id, rule]));
  assert.equal(rules.size, Object.keys(clauses).length);
  assert.deepEqual(
    ['AL-4.15a', 'AL-5.1b', 'AL-7.33j'].map((id) => [rules.get(id)?.from, rules.get(id)?.origin]),
    [
      ['Ruling', 'ruling'],
      ['Source rules §5.1, §8.1; skirmishers by ruling', 'ruled in part'],
      ['Source rules §7.33 table', 'source'],
    ],
  );
});

test('the word "ruling" finds the rules decided by us, wholly or in part', () => {
  const found = rulesFound(clauses, 'Ruling').filter(({ line }) => !line.includes('ruling'));
  assert.ok(found.length > 80 && found.every(({ origin }) => origin !== 'source'));
});
