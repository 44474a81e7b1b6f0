import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Leg } from '@linstock/ground';
import { answerMenuOf, isOfficer, type Picked, samePlace } from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import { playTo } from '../play/testing.ts';
import { groundOf, placeNamesOf } from '../screen/field/picture.ts';
import { idsOf, pickLabel } from './labels.ts';

test('a hex to charge is named by the troops in it, or by its number if it is empty', () => {
  const { present } = needRulebook('american-legions');
  const judge = playTo('american-legions', 'cowpens', ({ kind }) => kind === 'shock');
  const scene = present.shows.scene({ field: judge.field, state: judge.position.state, known: [] });
  const body = scene.bodies.find(({ name }) => name === 'Militia');
  const place = scene.pieces.find(({ id, place: at }) => at !== null && body?.pieces.includes(id))?.place;
  assert.ok(place && 'hex' in place);
  assert.equal(
    pickLabel(place, scene, () => '1211'),
    'Militia, 1211',
  );
  assert.equal(
    pickLabel({ hex: 0 }, scene, () => '0101'),
    'hex 0101',
  );
});

test('an officer with his troops is not listed as another target', () => {
  const { present } = needRulebook('american-legions');
  const judge = playTo('american-legions', 'cowpens', ({ kind }) => kind === 'fire');
  const scene = present.shows.scene({ field: judge.field, state: judge.position.state, known: [] });
  const officer = scene.pieces.find(
    (piece) =>
      isOfficer(piece) &&
      scene.pieces.some(
        (each) => !isOfficer(each) && each.place && piece.place && samePlace(each.place, piece.place),
      ),
  );
  assert.ok(officer?.place && 'hex' in officer.place);
  const label = pickLabel(officer.place, scene, () => '1211');
  assert.match(label, /, 1211$/);
  assert.ok(!label.includes(officer.name), label);
});

test('a regiment is called by its name and ringed whole', () => {
  const { present } = needRulebook('american-legions');
  const judge = playTo('american-legions', 'cowpens', ({ kind }) => kind === 'fire');
  const scene = present.shows.scene({ field: judge.field, state: judge.position.state, known: [] });
  for (const { id, name, pieces } of scene.bodies) {
    assert.equal(
      pickLabel({ body: id }, scene, () => ''),
      name,
    );
    assert.deepEqual(idsOf({ body: id }, scene), pieces);
  }
  const [{ id, name }] = scene.pieces as [(typeof scene.pieces)[number]];
  assert.equal(
    pickLabel({ piece: id }, scene, () => ''),
    name,
  );
  assert.deepEqual(idsOf({ piece: id }, scene), [id]);
});

/** An officer's words for a leg of a march, given in thousandths of an inch and tenths of a degree. */
const LEGS: readonly (readonly [Leg, string])[] = [
  [{ kind: 'advance', distance: 3500 }, 'advance 3.5 inches'],
  [{ kind: 'back', distance: 500 }, 'back 0.5 inches'],
  [{ kind: 'oblique', distance: 2000, angle: -225 }, 'oblique left 2 inches'],
  [{ kind: 'oblique', distance: 2000, angle: 225 }, 'oblique right 2 inches'],
  [{ kind: 'wheel', about: 'left', angle: -300 }, 'wheel left 30 degrees'],
  [{ kind: 'about' }, 'about'],
  [{ kind: 'turn', facing: 900 }, 'turn to 90 degrees'],
] as (readonly [Leg, string])[];

test('legs are described in inches and degrees', () => {
  for (const [leg, says] of LEGS)
    assert.equal(
      pickLabel({ leg } as Picked, null, () => ''),
      says,
    );
});

test('on a map facings are compass directions, as in the answers; on a table they are degrees', () => {
  const judge = playTo('flintlock', 'cowpens', ({ kind }) => kind === 'action');
  const { present } = needRulebook('flintlock');
  const placeName = placeNamesOf(groundOf(needRulebook('flintlock'), judge));
  const question = judge.open[0]!;
  const { all } = answerMenuOf(
    present,
    { field: judge.field, state: judge.position.state, known: [] },
    question,
  );
  const marches = all.filter(({ label }) => label.includes(', facing '));
  const words = new Set(
    marches.map(({ picks, label }) => {
      const word = pickLabel(picks.findLast((pick) => 'heading' in pick)!, null, placeName);
      assert.ok(label.endsWith(word), `${label}: ${word}`);
      return word;
    }),
  );
  assert.ok(words.size > 3);
  const table = playTo('morschauser', 'maida', ({ kind }) => kind === 'act');
  const onTable = placeNamesOf(groundOf(needRulebook('morschauser'), table));
  assert.equal(pickLabel({ heading: 900 }, null, onTable), 'facing east, 90 degrees');
});
