/** The position of a piece at each moment of its move. */
import { last, nth } from '@linstock/kernel';
import { HEX_STEP } from '../plate/plate.ts';
import type { Step } from '../plate/sight.ts';

/** Milliseconds a hex takes, the shortest and the longest move. */
const PER_HEX = 180;
const MIN_MOVE_MS = 150;
const MAX_MOVE_MS = 900;

/** Plate units that a degree of turning is worth. */
const PER_DEGREE = 0.8;

/** Duration of a path, in milliseconds. */
export function moveTime(way: readonly Step[]): number {
  const length = lengths(way).reduce((sum, each) => sum + each, 0);
  if (length === 0) return 0;
  return Math.max(MIN_MOVE_MS, Math.min(MAX_MOVE_MS, (length / HEX_STEP) * PER_HEX));
}

/** The position of a piece at a share (0 to 1) of its path, eased out. It is equally fast on each part. */
export function findStepAlong(way: readonly Step[], share: number): Step {
  const parts = lengths(way);
  let left = (1 - (1 - share) ** 2) * parts.reduce((sum, each) => sum + each, 0);
  const end = last(way);
  for (const [i, length] of parts.entries()) {
    if (left <= length && length > 0) return between(nth(way, i), nth(way, i + 1), left / length);
    left -= length;
  }
  return end;
}

function between(a: Step, b: Step, part: number): Step {
  const [[ax, ay], [bx, by]] = [a.spot, b.spot];
  const turn = a.turn === null || b.turn === null ? b.turn : a.turn + turnBetween(a.turn, b.turn) * part;
  return { spot: [ax + (bx - ax) * part, ay + (by - ay) * part], turn };
}

/** The shorter way round from one turn to another, in degrees, -180 to 180. */
function turnBetween(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

function lengths(way: readonly Step[]): number[] {
  return way.slice(1).map((step, i) => {
    const before = nth(way, i);
    const [dx, dy] = [step.spot[0] - before.spot[0], step.spot[1] - before.spot[1]];
    const turned = before.turn === null || step.turn === null ? 0 : turnBetween(before.turn, step.turn);
    return Math.hypot(dx, dy) + Math.abs(turned) * PER_DEGREE;
  });
}
