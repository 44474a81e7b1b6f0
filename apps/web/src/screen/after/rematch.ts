/** The same battle once more, of the game that is over. */
import { otherSide, type Side } from '@linstock/kernel';
import type { GameView } from '@linstock/protocol';
import type { NewGame } from '../../host/host.ts';
import { makeWish, type Opponent } from '../../host/start.ts';

/**
 * The wish for the same battle again with the same terms, on the same side or the other. A person elsewhere is sent its address.
 * @param mine the seats of this page in the game that is over
 */
export function rematchOf(view: GameView, mine: readonly Side[], swapped: boolean): NewGame {
  const { header, seats } = view;
  const [own] = mine;
  const side = own === undefined ? 0 : swapped ? otherSide(own) : own;
  const opponent = opponentOf(seats, mine);
  const { rules, battle, options, clock } = header;
  return makeWish(rules.id, battle.id, side, opponent, options, clock ?? null);
}

function opponentOf(seats: GameView['seats'], mine: readonly Side[]): Opponent {
  if (mine.length === 0) return 'watch';
  if (mine.length === 2) return 'beside';
  return seats.find(({ side }) => !mine.includes(side))?.level ?? 'elsewhere';
}
