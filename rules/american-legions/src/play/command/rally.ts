import { nth, type Refusal, refusal } from '@linstock/kernel';
import { saying, told } from '@linstock/scene';
import type { AnswerOf } from '../../model/answers.ts';
import { companyIds, onMap, regimentName, regimentOf } from '../../model/board.ts';
import type { RegimentId } from '../../model/field.ts';
import {
  type Decision,
  type DecisionGame,
  type DecisionsTo,
  type DecisionView,
  decide,
  emit,
  type Game,
  type Play,
  questionOf,
  type StateView,
} from '../../model/game.ts';
import * as S from '../../model/state.ts';
import { done, unlessOnlyDone } from '../done.ts';
import { settle } from '../leaders.ts';
import { check, extraD } from '../morale.ts';
import { faceRallied } from '../rally.ts';
import { tellRouted } from '../tries.ts';

/** A routed regiment tries to rally (AL-4.51m to o, u). */
const rally: Decision<'rally'> = {
  options: (view) =>
    view.field.regiments
      .map(({ id }) => ({ do: 'rally' as const, regiment: id }))
      .filter((answer) => rally.refuse(view, answer) === null),
  refuse: (view, answer) => refuseRally(view, answer),
  *carryOut(game, { regiment }) {
    const { s } = game;
    s.regimentDone[regiment] = nth(s.regimentDone, regiment) | S.TRIED_RALLY;
    const outcome = check(game, regiment, 'rally_regiment');
    if (outcome.passed) return rallied(game, regiment);
    const hurt = outcome.key === 'remains_routed_and_D';
    tellRouted(game, regiment, hurt ? 'AL-4.51o' : 'AL-4.51n');
    if (hurt) yield* extraD(game, regiment, 'AL-4.51o');
  },
};

function refuseRally(view: DecisionView, answer: AnswerOf<'rally'>): Refusal | null {
  const regiment = view.field.regiments[answer.regiment];
  if (!regiment || regiment.side !== view.side || view.s.regimentState[regiment.id] !== S.ROUTED)
    return refusal('not_routed', 'AL-4.51u', 'Only a routed regiment of yours can try to rally.');
  return refuseSecondTry(view, regiment.id, S.TRIED_RALLY, 'to rally');
}

/** Refuses a second try of a regiment in this phase (AL-4.51u). */
export function refuseSecondTry(
  { field, s }: StateView,
  regiment: RegimentId,
  bit: number,
  what: string,
): Refusal | null {
  if ((nth(s.regimentDone, regiment) & bit) === 0) return null;
  const tries = saying(regimentName(field, regiment), 'has tried', 'have tried');
  return refusal('already_tried', 'AL-4.51u', `${tries} ${what} in this phase already.`);
}

/** The regiment is unrouted again; an order in this phase needs a check of it (AL-4.51m, AL-4.61a). */
function rallied(game: Game, regiment: RegimentId): void {
  const { field, s } = game;
  s.regimentState[regiment] = S.OK;
  s.regimentDone[regiment] = nth(s.regimentDone, regiment) | S.RALLIED;
  emit(
    game,
    regimentOf(field, regiment).side,
    ['AL-4.51m'],
    () => told`${saying(regimentName(field, regiment), 'rallies', 'rally')}, disordered and without an order`,
    () => ({ kind: 'rally', pieces: companyIds(onMap(field, s, regiment)), rallied: true }),
  );
}

const DECISIONS: DecisionsTo<'rally'> = { rally, done };

/** Step 4: routed regiments try to rally. */
export function* rallies(game: DecisionGame): Play {
  do {
    yield* settle(game);
    yield* faceRallied(game, game.side);
  } while (yield* decide(game, DECISIONS, rallyQuestion(game)));
}

const rallyQuestion = (view: DecisionView) =>
  unlessOnlyDone(
    questionOf(view, DECISIONS, {
      kind: 'rally',
      clause: 'AL-4.51u',
      prompt: () => 'Which routed regiment tries to rally?',
    }),
  );
