/** The rounded bars that figures are put together from, in inches of a figure of 1·7 inches. */

/** Right, ahead and up. */
export type Place = readonly [right: number, ahead: number, up: number];

/** A rounded bar from one place to another. */
export interface Part {
  readonly from: Place;
  readonly to: Place;
  readonly radius: number;
  readonly colour: string;
  /** Left out where a figure is only a few pixels high. */
  readonly fine?: boolean;
}

/** A part. `fine` is true if small figures are drawn without it. */
export const makePart = (from: Place, to: Place, radius: number, colour: string, fine = false): Part => ({
  from,
  to,
  radius,
  colour,
  ...(fine && { fine }),
});
