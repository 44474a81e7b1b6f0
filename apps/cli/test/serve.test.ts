import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linstock } from './linstock.ts';

test('serve names a wrong option, with the expected value', async () => {
  const rows = [
    ['--port', 'drum', /--port drum: a number from 0 to 65535/],
    ['--public-url', 'barracks', /--public-url barracks: an address such as https/],
    ['--public-url', 'ftp://barracks', /--public-url ftp:/],
    ['--keep', '-1', /--keep -1: a number of days/],
    ['--keep', 'long', /--keep long: a number of days/],
  ] as const;
  for (const [option, value, sentence] of rows) {
    const { status, stderr } = await linstock('serve', `${option}=${value}`);
    assert.equal(status, 2, stderr);
    assert.match(stderr, sentence);
  }
});
