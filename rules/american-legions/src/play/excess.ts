import { otherSide, refusal, type Side } from '@linstock/kernel';
import type { AnswerTo } from '../model/answers.ts';
import { companiesIn } from '../model/board.ts';
import { SIDE_NAMES } from '../model/field.ts';
import type { Asked, Game } from '../model/game.ts';
import { excessOf } from '../reckon/stacking.ts';

/** The opponent picks which companies of an overstacked hex are lost (AL-6.2c). */
export function excessQuestion(game: Game, side: Side, hex: number): Asked<'remove-excess'> {
  const { field, s } = game;
  const crowd = companiesIn(field, s, hex, side);
  const excess = excessOf(crowd.length);
  const answers = (): AnswerTo<'remove-excess'>[] =>
    choices(crowd, excess).map((companies) => ({ do: 'remove', hex, companies }));
  return {
    side: otherSide(side),
    kind: 'remove-excess',
    clause: 'AL-6.2c',
    stable: true,
    prompt: () => `${crowd.length} ${SIDE_NAMES[side]} companies crowd one hex: choose ${excess} to be lost.`,
    options: answers,
    refuse: (answer) => {
      const { companies } = answer;
      const fits = answer.hex === hex && companies.length === excess && new Set(companies).size === excess;
      return fits && companies.every((c) => crowd.includes(c))
        ? null
        : refusal('wrong_number', 'AL-6.2c', `Choose exactly ${excess} of the companies that crowd it.`);
    },
  };
}

/** Every choice of so many out of these. */
function choices(among: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return among.flatMap((first, i) => choices(among.slice(i + 1), count - 1).map((rest) => [first, ...rest]));
}
