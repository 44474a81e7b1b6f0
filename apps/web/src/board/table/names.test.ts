import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game } from '@linstock/kernel';
import { needRulebook } from '@linstock/systems/all';
import { namesOf, withoutCollisions } from './names.ts';
import type { StandPiece } from './Stand.tsx';
import { tablePlateOf } from './tablePlate.ts';

for (const [system, battle] of [
  ['morschauser', 'maida'],
  ['johnny-reb', 'brawners-farm'],
] as const) {
  const rulebook = needRulebook(system);
  const game = Game.create(rulebook, { battle, dice: { kind: 'seeded', seed: 'names' } });
  const { pieces } = rulebook.present.scene(game.field, game.position.state, []);
  const ground = rulebook.present.ground(game.field);
  assert.ok(ground.kind === 'table');
  const plate = tablePlateOf(ground.table, 0);
  const stands = pieces.filter((piece): piece is StandPiece => 'pose' in piece);

  test(`${system}: a regiment has one name and no code`, () => {
    const names = namesOf(plate, stands, new Set());
    assert.ok(names.length <= stands.length && names.length > 10);
    for (const { text } of names) assert.doesNotMatch(text, /^[A-Z0-9]{1,3}-\d$/);
    const regiments = stands.flatMap(({ regiment }) => (regiment ? [regiment.id] : []));
    const alone = stands.filter(({ regiment }) => !regiment);
    assert.equal(names.length, new Set(regiments).size + alone.length);
  });

  test(`${system}: no two names run into one another, and the chosen one is always there`, () => {
    const chosen = stands[0]!;
    const names = namesOf(plate, stands, new Set([chosen.id]));
    const shown = withoutCollisions(names, 0.3);
    assert.ok(shown.length < names.length, 'from afar there is no room for all');
    const its = namesOf(plate, [chosen], new Set())[0]!.text;
    assert.ok(shown.some(({ text }) => text === its));
    assert.equal(withoutCollisions(names, 50).length, names.length, 'near enough all have room');
  });
}
