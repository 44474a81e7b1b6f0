import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Name } from './name.ts';
import type { Picked } from './pick.ts';
import type { Piece } from './piece.ts';
import { groupByKind, looksOf } from './similar-pieces.ts';

/** A company of one regiment, in a hex, in a state. */
function company(n: number, hex: number, marks: Piece['marks'] = []): Piece {
  const name = `company ${n}`;
  return {
    ...{
      id: `c${n}`,
      number: n,
      side: 0,
      kind: 'foot',
      name,
      called: new Name('7th Foot'),
      short: `${n}`,
      group: 'militia',
    },
    ...{ place: { hex }, off: null, facing: 0, marks, figures: [] },
    ...{ coat: 'blue', facings: 'red', story: `${name} stands there.` },
  };
}

const DISORDERED: Piece['marks'] = [
  { kind: 'disordered', letter: 'D', label: 'disordered', clause: null, passing: false },
];
const militia = [company(1, 7), company(2, 7), company(3, 8), company(4, 7, DISORDERED)];
const [one, two, elsewhere, disordered] = militia.map(({ id }): Picked => ({ piece: id }));
const looks = (...picks: (Picked | undefined)[]) => looksOf(picks as Picked[], militia);

test('companies of one kind, strength, state and place look alike, whatever they are called', () => {
  assert.equal(looks(one), looks(two));
  const colours = { ...company(5, 7), dress: { hat: 'cocked hat', flag: 'stars and stripes' } } as Piece;
  assert.equal(looksOf([{ piece: 'c5' }], [colours]), looks(one), 'who carries the flag is as the others');
  assert.notEqual(looks(one), looks(elsewhere), 'another place');
  assert.notEqual(looks(one), looks(disordered), 'another state');
});

test('the order of pieces that act together does not matter, but their destinations do', () => {
  assert.equal(looks(one, disordered, { hex: 9 }), looks(disordered, two, { hex: 9 }));
  assert.notEqual(looks(one, { hex: 9 }), looks(one, { hex: 8 }));
  assert.notEqual(looks(one, { hex: 9 }, disordered), looks(disordered, { hex: 9 }, one));
});

test('one item represents its kind: the preferred one, else the first; the others are kept', () => {
  const kinds = groupByKind(
    ['a1', 'b1', 'a2', 'b2', 'c1'],
    ([letter]) => letter ?? '',
    (each) => each === 'b2',
  );
  assert.deepEqual(kinds, [
    { one: 'a1', others: ['a2'] },
    { one: 'b2', others: ['b1'] },
    { one: 'c1', others: [] },
  ]);
});
