/** The places of the handles that move the selected stands: on their frame, and the ground that they cover. */

import type { Stand } from '@linstock/ground';
import type { Spot } from '../../common/box.ts';
import { makeRectangle, type Shape } from '../../common/convexShape.ts';
import { spotOfPlace, type TablePlate, turnOnPlate, unitsOf } from '../plate/tablePlate.ts';
import { placeCarryHandle } from './carryPlace.ts';
import type { Grip } from './grips.ts';

/** A knob's place as seen along the frame's front. */
export interface KnobPlace {
  /** In plate units from the middle of the frame. */
  readonly at: Spot;
  /** Distance of the knob from that place in pixels, so that knobs do not cover one another from afar. */
  readonly outward: Spot;
}

/** Distance of the ring that turns the frame from its corners, in plate units. */
const RING_DISTANCE = 8;

/** The radius of the ring that turns a frame, in plate units. */
export function turnRadius(frame: Stand): number {
  return Math.hypot(unitsOf(frame.frontage) / 2, unitsOf(frame.depth) / 2) + RING_DISTANCE;
}

/** The knobs of a frame. */
export function placeKnobs(
  plate: Pick<TablePlate, 'table' | 'bearing' | 'field'>,
  frame: Stand,
): Readonly<Record<Grip, KnobPlace>> {
  const [w, d] = [unitsOf(frame.frontage) / 2, unitsOf(frame.depth) / 2];
  const { at, outward } = placeCarryHandle(plate, frame);
  return {
    turn: { at: [0, -turnRadius(frame)], outward: [0, -24] },
    left: { at: [-w, -d], outward: [-13, -5] },
    right: { at: [w, -d], outward: [13, -5] },
    ahead: { at: [0, -d], outward: [0, -8] },
    carry: { at, outward },
  };
}

/** Radius of a knob with its rim, in its own pixels. */
const KNOB_RADIUS_PX = 10;

/** Size of knobs for a mouse and for a finger, and the scales between which they keep their size on the screen (`draft.css`). */
const KNOB_SIZES = { mouse: 0.9, finger: 1.15 } as const;
const KEEPS_SIZE = { least: 0.4, most: 1.6 } as const;

/** The ground in pixels that the knobs of a frame cover at a scale. A mouse has no knob to carry by. */
export function outlineKnobs(plate: TablePlate, frame: Stand, k: number, finger: boolean): Shape[] {
  const [x, y] = spotOfPlace(plate, frame);
  const turn = (turnOnPlate(plate, frame.facing) * Math.PI) / 180;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const size =
    ((finger ? KNOB_SIZES.finger : KNOB_SIZES.mouse) * k) /
    Math.max(KEEPS_SIZE.least, Math.min(KEEPS_SIZE.most, k));
  const { carry, ...others } = placeKnobs(plate, frame);
  return [...Object.values(others), ...(finger ? [carry] : [])].map(({ at, outward }) => {
    const [right, down] = [at[0] * k + outward[0] * size, at[1] * k + outward[1] * size];
    return makeRectangle(
      [x * k + right * c - down * s, y * k + right * s + down * c],
      2 * KNOB_RADIUS_PX * size,
      2 * KNOB_RADIUS_PX * size,
    );
  });
}
