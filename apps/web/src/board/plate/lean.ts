import type { Size, Spot } from '../../common/box.ts';

/**
 * A board that leans back a little, like a table seen by a person who stands before it. The style sheet has
 * the same numbers.
 */

/**
 * `degrees`: how far it leans. `across`: the width as a share. `along`: the length as a factor, so that
 * leaning does not reduce the height. `eye`: distance of the eye in heights of the board. `down`: the shift
 * as a share of the height, so that no dark strip shows below the near edge and no bare wood above the far
 * one.
 */
const LEAN = { degrees: 30, across: 0.9, along: 1.1, eye: 2.25, down: -0.045 };

const LEAN_RADIANS = (LEAN.degrees * Math.PI) / 180;
const [SINE, COSINE] = [Math.sin(LEAN_RADIANS), Math.cos(LEAN_RADIANS)];

/** The place of a point on a tilted board; both in pixels from its upper left corner. */
export function leanSpot([x, y]: Spot, { width, height }: Size): Spot {
  const [right, down] = [(x - width / 2) * LEAN.across, (y - height / 2) * LEAN.along];
  const eye = LEAN.eye * height;
  const nearer = eye / (eye - down * SINE);
  return [width / 2 + right * nearer, height * (0.5 + LEAN.down) + down * COSINE * nearer];
}

/** The point of the board that appears at a point of the window when it leans. */
export function unleanSpot([x, y]: Spot, { width, height }: Size): Spot {
  const [right, seen] = [x - width / 2, y - height * (0.5 + LEAN.down)];
  const eye = LEAN.eye * height;
  const down = (seen * eye) / (eye * COSINE + seen * SINE);
  const nearer = eye / (eye - down * SINE);
  return [width / 2 + right / nearer / LEAN.across, height / 2 + down / LEAN.along];
}

/**
 * The size of letters on a board. If the board leans they are larger, because letters at its far edge appear smaller.
 */
export function sizeLetters({
  leans,
  textScale,
}: {
  readonly leans?: boolean;
  readonly textScale: number;
}): number {
  const size = 0.6 + 0.4 * textScale;
  return leans ? 1.2 * size : size;
}

/** The style of the leaning parts in a board of this height. */
export const LEANING = `translateY(${LEAN.down * 100}cqh) perspective(${LEAN.eye * 100}cqh) rotateX(${LEAN.degrees}deg) scale(${LEAN.across}, ${LEAN.along})`;
