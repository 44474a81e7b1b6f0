/** The name of a body in a far view, on a label beside its bar, and the size of the label. */

import type { Piece, Share } from '@linstock/scene';
import type { Box, Spot } from '../../common/box.ts';

/** The name of a body beside its bar, by its middle on the plate and its size in CSS pixels. */
export interface NameLabel {
  readonly id: string;
  readonly at: Spot;
  /** Distance of its middle from there, in CSS pixels. */
  readonly off: Spot;
  readonly width: number;
  readonly name: string;
  readonly pieces: readonly Piece[];
  readonly shares: readonly Share[];
  /** In figures, if there are more shares than find room. */
  readonly left: string;
  /** Some of them are disordered: a tab depends on its end. */
  readonly troubled: boolean;
  /** True if it is so far from its bar that a line connects them. */
  readonly tied: boolean;
}

/** Sizes in CSS pixels. */
export const NAME_LABEL = { height: 17, letter: 7.1, pip: 7, room: 14, sign: 10, tab: 14 } as const;

/** The room a name label takes on the screen with the signs that depend on it, in CSS pixels. */
export function boxOfNameLabel(
  nameLabel: Pick<NameLabel, 'at' | 'off' | 'width' | 'troubled'>,
  k: number,
): Box {
  const box = makeBoxAround(nameLabel.at, nameLabel.off, nameLabel.width, NAME_LABEL.height, k);
  const tab = nameLabel.troubled ? NAME_LABEL.tab : 0;
  return { ...box, x: box.x - NAME_LABEL.sign, width: box.width + NAME_LABEL.sign + tab };
}

/** A box around a point of the plate, moved away from it by an offset in CSS pixels. */
export function makeBoxAround(
  [x, y]: Spot,
  [right, down]: Spot,
  width: number,
  height: number,
  k: number,
): Box {
  return { x: x * k + right - width / 2, y: y * k + down - height / 2, width, height };
}
