import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { linstock } from './linstock.ts';

const folder = mkdtempSync(join(tmpdir(), 'linstock-data-'));
after(() => rmSync(folder, { recursive: true, force: true }));

test('backup, restore and migrate say in one sentence what is missing, and end with 1', async () => {
  const [data, file] = [join(folder, 'data'), join(folder, 'file')];
  writeFileSync(file, 'no backup');
  const rows = [
    [['backup', file], /^There are no games in .*data\. Name their folder with --data\.\n$/],
    [['restore', file], /file is no sound backup of Linstock's games \(file is not a database\)\. Nothing/],
    [
      ['migrate'],
      /^There are no games of an earlier Linstock in .*data\. Name their folder with --data\.\n$/,
    ],
  ] as const;
  for (const [args, sentence] of rows) {
    const { status, stdout, stderr } = await linstock(...args, '--data', data);
    assert.deepEqual([status, stdout], [1, ''], stderr);
    assert.match(stderr, sentence);
  }
});
