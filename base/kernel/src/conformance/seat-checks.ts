import { canonical } from '../canonical.ts';
import { Game } from '../game.ts';
import { readAnswer } from '../gate.ts';
import { imaginedPosition } from '../imagined-position.ts';
import { nth, requireValue } from '../nth.ts';
import { Position } from '../position.ts';
import { recordedDice } from '../recorded.ts';
import { type SavedPosition, sealedKnownTo } from '../sealed-answers.ts';
import type { SeatPosition } from '../seat-position.ts';
import { chanceDice, seededChance } from '../seeded.ts';
import { otherSide, type Side } from '../side.ts';
import { playOnToReveal } from './play-checks.ts';
import { entryFor, type RecordedWatch } from './record-checks.ts';
import {
  asked,
  assertSame,
  type CheckContext,
  fail,
  type GameWatch,
  offeredAnswers,
  randomAnswer,
} from './walk.ts';

const SEATS = [0, 1, null] as const;

/**
 * At every question each seat and a spectator have the judge's state. Their saved positions contain no sealed
 * answer of another. Loaded again, they play on to the next reveal and wait there.
 */
export function seatsKnowNoMore<S, A, F>(trial: CheckContext<S, A, F>): GameWatch<S, A, F> {
  let met = 0;
  return {
    look({ position, answers }) {
      if (position.sealedAnswers.length === 0) return;
      for (const side of SEATS) {
        const seat = position.forSeat(side);
        assertSame(
          canonical(seat.state),
          canonical(position.state),
          'a seat has another state than the judge',
        );
        assertSame(asked(seat.open), asked(position.open), 'a seat is asked something else');
        const saved: SavedPosition<S, A> = JSON.parse(canonical(seat.save()));
        const sealed = new Set(
          position.sealedAnswers.filter((one) => one.side !== side).map(({ sealId }) => sealId),
        );
        for (const { sealId, answer } of [...saved.sealedAnswers, ...saved.since, ...seat.sealedAnswers])
          if (sealId !== undefined && sealed.has(sealId) && answer !== undefined)
            fail(`the position of seat ${String(side)} holds the sealed answer ${canonical(answer)}.`);
        const loaded = Position.load(trial.rules, position.field, saved);
        if (answers % trial.every === 0) mustWait(loaded, `${trial.seed}:seat:${answers}`, sealed.size > 0);
        met++;
      }
    },
    end: () => met,
  };
}

/**
 * Continues at random. If another's answer is sealed it may stop at its reveal, and stops nowhere else before
 * the end.
 */
function mustWait<S, A, F>(position: Position<S, A, F>, seed: string, mayWait: boolean): void {
  playOnToReveal(position, seed);
  if (position.waits && !mayWait) fail('a position waits for a reveal although it knows all sealed answers.');
  if (position.waits && (position.open.length > 0 || position.over))
    fail('a position that waits asks something, or is over.');
}

/** The messages to a seat do not depend on a sealed answer of the other side until it is revealed. */
export function wiresAlike<S, A, F>(trial: CheckContext<S, A, F>): RecordedWatch<S, A, F> {
  let met = 0;
  return {
    look({ game, question, chance }) {
      if (question.sealed !== true || game.open.length < 2 || met % trial.every !== 0) {
        if (question.sealed === true && game.open.length === 2) met++;
        return;
      }
      met++;
      for (const seat of [otherSide(question.side), null] as const) {
        const wires = offeredAnswers(question, 20).map((answer) => {
          const copy = Game.fromRecord(trial.rules, game.record);
          copy.append(entryFor(copy, question, answer, chance));
          return seen(trial, copy, seat);
        });
        for (const wire of wires)
          assertSame(wire, nth(wires, 0), 'what another seat sees depends on a sealed answer');
      }
    },
    end: () => met,
  };
}

/** A seat's record, without the last seal and the hash over it. */
function seen<S, A, F>(trial: CheckContext<S, A, F>, game: Game<S, A, F>, seat: Side | null): string {
  const view = game.viewFor(seat);
  const last = view.entries.at(-1);
  if (!last || !('seal' in last)) fail('a sealed question was answered openly.');
  const copy = Game.fromRecord(trial.rules, view);
  const { seal: _seal, hash: _hash, ...rest } = last;
  return canonical([rest, view.entries.slice(0, -1), copy.position.state, asked(copy.open), copy.log]);
}

/** A guess at the other side's sealed answer is a legal answer to the same question. */
export function guessesLawful<S, A, F>(trial: CheckContext<S, A, F>): GameWatch<S, A, F> {
  let met = 0;
  const { heuristics } = trial.rules;
  return {
    look({ position, question, chance }) {
      if (question.sealed !== true) return;
      const { side, kind } = question;
      if (!heuristics.guess) fail(`"${kind}" is asked in secret, and the heuristics have no guess.`);
      const known = sealedKnownTo(position, otherSide(side));
      const guess = heuristics.guess(position.field, position.state, { side, kind }, known, chance);
      const read = readAnswer(position, side, JSON.parse(canonical(guess)));
      if ('refused' in read)
        fail(`the guess ${canonical(guess)} at "${kind}" is refused: ${read.refused.sentence}`);
      met++;
    },
    end: () => met,
  };
}

/**
 * A seat's thinking copy is the same whatever the other side has answered in secret, and whether or not it
 * has answered. The same is true after both have locked. The full position must differ, or this check would
 * prove nothing.
 */
export function thoughtBlind<S, A, F>(trial: CheckContext<S, A, F>): GameWatch<S, A, F> {
  let met = 0;
  let questions = 0;
  return {
    look({ position, question, chance }) {
      if (position.open.length < 2 || questions++ % trial.every !== 0) return;
      const seat = otherSide(question.side);
      const mine = randomAnswer(requireValue(position.question(seat), 'question of the other seat'), chance);
      const secrets = offeredAnswers(question, 4);
      const locked = secrets.map((secret) => {
        const copy = position.clone();
        copy.giveAnswer(question.side, secret, recordedDice([]));
        return copy;
      });
      const seed = `${trial.seed}:thought:${questions}`;
      const open = thoughtOf(position.forSeat(seat), seat, mine, seed);
      for (const copy of locked)
        assertSame(
          thoughtOf(copy.forSeat(seat), seat, mine, seed),
          open,
          'a thought depends on a sealed answer',
        );
      const later = locked.map((copy) => afterLock(copy, seat, mine, seed));
      for (const { seats } of later)
        assertSame(seats, later[0]?.seats ?? '', 'a thought depends on a sealed answer');
      if (new Set(later.map(({ whole }) => whole)).size > 1) met++;
    },
    end: () => met,
  };
}

/** The state that a seat's thinking copy reaches if it gives this answer and then plays at random. */
function thoughtOf<S, A, F>(position: SeatPosition<S, A, F>, seat: Side, mine: A, seed: string): string {
  const thought = imaginedPosition(position, seat, seed);
  thought.giveAnswer(seat, mine, chanceDice(seededChance(seed)));
  return playOnToReveal(thought, seed);
}

/**
 * Both have locked. Returns the positions that a bot's search reaches from the seat, and from the whole
 * position.
 */
function afterLock<S, A, F>(
  locked: Position<S, A, F>,
  seat: Side,
  mine: A,
  seed: string,
): { readonly seats: string; readonly whole: string } {
  const copy = locked.clone();
  copy.giveAnswer(seat, mine, chanceDice(seededChance(seed)));
  const whole = playOnToReveal(copy.clone(), seed);
  // If the answer revealed everything, no answer is sealed any more, and every seat may know all of them.
  const seats =
    copy.sealedAnswers.length > 0
      ? playOnToReveal(imaginedPosition(copy.forSeat(seat), seat, seed), seed)
      : '';
  return { seats, whole };
}
