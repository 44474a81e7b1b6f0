import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { noticesOf } from './notices.ts';

const root = join(import.meta.dirname, '..');

test('the page names its libraries and fonts with their licence texts, including those of its packages', () => {
  const notices = noticesOf(join(root, 'apps', 'web'));
  for (const name of ['react ', 'react-dom ', 'scheduler ', 'zod ', '@fontsource/im-fell-english '])
    assert.ok(notices.includes(`\n${name}`), name);
  assert.match(notices, /Copyright \(c\) Meta Platforms/);
  assert.match(notices, /SIL OPEN FONT LICENSE Version 1\.1/);
  assert.match(notices, /Copyright 2017 The EB Garamond Project Authors/);
  assert.doesNotMatch(notices, /^@linstock/m);
});

test('a package without the text of its licence stops the build', () => {
  const room = mkdtempSync(join(tmpdir(), 'linstock-notices-'));
  try {
    mkdirSync(join(room, 'node_modules', 'bare'), { recursive: true });
    const write = (folder: string, what: object): void =>
      writeFileSync(join(folder, 'package.json'), JSON.stringify(what));
    write(room, { name: 'room', version: '1', dependencies: { bare: '1' } });
    write(join(room, 'node_modules', 'bare'), { name: 'bare', version: '2', license: 'MIT' });
    assert.throws(() => noticesOf(room), /bare 2 \(MIT\) comes without the text of its licence/);
  } finally {
    rmSync(room, { recursive: true, force: true });
  }
});
