import type { Question } from '@linstock/kernel';
import { type Actor, leadingPicks, picksKey } from '@linstock/scene';
import type { Answer } from '../model/answers.ts';
import { leaderId, unitId } from '../model/board.ts';
import type { Field } from '../model/field.ts';
import type { StateView } from '../model/game.ts';
import type { State } from '../model/state.ts';
import { waitingUnits } from '../play/activations/actor.ts';
import { TURN_DECISIONS } from '../play/activations/turn.ts';
import { endsOf, marchesOf, waysOfUnit } from '../play/movement/ways.ts';
import { CHARGE } from './charging.ts';
import { usualMarchPicks, usualRidePicks } from './march-picks.ts';
import { picks } from './picks.ts';

/**
 * The pieces that may act in an open turn, so that thousands of marches need not be described at once; null for other
 * questions.
 */
export function actors(field: Field, s: State, question: Question<Answer>): readonly Actor<Answer>[] | null {
  const { kind } = question;
  const game = { field, s };
  if (kind === 'turn') return gathered(game, question, question.options());
  if (kind !== 'action' && kind !== 'gun-action') return null;
  const decisions: Readonly<Record<string, { options(game: StateView): Iterable<Answer> }>> =
    TURN_DECISIONS[kind];
  return Object.entries(decisions).flatMap(([name, decision]) =>
    name === 'move' ? moversOf(game, question) : gathered(game, question, decision.options(game)),
  );
}

function moversOf(game: StateView, question: Question<Answer>): Actor<Answer>[] {
  const movers = waitingUnits(game).filter((unit) => {
    const ways = waysOfUnit(game, unit);
    return ways !== null && endsOf(ways).length > 0;
  });
  return movers.map((unit) => ({
    picks: [{ piece: unitId(unit) }],
    told: (answer) =>
      answer.do === 'move'
        ? usualMarchPicks(game.field, game.s, answer)
        : picks(game.field, game.s, question, answer),
    answers: () => marchesOf(game, unit).map((march) => ({ do: 'move' as const, unit, ...march })),
  }));
}

/** Answers by the clicks they begin with. */
function gathered(game: StateView, question: Question<Answer>, answers: Iterable<Answer>): Actor<Answer>[] {
  const { field, s } = game;
  const doers = new Map<string, { picks: Actor<Answer>['picks']; given: Answer[] }>();
  for (const answer of answers) {
    const begins = beginning(field, s, question, answer);
    const key = picksKey(begins);
    const given: Answer[] = doers.get(key)?.given ?? [];
    given.push(answer);
    doers.set(key, { picks: begins, given });
  }
  const told = (answer: Answer) =>
    answer.do === 'ride' ? usualRidePicks(field, s, answer) : picks(field, s, question, answer);
  return Array.from(doers.values(), ({ picks: begins, given }) => ({
    ...{ picks: begins, told },
    answers: () => given,
  }));
}

/** The first clicks of an answer. Rides and Charges, of which there are many, are not described in full for it. */
function beginning(field: Field, s: State, question: Question<Answer>, answer: Answer) {
  if (answer.do === 'ride') return [{ piece: leaderId(answer.leader) }];
  if (answer.do === 'charge') return [CHARGE];
  return leadingPicks(picks(field, s, question, answer).picks);
}
