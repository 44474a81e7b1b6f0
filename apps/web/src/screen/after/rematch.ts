/** The same battle once more, of the game that is over. */
import { otherSide, type Side } from '@linstock/kernel';
import type { GameView } from '@linstock/protocol';
import { type Opponent, wishFor } from '../../chooser/start.ts';
import type { Wish } from '../../host/host.ts';

/**
 * The wish for the same battle again, on the same side or the other; null where a person elsewhere would have to be asked first.
 * @param mine the seats of this page in the game that is over
 */
export function rematchOf(view: GameView, mine: readonly Side[], swapped: boolean): Wish | null {
  const { header, seats } = view;
  const [own] = mine;
  const side = own === undefined ? 0 : swapped ? otherSide(own) : own;
  const opponent = opponentOf(seats, mine);
  if (opponent === null) return null;
  return wishFor(header.rules.id, header.battle.id, side, opponent, header.options);
}

function opponentOf(seats: GameView['seats'], mine: readonly Side[]): Opponent | null {
  if (mine.length === 0) return 'watch';
  if (mine.length === 2) return 'beside';
  return seats.find(({ side }) => !mine.includes(side))?.level ?? null;
}
