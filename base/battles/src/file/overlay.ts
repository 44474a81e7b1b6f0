import {
  changedMap,
  type DrawnBattle,
  type DrawnUnit,
  type DrawnZone,
  findWord,
  plainWord,
  strangerAmong,
  wordList,
} from '@linstock/ground';
import type { Fight } from './format.ts';

/** A file's changes by hand to a battle of hexes. */
export type Overlay = Pick<Fight, 'placed' | 'zones' | 'hexes' | 'hexsides'>;

/**
 * A battle on hexes with what its file changes by hand: who stands elsewhere, zones, single hexes and hexsides. Throws RangeError with
 * a sentence for a hex off the map, a word the battle does not know, and a unit that is not in it.
 */
export function overlaid(drawn: DrawnBattle, overlay: Overlay): DrawnBattle {
  const { placed = [], zones = [], hexes = [], hexsides = [] } = overlay;
  refuseWords(drawn, overlay);
  const units = drawn.units.map((unit) => placedAs(unit, placed));
  const stranger = placed.find((each) => !drawn.units.some((unit) => isSame(unit, each)));
  if (stranger) throw strangerAmong(stranger, [...new Set(drawn.units.map(({ side }) => side))]);
  return {
    ...drawn,
    map: changedMap(drawn.map, hexes, hexsides),
    units,
    zones: [
      ...drawn.zones.map((zone) => zones.find((each) => isSameZone(each, zone)) ?? zone),
      ...zones.filter((each) => !drawn.zones.some((zone) => isSameZone(each, zone))),
    ],
  };
}

type Placed = NonNullable<Fight['placed']>[number];

function placedAs(unit: DrawnUnit, placed: readonly Placed[]): DrawnUnit {
  const found = placed.find((each) => isSame(unit, each));
  return found === undefined ? unit : { ...unit, hex: found.at, facing: found.facing };
}

function isSame(a: Pick<DrawnUnit, 'side' | 'unit'>, b: Pick<DrawnUnit, 'side' | 'unit'>): boolean {
  return plainWord(a.side) === plainWord(b.side) && plainWord(a.unit) === plainWord(b.unit);
}

function isSameZone(a: Omit<DrawnZone, 'hexes'>, b: Omit<DrawnZone, 'hexes'>): boolean {
  return zoneWords(a) === zoneWords(b);
}

const zoneWords = ({ kind, side, name }: Omit<DrawnZone, 'hexes'>): string =>
  JSON.stringify([kind, side, name].map(plainWord));

/** Refuses words of corrections that mean nothing in the battle. */
function refuseWords({ terrains, words }: DrawnBattle, { hexes = [], hexsides = [] }: Overlay): void {
  const { structures, along, over } = words;
  const covers = hexes.flatMap(({ terrain }) => terrain ?? []);
  const kinds = hexes.flatMap(({ structure }) => structure ?? []);
  const sides = hexsides.map(({ word }) => word);
  for (const [what, used, known] of [
    ['The ground', covers, terrains],
    ['The structure', kinds, structures],
    ['The hexside', sides, [...along, ...over]],
  ] as const) {
    const unknown = used.find((word) => findWord(word, known) === undefined);
    if (unknown !== undefined)
      throw new RangeError(
        `${what} “${unknown}” of a correction is unknown in this battle; it knows ${wordList(known)}. Choose one of these.`,
      );
  }
}
