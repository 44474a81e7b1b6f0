import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Piece } from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import { playTo } from '../../play/testing.ts';
import { namePiece, type PieceKnowledge } from './pieceNames.ts';

/** The pieces of a battle at its first question, and the data about them. */
function knownAt(system: string, battle: string) {
  const { present } = needRulebook(system);
  const { field, position } = playTo(system, battle, () => true);
  const { pieces, bodies } = present.shows.scene({ field, state: position.state, known: [] });
  const known: PieceKnowledge = {
    ...{
      sides: position.sides,
      bodies,
      markers: [],
      asked: 0,
      chances: new Map([[pieces.at(-2)!.id, '33.3 %']]),
    },
  };
  return { pieces, known };
}

test("a piece's label says what it is, then side, strength, order and what can be done with it", () => {
  const { pieces, known } = knownAt('american-legions', 'cowpens');
  const [first] = pieces as [Piece];
  assert.equal(
    namePiece(first, 'can-act', known),
    '1st company of the Legion Infantry, in 1119, faces north-west, in good order, British, strength 1, morale 6, no order, can be chosen',
  );
});

test("an enemy's label says that it is a target, with the chance once it is known", () => {
  const { pieces, known } = knownAt('american-legions', 'cowpens');
  const foe = pieces.findLast(({ side, kind }) => side === 1 && kind !== 'leader' && kind !== 'commander')!;
  assert.match(namePiece(foe, 'can-act', known), /American, .*, target$/);
  const chances = new Map([[foe.id, '33.3 %']]);
  assert.match(namePiece(foe, 'can-act', { ...known, chances }), /American, .*, target, 33\.3 %$/);
});

for (const [system, battle] of [
  ['flintlock', 'cowpens'],
  ['morschauser', 'maida'],
  ['johnny-reb', 'mcphersons-ridge'],
] as const)
  test(`${system}: every piece says its side once, and a unit its strength or morale once`, () => {
    const { pieces, known } = knownAt(system, battle);
    for (const piece of pieces) {
      const name = namePiece(piece, 'plain', known);
      assert.equal(name.split(known.sides![piece.side]).length, 2, name);
      if (piece.strength) assert.match(name, /strength \d|\d+ of \d+ (figures|guns)/, name);
      const { left, full } = piece.strength ?? { left: 0, full: 0 };
      if (full > 1) assert.equal(name.split(`${left} of ${full}`).length, 2, name);
    }
  });
