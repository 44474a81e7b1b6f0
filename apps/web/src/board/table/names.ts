/** The names of regiments and officers: one for each, behind its rear edge, and which of them there is room for. */
import { spotOnBearing } from '@linstock/ground';
import { isOfficer } from '@linstock/scene';
import { bodyOf } from '../miniatures/miniature.ts';
import { letterOf } from '../pieces/marks.ts';
import { boxOf, type Spot } from '../plate.ts';
import type { StandPiece } from './Stand.tsx';
import { PER_INCH, spotOfPlace, type TablePlate, turnOnPlate, unitsOf } from './tablePlate.ts';

/** A name and where it is written. */
export interface Named {
  readonly id: string;
  readonly text: string;
  readonly letters: readonly string[];
  readonly side: 0 | 1;
  /** The middle of its unit's rear edge, and the way behind it, as steps to the right and down. */
  readonly at: Spot;
  readonly back: readonly [right: number, down: number];
  /** Of names that collide the lower stays away. */
  readonly rank: number;
}

/** Height of a line of a name, and the width of a letter, in pixels. */
const LINE = 16;
const LETTER = 6.6;

/** A stand of fewer pixels leaves names to the chosen, to officers' superiors, and to regiments of three stands or more. */
const SMALL = 26;

/** On which side of its place a name is written. */
export const anchorOf = ([right]: Named['back']): 'start' | 'middle' | 'end' =>
  right > 0.75 ? 'start' : right < -0.75 ? 'end' : 'middle';

/** One name for each regiment and each officer. */
export function namesOf(
  plate: TablePlate,
  pieces: readonly StandPiece[],
  chosen: ReadonlySet<string>,
): Named[] {
  return [...Map.groupBy(pieces, bodyOf).values()].map((stands): Named => {
    const middle = stands[Math.floor((stands.length - 1) / 2)]!;
    const { side, strength, bases, marks } = middle;
    const lost = bases && strength && strength.left < strength.full;
    const back = direction(turnOnPlate(plate, (middle.pose.facing + 1800) % 3600));
    const lasting = stands.flatMap((each) => each.marks.filter(({ passing }) => !passing).map(letterOf));
    return {
      id: middle.id,
      side,
      text: `${middle.regiment?.name ?? middle.short}${lost ? ` ${strength.left}/${strength.full}` : ''}`,
      letters: isOfficer(middle) ? [] : [...new Set(marks.length > 0 ? lasting : [])],
      at: rearOf(plate, stands, middle),
      back,
      rank: stands.some(({ id }) => chosen.has(id)) ? 99 : isOfficer(middle) ? 0 : weightOf(stands),
    };
  });
}

const weightOf = (stands: readonly StandPiece[]): number =>
  stands.reduce((sum, { bases }) => sum + (bases ? 3 : 1), 0);

/** How far behind a unit of several bases its name begins, in thousandths: an order marker lies between. */
const BEHIND = 1150;

/** The middle of the rear of a regiment: of the stands level with its middle one, else of that one alone. */
function rearOf(plate: TablePlate, stands: readonly StandPiece[], middle: StandPiece): Spot {
  const back = (facing: number) => (facing + 1800) % 3600;
  const rear = ({ pose, bases }: StandPiece) =>
    spotOfPlace(plate, spotOnBearing(pose, back(pose.facing), pose.depth / 2 + (bases ? BEHIND : 0)));
  const level = stands.filter(
    ({ pose }) =>
      Math.abs(pose.facing - middle.pose.facing) < 30 &&
      Math.hypot(pose.x - middle.pose.x, pose.y - middle.pose.y) < pose.frontage * stands.length * 0.6,
  );
  const { x, y, width, height } = boxOf(level.map(rear));
  const long = Math.max(width, height) < unitsOf(middle.pose.frontage) * stands.length;
  return level.length > 1 && long ? [x + width / 2, y + height / 2] : rear(middle);
}

/** A turn in degrees from the top as steps to the right and down. */
function direction(turn: number): readonly [right: number, down: number] {
  const angle = (turn * Math.PI) / 180;
  return [Math.sin(angle), -Math.cos(angle)];
}

/** The names that can be written without running into one another: the higher in rank first. */
export function withoutCollisions(names: readonly Named[], scale: number): Named[] {
  const taken: { left: number; right: number; top: number; bottom: number }[] = [];
  return names
    .toSorted((a, b) => b.rank - a.rank)
    .filter((name) => {
      const box = boxOfName(name, scale);
      const free = taken.every(
        (other) =>
          box.right < other.left ||
          other.right < box.left ||
          box.bottom < other.top ||
          other.bottom < box.top,
      );
      if (free) taken.push(box);
      return free;
    });
}

function boxOfName({ at, back, text, letters }: Named, scale: number) {
  const wide = (text.length + 2 * letters.length) * LETTER;
  const [x, y] = [at[0] * scale, at[1] * scale];
  const anchor = anchorOf(back);
  const left = anchor === 'start' ? x + 8 : anchor === 'end' ? x - 8 - wide : x - wide / 2;
  const top = anchor === 'middle' ? (back[1] > 0 ? y + 4 : y - 4 - LINE) : y - LINE / 2;
  return { left, right: left + wide, top, bottom: top + LINE };
}

/** The names that are written at a scale (CSS pixels to a plate unit). */
export function namesShown(names: readonly Named[], scale: number): Named[] {
  const small = scale * 3 * PER_INCH < SMALL;
  return withoutCollisions(small ? names.filter(({ rank }) => rank >= 3) : names, scale);
}
