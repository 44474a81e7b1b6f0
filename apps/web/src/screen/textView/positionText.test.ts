import assert from 'node:assert/strict';
import { test } from 'node:test';
import { needRulebook } from '@linstock/systems/all';
import { LOOKED_AT, playTo } from '../../play/testing.ts';
import { writePosition } from './positionText.ts';

test('the text of a position has the clock, both sides and each piece on the field, in every system', () => {
  for (const [system, battle] of LOOKED_AT) {
    const { field, position } = playTo(system, battle, () => true);
    const scene = needRulebook(system).present.shows.scene({ field, state: position.state, known: [] });
    const text = writePosition(scene, position.sides, () => 'somewhere');
    assert.ok(text.startsWith(`${scene.clock.label}\n\n${position.sides[0]}:\n- `), system);
    const onField = scene.pieces.filter(({ place }) => place !== null);
    assert.equal(text.split('\n').filter((line) => line.startsWith('- ')).length, onField.length, system);
    assert.doesNotMatch(text, /unit:|company:|undefined|null/);
  }
});
