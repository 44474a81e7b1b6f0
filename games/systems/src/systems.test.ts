import assert from 'node:assert/strict';
import { test } from 'node:test';
import { needRulebook, rulebookForBattle, rulebooks } from './all.ts';
import { loadRulebook, needSystem, sidesOf, systemForBattle, systems } from './index.ts';

test('a manifest agrees with its rulebook', async () => {
  assert.ok(systems.length >= 2);
  for (const system of systems) {
    const { load, loadDrawing: _, ...manifest } = system;
    const rulebook = await load();
    assert.equal(rulebook, needRulebook(system.id), 'fetched once');
    for (const [key, value] of Object.entries(manifest))
      assert.deepEqual(rulebook[key as keyof typeof manifest], value, `${system.id}: ${key}`);
    assert.ok(manifest.line.length > 10 && manifest.line.length < 120, manifest.line);
  }
});

test('the sides of a battle are known before its rulebook is there', () => {
  for (const rulebook of rulebooks)
    for (const battle of rulebook.battles) {
      const field = rulebook.field(battle, {});
      const named = rulebook.sidesIn?.(field) ?? rulebook.sides;
      assert.deepEqual(sidesOf(needSystem(rulebook.id), battle), named, `${rulebook.id}: ${battle}`);
    }
});

test('a battle every system knows is a battle its rulebook lays out', () => {
  for (const rulebook of rulebooks)
    for (const battle of rulebook.battles) assert.match(rulebook.battleHash(battle), /^[0-9a-f]{64}$/);
});

test('an unknown system or battle is answered with the known ones', async () => {
  const known = systems.map(({ id }) => id).join(', ');
  assert.throws(() => needSystem('agincourt'), {
    message: `There is no rule system "agincourt". Known systems: ${known}.`,
  });
  await assert.rejects(loadRulebook('agincourt'), RangeError);
  assert.throws(() => systemForBattle('agincourt'), /no battle "agincourt".*cowpens/);
  assert.throws(() => rulebookForBattle('agincourt'), RangeError);
});
