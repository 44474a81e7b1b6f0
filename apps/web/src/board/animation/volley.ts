/** A volley: flashes that run along the front, and the smoke that each leaves. */

import type { Weapon } from '@linstock/scene';
import type { Spot } from '../../common/box.ts';
import { drawShape, runFrames, toPartialShare } from './frames.ts';

/** Number of muzzles that a weapon shows side by side, their distance in plate units, and the size of their smoke against a musket's. */
const MUZZLES: Readonly<
  Record<Weapon, { readonly count: number; readonly apart: number; readonly size: number }>
> = {
  musket: { count: 8, apart: 6.5, size: 1 },
  rifle: { count: 5, apart: 10, size: 0.8 },
  carbine: { count: 5, apart: 8, size: 0.8 },
  gun: { count: 2, apart: 14, size: 2 },
};

/** Duration of a volley, and the delay of the next place of the line, in milliseconds. */
const VOLLEY_MS = 950;
export const ROLL_DELAY_MS = 110;

/** The share of the time after which all muzzles have fired, and the duration of one flash as a share. */
const FIRING_SHARE = 0.32;
const FLASH_SHARE = 0.13;

/** Distance of the muzzles in front of the middle of the troops, in plate units. */
const MUZZLE_DISTANCE = 30;

/** Most muzzles that one front shows, and by how many milliseconds each over the usual number makes a volley longer. */
const MAX_MUZZLES = 26;
const EXTRA_MUZZLE_MS = 26;

interface Muzzle {
  readonly flash: Element;
  readonly puff: Element;
  readonly at: Spot;
  /** The share of the volley at which it fires. */
  readonly fires: number;
}

/** Start and end of a volley, and the front it is fired from if that is known. */
interface Shot {
  readonly line: readonly [Spot, Spot];
  readonly front: readonly [Spot, Spot] | null;
}

/** The places of the muzzles of a volley, from one end of the line to the other. */
export function muzzlesOf({ line, front }: Shot, weapon: Weapon): Spot[] {
  const { count, apart } = MUZZLES[weapon];
  const between = ([ax, ay]: Spot, [bx, by]: Spot, share: number): Spot => [
    ax + (bx - ax) * share,
    ay + (by - ay) * share,
  ];
  if (front) {
    const [left, right] = front;
    const wide = Math.hypot(right[0] - left[0], right[1] - left[1]);
    const many = weapon === 'gun' ? count : Math.max(2, Math.min(MAX_MUZZLES, Math.round(wide / apart)));
    return Array.from({ length: many }, (_, i) => between(right, left, (i + 0.5) / many));
  }
  const [[x, y], [tx, ty]] = line;
  const length = Math.hypot(tx - x, ty - y) || 1;
  const [dx, dy] = [(tx - x) / length, (ty - y) / length];
  return Array.from({ length: count }, (_, i): Spot => {
    const side = (i - (count - 1) / 2) * apart;
    return [x + dx * MUZZLE_DISTANCE - dy * side, y + dy * MUZZLE_DISTANCE + dx * side];
  });
}

/** Shows the volley of one place towards another. */
export async function animateVolley(
  layer: Element,
  shot: Shot,
  weapon: Weapon,
  tempo: number,
): Promise<void> {
  const { size } = MUZZLES[weapon];
  const [[x, y], [tx, ty]] = shot.line;
  const length = Math.hypot(tx - x, ty - y) || 1;
  const [dx, dy] = [(tx - x) / length, (ty - y) / length];
  const spots = muzzlesOf(shot, weapon);
  const many = spots.length;
  const muzzles = spots.map((at, i): Muzzle => {
    // From the right of the line to its left, and never quite even.
    const fires = FIRING_SHARE * (many > 1 ? (i + ((i * 5) % 3) * 0.4) / many : 0);
    const puff = drawShape(layer, 'ellipse', 'puff');
    return { puff, flash: drawShape(layer, 'path', 'flash'), at, fires };
  });
  const ms = VOLLEY_MS + EXTRA_MUZZLE_MS * Math.max(0, many - MUZZLES[weapon].count);
  await runFrames({ ms, tempo }, (share) => {
    for (const [i, { flash, puff, at, fires }] of muzzles.entries()) {
      const lit = share >= fires && share < fires + FLASH_SHARE;
      const [mx, my] = at;
      flash.setAttribute('d', lit ? drawTongue(at, [dx, dy], 9 * size + (i % 3) * 2) : '');
      const age = toPartialShare(share, fires, 1);
      const ahead = 6 + ((i * 37) % 11) + age * 22 * size;
      puff.setAttribute('cx', String(mx + dx * ahead));
      puff.setAttribute('cy', String(my + dy * ahead - age * 6));
      // No two clouds are alike: a line of equal ones looks like a string of pearls.
      const full = size * (0.7 + ((i * 29) % 13) / 16);
      puff.setAttribute('rx', String((4 + age * 12) * full));
      puff.setAttribute('ry', String((3.2 + age * 8) * full));
      puff.setAttribute('opacity', String(share < fires ? 0 : 0.88 * (1 - age)));
    }
  });
  for (const { flash, puff } of muzzles) {
    flash.remove();
    puff.remove();
  }
}

/** A tongue of flame out of a muzzle; `[dx, dy]` the way it points. */
export function drawTongue([x, y]: Spot, [dx, dy]: Spot, length: number): string {
  const at = (ahead: number, aside: number) =>
    `${(x + dx * ahead - dy * aside).toFixed(1)} ${(y + dy * ahead + dx * aside).toFixed(1)}`;
  const wide = length * 0.28;
  return `M${at(0, 0)}L${at(length * 0.55, wide)}L${at(length, 0)}L${at(length * 0.55, -wide)}Z`;
}
