import { otherSide, type Refusal, refusal } from '@linstock/kernel';
import { saying } from '@linstock/scene';
import * as board from '../../model/board.ts';
import type { UnitId } from '../../model/field.ts';
import type { StateView } from '../../model/game.ts';
import * as S from '../../model/state.ts';
import { FACINGS, facesCorners } from '../../reckon/arcs.ts';
import type { Formation } from '../../tables/index.ts';

/** The facings of units (FL-8.0). */

/** Facings a corner, or a hexside, apart. */
const APART = 2;

const CORNERS = [0, 2, 4, 6, 8, 10];
const HEXSIDES = [1, 3, 5, 7, 9, 11];

/** The facings of a formation; null is Cavalry and guns (FL-8.0a, c, f). */
export function facingsOf(formation: Formation | null): readonly number[] {
  return facesCorners(formation) ? CORNERS : HEXSIDES;
}

/** The facing one corner, or one hexside, clockwise from another. */
export function nextFacing(facing: number): number {
  return (facing + APART) % FACINGS;
}

/** True if it is at most one corner, or one hexside, from one facing to another. */
function isNextTo(facing: number, other: number): boolean {
  const turn = Math.abs(facing - other) % FACINGS;
  return turn <= APART || turn >= FACINGS - APART;
}

/** Why a unit that stays in its hex cannot take a facing; null if it can (FL-8.0a, c, f, j). */
export function refuseFacing(game: StateView, unit: UnitId, facing: number): Refusal | null {
  const { field, s } = game;
  const { side } = board.unitOf(field, unit);
  const wrong = refuseFacingKind(game, unit, facing);
  // The ZOC are looked up only if they matter.
  if (wrong || isNextTo(board.facingOfUnit(s, unit), facing)) return wrong;
  const { zoc } = board.lookAround(field, s);
  if (zoc[board.hexOfUnit(s, unit) * 2 + otherSide(side)] === 0) return null;
  return refuseTurn(game, unit, board.facingOfUnit(s, unit), facing);
}

/** Refuses a hexside to troops that face corners, and a corner to troops that face hexsides (FL-8.0a, c, f). */
export function refuseFacingKind({ field, s }: StateView, unit: UnitId, facing: number): Refusal | null {
  const corners = facesCorners(S.formationOf(s, unit));
  if ((facing % APART === 0) === corners) return null;
  const name = board.unitName(field, unit);
  return refusal(
    'FL-R-FACING-KIND',
    corners ? 'FL-8.0a' : 'FL-8.0c',
    `${saying(name, 'faces', 'face')} a ${corners ? 'corner' : 'side'} of the hex.`,
  );
}

/** In an enemy ZOC a unit turns by one corner, or one hexside, at most (FL-8.0j, l). */
export function refuseTurn({ field, s }: StateView, unit: UnitId, from: number, to: number): Refusal | null {
  if (isNextTo(from, to)) return null;
  const name = board.unitName(field, unit);
  const corners = facesCorners(S.formationOf(s, unit));
  return refusal(
    'FL-R-FACING-ZOC',
    'FL-8.0j',
    `${saying(name, 'is', 'are')} in an enemy Zone of Control, and may turn by one ${corners ? 'corner' : 'side'} at most.`,
  );
}
