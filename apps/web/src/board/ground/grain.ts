/** The paper itself: a tile of faint blotches and fibres that repeats without a seam. */
import { fbm, hash } from './seed.ts';
import { createCanvas, penOf, type Sheet } from './sheet.ts';

/** Side of the grain tile in device pixels; picture tiles are a multiple of it, so that the grain runs on. */
const GRAIN = 256;

let tile: OffscreenCanvas | HTMLCanvasElement | null = null;

/** Multiplies the grain over a sheet. */
export function layGrain({ pen }: Sheet): void {
  tile ??= grainTile();
  pen.save();
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.globalCompositeOperation = 'multiply';
  const pattern = pen.createPattern(tile, 'repeat');
  if (pattern) {
    pen.fillStyle = pattern;
    pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
  }
  pen.restore();
}

function grainTile(): OffscreenCanvas | HTMLCanvasElement {
  const canvas = createCanvas(GRAIN, GRAIN);
  const pen = penOf(canvas);
  const image = pen.createImageData(GRAIN, GRAIN);
  const half = GRAIN / 2;
  for (let y = 0; y < GRAIN; y++) {
    for (let x = 0; x < GRAIN; x++) {
      // Mirrored in both directions, so that opposite edges meet.
      const [mx, my] = [x < half ? x : GRAIN - 1 - x, y < half ? y : GRAIN - 1 - y];
      const blotch = fbm(mx / 34, my / 34, 61) - 0.47;
      const fibre = fbm(mx / 2.2, my / 26, 67) - 0.47;
      const speck = hash(x, y, 71) - 0.5;
      const shade = 0.035 + blotch * 0.075 + fibre * 0.035 + speck * 0.025;
      const at = (y * GRAIN + x) * 4;
      image.data[at] = 255 * (1 - shade * 0.75);
      image.data[at + 1] = 255 * (1 - shade);
      image.data[at + 2] = 255 * (1 - shade * 1.5);
      image.data[at + 3] = 255;
    }
  }
  pen.putImageData(image, 0, 0);
  return canvas;
}
