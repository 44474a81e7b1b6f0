/** The standard of a regiment: its staff straight up the screen, its cloth to the left of it whichever way the stand looks. */

import type { Dress } from '@linstock/scene';
import type { Spot } from '../../common/box.ts';
import { type Pen, strokeBetween } from '../ground/sheet.ts';

type Flag = Exclude<Dress['flag'], null>;

const INK = '#17110B';
const RED = '#A8322A';
const BLUE = '#24406E';
const WHITE = '#F4ECD8';

/** Draws a flag whose staff is at a spot; the cloth is `wide` by `high` pixels. */
export function paintStandard(
  pen: Pen,
  [x, y]: Spot,
  { wide, high }: { readonly wide: number; readonly high: number },
  flag: Flag,
  facing: string,
): void {
  const top = y - high * 2.5;
  pen.strokeStyle = INK;
  pen.lineWidth = Math.max(1.2, wide * 0.09);
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(x, top - high * 0.12);
  pen.stroke();
  pen.save();
  pen.translate(x - wide, top);
  pen.scale(wide, high);
  cloth(pen);
  pen.fillStyle = flag === 'tricolour' ? WHITE : flag === 'battle flag' ? RED : grounded(flag, facing);
  pen.fill();
  pen.clip();
  design(pen, flag);
  pen.restore();
  pen.save();
  pen.translate(x - wide, top);
  pen.scale(wide, high);
  cloth(pen);
  pen.restore();
  pen.lineWidth = Math.max(0.9, wide * 0.06);
  pen.stroke();
}

const grounded = (flag: Flag, facing: string): string => (flag === 'stars and stripes' ? WHITE : facing);

/** The cloth in the wind, one by one. */
function cloth(pen: Pen): void {
  pen.beginPath();
  pen.moveTo(1, 0);
  pen.bezierCurveTo(0.66, 0.22, 0.4, -0.18, 0, 0.06);
  pen.lineTo(0.02, 1.04);
  pen.bezierCurveTo(0.42, 0.82, 0.66, 1.2, 1, 0.98);
  pen.closePath();
}

/** The pattern of the cloth. Its canton is at the staff. */
function design(pen: Pen, flag: Flag): void {
  pen.lineCap = 'butt';
  const box = (colour: string, left: number, top: number, wide: number, high: number) => {
    pen.fillStyle = colour;
    pen.fillRect(left, top, wide, high);
  };
  switch (flag) {
    case 'stars and stripes':
      for (const at of [0.08, 0.36, 0.64, 0.92]) strokeBetween(pen, [0, at], [1, at], 0.13, RED);
      return box(BLUE, 0.55, -0.2, 0.5, 0.72);
    case 'battle flag':
      for (const [wide, colour] of [
        [0.34, WHITE],
        [0.2, BLUE],
      ] as const) {
        strokeBetween(pen, [0, 0], [1, 1], wide, colour);
        strokeBetween(pen, [1, 0], [0, 1], wide, colour);
      }
      return;
    case 'tricolour':
      box(BLUE, 0.5, -0.2, 0.6, 0.65);
      box(RED, -0.1, -0.2, 0.6, 0.65);
      box(RED, 0.5, 0.5, 0.6, 0.7);
      box(BLUE, -0.1, 0.5, 0.6, 0.7);
      pen.fillStyle = WHITE;
      pen.beginPath();
      pen.moveTo(0.5, 0.02);
      pen.lineTo(0.98, 0.5);
      pen.lineTo(0.5, 0.98);
      pen.lineTo(0.02, 0.5);
      return pen.fill();
    case 'union canton':
      box(BLUE, 0.52, -0.2, 0.5, 0.72);
      strokeBetween(pen, [0.52, 0.02], [1, 0.5], 0.12, WHITE);
      strokeBetween(pen, [1, 0.02], [0.52, 0.5], 0.12, WHITE);
      strokeBetween(pen, [0.76, -0.1], [0.76, 0.52], 0.14, RED);
      return strokeBetween(pen, [0.5, 0.26], [1, 0.26], 0.16, RED);
    case 'striped canton':
      box(WHITE, 0.52, -0.2, 0.5, 0.72);
      for (const at of [0.02, 0.22, 0.42]) strokeBetween(pen, [0.52, at], [1, at], 0.1, RED);
  }
}
