import { nth, refusal, type Side, usualStanding } from '@linstock/kernel';
import { agreeingForm, chooseNames, listedNames, type Name, saying } from '@linstock/scene';
import type { Answer, AnswerOf } from '../model/answers.ts';
import { regimentName } from '../model/board.ts';
import type { RegimentId } from '../model/field.ts';
import {
  type Decision,
  type DecisionsTo,
  type DecisionView,
  decide,
  type Game,
  type Play,
  questionOf,
  type QuestionOf,
} from '../model/game.ts';
import * as S from '../model/state.ts';
import { settle } from './leaders.ts';
import { check, extraD, mayCheck } from './morale.ts';
import { rout } from './results.ts';

/** P-CHECKS: the combat morale checks that close a fire or shock phase (AL-4.51a-i), those of one side. */
export function* checks(game: Game, side: Side): Play {
  for (;;) {
    yield* settle(game);
    const due = checksDue(game, side);
    if (due.length === 0) return;
    const checking = { ...game, side, due };
    yield* decide(checking, DECISIONS, checkQuestion(checking));
  }
}

/** The regiments that must check. */
interface Due {
  readonly due: readonly RegimentId[];
}

/** One regiment checks its morale (AL-4.51a to i). */
const checkNext: Decision<'check', Due> = {
  options: ({ due }) => due.map((regiment) => ({ do: 'check', regiment })),
  refuse: (view, { regiment }) => {
    const each = listedNames(namesDue(view));
    return view.due.includes(regiment)
      ? null
      : refusal('no_check_due', 'AL-4.51a', `Only ${each} ${agreeingForm(each, 'checks', 'check')} now.`);
  },
  *carryOut(game, { regiment }) {
    const { s } = game;
    s.regimentDone[regiment] = nth(s.regimentDone, regiment) & ~S.HIT;
    const outcome = check(game, regiment, 'combat');
    if (outcome.key === 'rout') rout(game, regiment);
    else if (!outcome.passed) yield* extraD(game, regiment, 'AL-4.51e');
  },
};

const DECISIONS: DecisionsTo<'next-check', Due> = { check: checkNext };

const namesDue = ({ field, due }: DecisionView<Due>): Name[] =>
  due.map((regiment) => regimentName(field, regiment));

/** A regiment of this company has taken a result that took effect (AL-4.51a, c). */
export function markHit(game: Game, regiment: RegimentId): void {
  if (regiment !== S.NONE) game.s.regimentDone[regiment] = nth(game.s.regimentDone, regiment) | S.HIT;
}

/** Regiments of a side that took losses in this phase and are neither routed nor gone (AL-4.51a, h, AL-4.14f). */
function checksDue({ field, s }: Game, side: Side): RegimentId[] {
  const due: RegimentId[] = [];
  for (const { id, side: own } of field.regiments) {
    if (own !== side || (nth(s.regimentDone, id) & S.HIT) === 0 || s.regimentState[id] !== S.OK) continue;
    if (mayCheck(field, s, id)) due.push(id);
  }
  return due;
}

/** Asked for a single check too, since it throws. */
function checkQuestion(view: DecisionView<Due>): QuestionOf<'next-check'> {
  const first = (): AnswerOf<'check'> => ({ do: 'check', regiment: nth(view.due, 0) });
  return questionOf<'next-check', Due>(view, DECISIONS, {
    kind: 'next-check',
    clause: 'AL-4.51i',
    standing: usualStanding<Answer>(first),
    prompt: () =>
      view.due.length === 1
        ? `${saying(listedNames(namesDue(view)), 'has taken losses and checks its', 'have taken losses and check their')} morale.`
        : `Which regiment checks its morale next: ${chooseNames(namesDue(view))}?`,
    forcedAnswer: first,
  });
}
