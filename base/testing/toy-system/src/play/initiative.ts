import { ask, carryOut, otherSide, refusal } from '@linstock/kernel';
import type { Answer, AnswerOf } from '../model/answers.ts';
import { type Decision, type Game, type Play, questionOf } from '../model/game.ts';
import { company, nameOf, standing } from '../model/state.ts';
import { initiative, rally } from '../reckon/dice.ts';
import { RALLIES_ON } from '../tables/index.ts';

/** Dice for the initiative (Blue's on a tie) and for each shaken company, while the orders are sealed (D-2, D-3). */
export function throwInitiative({ umpire, s }: Game): void {
  const [blue, grey] = [umpire.throw(initiative(0)).face, umpire.throw(initiative(1)).face];
  s.first = grey > blue ? 1 : 0;
  for (const side of [s.first, otherSide(s.first)])
    for (const id of standing(s, side)) {
      const each = company(s, id);
      if (each.shaken) each.shaken = umpire.throw(rally(nameOf(s, id))).face < RALLIES_ON;
    }
}

/** The side with the initiative names a reserve, while all orders are sealed (D-4). */
const reserve: Decision<'reserve'> = {
  options: ({ s, side }) => standing(s, side).map((id) => ({ do: 'reserve', company: id })),
  refuse: ({ s, side }, answer) =>
    standing(s, side).includes(answer.company)
      ? null
      : refusal('not-yours', 'D-4', 'The reserve is a company of your own that still stands.'),
  carryOut({ s }, answer) {
    s.reserve = answer.company;
  },
};

/** Asks for the reserve. */
export function* nameReserve(game: Game): Play {
  const view = { ...game, side: game.s.first };
  const question = questionOf(
    view,
    { reserve },
    {
      kind: 'reserve',
      clause: 'D-4',
      prompt: () => 'Name a company that will shoot better in this beat.',
    },
  );
  yield* carryOut({ reserve }, view, yield* ask<Answer, AnswerOf<'reserve'>>(question));
}
