import { Game, type GameRecord, verify } from '@linstock/kernel';
import type { Rulebook } from '@linstock/scene';
import { type Effort, rate } from './measure.ts';
import type { Row } from './part.ts';
import { type Battle, playJudged } from './played.ts';

/** Pairs of an answer and its taking back, as in the record with which a server was once stopped. */
const PAIRS = 1064;
/** Answers on the line of play before them: as far from a snapshot as can be. */
const ANSWERS_BEFORE = 31;

/** The cost of checking a record of take-backs, and whether twice the record costs twice as much. */
export function takenBackRows<S, A, F>(battle: Battle<S, A, F>, effort: Effort): Row[] {
  const once = secondsFor(battle.rules, givenAndTakenBack(battle, PAIRS), effort);
  const twice = secondsFor(battle.rules, givenAndTakenBack(battle, 2 * PAIRS), effort);
  return [
    { what: `a record of ${PAIRS} answers taken back, checked`, value: 1000 * once, unit: 'ms' },
    { what: 'twice that record, against it', value: twice / once, unit: 'times', aim: { most: 2.5 } },
  ];
}

function secondsFor<S, A, F>(rules: Rulebook<S, A, F>, record: GameRecord, effort: Effort): number {
  return 1 / rate(() => (verify(record, rules).fault === null ? 1 : Number.NaN), effort).best;
}

/** A game in progress, with one answer without dice that is given and taken back again and again. */
function givenAndTakenBack<S, A, F>(battle: Battle<S, A, F>, pairs: number): GameRecord {
  for (;;) {
    const whole = playJudged(battle).record;
    const game = Game.fromRecord(battle.rules, { ...whole, entries: whole.entries.slice(0, ANSWERS_BEFORE) });
    const [question] = game.open;
    const answer = question && [...question.options()].find((each) => isFree(game, question.side, each));
    if (question === undefined || answer === undefined) continue;
    for (let i = 0; i < pairs; i++) {
      append(game, game.propose(question.side, answer, game.head));
      append(game, game.proposeBack(question.side, ANSWERS_BEFORE, true));
    }
    return game.record;
  }
}

function isFree<S, A, F>(game: Game<S, A, F>, side: 0 | 1, answer: A): boolean {
  const { throws, opens } = game.preview(side, answer);
  return !throws && !opens;
}

function append<S, A, F>(game: Game<S, A, F>, proposal: ReturnType<Game<S, A, F>['propose']>): void {
  if ('refused' in proposal) throw new Error(proposal.refused.sentence);
  game.append(proposal.entry);
}
