import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Position, seededDice } from '@linstock/kernel';
import { isOfficer } from '@linstock/scene';
import { rulebooks } from '@linstock/systems/all';
import { balanceOf, knownOf, learningOf, minutesOf } from './known.ts';

test('every battle has its figures, and as many pieces as it is fought with', () => {
  for (const rules of rulebooks) {
    for (const battle of rules.battles) {
      const field = rules.field(battle, {});
      const { state } = Position.start(rules, field, seededDice(battle));
      const { pieces } = rules.present.shows.scene({ field, state, known: [] });
      const known = knownOf(rules.id, battle);
      const again = `Fight it again: npm run add-battle -- ${rules.id} ${battle}`;
      assert.equal(known?.pieces, pieces.filter((piece) => !isOfficer(piece)).length, again);
      assert.ok(known.games >= known.won[0] + known.won[1] && known.games > 0, again);
    }
  }
  assert.equal(knownOf('no such system', 'cowpens'), null);
});

test('longer games are rounded more coarsely; the result is never 0 minutes', () => {
  const rows: [number, number, number][] = [
    [1, 1, 5],
    [117, 293, 15],
    [389, 1013, 45],
    [379, 2027, 75],
    [923, 3044, 120],
  ];
  for (const [answers, parts, minutes] of rows) assert.equal(minutesOf({ answers, parts }), minutes);
});

test('a battle is harder by its rules and by its pieces', () => {
  assert.equal(learningOf({ clauses: 50, pieces: 14 }), 'easy');
  assert.equal(learningOf({ clauses: 35, pieces: 63 }), 'middling');
  assert.equal(learningOf({ clauses: 52, pieces: 123 }), 'hard');
});

test('a balance names the side that wins more of the decided games, and how much more', () => {
  const rows: [[number, number], 0 | 1 | null, boolean][] = [
    [[19, 19], null, false],
    [[0, 0], null, false],
    [[16, 8], 0, false],
    [[7, 17], 1, false],
    [[34, 4], 0, true],
    [[0, 39], 1, true],
  ];
  for (const [won, favours, much] of rows) assert.deepEqual(balanceOf({ won }), { favours, much });
});
