import {
  degrees,
  inches,
  spotOfInches,
  type TenthDegrees,
  type TerrainPiece,
  tableOf,
} from '@linstock/ground';
import type { Side } from '@linstock/kernel';
import { footprint } from '../measure/footprint.ts';
import type { PlacedUnit, Situation } from '../measure/situation.ts';
import { GROUND_WORDS } from '../tables/ground.ts';

/** Units and tables for tests, in inches and degrees. */

/** The unusual fields of a test unit: by default a veteran line of four stands of infantry in good order. */
export interface UnitOverrides extends Partial<Omit<PlacedUnit, 'id' | 'front' | 'stand'>> {
  readonly stands?: number;
}

/** A unit with the middle of its front at a place; ids beginning with U are the first side's. */
export function unit(
  id: string,
  x: number,
  y: number,
  heading: TenthDegrees,
  otherwise: UnitOverrides = {},
): PlacedUnit {
  const { stands = 4, ...rest } = otherwise;
  const plain = {
    id,
    side: (id.startsWith('U') ? 0 : 1) as Side,
    listed: 0,
    arm: 'infantry',
    formation: 'single_line',
    quality: 'veteran',
    level: 'good',
    disordered: false,
    refuses: null,
    ...rest,
  } as const;
  const front = { ...spotOfInches(x, y), facing: degrees(heading) };
  const one = plain.arm === 'battery' ? 1 : stands;
  return { ...plain, front: { x: front.x, y: front.y }, stand: footprint(front, { ...plain, stands: one }) };
}

/** A battery. */
export function battery(
  id: string,
  x: number,
  y: number,
  heading: TenthDegrees,
  otherwise: UnitOverrides = {},
): PlacedUnit {
  return unit(id, x, y, heading, { arm: 'battery', formation: 'unlimbered', ...otherwise });
}

/** A table of 40 by 40 inches with units and ground; one sees 40 inches by default. */
export function situation(
  units: readonly PlacedUnit[],
  terrain: readonly TerrainPiece[] = [],
  visibility = 60,
): Situation {
  return {
    table: tableOf({ width: 40, height: 40, terrain }, GROUND_WORDS),
    units: units.map((each, listed) => ({ ...each, listed })),
    visibility: inches(visibility),
  };
}

/** A rectangle of ground. */
export function patch(
  kind: string,
  west: number,
  south: number,
  east: number,
  north: number,
  level?: number,
): TerrainPiece {
  const id = `${kind} ${west} ${south}`;
  const poly = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ] as const;
  return { id, kind, poly, ...(level !== undefined && { level }) };
}

/** A straight line of fence, wall, works or stream. */
export function barrier(
  kind: string,
  from: readonly [number, number],
  to: readonly [number, number],
): TerrainPiece {
  return { id: `${kind} ${from.join(' ')}`, kind, line: [from, to] };
}
