/**
 * The cloth of a table: grass, drawn pixel by pixel from the place on the table. So it has no tiles, no seams
 * and no repeats.
 */

import { PER_INCH } from '../../plate/tablePlate.ts';
import { eased, hash, noise } from '../seed.ts';
import { createCanvas, penOf, type Sheet } from '../sheet.ts';

type Colour = readonly [number, number, number];

const DRY_COLOUR: Colour = [203, 193, 138];
const GREEN_COLOUR: Colour = [172, 178, 112];
const BARE_COLOUR: Colour = [219, 198, 150];

/** Wavelengths in inches: of lush and dry ground, of bare earth, and of the two grains of the cloth. */
const WAVES = { lush: 13, bare: 3, coarse: 0.27, fine: 0.12 } as const;

/** Side in pixels of a cell for which the broad waves are computed once. */
const WAVE_CELL_PX = 4;

/** Each octave is turned and scaled so that their lattices never meet. */
const OCTAVE_TURN = {
  cos: Math.cos((33 * Math.PI) / 180),
  sin: Math.sin((33 * Math.PI) / 180),
  scale: 2.02,
} as const;

/** Three octaves of noise, from 0 to 1. */
function waves(x: number, y: number, seed: number): number {
  let [sum, weight, share, px, py] = [0, 0, 1, x, y];
  for (let octave = 0; octave < 3; octave++) {
    sum += noise(px, py, seed + octave) * share;
    weight += share;
    share /= 2;
    [px, py] = [
      (px * OCTAVE_TURN.cos - py * OCTAVE_TURN.sin) * OCTAVE_TURN.scale,
      (px * OCTAVE_TURN.sin + py * OCTAVE_TURN.cos) * OCTAVE_TURN.scale,
    ];
  }
  return sum / weight;
}

const smooth = (from: number, to: number, value: number): number => {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

const between = (a: Colour, b: Colour, share: number): Colour => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** The cloth's colour at a place in inches. */
function clothAt(x: number, y: number, seed: number): Colour {
  const lush = between(
    DRY_COLOUR,
    GREEN_COLOUR,
    smooth(0.3, 0.72, waves(x / WAVES.lush, y / WAVES.lush, seed)),
  );
  return between(
    lush,
    BARE_COLOUR,
    0.55 * smooth(0.6, 0.85, waves(x / WAVES.bare, y / WAVES.bare, seed + 7)),
  );
}

/** Maximum change in lightness of the swells of open ground, lit from the north-west: too little for a hill. */
const SWELL = { wave: 6.5, most: 0.038, reach: 0.7 } as const;

/** The brightness of the gentle slopes at a place in inches; 1 on level ground. */
function swellAt(x: number, y: number, seed: number): number {
  const at = (by: number) => noise((x + by) / SWELL.wave, (y + by) / SWELL.wave, seed + 31);
  const rise = (at(SWELL.reach) - at(-SWELL.reach)) * 5;
  return 1 + SWELL.most * Math.max(-1, Math.min(1, rise));
}

/** The cloth in the light that falls on it. */
function litAt(x: number, y: number, seed: number): Colour {
  const light = swellAt(x, y, seed);
  const [r, g, b] = clothAt(x, y, seed);
  return [r * light, g * light, b * light];
}

/**
 * Noise along rows of pixels: the values of `noise`, with the corners of its lattice computed once for all pixels
 * between them. Rows must be asked for from top to bottom.
 */
function noiseRows(left: number, step: number, count: number, seed: number): (y: number) => Float64Array {
  const first = Math.floor(left);
  const corners = Math.floor(left + (count - 1) * step) - first + 2;
  const cell = new Int32Array(count);
  const share = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    const x = left + i * step;
    cell[i] = Math.floor(x) - first;
    share[i] = eased(x - Math.floor(x));
  }
  const line = (j: number) => Float64Array.from({ length: corners }, (_, i) => hash(first + i, j, seed));
  const out = new Float64Array(count);
  let [row, top, bottom] = [Number.NaN, new Float64Array(), new Float64Array()];
  return (y) => {
    const j = Math.floor(y);
    if (j !== row) [row, top, bottom] = [j, j === row + 1 ? bottom : line(j), line(j + 1)];
    const down = eased(y - j);
    for (let i = 0; i < count; i++) {
      const [c, t] = [cell[i]!, share[i]!];
      const high = top[c]! + (top[c + 1]! - top[c]!) * t;
      out[i] = high + (bottom[c]! + (bottom[c + 1]! - bottom[c]!) * t - high) * down;
    }
    return out;
  };
}

/** A picture of the cloth on a sheet, in its pixels. */
export function paintCloth(
  { box, scale }: Pick<Sheet, 'box' | 'scale'>,
  seed: number,
): OffscreenCanvas | HTMLCanvasElement {
  const [width, height] = [Math.ceil(box.width * scale), Math.ceil(box.height * scale)];
  const canvas = createCanvas(width, height);
  const pen = penOf(canvas);
  const picture = pen.createImageData(width, height);
  const { data } = picture;
  const inches = 1 / (scale * PER_INCH);
  const [left, top] = [box.x / PER_INCH, box.y / PER_INCH];
  const columns = Math.ceil(width / WAVE_CELL_PX) + 1;
  const row = (y: number) =>
    Array.from({ length: columns }, (_, i) =>
      litAt(left + i * WAVE_CELL_PX * inches, top + y * inches, seed),
    );
  const grains = [WAVES.coarse, WAVES.fine].map((wave, i) => ({
    wave,
    rowAt: noiseRows(left / wave, inches / wave, width, seed + 21 + i),
  }));
  let [above, below] = [row(0), row(WAVE_CELL_PX)];
  for (let y = 0; y < height; y++) {
    if (y > 0 && y % WAVE_CELL_PX === 0) [above, below] = [below, row(y + WAVE_CELL_PX)];
    const down = (y % WAVE_CELL_PX) / WAVE_CELL_PX;
    const [coarse, fine] = grains.map(({ wave, rowAt }) => rowAt((top + y * inches) / wave));
    for (let x = 0; x < width; x++) {
      const i = Math.floor(x / WAVE_CELL_PX);
      const right = (x % WAVE_CELL_PX) / WAVE_CELL_PX;
      const grain = (coarse![x]! + fine![x]! - 1) * 9;
      const [a, b, c, d] = [above[i]!, above[i + 1]!, below[i]!, below[i + 1]!];
      const at = (y * width + x) * 4;
      for (let k = 0; k < 3; k++) {
        const high = a[k]! + (b[k]! - a[k]!) * right;
        const low = c[k]! + (d[k]! - c[k]!) * right;
        data[at + k] = high + (low - high) * down + grain;
      }
      data[at + 3] = 255;
    }
  }
  pen.putImageData(picture, 0, 0);
  return canvas;
}
