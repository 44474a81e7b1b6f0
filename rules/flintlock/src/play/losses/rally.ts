import { refusal } from '@linstock/kernel';
import { saying, told } from '@linstock/scene';
import * as board from '../../model/board.ts';
import { emit } from '../../model/game.ts';
import { markActed, refuseActor, waitingUnits } from '../activations/actor.ts';
import type { Decision } from '../activations/decision.ts';

/** To Rally (FL-11.52). */
export const rally: Decision<'rally'> = {
  *options(game) {
    for (const unit of waitingUnits(game))
      if (this.refuse(game, { do: 'rally', unit }) === null) yield { do: 'rally', unit };
  },
  refuse(game, { unit }) {
    const { field, s } = game;
    const barred = refuseActor(game, unit);
    if (barred) return barred.code === 'FL-R-ACTED' ? { ...barred, clause: 'FL-11.52a' } : barred;
    const { side, kind } = board.unitOf(field, unit);
    const name = board.unitName(field, unit);
    if (board.besideEnemy(field, board.lookAround(field, s), board.hexOfUnit(s, unit), side))
      return refusal(
        'FL-R-ADJACENT',
        'FL-11.52a',
        `${saying(name, 'is', 'are')} next to an enemy unit and cannot Rally.`,
      );
    if (s.disordered[unit] === 0)
      return refusal('FL-R-NOT-DISORDERED', 'FL-11.52a', `${saying(name, 'is', 'are')} in good order.`);
    return kind === 'artillery' || board.isFullyActive(game, unit)
      ? null
      : refusal(
          'FL-R-OUT-OF-COMMAND',
          'FL-5.42f',
          `${saying(name, 'is', 'are')} not fully active and cannot Rally.`,
        );
  },
  carryOut(game, { unit }) {
    const { field, s } = game;
    s.disordered[unit] = 0;
    markActed(game, unit);
    emit(
      game,
      s.active,
      ['FL-11.52a'],
      () => told`${saying(board.unitName(field, unit), 'rallies', 'rally')}`,
      () => ({ kind: 'rally', pieces: [board.unitId(unit)], rallied: true }),
    );
  },
};
