/**
 * A charge that reaches the enemy: attackers run at the defenders, steel flashes along the line, and the
 * board shakes.
 */

import type { Spot } from '../../common/box.ts';
import { findPartAround } from '../../common/parts.ts';
import { HEX_STEP } from '../plate/plate.ts';
import { placeAcross, raiseDust } from './dust.ts';
import { drawShape, runFrames, toPartialShare } from './frames.ts';
import { drawTongue } from './volley.ts';

/** Duration of a clash in milliseconds, and the shares of it at which the lines meet and part. */
const CLASH_MS = 1150;
const MEET_SHARE = 0.4;
const PART_SHARE = 0.68;

/** When the lines meet, in milliseconds from the beginning. */
export const MEET_MS = CLASH_MS * MEET_SHARE;

/** Distance of the middles of two lines when they meet, in plate units, and the smallest part of the path that is run. */
const LINE_GAP = 0.42 * HEX_STEP;
const MIN_RUN_SHARE = 0.14;

/** Steel that flashes, how wide the line is that fights, and how often dust rises on the way there. */
const SPARKS = 16;
const FRONT_WIDTH = 0.62 * HEX_STEP;
const CLOUDS = 4;

/** Pixels by which the board is shaken, and the time, in milliseconds. */
const SHAKE_PX = 5;
const SHAKE_MS = 300;

/** Distance between the middles of two neighbouring hexes whose counters fight hand to hand, in plate units. */
const CONTACT_DISTANCE = 1.2 * HEX_STEP;

/** True if counters of two hexes fight there. Units that charge from farther off ride there first. */
export function isHandToHand([[x, y], [ax, ay]]: readonly [Spot, Spot]): boolean {
  return Math.hypot(ax - x, ay - y) <= CONTACT_DISTANCE;
}

/** One attacker. */
export interface Charger {
  readonly home: Spot;
  /** Moves it to a spot; null moves it back to its place. */
  readonly goes: (spot: Spot | null) => void;
}

/** The share of the path that chargers have run: at a run until the lines meet, pushing, then back. */
export function runAt(share: number): number {
  if (share < MEET_SHARE) return (share / MEET_SHARE) ** 2.2;
  const pushing = 1 + 0.07 * Math.sin(toPartialShare(share, MEET_SHARE, PART_SHARE) * Math.PI * 4);
  const back = toPartialShare(share, PART_SHARE, 1);
  return pushing * (1 - back * back * (3 - 2 * back));
}

/** Shows troops go at others. */
export async function animateClash(
  layer: Element,
  [from, against]: readonly [Spot, Spot],
  chargers: readonly Charger[],
  tempo: number,
): Promise<void> {
  const [dx, dy] = [against[0] - from[0], against[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const ahead: Spot = [dx / length, dy / length];
  const run = Math.max(MIN_RUN_SHARE, 1 - LINE_GAP / length);
  const met: Spot = [from[0] + (dx * (1 + run)) / 2, from[1] + (dy * (1 + run)) / 2];
  const sparks = steel(layer, placeAcross(met, ahead, SPARKS, FRONT_WIDTH));
  let [struck, clouds] = [false, 0];
  await runFrames({ ms: CLASH_MS, tempo }, (share) => {
    const gone = run * runAt(share);
    for (const { home, goes } of chargers) goes([home[0] + dx * gone, home[1] + dy * gone]);
    if (share < MEET_SHARE && share > (clouds * MEET_SHARE) / CLOUDS) {
      clouds++;
      const at: Spot = [from[0] + dx * gone, from[1] + dy * gone];
      raiseDust(layer, placeAcross(at, ahead, 4, FRONT_WIDTH), { size: 8, tempo });
    }
    if (share >= MEET_SHARE && !struck) {
      struck = true;
      shake(layer, tempo);
      raiseDust(layer, placeAcross(met, ahead, 7, FRONT_WIDTH * 1.2), { size: 13, tempo });
    }
    for (const flash of sparks) flash(share);
  });
  for (const { goes } of chargers) goes(null);
  for (const flash of sparks) flash(2);
}

/** Blades that flash one after another along a line, and are removed at the end. */
function steel(layer: Element, spots: readonly Spot[]): ((share: number) => void)[] {
  return spots.map((at, i) => {
    const spark = drawShape(layer, 'path', 'spark');
    const angle = ((i * 137.5) / 180) * Math.PI;
    const lit = MEET_SHARE + (((i * 5) % SPARKS) / SPARKS) * (PART_SHARE - MEET_SHARE);
    return (share) => {
      if (share > 1) return spark.remove();
      const age = toPartialShare(share, lit, lit + 0.14);
      const seen = age > 0 && age < 1;
      spark.setAttribute(
        'd',
        seen ? drawTongue(at, [Math.cos(angle), Math.sin(angle)], 7 + 8 * age + (i % 3) * 3) : '',
      );
      spark.setAttribute('opacity', (1 - age * 0.6).toFixed(2));
    };
  });
}

/** The whole board jolts once. */
function shake(layer: Element, tempo: number): void {
  findPartAround(layer, 'board')?.animate(
    [0, SHAKE_PX, -SHAKE_PX * 0.7, SHAKE_PX * 0.4, 0].map((x, i) => ({
      transform: `translate(${x}px, ${i % 2 === 0 ? 0 : -x / 2}px)`,
    })),
    { duration: SHAKE_MS / tempo },
  );
}
