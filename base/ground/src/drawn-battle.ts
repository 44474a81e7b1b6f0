import { need } from '@linstock/kernel';
import type { Axial } from './hex/hex.ts';
import type { HexMap } from './hex/map.ts';
import type { PlaceName } from './survey.ts';

/**
 * A battle as a hex map can show it: the ground, and the place of each unit. The rest, such as ratings and victory,
 * stays in the battle that the map names.
 */
export interface DrawnBattle {
  readonly battle: string;
  /** The rule system for which it was drawn. */
  readonly rules: string;
  readonly map: HexMap;
  /** Words for what may cover a hex, whether the map has them or not. */
  readonly terrains: readonly string[];
  /** All other words that mean something in this battle. */
  readonly words: MapWords;
  /** Number of facings of troops. */
  readonly facings: 6 | 12;
  readonly zones: readonly DrawnZone[];
  readonly units: readonly DrawnUnit[];
  readonly labels: readonly PlaceName[];
}

/** Words that mean something to a battle; what a map calls otherwise has no effect. */
export interface MapWords {
  /** The words for things on hexsides. */
  readonly along: readonly string[];
  /** For what leads over hexsides. */
  readonly over: readonly string[];
  readonly structures: readonly string[];
}

/** Hexes that mean something to a side. */
export interface DrawnZone {
  /** `deployment`, `edge` … */
  readonly kind: string;
  readonly name: string;
  readonly side: string;
  readonly hexes: readonly Axial[];
}

/** A counter or a leader. */
export interface DrawnUnit {
  /** Its name, which no other of its side has. */
  readonly unit: string;
  readonly side: string;
  /** `musket`, `leader` … */
  readonly kind: string;
  readonly hex: Axial;
  /** Null for a unit without a facing. */
  readonly facing: number | null;
  /** Men; null for a leader. */
  readonly strength: number | null;
  readonly formation: string | null;
  /** Its source, such as `"Legion 1" of the layer "units"`, for sentences. */
  readonly where?: string;
}

/** The place of each unit on a map, by side and name. */
export type UnitPlace = (side: string, unit: string) => DrawnUnit;

/** The hexes of a zone, in the order of the map. */
export type ZoneHexes = (kind: string, side: string, name: string) => readonly Axial[];

/** A word in the form used for comparing: small letters, without surrounding blanks. */
export const plainWord = (word: string): string => word.trim().toLowerCase();

/** The known word that matches, in upper or lower case; undefined if there is none. */
export function findWord<T extends string>(word: string, known: readonly T[]): T | undefined {
  return known.find((each) => plainWord(each) === plainWord(word));
}

/** The known words as a list for a sentence. */
export const wordList = (known: readonly string[]): string => (known.length > 0 ? known.join(', ') : 'none');

/** A value in a sentence, cut short if it is long. */
export function shownValue(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? 'missing');
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** A unit in a sentence: what it was read from, or its name. */
export const namedUnit = ({ where, unit }: Pick<DrawnUnit, 'where' | 'unit'>): string =>
  where === undefined ? `"${unit}"` : where.charAt(0).toUpperCase() + where.slice(1);

const unitKey = ({ side, unit }: Pick<DrawnUnit, 'side' | 'unit'>) =>
  `${plainWord(side)}: ${plainWord(unit)}`;

/**
 * The place of each unit on a drawn map. The map must have the units of the battle, each once and no others,
 * each with a facing if it needs one. Upper and lower case in names and sides do not matter. Refuses other
 * maps with a sentence.
 */
export function standingOn(drawn: DrawnBattle, known: DrawnBattle): UnitPlace {
  const expected = new Map(known.units.map((each) => [unitKey(each), each]));
  const sides = [...new Set(known.units.map(({ side }) => side))];
  const found = new Map<string, DrawnUnit>();
  for (const each of drawn.units) {
    const key = unitKey(each);
    const same = expected.get(key);
    if (same === undefined) throw strangerAmong(each, sides);
    if (found.has(key))
      throw new RangeError(`The map has the ${each.side} unit "${each.unit}" twice. Delete one.`);
    refuseFacing(each, same, known);
    found.set(key, each);
  }
  const missing = known.units.find((each) => !found.has(unitKey(each)));
  if (missing)
    throw new RangeError(
      `The map lacks the ${missing.side} unit "${missing.unit}", who fights this battle. Put a point with its name and side on the layer "units".`,
    );
  return (side, unit) => need(found, unitKey({ side, unit }));
}

/** The sentence about a unit that does not belong to the battle. */
export function strangerAmong(
  { unit, side, where }: Pick<DrawnUnit, 'unit' | 'side' | 'where'>,
  sides: readonly string[],
): RangeError {
  const drawnAs = where === undefined ? '' : ` (${where})`;
  return new RangeError(
    `The map has a unit "${unit}" of the side "${side}"${drawnAs}, whom this battle does not know; its sides are ${sides.join(' and ')}. Correct its name and side, or delete it.`,
  );
}

function refuseFacing(unit: DrawnUnit, known: DrawnUnit, { facings }: DrawnBattle): void {
  const { facing } = unit;
  const isFacing = facing !== null && Number.isInteger(facing) && facing >= 0 && facing < facings;
  if (known.facing !== null && !isFacing)
    throw new RangeError(
      `${namedUnit(unit)} faces ${facing ?? 'nowhere'}; expected a whole number from 0 to ${facings - 1}, clockwise from the top of the map. Set its property "facing".`,
    );
}

/**
 * Properties of units on a map that only the battle can change: kinds, strengths, the formation of units that have
 * none, the facing of leaders. A sentence for each that differs. Expects the units of the battle.
 */
export function fixedByBattle(drawn: DrawnBattle, known: DrawnBattle): string[] {
  const before = new Map(known.units.map((each) => [unitKey(each), each]));
  return drawn.units.flatMap((unit) => {
    const same = before.get(unitKey(unit));
    return same === undefined ? [] : keptOf(unit, same);
  });
}

function keptOf(unit: DrawnUnit, known: DrawnUnit): string[] {
  const kept: string[] = [];
  const note = (what: string, drawn: unknown, rule: string) =>
    kept.push(
      `${namedUnit(unit)} has the ${what} ${drawn === null ? 'none' : shownValue(drawn)}, which has no effect: ${rule}.`,
    );
  if (plainWord(unit.kind) !== plainWord(known.kind))
    note('type', unit.kind, `types stay with the battle, and it is ${known.kind}`);
  if (unit.strength !== known.strength)
    note('strength', unit.strength, `strengths stay with the battle, and it has ${known.strength ?? 'none'}`);
  if (known.formation === null && unit.formation !== null)
    note('formation', unit.formation, 'a map gives it none in this battle');
  if (known.facing === null && unit.facing !== null) note('facing', unit.facing, 'it has no front');
  return kept;
}

const zoneKey = ({ kind, side, name }: Omit<DrawnZone, 'hexes'>) =>
  [kind, side, name].map(plainWord).join('|');
const zoneName = ({ kind, side, name }: Omit<DrawnZone, 'hexes'>) =>
  `${kind} "${name}" of the side "${side}"`;

/**
 * The hexes of each zone of a drawn map. Upper and lower case in types, sides and names do not matter.
 * Refuses, in a sentence, a map that lacks a zone of the battle, has an unknown one, or has a zone without a
 * hex. The exception is deployment: without a hex, troops may be set up where they are.
 */
export function zonesOn(drawn: DrawnBattle, known: DrawnBattle): ZoneHexes {
  const expected = new Set(known.zones.map(zoneKey));
  const found = new Map(drawn.zones.map((each) => [zoneKey(each), each]));
  for (const zone of drawn.zones)
    if (!expected.has(zoneKey(zone)))
      throw new RangeError(
        `The map has a zone ${zoneName(zone)}, which this battle does not know; it has ${wordList(known.zones.map(zoneName))}. Correct its type, name and side, or delete it.`,
      );
  for (const zone of known.zones) {
    const drawnAs = found.get(zoneKey(zone));
    if (drawnAs === undefined)
      throw new RangeError(
        `The map lacks the zone ${zoneName(zone)}. Draw a polygon with this type, name and side on the layer "zones".`,
      );
    if (drawnAs.hexes.length === 0 && zone.kind !== DEPLOYMENT)
      throw new RangeError(
        `The zone ${zoneName(zone)} holds the middle of no hex. Draw it over hexes of the map; check that it was not moved, or turned by its rotation.`,
      );
  }
  return (kind, side, name) => found.get(zoneKey({ kind, side, name }))?.hexes ?? [];
}

/** The kind of zone in which troops may be set up. */
export const DEPLOYMENT = 'deployment';

/**
 * True if two drawn battles look the same: ground, places, facings, zones, names. Properties that only the battle can
 * change are not compared.
 */
export function looksAlike(a: DrawnBattle, b: DrawnBattle): boolean {
  return looksOf(a) === looksOf(b);
}

function looksOf({ map, zones, units, labels }: DrawnBattle): string {
  const words = Array.from(map.terrain, (index) => map.terrains[index]);
  const sides = Array.from(map.sides, (sum) => map.sideWords.filter((_, i) => (sum & (1 << i)) !== 0).sort());
  return JSON.stringify([
    ...[map.q, map.r, map.level, map.ways, map.impassable].map((list) => [...list]),
    ...[words, sides, map.structure, map.layout, labels],
    zones.map((zone) => JSON.stringify([zoneKey(zone), zone.hexes])).sort(),
    units.map((unit) => JSON.stringify([unitKey(unit), unit.hex, unit.facing])).sort(),
  ]);
}
