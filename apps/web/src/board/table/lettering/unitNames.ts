/** The names of regiments and officers: one for each, and the places around it where it may be written. */

import { corners, type Stand } from '@linstock/ground';
import { isOfficer, type OrderMarker } from '@linstock/scene';
import type { Spot } from '../../../common/box.ts';
import { areTouching, makeRectangle, type Shape } from '../../../common/convexShape.ts';
import { bodyNameOf } from '../../miniatures/miniature.ts';
import { letterOf } from '../../pieces/marks.ts';
import type { StandPiece } from '../../plate/standPiece.ts';
import { PER_INCH, spotOfPlace, type TablePlate, turnOnPlate } from '../../plate/tablePlate.ts';
import { markerStandOf } from '../markerAt.ts';
import { FIRM, type Place, type Word } from './place.ts';

/** The name of a unit, and the unit. */
export interface UnitName {
  readonly id: string;
  /** The regiment, or the officer alone. */
  readonly body: string;
  readonly text: string;
  readonly letters: readonly string[];
  readonly side: 0 | 1;
  /** The stands that it names, each by its corners on the plate. */
  readonly bases: readonly Shape[];
  /** The way behind it, in degrees clockwise from the top of the plate. */
  readonly back: number;
  /** If two names collide, the one with the lower rank is left out. */
  readonly rank: number;
}

/** Height of a line of a name, in pixels. */
export const LINE_HEIGHT_PX = 15;

/** Widths of letters in pixels: of narrow ones, of capitals and wide ones, of all others; a little more than they mostly are. */
const WIDTHS: readonly (readonly [letters: RegExp, wide: number])[] = [
  [/[ijlftrI ,.'’/]/, 4],
  [/[mwMW]/, 9.6],
  [/[A-Z0-9É]/, 7.4],
];
const LETTER_WIDTH_PX = 6.2;

const widthOf = (text: string): number =>
  Array.from(text).reduce(
    (sum, each) => sum + (WIDTHS.find(([letters]) => letters.test(each))?.[1] ?? LETTER_WIDTH_PX),
    0,
  );

/** The rank of the selected unit: above all others. */
export const CHOSEN_RANK = 99;

/**
 * Minimum width of a stand in pixels at which all names are written. Below it only selected units and regiments of
 * three stands or more have names.
 */
const NAMES_FROM_STAND_PX = 26;

/** One name for each regiment and each officer. */
export function listUnitNames(
  plate: TablePlate,
  pieces: readonly StandPiece[],
  chosen: ReadonlySet<string>,
): UnitName[] {
  return [...Map.groupBy(pieces, bodyNameOf)].map(([body, stands]): UnitName => {
    const middle = stands[Math.floor((stands.length - 1) / 2)]!;
    const { side, strength, bases, marks } = middle;
    const lost = bases && strength && strength.left < strength.full;
    const lasting = stands.flatMap((each) => each.marks.filter(({ passing }) => !passing).map(letterOf));
    return {
      ...{ id: middle.id, body, side },
      text: `${middle.regiment?.name ?? middle.short}${lost ? ` ${strength.left}/${strength.full}` : ''}`,
      letters: isOfficer(middle) ? [] : [...new Set(marks.length > 0 ? lasting : [])],
      bases: levelWith(stands, middle).map(({ pose }) => outlineBase(plate, pose)),
      back: turnOnPlate(plate, (middle.pose.facing + 1800) % 3600),
      rank: stands.some(({ id }) => chosen.has(id)) ? CHOSEN_RANK : isOfficer(middle) ? 0 : weightOf(stands),
    };
  });
}

const weightOf = (stands: readonly StandPiece[]): number =>
  stands.reduce((sum, { bases }) => sum + (bases ? 3 : 1), 0);

/** The corners of a stand on the plate. */
export function outlineBase(plate: TablePlate, stand: Stand): Shape {
  return corners(stand).map((corner) => spotOfPlace(plate, corner));
}

/** The ground an order marker of this stand covers. */
export function outlineMarker(plate: TablePlate, { pose }: StandPiece): Shape {
  return outlineBase(plate, markerStandOf(pose));
}

/** Width of an order's arrow, in plate units. */
const ARROW_WIDTH = 12;

/** The ground an order's arrow covers. */
export function outlineArrow(
  plate: TablePlate,
  { from, to }: Exclude<OrderMarker['arrow'], undefined>,
): Shape {
  const [[x, y], [tx, ty]] = [spotOfPlace(plate, from), spotOfPlace(plate, to)];
  const turn = (Math.atan2(ty - y, tx - x) * 180) / Math.PI;
  return makeRectangle([(x + tx) / 2, (y + ty) / 2], Math.hypot(tx - x, ty - y), ARROW_WIDTH, turn);
}

/** The stands of a regiment near its middle one. Stands that have strayed do not influence the place of its name. */
function levelWith(stands: readonly StandPiece[], middle: StandPiece): readonly StandPiece[] {
  const { pose } = middle;
  const near = (each: StandPiece) =>
    Math.hypot(each.pose.x - pose.x, each.pose.y - pose.y) <
    Math.max(pose.frontage, pose.depth) * stands.length * 0.6 + 1;
  return stands.filter((each) => each === middle || near(each));
}

/** The names there is a use for at a scale (CSS pixels to a plate unit), the higher in rank first. */
export function selectUnitNames(
  plate: TablePlate,
  pieces: readonly StandPiece[],
  chosen: ReadonlySet<string>,
  scale: number,
): UnitName[] {
  const small = scale * 3 * PER_INCH < NAMES_FROM_STAND_PX;
  return listUnitNames(plate, pieces, chosen)
    .filter(({ rank }) => !small || rank >= 3)
    .toSorted((a, b) => b.rank - a.rank);
}

/** The size of a name in pixels, where letters are `type` times as large as they mostly are. */
export function sizeOf({ text, letters }: Pick<UnitName, 'text' | 'letters'>, type: number) {
  return { wide: widthOf([text, ...letters].join(' ')) * type, high: LINE_HEIGHT_PX * type };
}

/**
 * Directions from its unit in which a name may be written, in degrees from straight behind: behind, aside, before
 * it.
 */
const NAME_DIRECTIONS = [0, 30, -30, 60, -60, 90, -90, 180, 130, -130];

/** The shifts of a name along its line that are tried, as shares of the line. */
const LINE_SHIFTS = [0, 0.28, -0.28];

/**
 * The distances at which a name may be written with a thin line to its unit, in lines of text, and the
 * directions that are tried.
 */
const FAR_LINES = [0.9, 1.9, 3, 4.2];
const FAR_DIRECTIONS = Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? 15 * i : -15 * (i + 1)));

/** Pixels between two names of one line: closer they read as one. */
const NAME_GAP_PX = 5;

/** Pixels between a name and its unit, and by how many a name is brought nearer at a time. */
const UNIT_GAP_PX = 4;
const NEARER_STEP_PX = 2;

/** The word of a name: behind its unit if there is room, else about it, else farther off. */
export function wordOf(name: UnitName, scale: number, type: number): Word {
  const { wide, high } = sizeOf(name, type);
  const bases = name.bases.map((base) => base.map(([x, y]): Spot => [x * scale, y * scale]));
  const all = bases.flat();
  const middle = middleOf(all);
  const across = stepsTo(name.back + 90);
  const reaches = all.map(([x, y]) => (x - middle[0]) * across[0] + (y - middle[1]) * across[1]);
  const long = Math.max(...reaches) - Math.min(...reaches);
  const from = (share: number): Spot => [
    middle[0] + across[0] * long * share,
    middle[1] + across[1] * long * share,
  ];
  const clear = (at: Spot, way: number): Place => {
    const step = stepsTo(name.back + way);
    const clearAt = (far: number) => {
      const word = makeRectangle(along(at, step, far), wide + 2, high);
      return !bases.some((base) => areTouching(word, base));
    };
    // At this distance the name is clear of the unit. From there it is moved as near as possible.
    const half = (Math.abs(step[0]) * wide + Math.abs(step[1]) * high) / 2 + UNIT_GAP_PX;
    let far = Math.max(...all.map(([x, y]) => (x - at[0]) * step[0] + (y - at[1]) * step[1])) + half;
    while (far > 0 && clearAt(far - NEARER_STEP_PX)) far -= NEARER_STEP_PX;
    return { middle: along(at, step, far), turn: 0 };
  };
  const places = [
    ...LINE_SHIFTS.map((share) => clear(from(share), 0)),
    ...NAME_DIRECTIONS.slice(1).map((way) => clear(middle, way)),
  ];
  const round = FAR_DIRECTIONS.map((way) => ({ way, ...clear(middle, way) }));
  const farther = FAR_LINES.flatMap((lines) =>
    round.map(
      ({ way, middle: near }): Place => ({
        middle: along(near, stepsTo(name.back + way), lines * high),
        turn: 0,
      }),
    ),
  );
  return {
    ...{ id: name.id, wide, high },
    places: [...places, ...farther],
    bears: name.rank === CHOSEN_RANK ? FIRM : 0.75,
    apart: NAME_GAP_PX,
  };
}

const along = ([x, y]: Spot, [right, down]: Spot, far: number): Spot => [x + right * far, y + down * far];

function middleOf(spots: readonly Spot[]): Spot {
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

/** A turn in degrees from the top as steps to the right and down. */
function stepsTo(turn: number): Spot {
  const angle = (turn * Math.PI) / 180;
  return [Math.sin(angle), -Math.cos(angle)];
}
