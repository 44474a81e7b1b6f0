import type { Size, Spot } from '../../common/box.ts';

/** A board seen from its edge: the whole of it leans back a little, as a table does to who stands before it. The style sheet says the same. */

/**
 * How far it leans, in degrees; how much smaller it is across, and how much longer from its near edge to its far one, so that leaning
 * takes nothing of its height; how many times its height the eye is away; and by what share of its height it is moved down, so that
 * neither a dark strip is left under its near edge nor bare wood over its far one.
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

/** The size of letters on a board: where it leans they are written larger, for those at its far edge are seen smaller. */
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

/** The style of what leans in a board of this height. */
export const LEANING = `translateY(${LEAN.down * 100}cqh) perspective(${LEAN.eye * 100}cqh) rotateX(${LEAN.degrees}deg) scale(${LEAN.across}, ${LEAN.along})`;
