import type { Hex } from '@linstock/ground';
import { otherSide, refusal, type Side } from '@linstock/kernel';
import { told } from '@linstock/scene';
import { companiesIn } from '../model/board.ts';
import { type CompanyId, SIDE_NAMES, SIDE_PEOPLE } from '../model/field.ts';
import {
  type Decision,
  type DecisionsTo,
  type DecisionView,
  decide,
  emit,
  type Game,
  type Play,
  questionOf,
  type QuestionOf,
} from '../model/game.ts';
import { excessOf } from '../reckon/stacking.ts';
import { eliminate } from './results.ts';

/** An overstacked hex: the companies in it, and how many are too many. */
interface Crowd {
  readonly hex: Hex;
  readonly crowd: readonly CompanyId[];
  readonly excess: number;
}

/** The opponent picks which companies of an overstacked hex are lost (AL-6.2c). */
const remove: Decision<'remove', Crowd> = {
  options: ({ hex, crowd, excess }) =>
    choices(crowd, excess).map((companies) => ({ do: 'remove', hex, companies })),
  refuse: ({ hex, crowd, excess }, answer) => {
    const { companies } = answer;
    const fits = answer.hex === hex && companies.length === excess && new Set(companies).size === excess;
    return fits && companies.every((c) => crowd.includes(c))
      ? null
      : refusal('wrong_number', 'AL-6.2c', `Choose exactly ${excess} of the companies that crowd it.`);
  },
  carryOut(game, { hex, companies }) {
    emit(
      game,
      otherSide(game.side),
      ['AL-6.2c'],
      () => told`Too many companies in one hex: the ${SIDE_PEOPLE[game.side]} choose who is lost`,
      () => ({ kind: 'note', pieces: [], at: { hex } }),
    );
    for (const c of companies) eliminate(game, c, 'AL-6.2c');
  },
};

const DECISIONS: DecisionsTo<'remove-excess', Crowd> = { remove };

/** The excess companies of a side in a hex are removed. */
export function* thinOut(game: Game, side: Side, hex: Hex): Play {
  const crowd = companiesIn(game.field, game.s, hex, side);
  const crowded = { ...game, side: otherSide(side), hex, crowd, excess: excessOf(crowd.length) };
  yield* decide(crowded, DECISIONS, excessQuestion(crowded));
}

const excessQuestion = (view: DecisionView<Crowd>): QuestionOf<'remove-excess'> =>
  questionOf<'remove-excess', Crowd>(view, DECISIONS, {
    kind: 'remove-excess',
    clause: 'AL-6.2c',
    prompt: () =>
      `${view.crowd.length} ${SIDE_NAMES[otherSide(view.side)]} companies crowd one hex: choose ${view.excess} to be lost.`,
  });

/** Every choice of `count` companies from these. */
function choices(among: readonly CompanyId[], count: number): CompanyId[][] {
  if (count === 0) return [[]];
  return among.flatMap((first, i) => choices(among.slice(i + 1), count - 1).map((rest) => [first, ...rest]));
}
