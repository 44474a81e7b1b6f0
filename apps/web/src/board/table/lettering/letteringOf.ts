/** All words of a table at one view: names of troops and of the ground, inches of ranges and shots. */

import type { Spot as Ground } from '@linstock/ground';
import type { OrderMarker } from '@linstock/scene';
import { type Box, boxOf, doOverlap, growBox, type Size, type Spot } from '../../../common/box.ts';
import { makeRectangle, nearestOf, type Shape } from '../../../common/convexShape.ts';
import type { Trail } from '../../../play/steps/trail.ts';
import { placesOf } from '../../ground/tableShapes.ts';
import { bodyNameOf } from '../../miniatures/miniature.ts';
import type { View } from '../../plate/camera.ts';
import type { StandPiece } from '../../plate/standPiece.ts';
import { spotOfPlace, type TablePlate } from '../../plate/tablePlate.ts';
import type { TableOverlay, TablePicture } from '../tableModel.ts';
import { makeGroundNameKey, makeGroundWord } from './groundNames.ts';
import { measureStandGround, type StandGround, sortByOwnTroops } from './ownPlaces.ts';
import { type LetteringSpace, type Place, placeWords, shapeOf, type Word } from './place.ts';
import { listRangeWords, listShotWords, makeReachWord, type RangeWord } from './rangeWords.ts';
import { outlineSigns } from './signs.ts';
import {
  CHOSEN_RANK,
  outlineArrow,
  outlineBase,
  selectUnitNames,
  sizeOf,
  type UnitName,
  wordOf,
} from './unitNames.ts';

/** The table on which names are written, and the view of it. */
export interface LetteredTable {
  readonly plate: TablePlate;
  readonly pieces: readonly StandPiece[];
  readonly ground: TablePicture;
  readonly chosen: ReadonlySet<string>;
  readonly markers: readonly OrderMarker[];
  readonly overlays: readonly TableOverlay[];
  readonly trails: readonly Trail[];
  /** The reach of the selected stands. Null if it is not drawn. */
  readonly reach: readonly Ground[] | null;
  readonly view: View;
  readonly size: Size;
  /** The ground in pixels that the handles of the selected stands cover. */
  readonly knobs?: readonly Shape[];
  /** The boxes over the table's edges, in CSS pixels from the window's corner. */
  readonly over?: readonly Box[];
  /** Size of letters; 1 is the usual size. */
  readonly type: number;
}

/** The place of a word: its middle on the plate, and its turn in degrees. */
export interface Placement {
  readonly at: Spot;
  readonly turn: number;
}

/**
 * The thin line to a unit from a name that is written apart from it, on the plate; null if the name is beside it.
 */
export interface LeaderLine {
  readonly lead: readonly [Spot, Spot] | null;
}

/** All words on a table, with their places. */
export interface Lettering {
  readonly units: readonly (UnitName & Placement & LeaderLine)[];
  readonly said: readonly (Pick<RangeWord, 'text' | 'look'> & Placement & { readonly id: string })[];
  /** The names of the ground by their keys. */
  readonly ground: ReadonlyMap<string, Placement>;
  /** The ground in pixels that each word covers, for checks of overlap. */
  readonly shapes: ReadonlyMap<string, Shape>;
}

/** Pixels between a word and the edge of the window. */
const AIR = 3;

/** How far a word may cross the table's edge, in plate units. */
const OVER = 6;

/**
 * The costs of covering things. Troops and words hide each other. No word is written under signs, and hardly
 * any on a house.
 */
const ON_STAND = 4;
const ON_ARROW = 0.8;
const ON_SHOT = 0.3;
const ON_HOUSE = 12;

/** Lays out the words of a table: the chosen first, then ranges and shots, other names, and the ground's. */
export function letteringOf(lettered: LetteredTable): Lettering {
  const { plate, pieces, ground, chosen, overlays, trails, view, type } = lettered;
  const scale = view.k;
  const names = selectUnitNames(plate, pieces, chosen, scale);
  const standOf = (id: string) => pieces.find((piece) => piece.id === id)?.pose;
  const said = [
    ...(lettered.reach ? [makeReachWord(plate, lettered.reach, scale, type)] : []),
    ...listRangeWords(plate, overlays, standOf, scale, type),
    ...listShotWords(plate, trails, scale, type),
  ];
  const room = roomOf(lettered);
  const stands = standsByBody(lettered);
  const wordOfName = (name: UnitName) => {
    const own = stands.get(name.body) ?? [];
    const others = [...stands].flatMap(([body, each]) => (body === name.body ? [] : each));
    const word = sortByOwnTroops(wordOf(name, scale, type), own, others, name.rank === CHOSEN_RANK);
    return aboutItsUnit(name, word, scale, room.window);
  };
  const words = [
    ...names.filter(({ rank }) => rank === CHOSEN_RANK).map(wordOfName),
    ...said.map(({ word }) => word),
    ...names.filter(({ rank }) => rank < CHOSEN_RANK).map(wordOfName),
    ...houseFirst(ground.names).map((name) => makeGroundWord(plate, ground, name, scale)),
  ];
  const out = written(words, room);
  const at = (id: string): Placement | null => {
    const place = out.get(id);
    return place ? { at: [place.middle[0] / scale, place.middle[1] / scale], turn: place.turn } : null;
  };
  return {
    units: names.flatMap((name) =>
      withPlace(name, at(name.id)).map((each) => ({
        ...each,
        lead: leadOf(name, out.get(name.id)!, lettered),
      })),
    ),
    said: said.flatMap(({ text, look, word }) => withPlace({ text, look, id: word.id }, at(word.id))),
    ground: new Map(
      ground.names.flatMap((name) => {
        const place = at(makeGroundNameKey(name));
        return place ? [[makeGroundNameKey(name), place]] : [];
      }),
    ),
    shapes: new Map(
      words.flatMap((word) => {
        const place = out.get(word.id);
        return place ? [[word.id, shapeOf(word, place)]] : [];
      }),
    ),
  };
}

/** The stands of each regiment, and of each officer, in pixels. */
function standsByBody({ plate, pieces, view: { k } }: LetteredTable): Map<string, StandGround[]> {
  const shapeOfPiece = ({ pose }: StandPiece): StandGround =>
    measureStandGround(outlineBase(plate, pose).map(([x, y]): Spot => [x * k, y * k]));
  return new Map(
    [...Map.groupBy(pieces, bodyNameOf)].map(([body, stands]) => [body, stands.map(shapeOfPiece)]),
  );
}

/**
 * The name of a unit out of sight is not written inside the window with a line to it: the unit has a tab at
 * the edge.
 */
function aboutItsUnit({ bases }: UnitName, word: Word, scale: number, window: Box): Word {
  const seen = bases.some((base) =>
    doOverlap(boxOf(base.map(([x, y]): Spot => [x * scale, y * scale])), window),
  );
  return seen ? word : outside(word, window);
}

/** A word with the places that do not reach into the window. */
function outside(word: Word, window: Box): Word {
  const about = growBox(window, AIR);
  return { ...word, places: word.places.filter((place) => !doOverlap(boxOf(shapeOf(word, place)), about)) };
}

/** Names of the ground. The names of houses come before those of ridges, which have more space. */
function houseFirst(names: TablePicture['names']): TablePicture['names'] {
  return names.toSorted((a, b) => Number(b.kind === 'place') - Number(a.kind === 'place'));
}

/** From how far, in pixels, a name is led to its unit, and how far off the word the hair begins. */
const APART = 11;
const OFF = 1;

function leadOf(
  name: UnitName,
  { middle, led }: Place,
  { view: { k }, type }: LetteredTable,
): LeaderLine['lead'] {
  const { wide, high } = sizeOf(name, type);
  const near = (to: Spot): Spot => [
    Math.max(middle[0] - wide / 2 - OFF, Math.min(middle[0] + wide / 2 + OFF, to[0])),
    Math.max(middle[1] - high / 2 + OFF, Math.min(middle[1] + high / 2 - OFF, to[1])),
  ];
  const far = (to: Spot) => Math.hypot(to[0] - near(to)[0], to[1] - near(to)[1]);
  const [nearest] = name.bases
    .map((base) => nearestOf(base, [middle[0] / k, middle[1] / k]))
    .map(([x, y]): Spot => [x * k, y * k])
    .sort((a, b) => far(a) - far(b));
  if (!nearest || (!led && far(nearest) < APART)) return null;
  const [x, y] = near(nearest);
  return [
    [x / k, y / k],
    [nearest[0] / k, nearest[1] / k],
  ];
}

function withPlace<T extends object>(word: T, place: Placement | null): (T & Placement)[] {
  return place ? [{ ...word, ...place }] : [];
}

/** The words in the window; those beyond it keep to the table alone, and come in from there. */
function written(
  words: readonly Word[],
  room: { readonly seen: LetteringSpace; readonly all: LetteringSpace; readonly window: Box },
): Map<string, Place> {
  const inWindow = ({ places }: Word) => places.some(({ middle }) => holdsSpot(room.seen.within, middle));
  const seen = mostPlaced(words.filter(inWindow), room.seen);
  const taken = words.flatMap((word) => {
    const place = seen.get(word.id);
    return place ? [shapeOf(word, place)] : [];
  });
  const rest = placeWords(
    words.filter((word) => !inWindow(word)).map((word) => outside(word, room.window)),
    { ...room.all, taken: [...room.all.taken, ...taken] },
  );
  return new Map([...seen, ...rest]);
}

/** Words with their places. Words that found no place choose again before others, if more words fit then. */
function mostPlaced(words: readonly Word[], room: LetteringSpace): Map<string, Place> {
  const first = placeWords(words, room);
  const [has, lacks] = [words.filter(({ id }) => first.has(id)), words.filter(({ id }) => !first.has(id))];
  if (lacks.length === 0) return first;
  const second = placeWords([...has.filter(isFirm), ...lacks, ...has.filter((word) => !isFirm(word))], room);
  return second.size > first.size ? second : first;
}

/** True if a word is written wherever it can be, whatever it covers. */
const isFirm = ({ bears }: Word): boolean => bears > 1;

const holdsSpot = ({ x, y, width, height }: Box, [px, py]: Spot): boolean =>
  px > x && px < x + width && py > y && py < y + height;

function roomOf(lettered: LetteredTable): {
  readonly seen: LetteringSpace;
  readonly all: LetteringSpace;
  readonly window: Box;
} {
  const { plate, pieces, ground, markers, trails, view, size, over = [], knobs = [] } = lettered;
  const { k } = view;
  const on = (shape: Shape, weight: number) => ({
    shape: shape.map(([x, y]): Spot => [x * k, y * k]),
    weight,
  });
  const houses = ground.table.areas.flatMap(({ looks, rings: [walls] }) =>
    looks === 'building' && walls
      ? [
          on(
            placesOf(walls).map((spot) => spotOfPlace(plate, spot)),
            ON_HOUSE,
          ),
        ]
      : [],
  );
  const covered = [
    ...houses,
    ...pieces.map(({ pose }) => on(outlineBase(plate, pose), ON_STAND)),
    ...markers.flatMap(({ arrow }) => (arrow ? [on(outlineArrow(plate, arrow), ON_ARROW)] : [])),
    ...trails.flatMap((trail) =>
      trail.kind === 'fire' && 'spot' in trail.from && 'spot' in trail.to
        ? [on(outlineArrow(plate, { from: trail.from.spot, to: trail.to.spot }), ON_SHOT)]
        : [],
    ),
  ];
  const tabs = over.map(({ x, y, width, height }) =>
    makeRectangle([x - view.x + width / 2, y - view.y + height / 2], width, height),
  );
  const taken = [...outlineSigns(lettered), ...tabs, ...knobs];
  const { x, y, width, height } = growBox(plate.field, OVER);
  const table = { x: x * k, y: y * k, width: width * k, height: height * k };
  const window = { x: -view.x, y: -view.y, ...size };
  return {
    seen: { within: common(table, growBox(window, -AIR)), covered, taken },
    all: { within: table, covered, taken },
    window,
  };
}

/** The intersection of two boxes. Its width or height is 0 if they do not meet. */
function common(a: Box, b: Box): Box {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const width = Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x);
  const height = Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y);
  return { x, y, width, height };
}
