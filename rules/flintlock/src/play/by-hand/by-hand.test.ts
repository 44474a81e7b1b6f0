import assert from 'node:assert/strict';
import { Game, nth } from '@linstock/kernel';
import { clause, testByHand } from '@linstock/testing';
import { flintlock } from '../../index.ts';
import { unitId } from '../../model/board.ts';

testByHand({
  rules: flintlock,
  battles: ['cowpens', 'hobkirk'],
  // Among the troops, so that many places are near enemies or full.
  place: ({ field, position }, below) => {
    const at = position.state.at.filter((hex) => hex >= 0);
    const near = nth(at, below(at.length));
    return { hex: Math.max(0, Math.min(field.map.count - 1, near + below(5) - 2)) };
  },
  entries: 500,
});

clause(
  ['FL-4.63b', 'FL-4.63c'],
  'a leader whose last unit is taken off by hand leaves the field, and the log says so',
  () => {
    const game = Game.create(flintlock, {
      battle: 'cowpens',
      dice: { kind: 'seeded', seed: 'leader' },
      umpire: true,
    });
    const { field } = game.position;
    const command = nth(field.commands, 0);
    const edits = command.units.map((unit) => ({ piece: unitId(unit), set: { place: null } }));
    const proposal = game.proposeHand(0, edits);
    assert.ok('entry' in proposal, 'refused' in proposal ? proposal.refused.sentence : '');
    const said = game.append(proposal.entry).map(({ sentence }) => sentence);
    assert.match(
      said.at(-1) ?? '',
      new RegExp(`${nth(field.leaders, command.leader).name}.* leaves the field`),
    );
  },
);
