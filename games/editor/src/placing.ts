import {
  axialOf,
  distance,
  type DrawnStand,
  type DrawnUnit,
  hexAt,
  hexLabel,
  type HexMap,
  inUnit,
  lengthNames,
} from '@linstock/ground';
import type { OpenFight } from './battle-files.ts';
import { withNames } from './names.ts';

/** Where the rulebook lets a unit begin: the check of the whole battle, with the unit at another place. */

/** A place: a hex by its axial coordinates, or inches from the south-west corner of a table. */
export type UnitSpot = readonly [x: number, y: number];

/** Why a unit may not be set on a place, and where it may be set instead. */
export interface PlaceRefusal {
  /** The sentence of the rulebook. */
  readonly sentence: string;
  /** The nearest legal place; null if there is none within `SEARCH_HEXES` or `SEARCH_INCHES`. */
  readonly nearest: OpenPlace | null;
}

/** A place that a unit may have. */
export interface OpenPlace {
  readonly at: UnitSpot;
  /** In words: `in 0415`, `at 12, 8.5 inches`. */
  readonly label: string;
  readonly facing: number | null;
}

/** Distances within which another place for a unit is looked for. */
const SEARCH_HEXES = 4;
const SEARCH_INCHES = 6;
/** Distance, in inches, between the places tried on a table. */
const TRIED_INCHES = 0.5;

/**
 * Why the rulebook refuses a unit at a place, as a sentence; null if it accepts it. Faults elsewhere do not count. Nor does a
 * fault that the place had before: a command is moved unit by unit, and its leader may be left behind for a moment.
 */
export type PlaceCheck = (at: UnitSpot, facing?: number | null) => string | null;

/** The check of one unit's places. Throws RangeError for a unit that is not on the board. */
export function makePlaceCheck(open: OpenFight, key: Pick<DrawnUnit, 'side' | 'unit'>): PlaceCheck {
  return open.on === 'hexes' ? makeHexCheck(open, key) : makeTableCheck(open, key);
}

/**
 * The refusal of a unit at a place, with the nearest place that it may have; null if it may stand there.
 * @param facing the facing it has now, if none is given
 */
export function refusePlace(
  open: OpenFight,
  key: Pick<DrawnUnit, 'side' | 'unit'>,
  at: UnitSpot,
  facing?: number | null,
): PlaceRefusal | null {
  const check = makePlaceCheck(open, key);
  const sentence = check(at, facing);
  if (sentence === null) return null;
  const free = [...placesNear(open, key, at)].find((place) => check(place.at, place.facing) === null);
  return {
    sentence: withNames(open, sentence),
    nearest: free ? { ...free, label: labelOf(open, free.at) } : null,
  };
}

type HexFight = Extract<OpenFight, { readonly on: 'hexes' }>;
type TableFight = Extract<OpenFight, { readonly on: 'table' }>;

function makeHexCheck({ drawn, drawing }: HexFight, key: Pick<DrawnUnit, 'side' | 'unit'>): PlaceCheck {
  const { map, units } = drawn;
  const unit = find(units, key);
  const labels = new Set(map.labels);
  const refusalAt = (at: UnitSpot, facing: number | null) =>
    sentenceOf(() => {
      const moved = { ...unit, hex: at, facing };
      drawing.rulebookOf({ ...drawn, units: units.map((each) => (each === unit ? moved : each)) });
    });
  const before = refusalAt(unit.hex, unit.facing);
  // A sentence is about a hex if it names the hex, or if it names no hex but a unit that is there.
  const isAbout = (sentence: string | null, at: UnitSpot): boolean => {
    if (sentence === null) return false;
    const named = (sentence.match(/[\w.]+\w/g) ?? []).filter((word) => labels.has(word));
    if (named.length > 0) return named.includes(hexName(map, at));
    const there = units.filter((each) => each !== unit && String(each.hex) === String(at));
    return [unit, ...there].some((each) => sentence.includes(`"${each.unit}"`));
  };
  return (at, facing = unit.facing) => {
    const sentence = refusalAt(at, facing);
    return sentence !== before && isAbout(sentence, at) && !isAbout(before, at) ? sentence : null;
  };
}

function makeTableCheck({ drawn, drawing }: TableFight, key: Pick<DrawnUnit, 'side' | 'unit'>): PlaceCheck {
  const { stands } = drawn;
  const stand = find(stands, key);
  const refusalAt = (at: UnitSpot, facing: number | null) =>
    sentenceOf(() => {
      const moved = { ...stand, at, facing };
      drawing.rulebookOf({ ...drawn, stands: stands.map((each) => (each === stand ? moved : each)) });
    });
  const before = refusalAt(stand.at, stand.facing);
  const isAbout = (sentence: string) => before === null || sentence.includes(`"${stand.unit}"`);
  return (at, facing = stand.facing) => {
    const sentence = refusalAt(at, facing);
    return sentence !== null && sentence !== before && isAbout(sentence) ? sentence : null;
  };
}

/** The places near a refused one, the nearest first. In a hex with friends their facing is tried first of all. */
function placesNear(
  open: OpenFight,
  key: Pick<DrawnUnit, 'side' | 'unit'>,
  at: UnitSpot,
): Iterable<Omit<OpenPlace, 'label'>> {
  return open.on === 'hexes' ? hexesNear(open, find(open.drawn.units, key), at) : spotsNear(open, key, at);
}

function* hexesNear({ drawn: { map, units } }: HexFight, unit: DrawnUnit, at: UnitSpot) {
  const target = hexAt(map, ...at);
  const there = units.find((each) => each.side === unit.side && hexAt(map, ...each.hex) === target);
  yield { at, facing: unit.facing === null ? null : (there?.facing ?? unit.facing) };
  const near = Array.from({ length: map.count }, (_, hex) => hex)
    .filter((hex) => hex !== target && distance(map, hex, target) <= SEARCH_HEXES)
    .toSorted((a, b) => distance(map, a, target) - distance(map, b, target));
  for (const hex of near) yield { at: axialOf(map, hex), facing: unit.facing };
}

function* spotsNear({ drawn }: TableFight, key: Pick<DrawnUnit, 'side' | 'unit'>, [x, y]: UnitSpot) {
  const { facing } = find(drawn.stands, key);
  const steps = Array.from(
    { length: (2 * SEARCH_INCHES) / TRIED_INCHES + 1 },
    (_, step) => step * TRIED_INCHES - SEARCH_INCHES,
  );
  const spots = steps
    .flatMap((east) => steps.map((north) => [x + east, y + north] as const))
    .filter((spot) => isOnTable(drawn, spot))
    .toSorted((a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y));
  for (const at of spots) yield { at, facing };
}

const isOnTable = ({ width, height }: TableFight['drawn'], [x, y]: UnitSpot): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= height;

function labelOf(open: OpenFight, at: UnitSpot): string {
  if (open.on === 'table') return `at ${at.map(inUnit).join(', ')} ${lengthNames().many}`;
  return `in ${hexName(open.drawn.map, at)}`;
}

const hexName = (map: HexMap, at: UnitSpot): string => hexLabel(map, hexAt(map, ...at));

function find<T extends DrawnUnit | DrawnStand>(
  units: readonly T[],
  { side, unit }: Pick<DrawnUnit, 'side' | 'unit'>,
): T {
  const found = units.find((each) => each.side === side && each.unit === unit);
  if (!found) throw new RangeError(`“${unit}” is not on the board.`);
  return found;
}

/** The sentence with which an attempt is refused; null if it succeeds. */
function sentenceOf(attempt: () => void): string | null {
  try {
    attempt();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
