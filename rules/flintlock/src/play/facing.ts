import { otherSide, type Refusal, refusal } from '@linstock/kernel';
import * as board from '../board.ts';
import type { Looked } from '../game.ts';
import { FACINGS, facesCorners } from '../reckon/arcs.ts';
import * as S from '../state.ts';

/** How units may face (FL-8.0). */

/** Facings a corner, or a hexside, apart. */
const APART = 2;

/** Whether it is at most one corner, or one hexside, from one facing to another. */
export function isNextTo(facing: number, other: number): boolean {
  const turn = Math.abs(facing - other) % FACINGS;
  return turn <= APART || turn >= FACINGS - APART;
}

/** Why a unit that stays in its hex cannot take a facing; null where it can (FL-8.0a, c, f, j). */
export function refuseFacing(game: Looked, unit: number, facing: number): Refusal | null {
  const { field, s } = game;
  const corners = facesCorners(S.formationOf(s, unit));
  const name = () => board.sentence(board.unitName(field, unit));
  if ((facing % APART === 0) !== corners)
    return refusal(
      'FL-R-FACING-KIND',
      corners ? 'FL-8.0a' : 'FL-8.0c',
      `${name()} faces a ${corners ? 'corner' : 'side'} of its hex.`,
    );
  const { side } = board.unitOf(field, unit);
  const place = board.hexOf(s, unit) * 2 + otherSide(side);
  if (isNextTo(s.facing[unit] as number, facing) || board.lookAround(field, s).zoc[place] === 0) return null;
  return refusal(
    'FL-R-FACING-ZOC',
    'FL-8.0j',
    `${name()} is in an enemy Zone of Control and turns by one ${corners ? 'corner' : 'side'} at most.`,
  );
}
