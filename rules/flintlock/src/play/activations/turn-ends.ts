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
 * Ends the open turn: places the Smoke of units that fired at movement (FL-11.41a), and marks the turn of the guns
 * (FL-5.6c) or of the Command (FL-5.7a) as used.
 */
export function closeTurn(game: Game): void {
  const { s } = game;
  for (const unit of waitingUnits(game)) s.acted[unit] = nth(s.acted, unit) | S.ACTED;
  if (s.command !== S.NONE) s.turned[s.command] = 1;
  s.command = S.NONE;
  s.gunHex = S.NONE;
  closeSmoke(game);
}
