import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { linstock, linstockJson, useFiles } from './linstock.ts';

/** A feature of a survey. */
interface Feature {
  readonly properties: { readonly kind: string };
}

describe('a battle as a file of its own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'linstock-battle-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  const file = useFiles();
  const saved = join(folder, 'mine.linstock.json');
  const first = await linstock('battle', 'save', 'waxhaws', '--to', saved);
  const text = readFileSync(saved, 'utf8').replace('"id": "waxhaws"', '"id": "own-q7k2m4xd"');
  const own = file('own.linstock.json', text);

  test('is saved, and the check finds no fault', async () => {
    assert.equal(first.status, 0, first.stderr);
    const { status, json } = await linstockJson('battle', 'check', saved);
    assert.equal(status, 0);
    assert.deepEqual(
      (json as { checked: { system: string; refused: string | null }[] }).checked[0]?.refused,
      null,
    );
  });

  test('is not written over another file', async () => {
    const { status, stderr } = await linstock('battle', 'save', 'waxhaws', '--to', saved);
    assert.equal(status, 2);
    assert.match(stderr, /exists; name another file/);
  });

  test('is fought, and its record is verified and replayed anywhere', async () => {
    const record = join(folder, 'game.json');
    const { status, stderr } = await linstock('play', own, '--bots', 'greedy,greedy', '--save', record);
    assert.equal(status, 0, stderr);
    assert.match((await linstock('verify', record)).stdout, /holds: \d+ entries/);
    assert.equal((await linstock('replay', record)).status, 0);
    const { carried, ...bare } = JSON.parse(readFileSync(record, 'utf8'));
    assert.ok(carried);
    const alone = file('bare.json', bare);
    assert.match(
      (await linstock('verify', alone)).stderr,
      /played on a battle of its own.*Open its file too/,
    );
    assert.match((await linstock('verify', alone, '--battle', own)).stdout, /holds: \d+ entries/);
    const changed = file('changed.linstock.json', text.replace(/"turns": \d+/, '"turns": 3'));
    assert.match(
      (await linstock('verify', alone, '--battle', changed)).stderr,
      /has been changed since this game was played/,
    );
    const carriesOther = file('other.json', { ...bare, carried: JSON.parse(readFileSync(changed, 'utf8')) });
    assert.match((await linstock('verify', carriesOther)).stderr, /has been changed since/);
  });

  test('fits into a link', async () => {
    assert.match((await linstock('battle', 'link', own)).stdout, /^#\/b\/1\.[\w-]{2000,}\n$/);
    const { stderr } = await linstock('battle', 'link', own, '--systems', 'flintlock');
    assert.match(stderr, /is for American Legions, not for flintlock/);
  });

  for (const [what, change, said] of [
    ['a word no system knows', { kind: 'motorway' }, /motorway/],
    ['a road without a width', { width_yd: undefined }, /width_yd/],
  ] as const)
    test(`with ${what} is refused in a sentence`, async () => {
      const json = JSON.parse(text);
      const road = json.survey.features.find(({ properties }: Feature) => properties.kind === 'road');
      Object.assign(road.properties, change);
      const { status, stdout } = await linstock('battle', 'check', file('bad.linstock.json', json));
      assert.equal(status, 2);
      assert.match(stdout, said);
      assert.doesNotMatch(stdout, / {4}at /);
    });

  test('a refused name leaves no file behind', async () => {
    const { stderr } = await linstock('battle', 'save', 'waxhaws', '--to', join(folder, 'mine.json'));
    assert.match(stderr, /ends in \.linstock\.json/);
    assert.equal(existsSync(join(folder, 'mine.json')), false);
  });
});
