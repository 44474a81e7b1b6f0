import {
  type DrawnPiece,
  type DrawnTable,
  findWord,
  insideOutline,
  type PieceKind,
  type PieceKinds,
  type PieceProperty,
  plainWord,
  shownValue,
  wordList,
} from '@linstock/ground';
import { requireValue } from '@linstock/kernel';
import type { Pixel } from './hex-grid.ts';
import { MAX_SIDE_INCHES, PIXELS_PER_INCH, spotOf } from './inches.ts';
import type { DrawnObject } from './layers.ts';
import { propertyOf } from './map.ts';
import { booleanOf, sentence, wordOf } from './properties.ts';
import { unreadProperties } from './unread.ts';

/** The ground of a table, piece by piece, as the kinds of its battle have it. */

/**
 * Maximum number of corners of all ground of a table together, so that a hostile file costs no more than a large one.
 */
const MAX_CORNERS = 5_000;

/** The pieces in the order they are drawn. Refuses, in a sentence, what the battle does not know. */
export function piecesOn(
  ground: readonly DrawnObject[],
  { width, height }: Pick<DrawnTable, 'width' | 'height'>,
  kinds: PieceKinds,
): DrawnPiece[] {
  if (ground.reduce((sum, { corners }) => sum + corners.length, 0) > MAX_CORNERS)
    throw new RangeError(`The ground of this map has more than ${MAX_CORNERS} corners. Draw it with fewer.`);
  for (const each of ground) refuseFar(each, width, height);
  const isHole = ({ object, where }: DrawnObject) => booleanOf(object, 'hole', where);
  const holes = ground.filter(isHole);
  const whole = ground.filter((each) => !isHole(each));
  const ids = new Set<string>();
  for (const { object, where } of whole) {
    const id = object.name ?? '';
    if (id !== '' && ids.has(id))
      throw new RangeError(`${sentence(where)} is there twice; give each piece of ground a name of its own.`);
    ids.add(id);
  }
  const stray = holes.find(({ object }) => !ids.has(object.name ?? ''));
  if (stray)
    throw new RangeError(
      `${sentence(stray.where)} is a hole, and no piece of ground has its name. Name it for the piece it is a hole in, or delete it.`,
    );
  return whole.map((each) => pieceOf(each, holes, height, kinds));
}

/** Nothing drawn on a table is miles away from it. */
function refuseFar({ corners, where }: DrawnObject, width: number, height: number): void {
  const far = MAX_SIDE_INCHES * PIXELS_PER_INCH;
  const isFar = ([x, y]: Pixel) =>
    x < -far || y < -far || x > width * PIXELS_PER_INCH + far || y > height * PIXELS_PER_INCH + far;
  if (corners.some(isFar))
    throw new RangeError(
      `${sentence(where)} reaches farther than ${MAX_SIDE_INCHES} inches from the table. Draw it on the table.`,
    );
}

/** Ground that is wholly off the table, and holes that are outside of their piece. */
export function offTableNotices(ground: readonly DrawnObject[], width: number, height: number): string[] {
  return ground.flatMap(({ corners, object, where }) => {
    const [xs, ys] = [corners.map(([x]) => x / PIXELS_PER_INCH), corners.map(([, y]) => y / PIXELS_PER_INCH)];
    const isOff =
      Math.max(...xs) <= 0 || Math.min(...xs) >= width || Math.max(...ys) <= 0 || Math.min(...ys) >= height;
    if (isOff) return [`${sentence(where)} lies off the table, so it has no effect.`];
    if (propertyOf(object, 'hole') !== true) return [];
    const own = ground.find(
      (each) => each !== undefined && each.object !== object && each.object.name === object.name,
    );
    const inside = own && corners.some((corner) => insideOutline(corner, own.corners));
    return inside
      ? unreadProperties(object.properties, ['hole'], where)
      : [`${sentence(where)} is a hole outside of its piece of ground, so it has no effect.`];
  });
}

function pieceOf(
  drawn: DrawnObject,
  holes: readonly DrawnObject[],
  height: number,
  kinds: PieceKinds,
): DrawnPiece {
  const { object, corners, where } = drawn;
  const id = object.name ?? '';
  if (id === '' || corners.length < 2)
    throw new RangeError(
      `${sentence(where)} is no piece of ground: expected a polygon or a polyline with a name. Draw it so, name it, or delete it.`,
    );
  const own = holes.filter(({ object: hole }) => hole.name === id);
  const spots = (places: readonly Pixel[]) => places.map((place) => spotOf(height, place));
  const word = wordOf(drawn, wordList(Object.keys(kinds)));
  const kind = findWord(word, Object.keys(kinds));
  if (kind === undefined)
    throw new RangeError(
      `${sentence(where)} has the type "${word}", which is no ground of this battle; it knows ${wordList(Object.keys(kinds))}. Correct its type (class).`,
    );
  const known = requireValue(kinds[kind], kind);
  refuseShape(drawn, own, kind, known);
  return {
    id,
    kind,
    is: known.is,
    corners: spots(corners),
    holes: own.map((hole) => spots(hole.corners)),
    says: saidBy(drawn, kind, known),
  };
}

function refuseShape(
  { object, corners, where }: DrawnObject,
  holes: readonly DrawnObject[],
  kind: string,
  known: PieceKind,
): void {
  const is = object.polygon ? 'poly' : 'line';
  if (is !== known.is)
    throw new RangeError(
      `${sentence(where)} is ${SHAPES[is]}; ${kind} is drawn as ${SHAPES[known.is]}. Draw it so, or correct its type.`,
    );
  const [hole] = holes;
  if (hole && !known.holes)
    throw new RangeError(`${sentence(hole.where)} is a hole in ${kind}, which has none here. Delete it.`);
  const few = [{ corners, where }, ...holes].find((each) => each.corners.length < 3);
  if (is === 'poly' && few)
    throw new RangeError(`${sentence(few.where)} has ${few.corners.length} corners; an outline needs three.`);
}

const SHAPES = { poly: 'a polygon', line: 'a polyline' } as const;

/**
 * The properties of a piece of ground other than its kind. Refuses properties its kind does not have, missing ones, and
 * values out of range.
 */
function saidBy({ object, where }: DrawnObject, kind: string, { says }: PieceKind): DrawnPiece['says'] {
  const known = Object.keys(says);
  const said = new Map<string, string | number | boolean>();
  for (const { name, value } of object.properties ?? []) {
    const meant = findWord(name, known);
    if (meant === undefined && plainWord(name) === 'hole') continue;
    if (meant === undefined)
      throw new RangeError(
        `The property "${name}" of ${where} is none that ${kind} has; it has ${wordList(known)}. Delete it, or correct its name.`,
      );
    if (said.has(meant))
      throw new RangeError(`The property "${name}" of ${where} is there twice. Delete one.`);
    said.set(meant, valueFor(requireValue(says[meant], meant), value, `The property "${name}" of ${where}`));
  }
  const lacking = known.find((name) => !said.has(name) && !isOptional(requireValue(says[name], name)));
  if (lacking !== undefined)
    throw new RangeError(
      `${sentence(where)} lacks the property "${lacking}", which ${kind} has: ${expectedOf(requireValue(says[lacking], lacking))}. Set it.`,
    );
  return Object.fromEntries([...said]);
}

const isOptional = (property: PieceProperty): boolean => property.is === 'bool' && property.mayLack === true;

function valueFor(property: PieceProperty, value: unknown, where: string): string | number | boolean {
  if (property.is === 'bool' && typeof value === 'boolean') return value;
  if (property.is === 'word' && typeof value === 'string') {
    const word = findWord(value, property.words);
    if (word !== undefined) return word;
  }
  if (property.is === 'number' && typeof value === 'number') {
    const { from, to, whole } = property;
    if (value >= from && value <= to && (!whole || Number.isInteger(value))) return value;
  }
  throw new RangeError(`${where} is ${shownValue(value)}; expected ${expectedOf(property)}. Correct it.`);
}

function expectedOf(property: PieceProperty): string {
  if (property.is === 'bool') return 'yes or no (bool)';
  if (property.is === 'word') return `one of ${wordList(property.words)}`;
  return `a ${property.whole ? 'whole ' : ''}number from ${property.from} to ${property.to}`;
}
