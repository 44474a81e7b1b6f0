/** The messages between the page and the painter's worker. */

import type { Box } from '../../common/box.ts';
import type { PaletteName } from '../../design/palette.ts';
import type { GroundSource } from './engraving.ts';

/** To the worker: first the ground, then as many sheets as wanted. */
export type PaintOrder =
  | { readonly kind: 'ground'; readonly source: GroundSource; readonly fontUrl: string }
  | {
      readonly kind: 'sheet';
      readonly box: Box;
      readonly scale: number;
      readonly palette: PaletteName;
    };

/** From the worker: the painted sheet; nothing for the ground. */
export type PaintReply = ImageBitmap | null;

/** Pixels of a sheet: whole, so that sheets meet without a seam. */
export function pixelsOf({ box, scale }: { readonly box: Box; readonly scale: number }): [number, number] {
  return [Math.max(1, Math.round(box.width * scale)), Math.max(1, Math.round(box.height * scale))];
}
