import type { Question } from '@linstock/kernel';
import { type Actor, firstRun, picksKey } from '@linstock/scene';
import type { Answer } from '../answers.ts';
import { leaderId, unitId } from '../board.ts';
import type { Field } from '../field.ts';
import type { Looked } from '../game.ts';
import { waitingUnits } from '../play/activations/actor.ts';
import type { Deed, DeedName } from '../play/activations/deed.ts';
import { DEEDS } from '../play/activations/turn.ts';
import { endsOf, marchesOf, waysOf } from '../play/movement/ways.ts';
import type { State } from '../state.ts';
import { picks } from './picks.ts';
import { CHARGE } from './shock-picks.ts';

/** Who may act in an open turn, so that thousands of marches need not be told at once; null for other questions. */
export function actors(field: Field, s: State, question: Question<Answer>): readonly Actor<Answer>[] | null {
  const { kind } = question;
  if (kind !== 'action' && kind !== 'gun-action') return null;
  const game = { field, s };
  return Object.entries(DEEDS[kind]).flatMap(([name, deed]) =>
    name === 'move' ? moversOf(game) : doersOf(game, question, deed as Deed<DeedName>),
  );
}

function moversOf(game: Looked): Actor<Answer>[] {
  const movers = waitingUnits(game).filter((unit) => {
    const ways = waysOf(game, unit);
    return ways !== null && endsOf(ways).length > 0;
  });
  return movers.map((unit) => ({
    picks: [{ piece: unitId(unit) }],
    answers: () => marchesOf(game, unit).map((march) => ({ do: 'move' as const, unit, ...march })),
  }));
}

/** The answers of a deed by the clicks they begin with. */
function doersOf({ field, s }: Looked, question: Question<Answer>, deed: Deed<DeedName>): Actor<Answer>[] {
  const doers = new Map<string, { picks: Actor<Answer>['picks']; given: Answer[] }>();
  for (const answer of deed.options({ field, s })) {
    const begins = beginning(field, s, question, answer);
    const key = picksKey(begins);
    const doer = doers.get(key) ?? { picks: begins, given: [] };
    doer.given.push(answer);
    doers.set(key, doer);
  }
  return [...doers.values()].map(({ picks: begins, given }) => ({ picks: begins, answers: () => given }));
}

/** The first clicks of an answer; rides and Charges, of which there are many, are not told in full for it. */
function beginning(field: Field, s: State, question: Question<Answer>, answer: Answer) {
  if (answer.do === 'ride') return [{ piece: leaderId(answer.leader) }];
  if (answer.do === 'charge') return [CHARGE];
  return firstRun(picks(field, s, question, answer).picks);
}
