import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  canonical,
  effective,
  isAnswering,
  Game,
  type GameRecord,
  Position,
  type Procedure,
  type Rules,
  recordedDice,
  verify,
} from '../src/index.ts';
import { type Duel, type Move, toyRules } from './toy.ts';
import { accepted, FAIR, giveStep, newGame, overWire, playOn, type ToyGame } from './toy-game.ts';

/** The toy, and how often its play has been resumed: once for each answer played, or played again. */
function countedToy(): { readonly rules: Rules<Duel, Move, { brave: boolean }>; resumed: number } {
  const toy = toyRules();
  const counted = { rules: toy, resumed: 0 };
  function* play(run: Procedure<Move>): Procedure<Move> {
    let step = run.next([]);
    while (!step.done) {
      counted.resumed++;
      step = run.next(yield step.value);
    }
  }
  counted.rules = { ...toy, play: (umpire, field, state) => play(toy.play(umpire, field, state)) };
  return counted;
}

/** A long game, and at its end `pairs` answers, each of them taken back. */
function withPairs(pairs: number): GameRecord {
  const game = newGame(FAIR);
  while (game.line.length < 20) {
    const [question] = game.open;
    assert.ok(question);
    giveStep(game, question.side, { step: 'wait' });
  }
  for (let pair = 0; pair < pairs; pair++) {
    const to = game.head;
    giveStep(game, 0, { step: 'close' });
    game.append(accepted(game.proposeBack(0, to, true)));
  }
  return overWire(game.record);
}

test('reading a record takes work in proportion to its length, however much was taken back', () => {
  const work = (pairs: number): number => {
    const counted = countedToy();
    assert.equal(verify(withPairs(pairs), counted.rules).fault, null);
    return counted.resumed;
  };
  const [none, some, twice] = [work(0), work(200), work(400)];
  assert.ok(some - none <= 200 * 6, `${some - none} answers were played for 200 given and taken back`);
  assert.ok(twice - some <= 200 * 6, `${twice - some} for 200 more`);
});

test('answers and take-backs of any length lead to the position of the remaining answers', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 4 }), fc.array(fc.nat(25), { maxLength: 40 }), (seed, backs) => {
      const game = newGame();
      for (const [i, back] of backs.entries()) {
        playOn(game, `${seed} ${i}`, 7);
        const to = back < game.line.length ? (game.line.at(-1 - back) ?? 0) : 0;
        if (back > 0) game.append(accepted(game.proposeBack(0, to, true)));
        assert.equal(stands(game), stood(game), `after entry ${game.head}`);
      }
      assert.equal(stands(Game.fromRecord(toyRules(), overWire(game.record))), stood(game));
    }),
    { numRuns: 60, seed: 5 },
  );
});

const told = ({ state, open }: Position<Duel, Move, { brave: boolean }>): string =>
  canonical([state, open.map(({ side, kind }) => [side, kind])]);

const stands = (game: ToyGame): string => told(game.position);

/** The same position by giving the answers that count from the beginning. */
function stood(game: ToyGame): string {
  const position = Position.start(toyRules(), game.field, recordedDice([]));
  for (const { side, answer, dice } of effective(game.record.entries).filter(isAnswering))
    position.giveAnswer(side, answer as Move, recordedDice(dice));
  return told(position);
}
