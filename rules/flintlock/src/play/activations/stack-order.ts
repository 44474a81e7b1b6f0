import { refusal } from '@linstock/kernel';
import * as board from '../../model/board.ts';
import * as S from '../../model/state.ts';
import { turnUnits } from './actor.ts';
import type { Decision } from './decision.ts';

/** The order of a pair (FL-10.0k). It may be changed again and again, so it is never drawn at random. */
export const top: Decision<'top'> = {
  *options(game) {
    for (const unit of turnUnits(game))
      if (this.refuse(game, { do: 'top', unit }) === null) yield { do: 'top', unit };
  },
  sample: () => null,
  refuse(game, { unit }) {
    const { s } = game;
    if (s.block === S.OPEN)
      return refusal('FL-R-BLOCK-OPEN', 'FL-10.0k', 'A stack is ordered before or after the firing.');
    const own = turnUnits(game).includes(unit);
    if (!own || board.partnerOf(game, unit) === S.NONE || board.isOnTop(game, unit))
      return refusal(
        'FL-R-NOT-STACKED',
        'FL-10.0k',
        'Only the lower unit of a pair of the open Command can be put on top.',
      );
    return null;
  },
  carryOut({ s }, { unit }) {
    board.putOnTop(s, unit);
  },
};
