import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game } from '@linstock/kernel';
import { needRulebook } from '@linstock/systems/all';
import { armOf } from '../miniatures/rhythm.ts';
import { figureOf } from './figureKind.ts';

for (const [system, battle, horse, guns] of [
  ['american-legions', 'cowpens', /Cavalry|Dragoons/, /gun|pounder/],
  ['morschauser', 'pick-up', /Dragoons|Cavalry|Horse/, /Battery|guns/],
] as const)
  test(`${system}: only horse is drawn as horse and only guns as guns, in near and far views`, () => {
    const rulebook = needRulebook(system);
    const game = Game.create(rulebook, { battle, dice: { kind: 'seeded', seed: 'figures' } });
    const { pieces, bodies } = rulebook.present.shows.scene({
      field: game.field,
      state: game.position.state,
      known: [],
    });
    const named = (pattern: RegExp) => {
      const inBody = bodies.filter(({ name }) => pattern.test(name)).flatMap((body) => body.pieces);
      return pieces
        .filter(
          ({ id, name, kind }) =>
            (pattern.test(name) || inBody.includes(id)) && !/leader|commander/.test(kind),
        )
        .map(({ id }) => id);
    };
    const drawn = (figure: string) =>
      pieces.filter(({ kind }) => figureOf(kind) === figure).map(({ id }) => id);
    assert.ok(drawn('rider').length > 0 && drawn('gun').length > 0);
    assert.deepEqual(drawn('rider').toSorted(), named(horse).toSorted());
    assert.deepEqual(drawn('gun').toSorted(), named(guns).toSorted());
    const arms = new Set((['horse', 'light horse', 'gun', 'foot'] as const).map((kind) => armOf(kind)));
    assert.equal(arms.size, 4, 'each has a rhythm of its own');
  });
