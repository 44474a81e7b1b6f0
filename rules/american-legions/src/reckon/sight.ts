import { type Arc, type Hex, type HexMap, type Trace, trace } from '@linstock/ground';
import { nth } from '@linstock/kernel';
import { arcOf } from './arcs.ts';

/** P-LOS: whether a company sees a hex, and by which hexside its line enters there (AL-7.32). */

/** Why a hex is not seen, in the order in which the reasons are reported. */
export type SightReason =
  | 'outside_front_arc'
  | 'company_in_line'
  | 'company_beside_line'
  | 'contours_opposed';

/** Why a company in `from` with this facing does not see `to`; null if it does (AL-7.32b-j, AL-8.2c, d). */
export function sightReason(
  map: HexMap,
  from: Hex,
  facing: number,
  to: Hex,
  gun: boolean,
  occupied: (hex: Hex) => boolean,
): SightReason | null {
  const line = trace(map, from, to);
  if (!line.exits.some((side) => arcOf(facing, side) === 'front')) return 'outside_front_arc'; // AL-7.32b, g
  const overCompanies = gun && map.level[from] !== map.level[to]; // AL-8.2c
  if (!overCompanies) {
    for (const hex of line.crossed) if (occupied(hex)) return 'company_in_line'; // AL-7.32c
    for (const hex of line.beside) if (occupied(hex)) return 'company_beside_line'; // AL-7.32d
  }
  return opposedContours(map, line) ? 'contours_opposed' : null; // AL-7.32e, AL-8.2d
}

/**
 * The side by which the line enters the target: front if any edge it touches is a front edge, or else flank,
 * or else rear (AL-7.33n). Front if the target has no facing.
 */
export function entryArc(map: HexMap, from: Hex, to: Hex, targetFacing: number | null): Arc {
  if (targetFacing === null) return 'front';
  let entry: Arc = 'rear';
  for (const side of trace(map, from, to).entries) {
    const arc = arcOf(targetFacing, side);
    if (arc === 'front') return arc;
    if (arc === 'flank') entry = arc;
  }
  return entry;
}

/**
 * True if contours block a line: along it the level both rises and falls, for either hex where it runs along
 * a hexside (AL-7.32e, h).
 */
export function opposedContours(map: Pick<HexMap, 'level'>, sight: Pick<Trace, 'steps'>): boolean {
  return !runsOneWay(map, sight.steps, 1) && !runsOneWay(map, sight.steps, -1);
}

/**
 * True if the ground never falls (sense 1) or never rises (sense -1) along the line, for some choice of
 * hexes. At each step the level that changes least is chosen. It leaves the most freedom for the rest of the
 * line, so no choice must be undone.
 */
function runsOneWay(map: Pick<HexMap, 'level'>, steps: Trace['steps'], sense: 1 | -1): boolean {
  let reached = Number.NEGATIVE_INFINITY;
  for (const step of steps) {
    let least = Number.POSITIVE_INFINITY;
    for (const hex of step) {
      const level = sense * nth(map.level, hex);
      if (level >= reached && level < least) least = level;
    }
    if (least === Number.POSITIVE_INFINITY) return false;
    reached = least;
  }
  return true;
}
