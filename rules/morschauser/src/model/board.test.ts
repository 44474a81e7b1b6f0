import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin } from '../../test/battlefield.ts';
import { placedOf, situationNow } from './board.ts';
import { cloneState, LOST, type State } from './state.ts';

const village = {
  id: 'village',
  kind: 'town',
  poly: [
    [40, 20],
    [50, 20],
    [50, 30],
  ],
};

test('a situation is the same one for every copy of a state, until something on the table changes', () => {
  const { field, s } = begin({
    south: [{ at: [[20, 20]] }],
    north: [{ at: [[20, 40, 180]] }],
    terrain: [village],
  });
  const before = situationNow(field, s);
  assert.equal(situationNow(field, cloneState(s)), before);
  const changes: ((state: State) => void)[] = [
    (state) => (state.x[0] = 21_000),
    (state) => (state.facing[1] = 0),
    (state) => (state.status[1] = LOST),
    (state) => (state.burning[0] = 1),
    (state) => state.works.push({ task: 2, side: 0, x: 9000, y: 9000, facing: 0, turns: 9, about: -1 }),
  ];
  for (const change of changes) {
    const changed = cloneState(s);
    change(changed);
    const after = situationNow(field, changed);
    assert.notDeepEqual(after, before, String(change));
    assert.deepEqual(situationNow(field, s), before, 'and back');
  }
});

test('a moved company has its new place, an unmoved one is the same object as in the situation', () => {
  const { field, s } = begin({ south: [{ at: [[20, 20]] }], north: [{ at: [[20, 40, 180]] }] });
  const [own, foe] = situationNow(field, s).companies;
  const moved = cloneState(s);
  moved.x[0] = 25_000;
  assert.equal(placedOf(field, moved, 0).stand.x, 25_000);
  assert.equal(placedOf(field, moved, 1), foe);
  assert.equal(placedOf(field, s, 0), own);
});
