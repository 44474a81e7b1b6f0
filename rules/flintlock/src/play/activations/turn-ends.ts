import type { Hex } from '@linstock/ground';
import { nth } from '@linstock/kernel';
import type { CommandId } from '../../model/field.ts';
import type { Game } from '../../model/game.ts';
import * as S from '../../model/state.ts';
import { closeSmoke } from '../fire/smoke.ts';
import { waitingUnits } from './actor.ts';

/** The beginning and the end of a turn. */

/** Begins the turn of a Command, or of the guns of a hex. */
export function beginTurn(
  { s }: Game,
  turn: { readonly command: CommandId } | { readonly gunHex: Hex },
): void {
  s.command = 'command' in turn ? turn.command : S.NONE;
  s.gunHex = 'gunHex' in turn ? turn.gunHex : S.NONE;
  s.mode = S.UNDECIDED;
  s.partialMoved = 0;
  s.block = S.NOT_HELD;
  s.shots = [];
  s.moment++;
}

/**
 * Ends the open turn: the Smoke of those who fired at movement falls (FL-11.41a), and guns of the hex have had theirs
 * (FL-5.6c), or the Command its own (FL-5.7a).
 */
export function closeTurn(game: Game): void {
  const { s } = game;
  for (const unit of waitingUnits(game)) s.acted[unit] = nth(s.acted, unit) | S.ACTED;
  if (s.command !== S.NONE) s.turned[s.command] = 1;
  s.command = S.NONE;
  s.gunHex = S.NONE;
  closeSmoke(game);
}
