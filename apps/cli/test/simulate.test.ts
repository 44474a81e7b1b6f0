import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';

const main = join(import.meta.dirname, '..', 'src', 'main.ts');
const quick = ['cowpens', '--bots', 'greedy,random', '--games', '6'];

interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs `linstock simulate` to its end; `heard` is called with all it has said on standard error so far. */
async function simulate(
  args: readonly string[],
  heard?: (err: string, child: ChildProcess) => void,
): Promise<Ended> {
  const child = spawn(process.execPath, [main, 'simulate', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => (out += chunk));
  child.stderr.on('data', (chunk) => {
    err += chunk;
    heard?.(err, child);
  });
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, out, err };
}

/** The JSON of a simulation without the one figure that differs from run to run. */
async function jsonOf(args: readonly string[]) {
  const { status, out } = await simulate([...args, '--json']);
  assert.equal(status, 0);
  const { seconds, ...rest } = JSON.parse(out);
  assert.equal(typeof seconds, 'number');
  return rest;
}

describe('linstock simulate', () => {
  const folder = mkdtempSync(join(tmpdir(), 'linstock-simulate-'));
  after(() => rmSync(folder, { recursive: true, force: true }));

  test('the result does not depend on the number of workers, nor on anything but the seed', async () => {
    const alone = await jsonOf([...quick, '--workers', '1']);
    const shared = await jsonOf([...quick, '--workers', '3', '--systems', 'american-legions']);
    assert.deepEqual(shared, alone);
    assert.equal(alone.games, 6);
    for (const key of ['wins', 'shares', 'bots', 'losses', 'length', 'systems']) assert.ok(key in alone, key);
    assert.equal(alone.systems[0].history.winner, 'American');
    const otherwise = await jsonOf([...quick, '--seed', 'another']);
    assert.notDeepEqual(otherwise.losses, alone.losses);
  });

  test('text, CSV and HTML tell of the same games, with history beside them', async () => {
    const csv = join(folder, 'games.csv');
    const html = join(folder, 'report.html');
    const { status, out } = await simulate([...quick, '--csv', csv, '--html', html]);
    assert.equal(status, 0);
    assert.match(out, /^Cowpens, 17 January 1781: 6 games/);
    assert.match(out, /American +\d .*won$/m);
    assert.match(out, /87 %: (heavier|lighter|just)/);
    assert.equal(readFileSync(csv, 'utf8').trimEnd().split('\r\n').length, 7);
    const page = readFileSync(html, 'utf8');
    assert.match(page, /<h1>Cowpens<\/h1>/);
    assert.match(page, /@font-face\{font-family:'IM Fell English'[^}]*data:font\/woff2;base64,d09GMg/);
  });

  test('Ctrl-C keeps the games that are done, and says how many there were to be', async () => {
    const csv = join(folder, 'stopped.csv');
    const args = ['cowpens', '--bots', 'captain', '--effort', '1', '--games', '60', '--json', '--csv', csv];
    const { status, out, err } = await simulate(args, (said, child) => {
      if (/^\d+ of 60 games, \d+ s to go$/m.test(said)) child.kill('SIGINT');
    });
    assert.equal(status, 0, err);
    const { games, planned } = JSON.parse(out);
    assert.equal(planned, 60);
    assert.ok(games >= 6 && games < 60, `${games} games are kept`);
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
        ['cowpens', '--html', join(folder, 'none', 'x.html')],
        /x\.html cannot be written: its folder does not exist/,
      ],
    ];
    for (const [args, sentence] of rows) {
      const { status, err, out } = await simulate(args);
      assert.equal(status, 2, args.join(' '));
      assert.match(err, sentence);
      assert.equal(out, '');
    }
  });
});
