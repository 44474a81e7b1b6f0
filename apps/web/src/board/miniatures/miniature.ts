/** A stand as a miniature: only the parts of a piece that its painter needs. */

import type { Side } from '@linstock/kernel';
import { type Base, basesOf, type Dress, type Piece } from '@linstock/scene';
import type { Spot } from '../../common/box.ts';
import { colourOfCoat, colourOfFacings } from '../../design/palette.ts';
import type { SmokeBank } from '../animation/relics.ts';
import type { StandPiece } from '../plate/standPiece.ts';
import { spotOfPlace, type TablePlate, turnOnPlate } from '../plate/tablePlate.ts';
import type { Uniform } from './dress.ts';
import { type Arm, armOf, type Posture } from './rhythm.ts';

/** One stand to be painted, on the plate. */
export interface Miniature {
  readonly id: string;
  readonly side: Side;
  readonly spot: Spot;
  /** Degrees clockwise from the top of the plate. */
  readonly turn: number;
  readonly arm: Arm;
  readonly uniform: Uniform;
  readonly bases: readonly Base[];
  readonly posture: Posture;
  /** True if it has fired in this part of the turn and has not moved since. */
  readonly firing: boolean;
  readonly spent: boolean;
  /** True if it is being carried; it is drawn faint at its old place. */
  readonly faint: boolean;
  /** The flag flown over its middle base. */
  readonly flag: Exclude<Dress['flag'], null> | null;
}

/** A body of stands with one name and one flag: a regiment, or a unit of several bases. */
export function bodyNameOf({ regiment, id }: Pick<Piece, 'regiment' | 'id'>): string {
  return regiment?.id ?? id;
}

/** The stand of each regiment that carries its standard: the middle one of those on the table. */
function bearersOf(pieces: readonly StandPiece[]): ReadonlySet<string> {
  const bodies = new Map<string, string[]>();
  for (const piece of pieces) {
    if (!piece.dress?.flag) continue;
    const body = bodyNameOf(piece);
    bodies.set(body, [...(bodies.get(body) ?? []), piece.id]);
  }
  return new Set([...bodies.values()].map((ids) => ids[Math.floor((ids.length - 1) / 2)]!));
}

/** The marks that are shown with pieces. */
interface MiniatureExtras {
  readonly carried: ReadonlySet<string>;
  /** The side whose turn it is. */
  readonly acting: Side | null;
  readonly smoke: readonly SmokeBank[];
}

/** True if fresh smoke is in front of a stand. */
function hasFired({ pose }: StandPiece, smoke: readonly SmokeBank[]): boolean {
  return smoke.some(
    ({ age, lay }) => age === 0 && 'pose' in lay && lay.pose.x === pose.x && lay.pose.y === pose.y,
  );
}

/** The miniatures of the pieces on a table. */
export function miniaturesOf(
  plate: TablePlate,
  pieces: readonly StandPiece[],
  { carried, acting, smoke }: MiniatureExtras,
): Miniature[] {
  const bearers = bearersOf(pieces);
  return pieces.map((piece): Miniature => {
    const { id, side, kind, pose, marks, dress } = piece;
    const has = (mark: string) => marks.some((each) => each.kind === mark);
    const posture = has('routed')
      ? 'routed'
      : has('shaken')
        ? 'shaken'
        : has('disordered')
          ? 'disordered'
          : 'dressed';
    return {
      id,
      side,
      spot: spotOfPlace(plate, pose),
      turn: turnOnPlate(plate, pose.facing),
      arm: armOf(kind, has('limbered') || piece.formation === 'limbered'),
      uniform: {
        coat: colourOfCoat(piece.coat),
        facing: colourOfFacings(piece.facings),
        legs: colourOfCoat(dress?.legs ?? 'white'),
        kilted: dress?.kilted ?? false,
        hat: dress?.hat ?? 'cocked hat',
      },
      bases: basesOf(piece, pose),
      posture,
      firing: hasFired(piece, smoke),
      // Only for the side whose turn it is: the others keep their colours.
      spent: has('acted') && side === acting,
      faint: carried.has(id),
      flag: bearers.has(id) && posture !== 'routed' ? (dress?.flag ?? null) : null,
    };
  });
}
