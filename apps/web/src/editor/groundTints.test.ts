import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rulebooks } from '@linstock/systems/all';
import { findGroundTint } from './groundTints.ts';

test('on a map being made, no ground of any battle on hexes looks open but open ground', () => {
  const words = rulebooks.flatMap((rulebook) =>
    rulebook.battles.flatMap((battle) => {
      const ground = rulebook.present.shows.ground(rulebook.field(battle, {}));
      return ground.kind === 'hexes' ? ground.map.terrains : [];
    }),
  );
  assert.ok(words.includes('light-wood') && words.includes('light woods'));
  const open = words.filter((word) => findGroundTint(word) === 'clear');
  assert.deepEqual([...new Set(open)], ['clear']);
});

test('woods of every growth have the tint they had, and an unknown word is rough ground', () => {
  const tints = ['open-wood', 'light-wood', 'heavy woods', 'swamp', 'ploughed', 'orchard', 'graveyard'];
  assert.deepEqual(tints.map(findGroundTint), ['rough', 'wood', 'wood', 'marsh', 'field', 'rough', 'rough']);
});
