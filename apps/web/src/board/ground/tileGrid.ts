/** The grid of sheets a view is put together from. */

import type { Box, Size } from '../../common/box.ts';
import { boxInSightOf, type View } from '../plate/camera.ts';

/**
 * Side of a sheet in device pixels. It is a multiple of the paper grain's tile. It is small, so that little is
 * painted in vain.
 */
const SIDE = 256;

/** The sheets that cover the visible part of the painted ground, nearest to the middle first. */
export function listTiles(
  view: View,
  size: Size,
  ratio: number,
  bounds: Box,
): { readonly key: string; readonly box: Box; readonly scale: number }[] {
  const scale = view.k * ratio;
  const side = SIDE / scale;
  const sight = boxInSightOf(view, size);
  const [left, top] = [Math.max(sight.x, bounds.x), Math.max(sight.y, bounds.y)];
  const right = Math.min(sight.x + sight.width, bounds.x + bounds.width);
  const bottom = Math.min(sight.y + sight.height, bounds.y + bounds.height);
  const out: { key: string; box: Box; scale: number; far: number }[] = [];
  const middle = [sight.x + sight.width / 2, sight.y + sight.height / 2] as const;
  for (let row = Math.floor(top / side); row * side < bottom; row++) {
    for (let column = Math.floor(left / side); column * side < right; column++) {
      const box = { x: column * side, y: row * side, width: side, height: side };
      const far = Math.hypot(box.x + side / 2 - middle[0], box.y + side / 2 - middle[1]);
      out.push({ key: `${scale.toFixed(4)}/${column}/${row}`, box, scale, far });
    }
  }
  return out.sort((a, b) => a.far - b.far).map(({ far: _, ...tile }) => tile);
}
