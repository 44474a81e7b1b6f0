import assert from 'node:assert/strict';
import { test } from 'node:test';
import { companyName, does } from './naming.ts';

test('one acts, many act', () => {
  assert.equal(does('the 7th Foot', 'act'), 'the 7th Foot acts');
  assert.equal(does('the 71st Highlanders', 'act'), 'the 71st Highlanders act');
  assert.equal(does('the 4-pdr mountain guns (Cole)', 'move'), 'the 4-pdr mountain guns (Cole) move');
  assert.equal(
    does(`the ${companyName('71st Highlanders', 2)}`, 'be'),
    'the 2nd company of the 71st Highlanders is',
  );
  assert.equal(does('3 companies of the 7th Foot', 'be'), '3 companies of the 7th Foot are');
  assert.equal(does("Thomas's battalion", 'have'), "Thomas's battalion has");
});
