import {
  type Axial,
  type DrawnUnit,
  findWord,
  type HexMap,
  hexAt,
  type PlaceName,
  plainWord,
  shownValue,
  wordList,
  yardsOf,
} from '@linstock/ground';
import { turnOf } from './gids.ts';
import { axialOfPixel, cellAt } from './hex-grid.ts';
import { type DrawnObject, drawnOn } from './layers.ts';
import { propertyOf, typeOf } from './map.ts';
import { hexOfCell, type MapReading } from './map-reading.ts';
import { numberOf, sentence, textOf, wordOf } from './properties.ts';

/** The structures among the objectives: points of type `structure`, named for what they are; what has no effect is noted. */
export function structuresOn(
  undrawing: MapReading,
  hexes: ReadonlySet<string>,
): { kind: string; hex: Axial }[] {
  const { structures } = undrawing.known.words;
  const taken = new Set<string>();
  return drawnOn(undrawing.tiled, 'objectives').flatMap((drawn) => {
    const name = drawn.object.name ?? '';
    const leaveOut = (why: string) => {
      undrawing.notices.push(`${sentence(drawn.where)} is left out: ${why}`);
      return [];
    };
    if (plainWord(typeOf(drawn.object)) !== 'structure' || name === '')
      return leaveOut('expected a point of type "structure" named for what it is, such as house.');
    const kind = findWord(name, structures);
    if (kind === undefined)
      return leaveOut(`its name is no structure of this battle; it knows ${wordList(structures)}.`);
    const hex = hexUnder(undrawing, drawn, hexes);
    if (taken.has(String(hex))) return leaveOut('there is another structure in its hex. Delete one of them.');
    taken.add(String(hex));
    return [{ kind, hex }];
  });
}

function hexUnder(undrawing: MapReading, { at, where }: DrawnObject, hexes: ReadonlySet<string>): Axial {
  const hex = hexOfCell(undrawing, cellAt(undrawing.grid, at));
  if (hexes.has(String(hex))) return hex;
  throw new RangeError(`${sentence(where)} lies off the map. Move it onto a hex with terrain.`);
}

/** The counters and leaders on a map. */
export function unitsOn(undrawing: MapReading, map: HexMap): DrawnUnit[] {
  return drawnOn(undrawing.tiled, 'units').map((drawn) => {
    const hex = hexOfCell(undrawing, cellAt(undrawing.grid, drawn.at));
    if (hexAt(map, ...hex) === -1)
      throw new RangeError(`${sentence(drawn.where)} stands off the map. Move it onto a hex with terrain.`);
    return {
      unit: textOf(drawn, 'unit'),
      side: textOf(drawn, 'side'),
      kind: wordOf(drawn, 'musket or leader'),
      hex,
      facing: facingOf(undrawing, drawn),
      strength: numberOf(drawn, 'strength'),
      formation: formationOf(drawn),
      where: drawn.where,
    };
  });
}

function formationOf({ object, where }: DrawnObject): string | null {
  const formation = propertyOf(object, 'formation') ?? '';
  if (typeof formation === 'string' && formation.length <= 200) return formation === '' ? null : formation;
  throw new RangeError(
    `The property "formation" of ${where} is ${shownValue(formation)}; expected a text. Make it one of type string.`,
  );
}

/** The facing a unit says it has, or that of its tile. Notes a tile turned otherwise. */
function facingOf(undrawing: MapReading, drawn: DrawnObject): number | null {
  const said = numberOf(drawn, 'facing');
  const turned = facingTurned(undrawing, drawn);
  if (said !== null && turned !== null && turned !== 0 && said !== turned)
    undrawing.notices.push(
      `${sentence(drawn.where)} is turned to face ${turned}, which has no effect: its property "facing" is ${said}. Delete the property, or turn the tile back.`,
    );
  return said ?? turned;
}

/** The facing of a tile put on the map as an object, by how it is turned; null for anything else. */
function facingTurned({ grid, known: { facings } }: MapReading, { object }: DrawnObject): number | null {
  if (object.gid === undefined) return null;
  const degrees = turnOf(object.gid) + (object.rotation ?? 0) - (grid.axis === 'y' ? 0 : 30);
  const facing = Math.round((degrees * facings) / 360) % facings;
  return (facing + facings) % facings;
}

const KINDS: readonly PlaceName['kind'][] = ['water', 'road', 'height', 'place'];

/** The names on a map: points with a name, or texts. Notes those that cannot be written as they are. */
export function labelsOn(undrawing: MapReading): PlaceName[] {
  const { tiled, grid, first, layout } = undrawing;
  return drawnOn(tiled, 'labels').flatMap((drawn) => {
    const { name = '', text: written } = drawn.object;
    const text = written?.text || name;
    if (name !== '' && name !== text)
      undrawing.notices.push(
        `${sentence(drawn.where)} has the text ${shownValue(text)}, which is written; its name has no effect.`,
      );
    if (text === '') {
      undrawing.notices.push(`${sentence(drawn.where)} is left out: it has no name to write on the map.`);
      return [];
    }
    const [q, r] = axialOfPixel(grid, drawn.at);
    const { x, y } = yardsOf(layout, q + first[0], r + first[1]);
    const kind = findWord(typeOf(drawn.object), KINDS);
    if (kind === undefined)
      undrawing.notices.push(
        `${sentence(drawn.where)} is written as a place: ${typeOf(drawn.object) === '' ? 'it has no type' : `its type is "${typeOf(drawn.object)}"`}; expected one of ${KINDS.join(', ')}.`,
      );
    const bearing = numberOf(drawn, 'bearing') ?? 90;
    return [{ text, kind: kind ?? 'place', at: [tenth(x), tenth(y)], bearing }];
  });
}

/** To a tenth of a yard; pixels are no more exact. */
const tenth = (yards: number): number => Math.round(yards * 10) / 10 + 0;
