import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rulebooks } from '@linstock/systems/all';
import { sceneryOf } from './scenery.ts';

const kindsAt = (battle: string): string[] =>
  rulebooks.flatMap((rules) => {
    if (!rules.battles.includes(battle)) return [];
    const ground = rules.present.shows.ground(rules.field(battle, {}));
    return ground.kind === 'table' ? sceneryOf(battle, ground.table).map(({ kind }) => kind) : [];
  });

test('the plain of Maida has its stubble, its grass and the track to the ford, each road once', () => {
  assert.deepEqual(kindsAt('maida'), ['stubble', 'stubble', 'grass', 'track']);
});

test("McPherson's Ridge has its wheat", () => {
  const kinds = kindsAt('mcphersons-ridge');
  assert.ok(kinds.includes('crop'), kinds.join());
});

test('a table that does not match the survey has no scenery, as it would be in the wrong place', () => {
  assert.deepEqual(kindsAt('cowpens'), []);
  assert.deepEqual(kindsAt('pick-up'), []);
});
