import assert from 'node:assert/strict';
import { test } from 'node:test';
import { companyNamed, letteredName, troopsNamed } from '@linstock/scene';
import { formationOf, manoeuvreOf, pieceOf } from '../testStates.ts';
import { describeMoved, describeStraggler, describeUnmoved, groupStragglers } from './formationOrder.ts';

const pieces = [
  pieceOf('a', { called: companyNamed('1st', troopsNamed('Militia')) }),
  pieceOf('b', { called: companyNamed('2d', troopsNamed('Militia')) }),
  pieceOf('c', { called: letteredName(troopsNamed('23rd Foot'), 'a') }),
];
const formation = formationOf('f', "Webster's Command", pieces);
const kept = (ids: string[], sentence: string) =>
  describeStraggler({ pieces: ids, sentence, clause: null, goesPart: false }, formation);

test('units that cannot follow are named once, with the article', () => {
  assert.equal(
    kept(['a', 'b'], 'No way leads there.'),
    'The 1st company of the Militia and 1 more: No way leads there.',
  );
  assert.equal(kept(['c'], 'The 23rd Foot is Disordered.'), 'The 23rd Foot is Disordered.');
  const whole = "Webster's Command is out of range.";
  assert.equal(kept(['a', 'b', 'c'], whole), whole);
  assert.equal(kept(['c'], whole), `The 23rd Foot a: ${whole}`, 'one of them is named');
});

test('the sentence about units that go only part of the way is singular or plural as it must be', () => {
  const part = (ids: string[]) =>
    describeStraggler(
      { pieces: ids, sentence: 'No way leads there.', clause: null, goesPart: true },
      formation,
    );
  assert.match(part(['a', 'b']), /They go as near as they may\.$/);
  assert.match(part(['c']), /It goes as near as it may\.$/);
});

test('units stopped by one rule share one sentence', () => {
  const far = (id: string, far: number) => ({
    ...{ pieces: [id], clause: 'T-1', goesPart: true },
    sentence: `The way takes ${far}, and 4 are left.`,
  });
  const other = { pieces: ['c'], sentence: 'The 23rd Foot is Disordered.', clause: 'T-2', goesPart: false };
  assert.deepEqual(
    groupStragglers([far('a', 38), other, far('b', 36)], formation).map(({ pieces, words }) => [
      pieces,
      words,
    ]),
    [
      [
        ['a', 'b'],
        'The 1st company of the Militia: The way takes 38, and 4 are left. It goes as near as it may. The same rule stops the 2d company of the Militia.',
      ],
      [['c'], 'The 23rd Foot is Disordered.'],
    ],
  );
});

test('the units left out of "8 of 9 go" are named, with the reason', () => {
  const to = (piece: string) => ({ piece, place: { hex: 0 }, facing: null, path: [] });
  const plan = manoeuvreOf({ destinations: [to('c')] });
  assert.equal(
    describeUnmoved(plan, formation),
    ' The 1st and 2d companies of the Militia stand there already.',
  );
  const all = manoeuvreOf({ destinations: pieces.map(({ id }) => to(id)) });
  assert.equal(describeUnmoved(all, formation), '');
});

test('an order on a free table says how far the moving units get', () => {
  const to = (piece: string, y: number) => ({
    ...{ piece, place: { spot: { x: 0, y } }, facing: null },
    path: [{ spot: { x: 0, y: 0 } }],
  });
  const plan = (...destinations: ReturnType<typeof to>[]) =>
    describeMoved(manoeuvreOf({ destinations }), formation);
  assert.equal(plan(to('a', 1000), to('b', 6040), to('c', 2000)), 'All 3 go, 1 to 6 inches.');
  assert.equal(plan(to('a', 1000)), '1 of 3 go, 1 inch.');
  assert.equal(plan(), 'No unit moves yet.');
});
