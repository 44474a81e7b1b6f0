/**
 * Grass on a table: tussocks from the middle distance, blades from near. Decoration without effect in the
 * rules.
 */

import { type Box, growBox } from '../../../common/box.ts';
import { PER_INCH as INCH } from '../../plate/tablePlate.ts';
import { hash, noise } from '../seed.ts';
import type { Pen, Sheet } from '../sheet.ts';

/**
 * A layer of grass: the distance between tufts in inches, the scale in device pixels to an inch from which it
 * is drawn, its height, and its maximum number of tufts.
 */
interface Layer {
  readonly apart: number;
  readonly from: number;
  readonly high: number;
  readonly most: number;
  readonly seed: number;
}

const LAYERS: readonly Layer[] = [
  { apart: 1.05, from: 11, high: 0.29, most: 0.62, seed: 101 },
  { apart: 0.62, from: 24, high: 0.19, most: 0.5, seed: 111 },
  { apart: 0.4, from: 46, high: 0.13, most: 0.5, seed: 121 },
];

/** Length in inches of the waves in which grass is thicker and thinner. */
const CLUMPS = 4.2;

/** The inks of grass: in shade, green and dried. */
const INKS = ['#6F7A3C', '#848D48', '#A08C4C', '#939B55'] as const;

/** The blades of a tuft: the place, height and lean of each, as shares of the tuft's height. */
const BLADES = [
  [-0.55, 0.7, -0.32],
  [-0.2, 1, -0.08],
  [0.12, 0.86, 0.14],
  [0.48, 0.62, 0.38],
] as const;

interface Tuft {
  readonly x: number;
  readonly y: number;
  readonly high: number;
  readonly ink: number;
}

/** Draws the grass of a sheet, in its plate units. */
export function growTufts({ pen, box, scale }: Sheet, seed: number): void {
  for (const { high, tufts } of placeTufts({ box, scale }, seed)) {
    drawShadows(pen, tufts, 0.26 * high * INCH);
    pen.lineCap = 'butt';
    // One path an ink: thousands of single strokes are what a canvas is slow at.
    INKS.forEach((ink, i) => {
      pen.strokeStyle = ink;
      pen.lineWidth = Math.max(0.13 * high * INCH, 0.75 / scale);
      pen.beginPath();
      for (const tuft of tufts) if (tuft.ink === i) traceTuft(pen, tuft);
      pen.stroke();
    });
  }
}

/**
 * The tufts of each layer that is visible on a sheet, with their usual height in inches. None at small
 * scales, where they would look like dirt.
 */
export function placeTufts({ box, scale }: Pick<Sheet, 'box' | 'scale'>, seed: number) {
  return LAYERS.filter(({ from }) => scale * INCH >= from).map((layer) => ({
    high: layer.high,
    tufts: tuftsIn(layer, growBox(box, INCH), seed),
  }));
}

function tuftsIn({ apart, high, most, seed: own }: Layer, box: Box, seed: number): Tuft[] {
  const gap = apart * INCH;
  const tufts: Tuft[] = [];
  for (let j = Math.floor(box.y / gap); j * gap < box.y + box.height; j++)
    for (let i = Math.floor(box.x / gap); i * gap < box.x + box.width; i++) {
      const chance = hash(i, j, seed + own);
      if (chance > most) continue;
      const [x, y] = [(i + hash(i, j, seed + own + 1)) * gap, (j + hash(i, j, seed + own + 2)) * gap];
      const thick = noise(x / INCH / CLUMPS, y / INCH / CLUMPS, seed + 41);
      if (chance > most * (2.4 * thick - 0.6)) continue;
      const more = hash(i, j, seed + own + 3);
      tufts.push({ x, y, high: high * (0.7 + 0.6 * more) * INCH, ink: Math.floor(more * 97) % INKS.length });
    }
  return tufts;
}

function drawShadows(pen: Pen, tufts: readonly Tuft[], width: number): void {
  pen.strokeStyle = 'rgb(58 48 20 / 17%)';
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.beginPath();
  for (const { x, y, high } of tufts) {
    pen.moveTo(x - high * 0.3, y);
    pen.lineTo(x + high * 0.9, y);
  }
  pen.stroke();
}

function traceTuft(pen: Pen, { x, y, high }: Tuft): void {
  for (const [at, tall, lean] of BLADES) {
    pen.moveTo(x + at * high * 0.5, y);
    pen.lineTo(x + (at * 0.5 + lean) * high, y - tall * high);
  }
}
