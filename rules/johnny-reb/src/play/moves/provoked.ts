import type { Provocation } from '@linstock/kernel';
import type { Game, StateView } from '../../model/game.ts';
import { cloneState } from '../../model/state.ts';
import type { AlarmContext } from '../alarm.ts';
import { chanceOf } from '../usual-shot.ts';
import { shotsAt } from './interrupts.ts';
import { takeStep } from './stepping.ts';

/** The units to which a move offers a shot, before it is made (JR-5.8b). */

/** The umpire of a move that is only tried: no log, no dice. */
const UNHEARD: Game['umpire'] = {
  throw: () => {
    throw new Error('A move throws no dice of its own.');
  },
  emit: () => {},
};

/**
 * The units that may fire at a move, step by step, if none stops it.
 * @param goesOn begins the next part that needs no question; false if there is none
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
