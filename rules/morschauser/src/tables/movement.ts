import { inches } from '@linstock/ground';
import { cellsOf, recordOf } from '@linstock/kernel';
import data from '../data/tables.json' with { type: 'json' };
import { TROOP_TYPES, type TroopType } from './troops.ts';

/** The effects of ground on a move, and the lengths of the rules (T-MOVE, T-CONST). */

/** The kinds of ground of T-MOVE. */
export const GROUNDS = [
  'road',
  'woods',
  'gentleHill',
  'steepHill',
  'fordableWater',
  'water',
  'town',
  'earthwork',
  'marsh',
  'slowWall',
  'highWall',
] as const;
/** A row of T-MOVE. */
export type GroundKind = (typeof GROUNDS)[number];
/** The effect of such ground on a move. */
export type MoveEffect = 'faster' | 'normal' | 'slow' | 'closed' | 'halt' | 'oneContour' | 'battleAllows';

const moveCells = cellsOf<readonly (readonly string[])[]>(data['T-MOVE'].rows);

/** The column of T-MOVE a kind of company is read in. */
const MOVE_COLUMN: Readonly<Record<TroopType, number>> = {
  lineInfantry: 1,
  lightInfantry: 2,
  engineers: 3,
  cavalry: 4,
  lightCavalry: 4,
  artillery: 5,
  wagons: 5,
};

function effectOf(cell: string, type: TroopType): MoveEffect {
  const own = cell.split(', ').find((part) => (type === 'wagons' ? part.startsWith('wagons') : true)) ?? cell;
  if (own.startsWith('x')) return 'faster';
  if (own.startsWith('whole move')) return 'slow';
  if (own.startsWith('halt')) return 'halt';
  if (own.includes('contour')) return 'oneContour';
  if (own.includes('unless')) return 'battleAllows';
  return own.includes('closed') ? 'closed' : 'normal';
}

/** The effect of a kind of ground on the move of a kind of company (T-MOVE). */
export function moveEffect(ground: GroundKind, type: TroopType): MoveEffect {
  return EFFECTS[ground][type];
}

const EFFECTS = recordOf(
  GROUNDS.map(
    (ground, row) =>
      [
        ground,
        recordOf(
          TROOP_TYPES.map(
            (type) => [type, effectOf(moveCells[row]?.[MOVE_COLUMN[type]] ?? '', type)] as const,
          ),
        ),
      ] as const,
  ),
);

/** The factor of the allowance for a whole move along a road (MM-C1a). */
export const ROAD_FACTOR = Number((moveCells[0]?.[1] ?? '').replace('x', ''));

// Lengths

const lengths = new Map(data['T-CONST'].rows.map(([name, value]) => [name, inches(Number(value))]));

/** A length of T-CONST. Throws RangeError for a name it does not have. */
function lengthOf(name: string): number {
  const length = lengths.get(name);
  if (length === undefined) throw new RangeError(`T-CONST has no length "${name}".`);
  return length;
}

/** The lengths of T-CONST in thousandths of an inch. */
export const LENGTHS = {
  meleeRange: lengthOf('meleeRange'),
  commandRadius: lengthOf('commandRadius'),
  pursuitAdvance: lengthOf('pursuitAdvance'),
  slowMove: lengthOf('slowMove'),
  standFrontage: lengthOf('standFrontage'),
  standDepth: lengthOf('standDepth'),
  generalStand: lengthOf('generalStand'),
  generalMove: lengthOf('generalMove'),
  edgeDepth: lengthOf('edgeDepth'),
  touch: lengthOf('touch'),
  pathStep: lengthOf('pathStep'),
  sampleStep: lengthOf('sampleStep'),
  roadHalfWidth: lengthOf('roadHalfWidth'),
  generalRefuge: lengthOf('generalRefuge'),
  wallCoverReach: lengthOf('wallCoverReach'),
  cropTrample: lengthOf('cropTrample'),
  breachRange: lengthOf('breachRange'),
} as const;
