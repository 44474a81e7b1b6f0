import type { Umpire } from '@linstock/kernel';
import type { Field } from '../model/field.ts';
import type { Play } from '../model/game.ts';
import * as S from '../model/state.ts';
import type { AlarmContext } from './alarm.ts';
import { chargePhase } from './charge/phase.ts';
import { firePhase } from './fires.ts';
import { markOrders } from './marking.ts';
import { meleesOfTurn } from './melee.ts';
import { disengagingPhase } from './moves/disengaging-phase.ts';
import { movesPhase } from './moves/moves-phase.ts';
import { enter } from './phases.ts';
import { rallyPhase } from './rally-phase.ts';
import { revealPhase } from './reveal.ts';
import { endTurn } from './turn-end.ts';

/** The nine phases turn by turn, from the present step to the end of the battle (JR-5.1a). */
export function* play(umpire: Umpire, field: Field, s: S.State): Play {
  const game: AlarmContext = { umpire, field, s, alarms: [], postponed: [] };
  while (s.phase !== S.OVER) yield* goOn(game);
}

/** Carries the phase on by a step, or to its end. */
function* goOn(game: AlarmContext): Play {
  switch (game.s.phase) {
    case S.MARKING:
      return yield* markOrders(game);
    case S.RALLYING:
      return yield* rallyPhase(game);
    case S.REVEAL:
      return yield* revealPhase(game);
    case S.FIRST_FIRES:
      yield* firePhase(game, 'first-fires');
      return enter(game, S.DISENGAGING);
    case S.DISENGAGING:
      return yield* disengagingPhase(game);
    case S.CHARGES:
      return yield* chargePhase(game);
    case S.MOVES:
      return yield* movesPhase(game);
    case S.REMAINING_FIRES:
      yield* firePhase(game, 'remaining-fires');
      return enter(game, S.MELEES);
    case S.MELEES:
      meleesOfTurn(game);
      return endTurn(game);
    default:
      throw new Error(`There is no phase ${game.s.phase}; phases are 1 to 10 (JR-5.1a).`);
  }
}
