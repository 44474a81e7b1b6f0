import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game, type ManualEdit, nth, requireValue } from '@linstock/kernel';
import { testByHand } from '@linstock/testing';
import { johnnyReb } from '../../index.ts';
import { footprintOf } from '../../model/board.ts';
import { officerPiece, unitPiece } from '../../model/naming.ts';
import { ON_TABLE } from '../../model/state.ts';

testByHand({
  rules: johnnyReb,
  battles: ['brawners-farm'],
  place: ({ field }, below) => {
    const { width, height } = field.table;
    return { spot: { x: below(Math.round(width)), y: below(Math.round(height)) } };
  },
  entries: 150,
});

test('an officer put with a unit by hand joins another when it is taken off, and the log says so', () => {
  const dice = { kind: 'seeded', seed: 'officer' } as const;
  const game = Game.create(johnnyReb, { battle: 'brawners-farm', dice, umpire: true });
  const change = (edit: ManualEdit): string[] => {
    const proposal = game.proposeHand(0, [edit]);
    assert.ok('entry' in proposal, 'refused' in proposal ? proposal.refused.sentence : '');
    return game.append(proposal.entry).map(({ sentence }) => sentence);
  };
  const { field, state } = game.position;
  const { id, brigades } = requireValue(
    field.officers.find((officer) => officer.start),
    'officer on the table',
  );
  const own = nth(field.brigades, nth(brigades, 0)).units.filter((each) => state.fate[each] === ON_TABLE);
  const unit = nth(own, 0);
  const { x, y } = footprintOf(field, state, unit);
  change({ piece: officerPiece(id), set: { place: { spot: { x, y } } } });
  assert.equal(game.position.state.attached[id], unit);
  const said = change({ piece: unitPiece(unit), set: { place: null } });
  assert.match(said[0] ?? '', /^By hand: .*, off the table\.$/);
  assert.match(said[1] ?? '', / joins the /);
});
