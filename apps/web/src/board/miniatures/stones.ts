/** The stone at the rear right corner of a base. It names a state that the figures themselves do not show. */
import type { Spot } from '../../common/box.ts';
import type { Pen } from '../ground/sheet.ts';
import type { Posture } from './rhythm.ts';

const COLOURS: Readonly<Record<Exclude<Posture, 'dressed'>, string>> = {
  disordered: '#E0A100',
  shaken: '#D96B1E',
  routed: '#FBF5E6',
};

/** Draws the stone of a posture; none for troops in order. */
export function paintStone(pen: Pen, [x, y]: Spot, radius: number, posture: Posture): void {
  if (posture === 'dressed') return;
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fillStyle = COLOURS[posture];
  pen.fill();
  pen.strokeStyle = '#17110B';
  pen.lineWidth = Math.max(1.2, radius * 0.2);
  pen.stroke();
  pen.beginPath();
  const at = (dx: number, dy: number): [number, number] => [x + dx * radius, y + dy * radius];
  const lines: Readonly<Record<Exclude<Posture, 'dressed'>, readonly (readonly [number, number])[][]>> = {
    disordered: [-0.2, 0.25].map((down) => [
      [-0.5, down],
      [-0.2, down - 0.2],
      [0.2, down + 0.15],
      [0.5, down - 0.05],
    ]),
    shaken: [
      [
        [0, -0.5],
        [0, 0.15],
      ],
      [
        [0, 0.45],
        [0, 0.5],
      ],
    ],
    routed: [-0.4, 0.05].map((right) => [
      [right, -0.4],
      [right + 0.4, 0],
      [right, 0.4],
    ]),
  };
  for (const line of lines[posture])
    for (const [i, [dx, dy]] of line.entries()) pen[i === 0 ? 'moveTo' : 'lineTo'](...at(dx, dy));
  pen.stroke();
}
