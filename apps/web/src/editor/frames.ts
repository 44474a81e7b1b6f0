import { type DrawnTable, type HexLayout, placeInHexes, yardsOf } from '@linstock/ground';
import { HEX_RADIUS, HEX_STEP } from '../board/plate/plate.ts';
import type { Spot } from './groundObjects.ts';

/** How the ground of a battle is placed in the picture of its board. */
export interface Frame {
  readonly toPicture: (spot: Spot) => Spot;
  readonly toGround: (picture: Spot) => Spot;
  /** The step to which places are rounded: a yard, or a quarter of an inch. */
  readonly step: number;
  /** Units of the ground for a unit of the picture. */
  readonly scale: number;
}

/** The middle of a hex on the plate of the game's own board; fractions lie between. */
export const findHexMiddle = ([q, r]: Spot): Spot => [HEX_STEP * (q + r / 2), 1.5 * HEX_RADIUS * r];

/** The corners of a hex on that plate, from its middle. */
export const HEX_CORNERS: readonly Spot[] = Array.from({ length: 6 }, (_, corner) => {
  const angle = (Math.PI / 3) * corner;
  return [HEX_RADIUS * Math.sin(angle), -HEX_RADIUS * Math.cos(angle)] as const;
});

/** The survey under hexes. */
export function makeHexFrame(layout: HexLayout): Frame {
  return {
    toPicture: ([x, y]) => findHexMiddle(placeInHexes(layout, x, y)),
    toGround: ([x, y]) => {
      const r = y / (1.5 * HEX_RADIUS);
      const yards = yardsOf(layout, x / HEX_STEP - r / 2, r);
      return [yards.x, yards.y];
    },
    step: 1,
    scale: layout.yardsPerHex / HEX_STEP,
  };
}

/** A table, whose picture has its north above. */
export function makeTableFrame({ height }: Pick<DrawnTable, 'height'>): Frame {
  const flipped = ([x, y]: Spot): Spot => [x, height - y];
  return { toPicture: flipped, toGround: flipped, step: 0.25, scale: 1 };
}
