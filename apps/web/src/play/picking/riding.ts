/** Officers who ride along with their troops, if the march is given by clicks. */
import type { Side } from '@linstock/kernel';
import {
  type Choice,
  marchWithRiders,
  type Picked,
  type Piece,
  piecesPicked,
  ridersWith,
} from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';
import { idOfPlace } from '../../common/places.ts';
import type { Riders } from '../agenda/intention.ts';
import { picksIn, staysIn } from '../state/modeSelectors.ts';
import type { AnyGame, SessionState } from '../state/state.ts';

type RidingFields = Pick<SessionState, 'asked' | 'mode' | 'scene' | 'rulebook'>;

/** The officers that ride along with the chosen troops, except those told to stay. */
export function ridersIn(state: RidingFields): readonly Piece[] {
  const { asked, scene } = state;
  const picks = picksIn(state);
  const stays = staysIn(state);
  const troops = picks.filter((pick) => 'piece' in pick);
  if (!asked || !scene || troops.length === 0) return [];
  return ridersWith(scene, asked.menu, troops).filter(({ id }) => !stays.includes(id));
}

/** True if an answer takes troops to another hex. */
export const marches = ({ path }: Choice<unknown>): boolean => (path?.length ?? 0) > 1;

/**
 * The answers that send a march together with the officers who ride along. Null if the officers follow after the
 * enemy has answered.
 */
export function marchTogether(
  { present }: AnyRulebook,
  game: AnyGame,
  side: Side,
  march: Choice<unknown>,
  riders: readonly Piece[],
): ReturnType<typeof marchWithRiders> {
  const officers = riders.map(({ id }) => id);
  return marchWithRiders(present, game.position.forSeat(side), side, march, officers);
}

/** The officers who follow a march when the enemy has answered it, by where they stand now. */
export function followersOf(side: Side, march: Choice<unknown>, riders: readonly Piece[]): Riders {
  const [troop = ''] = piecesPicked(march.picks);
  const officers = riders.map(({ id, place }) => ({ id, from: place ? idOfPlace(place) : '' }));
  return { kind: 'riders', side, officers, troop };
}

/** The officers told to stay, as long as the same troops are picked. */
export function staysWith(state: Pick<SessionState, 'mode'>, picks: readonly Picked[]): readonly string[] {
  const before = picksIn(state);
  const stays = staysIn(state);
  return piecesPicked(before).join() === piecesPicked(picks).join() ? stays : [];
}
