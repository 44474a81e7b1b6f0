import assert from 'node:assert/strict';
import { test } from 'node:test';
import { companyNamed, troopsNamed } from '@linstock/scene';
import { shortenNames } from './shortNames.ts';

test('companies chosen in a row have the name of their regiment only once', () => {
  const militia = troopsNamed('Militia');
  const line = troopsNamed('Line');
  const companies = [companyNamed('1st', militia), companyNamed('2d', militia), companyNamed('1st', line)];
  assert.deepEqual(
    shortenNames([
      ...companies.map((called) => ({ label: called.text, called })),
      { label: 'hex 1012', called: undefined },
    ]),
    ['1st company of the Militia', '2d company', '1st company of the Line', 'hex 1012'],
  );
});
