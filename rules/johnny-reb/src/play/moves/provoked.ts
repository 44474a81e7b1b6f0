import type { Provocation } from '@linstock/kernel';
import type { Game, StateView } from '../../model/game.ts';
import { cloneState } from '../../model/state.ts';
import type { AlarmContext } from '../alarm.ts';
import { chanceOf } from '../usual-shot.ts';
import { shotsAt } from './interrupts.ts';
import { takeStep } from './stepping.ts';

/** Whom a move offers a shot at it, told before it is made (JR-5.8b). */

/** Nobody hears of a move that is only thought of, and it throws no dice. */
const UNHEARD: Game['umpire'] = {
  throw: () => {
    throw new Error('A move throws no dice of its own.');
  },
  emit: () => {},
};

/**
 * Who may fire at a move, step by step, if nobody stops it.
 * @param goesOn begins what is done next without another question; whether there is anything
 */
export function provokedBy(
  { field, s }: StateView,
  begin: (game: AlarmContext) => void,
  goesOn: (game: AlarmContext) => boolean = () => false,
): Provocation[] {
  const copy = cloneState(s);
  const game: AlarmContext = { field, s: copy, umpire: UNHEARD, alarms: [], postponed: [] };
  begin(game);
  const provoked: Provocation[] = [];
  for (let step = 0; copy.moving || goesOn(game); ) {
    if (!copy.moving) continue;
    const { unit, exposed } = copy.moving;
    if (!exposed) {
      takeStep(game, copy.moving, []);
      continue;
    }
    for (const shot of shotsAt(game, unit))
      provoked.push({ step, piece: shot.firer, kind: 'interrupt', chance: chanceOf(game, shot) });
    copy.moving = { ...copy.moving, exposed: false };
    step++;
  }
  return provoked;
}
