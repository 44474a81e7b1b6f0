/** Hills that the rules know: lit from the north-west, with strokes downhill. */
import { doOverlap, growBox } from '../../../common/box.ts';
import { PER_INCH as INCH } from '../../plate/tablePlate.ts';
import type { Engraving } from '../engraving.ts';
import type { Relief } from '../hachures.ts';
import { type Sheet, traceLoops } from '../sheet.ts';

/** Length of a slope beyond its level line. */
const SLOPE_WIDTH = 1.1 * INCH;

/** Number of bands of a slope, each fainter than the one inside it. */
const SLOPE_BANDS = 6;

/** Makes higher ground lighter, and its sides lit or in shadow. */
export function shadeHills(sheet: Sheet, { relief }: Engraving): void {
  for (const hill of relief) {
    if (!doOverlap(growBox(hill.shape.box, 2 * SLOPE_WIDTH), sheet.box) || hill.height <= 0) continue;
    shadeSides(sheet, hill);
    traceLoops(sheet.pen, [hill.shape.loop]);
    sheet.pen.fillStyle = 'rgb(255 244 206 / 16%)';
    sheet.pen.fill();
  }
}

function shadeSides({ pen }: Sheet, { shape: { loop } }: Relief): void {
  const turns = loop.reduce((sum, [x, y], i) => {
    const [nx, ny] = loop[(i + 1) % loop.length]!;
    return sum + x * ny - nx * y;
  }, 0);
  const outward = turns > 0 ? 1 : -1;
  pen.lineCap = 'butt';
  for (let i = 0; i < loop.length; i++) {
    const [[ax, ay], [bx, by]] = [loop[i]!, loop[(i + 1) % loop.length]!];
    const long = Math.hypot(bx - ax, by - ay);
    if (long === 0) continue;
    const [nx, ny] = [((by - ay) / long) * outward, (-(bx - ax) / long) * outward];
    const light = -(nx + ny) * Math.SQRT1_2;
    pen.strokeStyle = light > 0 ? '#FFF3C8' : '#3A2A14';
    for (let band = 0; band < SLOPE_BANDS; band++) {
      const far = ((band + 0.5) / SLOPE_BANDS) * SLOPE_WIDTH;
      pen.globalAlpha = Math.abs(light) * (light > 0 ? 0.3 : 0.34) * (1 - band / SLOPE_BANDS);
      pen.lineWidth = SLOPE_WIDTH / SLOPE_BANDS;
      pen.beginPath();
      pen.moveTo(ax + nx * far, ay + ny * far);
      pen.lineTo(bx + nx * far, by + ny * far);
      pen.stroke();
    }
  }
  pen.globalAlpha = 1;
  pen.lineCap = 'round';
}

/** The strokes of all slopes, quieter than on an engraved sheet. */
export function strokeHills({ pen, box, scale }: Sheet, { hachures }: Engraving): void {
  pen.strokeStyle = 'rgb(74 52 30 / 42%)';
  pen.lineWidth = Math.max(0.05 * INCH, 0.9 / scale);
  pen.beginPath();
  const near = growBox(box, 20);
  for (const { head, tip } of hachures) {
    if (!doOverlap({ x: head[0], y: head[1], width: 0, height: 0 }, near)) continue;
    pen.moveTo(...head);
    pen.lineTo(...tip);
  }
  pen.stroke();
}
