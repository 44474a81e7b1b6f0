import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { linstock } from './linstock.ts';

const main = join(import.meta.dirname, '..', 'src', 'main.ts');
const quick = ['waxhaws', '--bots', 'greedy,random', '--games', '4'];

/** Runs `linstock simulate` in this process. */
const simulate = (args: readonly string[]) => linstock('simulate', ...args);

/** Runs it in a separate process; `heard` is called with everything on standard error until now. */
async function spawned(args: readonly string[], heard: (err: string, child: ChildProcess) => void) {
  const child = spawn(process.execPath, [main, 'simulate', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => (stdout += chunk));
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
    heard(stderr, child);
  });
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, stdout, stderr };
}

/** The JSON of a simulation without the one figure that differs between runs. */
async function jsonOf(args: readonly string[]) {
  const { status, stdout } = await simulate([...args, '--json']);
  assert.equal(status, 0);
  const { seconds, ...rest } = JSON.parse(stdout);
  assert.equal(typeof seconds, 'number');
  return rest;
}

describe('linstock simulate', () => {
  const folder = mkdtempSync(join(tmpdir(), 'linstock-simulate-'));
  after(() => rmSync(folder, { recursive: true, force: true }));

  test('the result depends only on the seed, and not on the number of workers', async () => {
    const alone = await jsonOf([...quick, '--workers', '1']);
    const shared = await jsonOf([...quick, '--workers', '2', '--systems', 'american-legions']);
    assert.deepEqual(shared, alone);
    assert.equal(alone.games, 4);
    for (const key of ['wins', 'shares', 'bots', 'losses', 'length', 'systems']) assert.ok(key in alone, key);
    assert.equal(alone.systems[0].history.winner, 'British');
    const otherwise = await jsonOf([...quick, '--workers', '1', '--seed', 'another']);
    assert.notDeepEqual(otherwise.losses, alone.losses);
  });

  test('text, CSV and HTML show the same games, compared with history', async () => {
    const csv = join(folder, 'games.csv');
    const html = join(folder, 'report.html');
    const { status, stdout: out } = await simulate([
      ...quick,
      '--workers',
      '1',
      '--csv',
      csv,
      '--html',
      html,
    ]);
    assert.equal(status, 0);
    assert.match(out, /^Waxhaws, 29 May 1780: 4 games/);
    assert.match(out, /British +\d .*won$/m);
    assert.match(out, /77 %: (heavier|lighter|just)/);
    assert.equal(readFileSync(csv, 'utf8').trimEnd().split('\r\n').length, 5);
    const page = readFileSync(html, 'utf8');
    assert.match(page, /<h1>Waxhaws<\/h1>/);
    assert.match(page, /@font-face\{font-family:'IM Fell English'[^}]*data:font\/woff2;base64,d09GMg/);
  });

  test('Ctrl-C keeps the finished games, and says how many were planned', async () => {
    const csv = join(folder, 'stopped.csv');
    const args = [...quick, '--games', '100', '--workers', '1', '--json', '--csv', csv];
    const { status, stdout, stderr } = await spawned(args, (said, child) => {
      if (/^\d+ of 100 games, \d+ s to go$/m.test(said)) child.kill('SIGINT');
    });
    assert.equal(status, 0, stderr);
    const { games, planned } = JSON.parse(stdout);
    assert.equal(planned, 100);
    assert.ok(games >= 10 && games < 100, `${games} games are kept`);
    assert.equal(readFileSync(csv, 'utf8').trimEnd().split('\r\n').length, games + 1);
  });

  test('bad input is refused in a sentence, before any game', async () => {
    const rows: [string[], RegExp][] = [
      [['nowhere'], /no battle "nowhere".*cowpens/],
      [['cowpens', '--systems', 'chess'], /no rule system "chess".*american-legions/],
      [['cowpens', '--games', '0'], /--games 0: a whole number from 1/],
      [['cowpens', '--games', '1e9'], /--games 1e9/],
      [['cowpens', '--bots', 'napoleon'], /--bots napoleon: name two of/],
      [
        ['cowpens', '--systems', 'flintlock', '--bots', 'hard,normal'],
        /Flintlock has no level hard. It has normal./,
      ],
      [['cowpens', '--effort', '6,2,1'], /--effort 6,2,1: give one number for both bots, or two/],
      [
        ['cowpens', '--html', join(folder, 'none', 'x.html')],
        /x\.html cannot be written: its folder does not exist/,
      ],
    ];
    for (const [args, sentence] of rows) {
      const { status, stderr, stdout } = await simulate(args);
      assert.equal(status, 2, args.join(' '));
      assert.match(stderr, sentence);
      assert.equal(stdout, '');
    }
  });
});
