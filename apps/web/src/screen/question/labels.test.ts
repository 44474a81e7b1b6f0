import assert from 'node:assert/strict';
import { test } from 'node:test';
import { needRulebook } from '@linstock/systems/all';
import { playedTo } from '../testing.ts';
import { pickLabel } from './labels.ts';

test('a hex that may be charged is called by the troops in it, and by its number where nobody stands', () => {
  const { present } = needRulebook('american-legions');
  const judge = playedTo('american-legions', 'cowpens', ({ kind }) => kind === 'shock');
  const scene = present.scene(judge.field, judge.position.state, []);
  const body = scene.bodies.find(({ name }) => name === 'Militia');
  const place = scene.pieces.find(({ id, place: at }) => at !== null && body?.pieces.includes(id))?.place;
  assert.ok(place && 'hex' in place);
  assert.equal(
    pickLabel(place, scene, () => '1211'),
    'Militia, 1211',
  );
  assert.equal(
    pickLabel({ hex: 0 }, scene, () => '0101'),
    '0101',
  );
});
