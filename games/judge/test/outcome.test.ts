import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commitment, Game, type Proposal } from '@linstock/kernel';
import { sourcesOf } from '../src/chance.ts';
import { outcomeOf } from '../src/outcome.ts';
import { gauntletRules } from './contract/gauntlet.ts';

const SECRET = 'a'.repeat(64);

/** A game in the lane, played until the runner has been hit if he has to be. */
function begun(hit = true) {
  const rules = gauntletRules();
  const dice = { kind: 'fair', commitment: commitment(SECRET), secret: SECRET } as const;
  const game = Game.create(rules, { battle: 'lane', dice });
  const sources = sourcesOf(game.header, () => SECRET);
  const takes = (proposal: Proposal): void => {
    assert.ok('entry' in proposal, JSON.stringify(proposal));
    game.append(proposal.entry);
  };
  const outcome = () => outcomeOf(game as Game<unknown, unknown, unknown>, game.record.entries);
  while (hit && game.position.state.hits === 0) {
    const question = game.question(0) ?? game.question(1);
    assert.ok(question, 'the lane was run without a hit');
    takes(game.propose(question.side, [...question.options()].at(-1), game.head, sources));
  }
  return { game, takes, outcome };
}

test('the outcome of a game says who won, by what, and the part of its strength that each side lost', () => {
  const { game, takes, outcome } = begun();
  assert.equal(outcome(), null, 'the game goes on');
  takes(game.proposeResign(1));
  const { hits } = game.position.state;
  assert.deepEqual(outcome(), { winner: 0, ending: 'resigned', lost: [hits / 9, 0] });
});

test('a draw is agreed, and a game that was called off has no outcome', () => {
  const drawn = begun();
  drawn.takes(drawn.game.proposeDraw(0, true));
  drawn.takes(drawn.game.proposeDraw(1, true));
  assert.equal(drawn.outcome()?.winner, null);
  assert.equal(drawn.outcome()?.ending, 'agreed');
  const calledOff = begun(false);
  calledOff.takes(calledOff.game.proposeCallOff(1));
  assert.deepEqual([calledOff.game.over, calledOff.outcome()], [true, null]);
});
