import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commitment, Game, handOver } from '@linstock/kernel';
import { toyRules } from '@linstock/kernel/toy';
import type { AnyGame } from '../../play/state/state.ts';
import { checkOf, describeCheck, describeDice } from './fairness.ts';

const rules = toyRules() as AnyGame['rules'];
const SECRET = 'a secret of the judge';
const FAIR = { kind: 'fair', commitment: commitment(SECRET), secret: SECRET } as const;

type Proposed = ReturnType<AnyGame['propose']> | ReturnType<AnyGame['proposeResign']>;

function add(game: AnyGame, proposal: Proposed): void {
  assert.ok('entry' in proposal);
  game.append(proposal.entry);
}

/** A game after one blow. */
function struck(game: AnyGame): AnyGame {
  add(game, game.propose(0, { step: 'close' }, game.head, { salt: () => 'a' }));
  add(game, game.propose(1, { step: 'wait' }, game.head, { salt: () => 'b' }));
  add(game, game.propose(0, { strike: 0 }, game.head));
  return game;
}

/** A game with a blow in it, and then resigned. */
function resigned(game: AnyGame): AnyGame {
  struck(game);
  add(game, game.proposeResign(1));
  return game;
}

test('the check reports throws, the nonces of both sides and take-backs', () => {
  const game = Game.create(rules, { battle: 'yard', dice: FAIR });
  const nonce = game.proposeNonce(0, 'red');
  assert.ok('entry' in nonce);
  game.append(nonce.entry);
  assert.equal(
    describeCheck(checkOf(resigned(game)), ['Red', 'Blue']),
    'All 1 throws in 5 entries follow from the secret published. The dice are fair. The Red side added a nonce before the first throw. The Blue side added no nonce. Nothing was taken back.',
  );
});

test('the fairness report of a game begun elsewhere says so, and names the unchecked throws', () => {
  const begun = Game.create(rules, { battle: 'yard', dice: { kind: 'seeded', seed: 'known' } });
  const offer = begun.proposeDraw(0, true);
  assert.ok('entry' in offer);
  begun.append(offer.entry);
  const game = Game.fromRecord(rules, handOver(begun.record, FAIR.commitment));
  assert.match(
    describeDice(game.record.dice),
    /^This game was begun elsewhere.*Before entry 2,.*when the game is over/,
  );
});

test('unchecked throws are reported first, and the check does not count as passed', () => {
  const begun = Game.create(rules, { battle: 'yard', dice: { kind: 'seeded', seed: 'known' } });
  struck(begun);
  const game = Game.fromRecord(rules, handOver(begun.record, FAIR.commitment));
  game.reveal(SECRET);
  add(game, game.proposeResign(1));
  const found = checkOf(game);
  assert.equal(found.ok, false);
  assert.match(
    describeCheck(found, ['Red', 'Blue']),
    /^1 of 1 throws were made elsewhere.* The 4 entries are complete and legal\./,
  );
});

test('dice from a seed are not called fair', () => {
  const seeded = resigned(Game.create(rules, { battle: 'yard', dice: { kind: 'seeded', seed: 'known' } }));
  assert.match(
    describeCheck(checkOf(seeded), ['Red', 'Blue']),
    /^All 1 throws in 4 entries follow from the seed/,
  );
  assert.doesNotMatch(describeCheck(checkOf(seeded), ['Red', 'Blue']), /fair/);
});

test('a finished record without its secret fails', () => {
  const game = Game.create(rules, { battle: 'yard', dice: FAIR });
  const { record } = resigned(game);
  const without = Game.fromRecord(rules, { ...record, dice: { ...FAIR, secret: null } });
  const found = checkOf(without);
  assert.equal(found.ok, false);
  assert.match(
    describeCheck(found, ['Red', 'Blue']),
    /^The record is not valid: The game is over, but its dice secret/,
  );
});
