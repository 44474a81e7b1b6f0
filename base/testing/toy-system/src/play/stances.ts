import { askSealed, carryOut, reveal, SIDES } from '@linstock/kernel';
import type { Answer, AnswerOf } from '../model/answers.ts';
import { type Decision, type DecisionView, type Game, type Play, questionOf } from '../model/game.ts';
import { holdingCompanies } from '../model/state.ts';
import { unlessEach, waysToChoose } from './each.ts';

/** Which of the companies that hold kneel, chosen in secret (D-5). */
const stance: Decision<'stance'> = {
  options: ({ s, side }) =>
    waysToChoose(holdingCompanies(s, side), [false, true]).map((way) => ({
      do: 'stance',
      stances: way.map(([company, kneel]) => ({ company, kneel })),
    })),
  refuse: ({ s, side }, answer) => unlessEach(s, holdingCompanies(s, side), answer.stances, 'D-5'),
  carryOut({ s }, { stances }) {
    for (const { company, kneel } of stances) s.kneeling[company] = kneel;
  },
};

const question = (view: DecisionView) =>
  questionOf(
    view,
    { stance },
    {
      kind: 'stance',
      clause: 'D-5',
      sealed: true,
      prompt: () => 'Your companies that hold may kneel: harder to hit. Choose in secret.',
    },
  );

/** A second secret moment: each side with a company that holds chooses which of them kneel (D-5). */
export function* chooseStances(game: Game): Play {
  const { s } = game;
  const sides = SIDES.filter((side) => holdingCompanies(s, side).length > 0);
  if (sides.length === 0) return;
  const sealIds = yield* askSealed(sides.map((side) => question({ ...game, side })));
  const revealed = yield* reveal<Answer, AnswerOf<'stance'>>(sealIds, 'D-5');
  for (const [i, answer] of revealed.entries())
    yield* carryOut({ stance }, { ...game, side: sides[i] ?? 0 }, answer);
}
