import { type Refusal, refusal } from '@linstock/kernel';
import { commandName } from '../../model/board.ts';
import type { StateView } from '../../model/game.ts';
import * as S from '../../model/state.ts';

/**
 * Why the open Command cannot spend its turn on FORMATION, SHOCK or CHARGE as far as its state goes; null if it can
 * (FL-5.3i).
 */
export function refuseMode({ field, s }: StateView): Refusal | null {
  const name = commandName(field, s.command);
  switch (s.activity[s.command]) {
    case S.FULL:
      return s.mode === S.UNDECIDED
        ? null
        : refusal('FL-R-ACTED', 'FL-5.3i', `${name} has begun its turn in another way.`);
    case S.INACTIVE:
      return refusal('FL-R-INACTIVE', 'FL-5.5a', `${name} does nothing in this Activation.`);
    default:
      return refusal('FL-R-NOT-FULL', 'FL-5.42a', `${name} is only partially active.`);
  }
}
