import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { GameRecord } from '@linstock/kernel';
import { root } from './sources.ts';

/** Runs the command with the toy systems in addition to the four real ones. */
const linstock = (...args: string[]) => typed('', ...args);

/** The same with typed input, all of it at the start. */
function typed(input: string, ...args: string[]): { readonly code: number | null; readonly said: string } {
  const main = join(root, 'apps', 'cli', 'src', 'main.ts');
  const done = spawnSync(process.execPath, ['--conditions=linstock-toys', main, ...args], {
    cwd: root,
    encoding: 'utf8',
    input,
  });
  return { code: done.status, said: `${done.stdout}${done.stderr}` };
}

test('on the command line a player’s nonce comes first; an unfinished game is saved without its secret', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'linstock-left-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'game.json');
  const played = linstock('play', 'square', '--bots', 'me,random', '--save', file);
  assert.equal(played.code, 0, played.said);
  const { dice, entries } = JSON.parse(readFileSync(file, 'utf8')) as GameRecord;
  assert.deepEqual(
    entries.map((entry) => [entry.side, 'nonce' in entry && entry.nonce.length]),
    [[0, 32]],
  );
  assert.equal(dice.kind === 'fair' && dice.secret, null);
});

test('lines that a pipe brings all at once are read one after another', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'linstock-typed-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'game.json');
  const { said } = typed(
    'order 1 hold\nsheet\nquit\n',
    'play',
    'square',
    '--bots',
    'me,random',
    '--save',
    file,
  );
  assert.match(said, /1 The 1st Blue company: Hold\n/);
});

test('on the command line secrets are written, opened and verified, and the lab fights them with every bot', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'linstock-drill-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'game.json');
  const played = linstock('play', 'square', '--bots', 'greedy,random', '--save', file);
  assert.equal(played.code, 0, played.said);
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as {
    entries: { seal?: string; salt?: string }[];
  };
  const sealed = entries.filter(({ seal }) => seal !== undefined);
  assert.ok(sealed.length >= 2 && sealed.every(({ salt }) => salt !== undefined), 'each secret has its salt');
  const verified = linstock('verify', file);
  assert.match(verified.said, /each chained to the one before, each legal/);
  assert.match(verified.said, /throws were recomputed/);

  const lab = linstock('simulate', 'square', '--games', '2', '--bots', 'captain,random', '--json');
  assert.equal(lab.code, 0, lab.said);
  assert.match(lab.said, /"games": ?2/);
});
