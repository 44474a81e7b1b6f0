import { type Edit, nameOfId, type OpenFight, refusePlace } from '@linstock/editor';
import {
  type Axial,
  type DrawnStand,
  type DrawnUnit,
  hexAt,
  hexLabel,
  type HexMap,
  inUnit,
  lengthNames,
} from '@linstock/ground';
import { nameFacing } from './facings.ts';
import { isUnit, type UnitKey } from './tools.ts';

/** Moves and turns of the chosen unit by keys: as edits, and as words for screen readers. */

/** StepCount to the east and the north. */
export type StepCount = readonly [east: number, north: number];

/** Inches of a step on a table, and degrees of a turn there. */
const STEP_INCHES = 0.25;
const TURN_DEGREES = 5;

/** The edit that moves a unit by steps: hexes, or quarters of an inch. It stops at the edge. Throws RangeError if the rulebook refuses the place. */
export function makeStepEdit(open: OpenFight, key: UnitKey, steps: StepCount): Edit {
  if (open.on === 'table') {
    const stand = findStand(open.drawn.stands, key);
    const { width, height } = open.drawn;
    const at = [
      between(stand.at[0] + steps[0] * STEP_INCHES, width),
      between(stand.at[1] + steps[1] * STEP_INCHES, height),
    ] as const;
    return { kind: 'stand', ...key, at, facing: stand.facing };
  }
  const unit = findUnit(open.drawn.units, key);
  const at = stepHexes(open.drawn.map, unit.hex, steps);
  const refusal = refusePlace(open, unit, at);
  if (refusal) throw new RangeError(refusal.sentence);
  return { kind: 'place', ...key, at, facing: unit.facing };
}

/** The edit that turns a unit by one step to the right, or to the left. A leader is not turned. */
export function makeTurnEdit(open: OpenFight, key: UnitKey, by: 1 | -1): Edit {
  if (open.on === 'table') {
    const { at, facing } = findStand(open.drawn.stands, key);
    return { kind: 'stand', ...key, at, facing: turned(facing, by * TURN_DEGREES, 360) };
  }
  const { hex, facing } = findUnit(open.drawn.units, key);
  return { kind: 'place', ...key, at: hex, facing: turned(facing, by, open.drawn.facings) };
}

/** The place of a unit in a sentence: `1st Red is in hex 0415, facing NE.` */
export function describePlace(open: OpenFight, key: UnitKey): string {
  if (open.on === 'table') {
    const { at, facing } = findStand(open.drawn.stands, key);
    const [west, south] = at.map(inUnit);
    const turn = facing === null ? '' : `, facing ${facing} degrees`;
    return `${nameOfId(open.names, key.unit)} is ${west} ${lengthNames().many} from the west and ${south} from the south${turn}.`;
  }
  const { map, units } = open.drawn;
  const { hex, facing } = findUnit(units, key);
  return `${key.unit} is in hex ${hexLabel(map, hexAt(map, ...hex))}${facing === null ? '' : `, facing ${nameFacing(facing, open.drawn.facings)}`}.`;
}

function findUnit(units: readonly DrawnUnit[], key: UnitKey): DrawnUnit {
  const found = units.find((each) => isUnit(key, each));
  if (!found) throw new RangeError(`“${key.unit}” is not on the map.`);
  return found;
}

function findStand(stands: readonly DrawnStand[], key: UnitKey): DrawnStand {
  const found = stands.find((each) => isUnit(key, each));
  if (!found) throw new RangeError(`“${key.unit}” is not on the table.`);
  return found;
}

/** The hex some steps away: to the east along a row, to the north by rows, which are half a hex apart in turn. */
function stepHexes(map: HexMap, from: Axial, [east, north]: StepCount): Axial {
  let at = from;
  for (let step = 0; step < Math.abs(east) + Math.abs(north); step++) {
    const [q, r] = at;
    const even = r % 2 === 0;
    const next: Axial =
      east === 0
        ? [q + (north > 0 ? (even ? 1 : 0) : even ? 0 : -1), r - Math.sign(north)]
        : [q + Math.sign(east), r];
    if (hexAt(map, ...next) === -1) return at;
    at = next;
  }
  return at;
}

const between = (inches: number, most: number): number => Math.min(most, Math.max(0, inches));

function turned(facing: number | null, by: number, full: number): number | null {
  return facing === null ? null : (facing + by + full) % full;
}
