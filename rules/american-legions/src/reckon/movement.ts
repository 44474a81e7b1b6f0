import { arcOf, type Axial, type Direction, type Facing, STEPS, turned } from '@linstock/ground';
import { type Arm, UNITS } from '../tables.ts';

/** Single actions of a move, on the unbounded grid (AL-5.1, AL-5.2, AL-6.1c). */

/** Where a company stands and which corner it faces. */
export interface Pose {
  readonly hex: Axial;
  readonly facing: Facing;
}

/** One action of a move: +1 turns clockwise. */
export type Action =
  | { readonly do: 'step'; readonly direction: Direction }
  | { readonly do: 'turn'; readonly corners: 1 | -1 }
  | { readonly do: 'about' };

/** What any single action costs: a hex entered, a corner turned, or an about-turn (AL-5.1a, b, AL-6.1c). */
export const ACTION_COST = 1;

/** Where a company is after an action, whether it was allowed or not. */
export function acted(pose: Pose, action: Action): Pose {
  switch (action.do) {
    case 'step': {
      const [dq, dr] = STEPS[action.direction]!;
      return { hex: [pose.hex[0] + dq, pose.hex[1] + dr], facing: pose.facing };
    }
    case 'turn':
      return { hex: pose.hex, facing: turned(pose.facing, action.corners) };
    case 'about':
      return { hex: pose.hex, facing: turned(pose.facing, 3) };
  }
}

/** Whether a company with this facing may step this way: front hexes only (AL-5.2a). */
export function isFrontHex(facing: number, direction: number): boolean {
  return arcOf(facing, direction) === 'front';
}

/** Whether an arm may turn about for one point (AL-5.1b, AL-8.1c). */
export function mayTurnAbout(arm: Arm): boolean {
  return UNITS[arm].mayTurnAbout;
}
