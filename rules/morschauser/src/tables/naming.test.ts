import assert from 'node:assert/strict';
import { test } from 'node:test';
import { companiesNamed, troopsNamed } from '@linstock/scene';
import { companyName, does } from './naming.ts';

test('one unit "acts", several "act"', () => {
  const said = (text: string, verb: string) => `${does(troopsNamed(text), verb)}`;
  assert.equal(said('7th Foot', 'act'), 'The 7th Foot acts');
  assert.equal(said('71st Highlanders', 'act'), 'The 71st Highlanders act');
  assert.equal(said('4-pdr mountain guns (Cole)', 'move'), 'The 4-pdr mountain guns (Cole) move');
  assert.equal(
    `${does(companyName(troopsNamed('71st Highlanders'), 2), 'be')}`,
    'The 2nd company of the 71st Highlanders is',
  );
  assert.equal(
    `${does(companiesNamed(3, troopsNamed('7th Foot')), 'be')}`,
    '3 companies of the 7th Foot are',
  );
  assert.equal(said("Thomas's battalion", 'have'), "Thomas's battalion has");
});
