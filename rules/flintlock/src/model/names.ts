import type { TenthDegrees } from '@linstock/ground';
import { compassWord } from '@linstock/scene';
import { FACINGS } from '../reckon/arcs.ts';
import { bodyId, leaderId, unitId } from './board.ts';
import { type CommandId, type Field, type LeaderId, NONE, type UnitId } from './field.ts';

/** The ids of bodies on the page, and words for places and ways. */

/** The body of a side's guns. */
export const gunsId = (side: number): string => `guns:${side}`;

/** The body of a unit: its Command, or the guns of its side. */
export function bodyIdOfUnit(field: Field, unit: UnitId): string {
  const { command, side } = field.units[unit] ?? { command: NONE, side: 0 };
  return command === NONE ? gunsId(side) : bodyId(command);
}

/** Number of the unit that a piece is; null for any other piece. */
export function unitOfPiece(field: Field, piece: string): UnitId | null {
  return field.units.find(({ id }) => unitId(id) === piece)?.id ?? null;
}

/** Number of the leader that a piece is; null for any other piece. */
export function leaderOfPiece(field: Field, piece: string): LeaderId | null {
  return field.leaders.find(({ id }) => leaderId(id) === piece)?.id ?? null;
}

/** Number of the Command that a body is; null for guns. */
export function commandOfBody(field: Field, body: string): CommandId | null {
  return field.commands.find(({ id }) => bodyId(id) === body)?.id ?? null;
}

/** The heading of a unit, in tenths of a degree clockwise from the map's top. */
export const headingOf = (facing: number): TenthDegrees => facing * TENTHS;
/** The facing that a heading looks along. */
export const facingAt = (heading: TenthDegrees): number => Math.round(heading / TENTHS) % FACINGS;
const TENTHS = 3600 / FACINGS;

/** A number with its sign: `+1`, `0`, `−2`. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : String(n).replace('-', '−'));

/** The direction of a facing, as a compass word on this map. */
export function facingWord(field: Field, facing: number): string {
  return compassWord(field.map.layout.bearing + headingOf(facing) / 10);
}
