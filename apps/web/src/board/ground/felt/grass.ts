/** The cloth of a table: grass, pixel by pixel from the place on the table, so that it has no tile, no seam and no repeat. */

import { PER_INCH } from '../../table/tablePlate.ts';
import { noise } from '../seed.ts';
import { blankCanvas, penOf, type Sheet } from '../sheet.ts';

type Colour = readonly [number, number, number];

const DRY: Colour = [203, 193, 138];
const GREEN: Colour = [172, 178, 112];
const BARE: Colour = [219, 198, 150];

/** Wavelengths in inches: of lush and dry ground, of bare earth, and of the two grains of the cloth. */
const WAVES = { lush: 13, bare: 3, coarse: 0.27, fine: 0.12 } as const;

/** Pixels of a side of which the broad waves are worked out once. */
const COARSE = 4;

/** Each octave is turned and scaled so that their lattices never meet. */
const TURN = {
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
    [px, py] = [(px * TURN.cos - py * TURN.sin) * TURN.scale, (px * TURN.sin + py * TURN.cos) * TURN.scale];
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
  const lush = between(DRY, GREEN, smooth(0.3, 0.72, waves(x / WAVES.lush, y / WAVES.lush, seed)));
  return between(lush, BARE, 0.55 * smooth(0.6, 0.85, waves(x / WAVES.bare, y / WAVES.bare, seed + 7)));
}

/** A picture of the grass on a sheet, in its pixels. */
export function grassOn({ box, scale }: Sheet, seed: number): OffscreenCanvas | HTMLCanvasElement {
  const [width, height] = [Math.ceil(box.width * scale), Math.ceil(box.height * scale)];
  const canvas = blankCanvas(width, height);
  const pen = penOf(canvas);
  const picture = pen.createImageData(width, height);
  const { data } = picture;
  const inches = 1 / (scale * PER_INCH);
  const [left, top] = [box.x / PER_INCH, box.y / PER_INCH];
  const columns = Math.ceil(width / COARSE) + 1;
  const row = (y: number) =>
    Array.from({ length: columns }, (_, i) => clothAt(left + i * COARSE * inches, top + y * inches, seed));
  let [above, below] = [row(0), row(COARSE)];
  for (let y = 0; y < height; y++) {
    if (y > 0 && y % COARSE === 0) [above, below] = [below, row(y + COARSE)];
    const down = (y % COARSE) / COARSE;
    for (let x = 0; x < width; x++) {
      const i = Math.floor(x / COARSE);
      const right = (x % COARSE) / COARSE;
      const [wx, wy] = [left + x * inches, top + y * inches];
      const grain =
        (noise(wx / WAVES.coarse, wy / WAVES.coarse, seed + 21) +
          noise(wx / WAVES.fine, wy / WAVES.fine, seed + 22) -
          1) *
        9;
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
