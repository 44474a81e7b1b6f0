/** The parts beyond the ends of a name in a far view: the bead of a unit that can act, and the point of an order. */

import { type Box, doOverlap } from '../../common/box.ts';
import { isFree } from '../../common/placement.ts';
import { boxOfNameLabel, type NameLabel } from './nameLabel.ts';

/** Its length beyond the space that is reserved for a name, in CSS pixels. */
const SIGN_WIDTHS = { left: 3, right: 6 } as const;

/** Names moved away from the sides of the window, so that no part of them is cut, unless other things block that. */
export function moveFromEdges(
  nameLabels: readonly NameLabel[],
  window: Box,
  taken: readonly Box[],
  k: number,
): readonly NameLabel[] {
  const moved: NameLabel[] = [...nameLabels];
  for (const [i, nameLabel] of nameLabels.entries()) {
    const box = boxOfNameLabel(nameLabel, k);
    if (!doOverlap(box, window)) continue;
    const left = window.x + SIGN_WIDTHS.left - box.x;
    const right = window.x + window.width - SIGN_WIDTHS.right - box.x - box.width;
    const by = left > 0 ? left : Math.min(0, right);
    const next: NameLabel = { ...nameLabel, off: [nameLabel.off[0] + by, nameLabel.off[1]] };
    const others = moved
      .filter((other) => other.id !== nameLabel.id)
      .map((other) => boxOfNameLabel(other, k));
    const there = boxOfNameLabel(next, k);
    if (by !== 0 && isFree(there, [...taken, ...others])) moved[i] = next;
  }
  return moved;
}
