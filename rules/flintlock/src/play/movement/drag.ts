import { refusal } from '@linstock/kernel';
import { saying } from '@linstock/scene';
import * as board from '../../model/board.ts';
import type { UnitId } from '../../model/field.ts';
import type { StateView } from '../../model/game.ts';
import { markActed, refuseActor, waitingUnits } from '../activations/actor.ts';
import type { Decision } from '../activations/decision.ts';
import { abandonedIn, dragGuns } from './arrival.ts';

/** Infantry that is with an Abandoned gun of its own side from the start Drags it Away (FL-12.83a). */
export const drag: Decision<'drag'> = {
  *options(game) {
    // Units without a gun are skipped before a sentence is made.
    for (const unit of waitingUnits(game))
      if (mayDrag(game, unit) && this.refuse(game, { do: 'drag', unit }) === null) yield { do: 'drag', unit };
  },
  refuse(game, { unit }) {
    const refused = refuseActor(game, unit);
    if (refused || mayDrag(game, unit)) return refused;
    const name = board.unitName(game.field, unit);
    return refusal(
      'FL-R-NO-GUN',
      'FL-12.83a',
      `${saying(name, 'is', 'are')} not Infantry in the hex of an Abandoned gun of its own side.`,
    );
  },
  carryOut(game, { unit }) {
    markActed(game, unit);
    dragGuns(game, unit);
  },
};

function mayDrag(game: StateView, unit: UnitId): boolean {
  const { field, s } = game;
  const { kind, side } = board.unitOf(field, unit);
  const guns = kind === 'infantry' ? abandonedIn(game, board.hexOfUnit(s, unit)) : [];
  return guns.some((gun) => board.unitOf(field, gun).side === side);
}
