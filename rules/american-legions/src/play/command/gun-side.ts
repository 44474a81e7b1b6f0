import { nth, type Refusal, refusal } from '@linstock/kernel';
import { saying, sentence, told } from '@linstock/scene';
import type { AnswerOf } from '../../model/answers.ts';
import { companyIds, hexOfCompany, isGunCompany, isRouted, nameOf } from '../../model/board.ts';
import {
  type Decision,
  type DecisionGame,
  type DecisionsTo,
  type DecisionView,
  decide,
  emit,
  type Play,
  questionOf,
} from '../../model/game.ts';
import * as S from '../../model/state.ts';
import { done, unlessOnlyDone } from '../done.ts';

/** The guns that are limbered or unlimbered at the beginning of a Command Phase (AL-8.1b). */

/** Limbers or unlimbers a gun. */
const gunSide: Decision<'gun-side'> = {
  options: (view) =>
    view.field.companies
      .map(({ id }): AnswerOf<'gun-side'> => {
        return { do: 'gun-side', gun: id, side: view.s.gunSide[id] === S.FIRING ? S.MOVING : S.FIRING };
      })
      .filter((answer) => gunSide.refuse(view, answer) === null),
  refuse: (view, answer) => refuseGunSide(view, answer),
  carryOut(game, answer) {
    const { field, s, side } = game;
    s.gunSide[answer.gun] = answer.side;
    s.done[answer.gun] = nth(s.done, answer.gun) | S.GUN_TURNED;
    emit(
      game,
      side,
      ['AL-8.1b'],
      () =>
        told`${answer.side === S.MOVING ? saying(nameOf(field, answer.gun), 'limbers up', 'limber up') : saying(nameOf(field, answer.gun), 'unlimbers', 'unlimber')}`,
      () => ({
        kind: 'formation',
        pieces: companyIds([answer.gun]),
        formation: answer.side === S.MOVING ? 'limbered' : 'unlimbered',
      }),
    );
  },
};

function refuseGunSide(
  { field, s, side: own }: DecisionView,
  { gun: id, side }: AnswerOf<'gun-side'>,
): Refusal | null {
  const gun = field.companies[id];
  if (!gun || gun.side !== own || !isGunCompany(gun) || hexOfCompany(s, gun.id) === S.NONE)
    return refusal('not_a_gun', 'AL-8.1b', 'Only your guns on the map can be limbered or unlimbered.');
  const name = nameOf(field, gun.id);
  if (isRouted(field, s, gun.id))
    return refusal(
      'routed',
      'AL-8.5e',
      `${sentence(name)} runs with its regiment; its side is not yours to set.`,
    );
  if ((nth(s.done, gun.id) & S.GUN_TURNED) !== 0 || s.gunSide[gun.id] === side)
    return refusal(
      'wrong_step',
      'AL-8.1b',
      `${sentence(name)} has that side up or was turned in this phase already.`,
    );
  return null;
}

const DECISIONS: DecisionsTo<'gun-sides'> = { 'gun-side': gunSide, done };

/** Step 2: guns are turned to their moving or firing side. */
export function* gunSides(game: DecisionGame): Play {
  while (yield* decide(game, DECISIONS, gunSidesQuestion(game)));
}

const gunSidesQuestion = (view: DecisionView) =>
  unlessOnlyDone(
    questionOf(view, DECISIONS, {
      kind: 'gun-sides',
      clause: 'AL-8.1b',
      prompt: () => 'Limber or unlimber guns before anything else is done.',
    }),
  );
