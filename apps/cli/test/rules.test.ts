import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { linstock, linstockJson, useFiles } from './linstock.ts';

const vectors = join(import.meta.dirname, '../../../rules/american-legions/src/data/vectors.json');
const system = 'american-legions';
const check = '{"cause":"combat","morale":6,"effectiveness":2}';

describe('rules on the command line', () => {
  const file = useFiles();

  test('battles lists Cowpens with the systems that can fight it', async () => {
    const { json } = await linstockJson('battles');
    const cowpens = (json as { id: string; systems: string[] }[]).find(({ id }) => id === 'cowpens');
    assert.ok(cowpens?.systems.includes(system));
    assert.match((await linstock('battles')).stdout, /^cowpens\s+Cowpens\s+1781-01-17/m);
  });

  test('reckon explains every line with its clause, and every outcome with its chance', async () => {
    const { status, stdout } = await linstock('reckon', system, 'morale', check);
    assert.equal(status, 0);
    assert.match(stdout, /Leader's effectiveness\s+\+2\s+AL-4\.5c/);
    assert.match(stdout, /72\.2 %\s+26 in 36/);
  });

  test('reckon reads real dice', async () => {
    assert.match(
      (await linstock('reckon', system, 'morale', check, '--dice', '3,4')).stdout,
      /Thrown 3, 4: \S/,
    );
    const { json } = await linstockJson('reckon', system, 'morale', check, '--dice', '6,6');
    const { value, faces, odds } = json as {
      value: number;
      faces: number[];
      odds: { ways: number; of: number }[];
    };
    assert.deepEqual({ value, faces }, { value: 12, faces: [6, 6] });
    assert.equal(
      odds.reduce((ways, each) => ways + each.ways, 0),
      odds[0]?.of,
    );
  });

  test('every reckoning has an example that reckons', async () => {
    const { json } = await linstockJson('reckon', system);
    for (const { name } of json as { name: string }[])
      assert.equal((await linstock('reckon', system, name, '--example')).status, 0, name);
  });

  test('reckon reads a situation from a file in any encoding', async () => {
    const situation = { firers: [{ arm: 'musket', range: 1 }] };
    const plain = await linstock('reckon', system, 'fire', JSON.stringify(situation));
    const bytes = Buffer.from(`\ufeff${JSON.stringify(situation)}`, 'utf16le');
    const read = await linstock('reckon', system, 'fire', '--situation', file('fire.json', bytes));
    assert.deepEqual(read, plain);
    const none = await linstock('reckon', system, 'fire', '--situation', file('none.json', '[]'));
    assert.deepEqual([none.status, none.stdout], [2, '']);
    assert.match(none.stderr, /Fire: the situation must be a set of named fields/);
  });

  const refused: readonly (readonly [string, readonly string[], RegExp])[] = [
    ['an unknown system', ['nosuch', 'fire', '{}'], /no rule system "nosuch".*american-legions/],
    ['an unknown reckoning', [system, 'mutiny', '{}'], /no reckoning "mutiny".*fire, shock, morale/],
    ['no situation', [system, 'fire'], /--example/],
    ['no JSON', [system, 'fire', '{arm'], /The situation: This is not JSON/],
    [
      'a figure out of range',
      [system, 'fire', '{"firers":[{"arm":"musket","count":0,"range":1}]}'],
      /firers 1, count must be at least 1; 0 is given/,
    ],
    ['what the rules forbid', [system, 'fire', '{"firers":[{"arm":"musket","range":9}]}'], /AL-7\.33b/],
    ['too few dice', [system, 'morale', check, '--dice', '3'], /2 dice of 1 to 6/],
    ['a face no die has', [system, 'morale', check, '--dice', '3,7'], /2 dice of 1 to 6/],
  ];
  for (const [what, args, says] of refused) {
    test(`reckon refuses ${what} in a sentence`, async () => {
      const { status, stdout, stderr } = await linstock('reckon', ...args);
      assert.equal(stdout, '');
      assert.match(stderr, says);
      assert.ok(status === 1 || status === 2);
    });
  }

  test('vectors: the built-in ones pass, and a failing one is reported with exit code 1', async () => {
    const passed = await linstock('vectors', system, vectors);
    assert.match(passed.stdout, /^\d+ passed, 0 failed$/m);
    assert.equal(passed.status, 0);
    const wrong = [
      { id: 'AL-V-X', clauses: [], given: { kind: 'nonsense' }, dice: [], expect: { hit: true } },
      { id: 'AL-V-Y', clauses: [], given: { kind: 'fire' }, dice: [], expect: {} },
    ];
    const { status, stdout } = await linstock(
      'vectors',
      system,
      vectors,
      file('wrong.json', { vectors: wrong }),
    );
    assert.match(stdout, /AL-V-X \(.*wrong\.json\)\n\s+kind "nonsense" is not known; known kinds: /);
    assert.match(stdout, /passed, 2 failed$/m);
    assert.equal(status, 1);
  });

  test('vectors refuses a file of another kind, and names the expected format', async () => {
    const { status, stderr } = await linstock('vectors', system, file('else.json', { hello: 1 }));
    assert.equal(status, 2);
    assert.match(stderr, /else\.json holds no test vectors.*"vectors"/);
  });

  test('clauses --json gives counts and ids without a test, and an exit code for them', async () => {
    const { status, json } = await linstockJson('clauses', system);
    const { total, covered, exempt, missing, ...more } = json as Record<string, number> & {
      missing: string[];
    };
    assert.deepEqual(more, { system });
    assert.equal(covered! + exempt! + missing.length, total);
    assert.ok(total! > 100);
    assert.equal(status, missing.length === 0 ? 0 : 1);
  });

  test('clauses gives the source of every clause, and so shows which are rulings', async () => {
    const { stdout } = await linstock('clauses', system);
    assert.match(stdout, /^AL-4\.15a {2}.*\n {4}from: ruling$/m);
    assert.match(stdout, /^AL-5\.1b {2}.*\n {4}from: source rules §5\.1, §8\.1; skirmishers by ruling$/m);
    assert.match(stdout, /^AL-7\.33j {2}.*\n {4}from: source rules §7\.33 table$/m);
  });

  test("battles --key explains the abbreviations on a battle's counters", async () => {
    const { stdout } = await linstock('battles', '--key', 'cowpens');
    assert.match(stdout, /^71st High. +71st Highlanders +British +american-legions$/m);
    assert.match(stdout, /^Militia +South Carolina, North Carolina, Georgia +American +american-legions$/m);
    const { status, stderr } = await linstock('battles', '--key', 'nowhere');
    assert.equal(status, 2);
    assert.match(stderr, /There is no battle "nowhere"\. Known battles: cowpens/);
  });

  test('an unknown command or an extra argument exits with code 2 and points to the help', async () => {
    for (const args of [['charge'], ['battles', 'extra'], ['verify']]) {
      const { status, stderr } = await linstock(...args);
      assert.equal(status, 2, args.join(' '));
      assert.match(stderr, /^error: \S/);
    }
    assert.match((await linstock('charge')).stderr, /--help/);
  });
});
