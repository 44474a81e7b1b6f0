import type { Side } from '@linstock/kernel';
import type { AnswerTo } from '../../model/answers.ts';
import type { UnitId } from '../../model/field.ts';
import { type Play, put, type QuestionOf, type StateView } from '../../model/game.ts';
import { CHARGES } from '../../model/state.ts';
import type { AlarmContext } from '../alarm.ts';
import { enter } from '../phases.ts';
import { inTurn } from '../rallying.ts';
import { carryOn } from './carrying-on.ts';
import { beginDisengaging, moverDisengaging, refuseDisengage } from './carrying-out.ts';
import { moversOn } from './movers.ts';
import { provokedBy } from './provoked.ts';
import { anyWay, goodWays } from './ways.ts';

/** Phase 5: disengaging units move, those of the side without the initiative first (JR-5.6a, JR-5.3c, D10). */

type Disengage = AnswerTo<'disengage'>;

/** Carries phase 5 on: the move under way, or the next unit of the side whose turn it is. */
export function* disengagingPhase(game: AlarmContext): Play {
  const { s } = game;
  if (s.moving) return yield* carryOn(game);
  const side = inTurn(s)[s.step];
  if (side === undefined) return enter(game, CHARGES);
  const question = disengageQuestion(game, side);
  const answer: Disengage = question ? yield* put(question) : { do: 'done' };
  if (answer.do === 'move') beginDisengaging(s, answer);
  else s.step++;
}

/** Asks which unit of a side disengages next; null if none is left (Empty choices). */
function disengageQuestion(game: StateView, side: Side): QuestionOf<'disengage'> | null {
  const { field, s } = game;
  const units = moversOn(field, s, side, 'D');
  if (units.length === 0) return null;
  return {
    side,
    kind: 'disengage',
    clause: 'JR-5.6a',
    stable: true,
    prompt: () => 'Which unit on Disengage moves away next?',
    options: () => [...units.flatMap((unit) => disengagesOf(game, unit)), { do: 'done' }],
    refuse: (answer) => (answer.do === 'done' ? null : refuseDisengage(game, side, answer)),
    sample: (choose) => {
      const unit = units[choose(units.length + 1)];
      if (unit === undefined) return { do: 'done' };
      return { do: 'move', unit, legs: [...anyWay(moverDisengaging(game, unit), choose)] };
    },
    provokes: (answer) =>
      'do' in answer && answer.do === 'move'
        ? provokedBy(game, ({ s: copy }) => beginDisengaging(copy, answer))
        : [],
  };
}

/** The moves of a unit on Disengage that are worth offering, to stay last. */
function disengagesOf(game: StateView, unit: UnitId): Disengage[] {
  return [...goodWays(moverDisengaging(game, unit))].map((legs) => ({ do: 'move', unit, legs: [...legs] }));
}
