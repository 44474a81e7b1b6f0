/**
 * Blades of grass and grains of earth on open ground. They are drawn only in near views, where the ground would
 * otherwise look like smooth paint.
 */

import type { Box } from '../../common/box.ts';
import { INKS } from '../../design/palette.ts';
import { hash, noise } from './seed.ts';
import { type Sheet, scaleStroke } from './sheet.ts';

/**
 * The scale, in device pixels to a plate unit, from which blades are cut. At this scale the men themselves are
 * drawn.
 */
const BLADES_FROM_SCALE = 1.55;

/** Distance between blades in plate units, the maximum share of these places with blades, and the waves in which they are denser. */
const BLADE_STEP = 11;
const MAX_BLADE_SHARE = 0.5;
const CLUMPS = 120;

/** A tuft of grass, or a grain of earth if its height is 0. */
export interface Blade {
  readonly x: number;
  readonly y: number;
  readonly high: number;
}

/** The blades of a sheet: none from farther off. They are at the same places on every sheet that shows them. */
export function placeBlades(
  { box, scale }: { readonly box: Box; readonly scale: number },
  seed: number,
): Blade[] {
  if (scale < BLADES_FROM_SCALE) return [];
  const blades: Blade[] = [];
  const [right, foot] = [box.x + box.width + BLADE_STEP, box.y + box.height + BLADE_STEP];
  for (let j = Math.floor(box.y / BLADE_STEP) - 1; j * BLADE_STEP < foot; j++)
    for (let i = Math.floor(box.x / BLADE_STEP) - 1; i * BLADE_STEP < right; i++) {
      const chance = hash(i, j, seed + 131);
      const [x, y] = [(i + hash(i, j, seed + 132)) * BLADE_STEP, (j + hash(i, j, seed + 133)) * BLADE_STEP];
      if (chance > MAX_BLADE_SHARE * (2.2 * noise(x / CLUMPS, y / CLUMPS, seed + 134) - 0.35)) continue;
      const more = hash(i, j, seed + 135);
      blades.push({ x, y, high: more < 0.3 ? 0 : 1.6 + 2.4 * more });
    }
  return blades;
}

/** Cuts them in one line. */
export function cutBlades(sheet: Sheet, seed: number): void {
  const blades = placeBlades(sheet, seed);
  if (blades.length === 0) return;
  const { pen } = sheet;
  pen.beginPath();
  for (const { x, y, high } of blades)
    if (high === 0) {
      pen.moveTo(x, y);
      pen.lineTo(x + 0.9, y + 0.2);
    } else
      for (const [at, lean] of [
        [-0.5, -0.9],
        [0, -0.1],
        [0.5, 0.8],
      ] as const) {
        pen.moveTo(x + at, y);
        pen.lineTo(x + at + lean * high * 0.5, y - high * (1 - 0.3 * Math.abs(lean)));
      }
  pen.strokeStyle = INKS.graver;
  pen.lineWidth = scaleStroke(sheet, 0.55);
  pen.globalAlpha = 0.42;
  pen.stroke();
  pen.globalAlpha = 1;
}
