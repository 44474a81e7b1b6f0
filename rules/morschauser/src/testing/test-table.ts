import {
  degrees,
  type Stand,
  spotOfInches,
  type TerrainPiece,
  tableOf,
  type Thousandths,
} from '@linstock/ground';
import type { Side } from '@linstock/kernel';
import { type PlacedCompany, type Situation, situationOf } from '../measure/situation.ts';
import { abilities, STAND } from '../reckon/troops.ts';
import type { Armament, Trait, TroopType } from '../tables/index.ts';
import { switchesOf } from '../tables/switches.ts';

/** Small tables for tests: stands in inches and degrees. */

const FULL = switchesOf({ preset: 'full' });

/** A stand of standard size. */
export function standAt(x: Thousandths, y: Thousandths, facing = 0): Stand {
  return { ...spotOfInches(x, y), facing: degrees(facing), ...STAND };
}

/** The unusual fields of a company of a test: by default a musket company of line infantry on side 0. */
export interface CompanyTraits {
  readonly side?: Side;
  readonly type?: TroopType;
  readonly traits?: readonly Trait[];
  readonly armament?: Armament;
  readonly regiment?: number | null;
}

/** A company of a test at a place in inches. */
export function company(
  id: number,
  x: Thousandths,
  y: Thousandths,
  facing = 0,
  given: CompanyTraits = {},
): PlacedCompany {
  const { side = 0, type = 'lineInfantry', traits = [], armament = 'musket', regiment = null } = given;
  return {
    id,
    side,
    stand: standAt(x, y, facing),
    troops: abilities({ type, traits, armament: type === 'artillery' ? 'cannon' : armament }, FULL),
    regiment,
  };
}

/** An enemy of it, facing south by default. */
export function enemy(
  id: number,
  x: Thousandths,
  y: Thousandths,
  facing = 180,
  given: CompanyTraits = {},
): PlacedCompany {
  return company(id, x, y, facing, { side: 1, ...given });
}

/** A table of 72 by 48 inches with companies and terrain. */
export function laid(companies: readonly PlacedCompany[], terrain: readonly TerrainPiece[] = []): Situation {
  return situationOf(tableOf({ width: 72, height: 48, terrain }), companies);
}
