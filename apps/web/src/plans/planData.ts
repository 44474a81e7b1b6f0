import type { Box } from '../common/box.ts';

/** The place of a body of troops: side, middle on the plate, degrees clockwise from the top, frontage and depth. */
export type PlanBody = readonly [
  side: number,
  x: number,
  y: number,
  turn: number,
  frontage: number,
  depth: number,
];

/** The plan of a battle under a system. */
export interface PlanData {
  /** The key of the ground it shows. */
  readonly key: string;
  /** The part of the plate it shows, in plate units. */
  readonly box: Box;
  readonly troops: readonly PlanBody[];
}
