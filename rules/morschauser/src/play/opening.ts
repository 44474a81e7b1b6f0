import { otherSide } from '@linstock/kernel';
import { told } from '@linstock/scene';
import type { Game, Play, QuestionOf } from '../model/game.ts';
import { emit, noteEvent, put } from '../model/game.ts';
import * as S from '../model/state.ts';
import { chooserOf, initiativeReckoning } from '../reckon/turn.ts';
import { beginPlacing, hasToPlace } from './set-up.ts';

/** The side that moves first (A5). */

/**
 * The dice for the first move: one each, the higher is asked to choose (MM-A5a, MM-A5b). On a tie both are asked to
 * throw again (MM-A5g), so that one answer never throws without end.
 */
export function* initiative(game: Game): Play {
  const { umpire, field, s } = game;
  yield* put(throwQuestion(game));
  const [first, second] = field.sideNames.map((name) => umpire.throw(initiativeReckoning(name)).rank);
  const chooser = chooserOf(first ?? 0, second ?? 0);
  if (chooser === null) return;
  if (hasToPlace(field, s)) return beginPlacing(s, chooser); // MM-BAT1f
  s.active = chooser;
  s.step = S.FIRST_MOVE;
}

function throwQuestion({ s }: Game): QuestionOf<'initiative'> {
  return {
    side: s.active,
    kind: 'initiative',
    clause: 'MM-A5a',
    stable: true,
    prompt: () => 'Both commanders throw a die for the first move.',
    forcedAnswer: () => ({ do: 'throw' }),
    options: () => [{ do: 'throw' }],
    refuse: () => null,
  };
}

/** The higher scorer chooses to move first or second (MM-A5b), for the game or for this turn (MM-A5c, d). */
export function* firstMove(game: Game): Play {
  const { field, s } = game;
  const chooser = s.active;
  const answer = yield* put(firstQuestion(game));
  s.first = answer.do === 'first' ? chooser : otherSide(chooser);
  emit(game, chooser, ['MM-A5b'], () => told`The ${field.sideNames[s.first]} side moves first`, noteEvent);
}

function firstQuestion({ field, s }: Game): QuestionOf<'first-move'> {
  return {
    side: s.active,
    kind: 'first-move',
    clause: 'MM-A5b',
    stable: true,
    prompt: () => `The ${field.sideNames[s.active]} commander chooses: move first or second?`,
    options: () => [{ do: 'first' }, { do: 'second' }],
    refuse: () => null,
  };
}
