import type { Play } from '../../model/game.ts';
import { CHARGES, MOVES } from '../../model/state.ts';
import type { AlarmContext } from '../alarm.ts';
import { enter } from '../phases.ts';
import { beginCharge } from './begin.ts';
import { carryCharge } from './carry.ts';
import { beginCharges, NAMING } from './new-targets.ts';

/** Phase 6: charges one at a time, each completely, the nearest first (JR-5.7a). */

/** The step after the naming of new targets. */
const CARRYING_OUT = 1;

/** Carries phase 6 on: a new target, the next charge, or the charge under way. */
export function* chargePhase(game: AlarmContext): Play {
  const { s } = game;
  if (s.phase !== CHARGES) throw new Error(`Charges are made in phase ${CHARGES}, not in phase ${s.phase}.`);
  if (s.step === NAMING) {
    yield* beginCharges(game);
    s.step = CARRYING_OUT;
    return;
  }
  if (s.charging) return yield* carryCharge(game, s.charging);
  const [next] = s.queue;
  if (next === undefined) return enter(game, MOVES);
  yield* beginCharge(game, next);
}
