/** A volley: flashes that run along the front, and the smoke that each leaves. */
import type { Weapon } from '@linstock/scene';
import type { Spot } from '../plate.ts';
import { drawn, frames, within } from './frames.ts';

/** How many muzzles a weapon shows side by side, how far apart in plate units, and how big their smoke is against a musket's. */
const MUZZLES: Readonly<
  Record<Weapon, { readonly count: number; readonly apart: number; readonly size: number }>
> = {
  musket: { count: 8, apart: 6.5, size: 1 },
  rifle: { count: 5, apart: 10, size: 0.8 },
  carbine: { count: 5, apart: 8, size: 0.8 },
  gun: { count: 2, apart: 14, size: 2 },
};

/** How long a volley is seen, and how much later the next place of the line begins, in milliseconds. */
const SEEN = 950;
export const ROLL = 110;

/** The share of that time in which all muzzles have fired, and how long one flash is of it. */
const FIRED = 0.32;
const FLASH = 0.13;

/** How far before the middle of the troops the muzzles are, in plate units. */
const FRONT = 30;

interface Muzzle {
  readonly flash: Element;
  readonly puff: Element;
  readonly side: number;
  /** The share of the volley at which it fires. */
  readonly fires: number;
}

/** Shows the volley of one place towards another. */
export async function volley(
  layer: Element,
  [from, towards]: readonly [Spot, Spot],
  weapon: Weapon,
  tempo: number,
): Promise<void> {
  const { count, apart, size } = MUZZLES[weapon];
  const [[x, y], [tx, ty]] = [from, towards];
  const length = Math.hypot(tx - x, ty - y) || 1;
  const [dx, dy] = [(tx - x) / length, (ty - y) / length];
  const muzzles = Array.from({ length: count }, (_, i): Muzzle => {
    // From the right of the line to its left, and never quite even.
    const fires = FIRED * (count > 1 ? (i + ((i * 5) % 3) * 0.4) / count : 0);
    const puff = drawn(layer, 'ellipse', 'puff');
    return { puff, flash: drawn(layer, 'path', 'flash'), side: (i - (count - 1) / 2) * apart, fires };
  });
  await frames({ ms: SEEN, tempo }, (share) => {
    for (const [i, { flash, puff, side, fires }] of muzzles.entries()) {
      const lit = share >= fires && share < fires + FLASH;
      const [mx, my] = [x + dx * FRONT - dy * side, y + dy * FRONT + dx * side];
      flash.setAttribute('d', lit ? tongue([mx, my], [dx, dy], 9 * size + (i % 3) * 2) : '');
      const age = within(share, fires, 1);
      const ahead = 6 + ((i * 37) % 11) + age * 22 * size;
      puff.setAttribute('cx', String(mx + dx * ahead));
      puff.setAttribute('cy', String(my + dy * ahead - age * 6));
      puff.setAttribute('rx', String((4 + age * 11) * size));
      puff.setAttribute('ry', String((3.4 + age * 9) * size));
      puff.setAttribute('opacity', String(share < fires ? 0 : 0.88 * (1 - age)));
    }
  });
  for (const { flash, puff } of muzzles) {
    flash.remove();
    puff.remove();
  }
}

/** A tongue of flame out of a muzzle; `[dx, dy]` the way it points. */
export function tongue([x, y]: Spot, [dx, dy]: Spot, length: number): string {
  const at = (ahead: number, aside: number) =>
    `${(x + dx * ahead - dy * aside).toFixed(1)} ${(y + dy * ahead + dx * aside).toFixed(1)}`;
  const wide = length * 0.28;
  return `M${at(0, 0)}L${at(length * 0.55, wide)}L${at(length, 0)}L${at(length * 0.55, -wide)}Z`;
}
