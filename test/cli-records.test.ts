import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type GameRecord, rechain } from '@linstock/kernel';
import { linstock, linstockJson, useFiles } from '../apps/cli/test/linstock.ts';
import { editedRecord, resignedRecord, sampleRecord, spoiled } from './records.ts';

describe('records on the command line', () => {
  const file = useFiles();
  const record = sampleRecord(30);
  const good = file('good.json', record);

  test('verify: a good record holds, every throw recomputed', async () => {
    const { status, stdout } = await linstock('verify', good);
    assert.match(stdout, /holds: 30 entries/);
    assert.match(stdout, /All \d+ throws were recomputed/);
    assert.equal(status, 0);
  });

  test('verify --json tells a program the same', async () => {
    const { status, json } = await linstockJson('verify', good);
    const { ok, entries, dice } = json as { ok: boolean; entries: number; dice: string };
    assert.deepEqual({ status, ok, entries, dice }, { status: 0, ok: true, entries: 30, dice: 'recomputed' });
  });

  const resigned = resignedRecord();
  const cutShort = { ...resigned, entries: resigned.entries.slice(0, -1) };
  const secretless = { ...resigned, dice: { ...resigned.dice, secret: null } } as GameRecord;

  test('verify: a finished record shows commitment, nonces, take-backs, and its last hash', async () => {
    const { status, stdout } = await linstock('verify', file('resigned.json', resigned));
    assert.equal(status, 0, stdout);
    const { dice, entries } = resigned;
    assert.match(stdout, new RegExp(`committed to ${dice.kind === 'fair' ? dice.commitment : ''}`));
    assert.match(stdout, new RegExp(`ends with ${entries.at(-1)?.hash}`));
    assert.match(
      stdout,
      /^The British side added a nonce before the first throw\.\nThe American side added no nonce\.$/m,
    );
    assert.match(stdout, /^One answer was taken back, and one throw with it\.$/m);
  });

  test('verify names what was changed by hand, and fails for it only if it is strict', async () => {
    const edited = file('edited.json', editedRecord());
    const { status, stdout } = await linstock('verify', edited);
    assert.match(
      stdout,
      /^One change by hand \(entry 13\), agreed to by the other side, or made where none had to be asked: .*\. All other entries follow/m,
    );
    assert.equal(status, 0);
    assert.equal((await linstock('verify', edited, '--strict')).status, 1);
    assert.match(
      (await linstock('replay', edited)).stdout,
      /By hand: .*, disordered\. The reason given: “Our own rule”\./,
    );
  });

  for (const [what, spoilt, says] of [
    ['a record cut short with its secret published', cutShort, /its last entries are missing/],
    ['a finished record without its secret', secretless, /secret is missing: none of the \d+ throws could/],
  ] as const) {
    test(`verify: ${what} fails`, async () => {
      const { status, stdout } = await linstock('verify', file('missing.json', spoilt));
      assert.equal(status, 1);
      assert.match(stdout, /does not hold\./);
      assert.match(stdout, says);
    });
  }

  for (const [name, text, says] of spoiled(record)) {
    test(`${name} is refused in a sentence, with a code that is not 0`, async () => {
      const { status, stdout, stderr } = await linstock('verify', file(name, text));
      assert.match(stdout + stderr, says);
      assert.doesNotMatch(stdout + stderr, /^\s+at /m, 'no stack');
      assert.ok(status === 1 || status === 2, `it ends with ${status}`);
    });
  }

  test('a record that does not hold is not replayed', async () => {
    const { status, stdout, stderr } = await linstock(
      'replay',
      file('old.json', { ...record, format: 'linstock-game/0' }),
    );
    assert.deepEqual({ status, stdout }, { status: 2, stdout: '' });
    assert.match(stderr, /linstock-game\/1/);
  });

  test('one face of one die changed is found', async () => {
    const entries = record.entries.map((entry) => structuredClone(entry)) as { dice?: number[][] }[];
    const thrown = entries.find((entry) => (entry.dice?.length ?? 0) > 0);
    const [faces] = thrown?.dice ?? [];
    assert.ok(faces);
    faces[0] = ((faces[0] ?? 1) % 6) + 1;
    const { status, stdout } = await linstock('verify', file('loaded.json', { ...record, entries }));
    assert.match(stdout, /does not hold/);
    assert.equal(status, 1);
  });

  test('replay: a record of an older version is shown up to its fault, with the reason', async () => {
    const { id } = record.rules;
    const old = file('old.json', rechain(record, { rules: { id, version: '0' }, battle: record.battle }));
    const { status, stdout } = await linstock('replay', old);
    assert.match(stdout, /under version 0 of American Legions.*viewed to its end/);
    assert.match(stdout, /After entry 30 of 30/);
    assert.equal(status, 0);
  });

  test('replay tells the game up to an entry, and no further', async () => {
    const { status, stdout } = await linstock('replay', good, '--to', '4');
    assert.equal(status, 0);
    assert.match(stdout, /After entry 4 of 30: Turn 1 of 7/);
    const { json } = await linstockJson('replay', good, '--to', '4');
    const { to, of, log } = json as { to: number; of: number; log: { n: number }[] };
    assert.deepEqual({ to, of }, { to: 4, of: 30 });
    assert.equal(Math.max(...log.map(({ n }) => n)), 4);
  });

  test('an unknown entry is refused with the known ones', async () => {
    for (const n of ['31', '1.5']) {
      const { status, stderr } = await linstock('replay', good, '--to', n);
      assert.equal(status, 2);
      assert.match(stderr, /entries 0 to 30/);
    }
  });

  test('odds gives the answers that throw dice with chances that add to 1', async () => {
    const { status, json } = await linstockJson('odds', good, '--at', '0', '--most', '3');
    const { at, clause, answers } = json as {
      at: number;
      clause: string;
      answers: { label: string; odds: { chance: number }[] }[];
    };
    assert.deepEqual({ status, at, clause }, { status: 0, at: 0, clause: 'AL-7.31a' });
    assert.equal(answers.length, 3);
    for (const { label, odds } of answers) {
      const sum = odds.reduce((all, { chance }) => all + chance, 0);
      assert.ok(Math.abs(sum - 1) < 1e-12, label);
    }
  });

  test('odds refuses an answer that does not exist, and a count that is not a number', async () => {
    assert.equal((await linstock('odds', good, '--answer', '{"no":"such"}')).status, 1);
    assert.equal((await linstock('odds', good, '--answer', '{')).status, 2);
    const { status, stderr } = await linstock('odds', good, '--most', 'many');
    assert.equal(status, 2);
    assert.match(stderr, /--most many/);
  });

  test("a record's text cannot control the terminal, nor begin a line of its own", async () => {
    const sly = '\u001b]0;owned\u0007\u009b31m\nall well \u202e';
    for (const spoilt of [
      { ...record, battle: { ...record.battle, id: sly } },
      { ...record, rules: { ...record.rules, id: sly } },
      { ...record, rules: { ...record.rules, version: sly } },
      { ...record, format: sly },
    ])
      for (const command of ['verify', 'replay']) {
        const { stdout, stderr } = await linstock(command, file('sly.json', spoilt));
        const said = stdout + stderr;
        assert.doesNotMatch(said, /[^\P{Cc}\n]|[\u202a-\u202e]/u, command);
        assert.doesNotMatch(said, /^all well/m, command);
      }
  });

  test('a file that is not there is named', async () => {
    const { status, stderr } = await linstock('verify', 'nowhere.json');
    assert.equal(status, 2);
    assert.match(stderr, /^nowhere\.json cannot be read: there is no such file\.$/m);
  });
});
