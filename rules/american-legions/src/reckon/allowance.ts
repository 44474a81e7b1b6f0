import { type Refusal, refusal } from '@linstock/kernel';
import { type Arm, isGun, ORDER_RULES, type Order, UNITS } from '../tables/index.ts';

/** Movement points: AL-6.1f in the Movement Phase, AL-4.15b in a rout. */

/** A company that wants to move. */
export interface Marcher {
  readonly arm: Arm;
  readonly order: Order | null;
  readonly disordered: boolean;
  /** Its side is the active one. */
  readonly ownTurn: boolean;
  readonly outOfCommand?: boolean;
  readonly routed?: boolean;
  /** A gun that stands unlimbered: its firing side is up. */
  readonly onFiringSide?: boolean;
  readonly alreadyMoved?: boolean;
}

/** A halved allowance is rounded up (AL-3.0g). */
function halfUp(points: number): number {
  return Math.ceil(points / 2);
}

/**
 * Movement points of a company that may move at all (AL-6.1f). The allowance, 1 less if disordered, half in
 * the opponent's player turn, half under Move and Fire, 1 more under Charge. 0 if its order does not let it
 * move.
 */
export function movementPoints(arm: Arm, order: Order | null, disordered: boolean, ownTurn: boolean): number {
  let points = UNITS[arm].allowance;
  if (disordered) points -= 1; // AL-4.12d
  if (!ownTurn) points = halfUp(points); // AL-3.0f
  if (!needsOrder(arm)) return points;
  switch (ORDER_RULES[order ?? 'none'].allowance) {
    case 'none':
      return 0;
    case 'normal':
      return points;
    case 'half':
      return halfUp(points); // AL-4.62f
    case 'plus_one':
      return points + 1; // AL-4.62h
  }
}

/** Guns and skirmishers need no order (AL-4.62k, AL-8.4a, AL-8.5a). */
function needsOrder(arm: Arm): boolean {
  return UNITS[arm].orders.length > 0;
}

/** Movement points of any company, 0 for one that may not move (P-MOVE 1). */
export function allowance(marcher: Marcher): number {
  if (BARS.some(({ holds }) => holds(marcher))) return 0;
  return movementPoints(marcher.arm, marcher.order, marcher.disordered, marcher.ownTurn);
}

/** A reason against any movement: what to report and to tell the player, and when it holds. */
interface Bar {
  readonly code: string;
  readonly clause: string;
  readonly sentence: string;
  holds(marcher: Marcher): boolean;
}

/** The reasons against any movement, in the order in which they are reported (Decisions: move). */
const BARS: readonly Bar[] = [
  {
    code: 'no_order',
    clause: 'AL-4.62a',
    sentence: 'A regiment without an order does not move.',
    holds: ({ arm, order }) => needsOrder(arm) && order === null,
  },
  {
    code: 'order_forbids_movement',
    clause: 'AL-4.62d',
    sentence: 'Under the order Fire a regiment neither moves nor turns.',
    holds: ({ arm, order }) => needsOrder(arm) && order !== null && !ORDER_RULES[order].mayMove,
  },
  {
    code: 'out_of_command',
    clause: 'AL-4.11c',
    sentence: 'A company that is out of command neither moves nor turns.',
    holds: ({ outOfCommand }) => outOfCommand === true,
  },
  {
    code: 'routed',
    clause: 'AL-4.15a',
    sentence: 'A routed company moves only in its rout, in the Command Phase.',
    holds: ({ routed }) => routed === true,
  },
  {
    code: 'gun_on_firing_side',
    clause: 'AL-8.1d',
    sentence: 'An unlimbered gun neither moves nor turns.',
    holds: ({ arm, onFiringSide }) => isGun(arm) && onFiringSide === true,
  },
  {
    code: 'already_moved',
    clause: 'AL-6.1a',
    sentence: 'This company has moved in this phase already.',
    holds: ({ alreadyMoved }) => alreadyMoved === true,
  },
];

/**
 * Why companies may not march together at all in the Movement Phase: the first reason of the Decisions table
 * that applies to any of them, with that company's index in the list. Null if they may.
 */
export function refuseMarch(marchers: readonly Marcher[]): { refusal: Refusal; culprit: number } | null {
  for (const { code, clause, sentence, holds } of BARS) {
    const culprit = marchers.findIndex(holds);
    if (culprit !== -1) return { refusal: refusal(code, clause, sentence), culprit };
  }
  return null;
}

/** Points of a rout move (AL-4.15b): 1 less for disorder, half in the opponent's player turn. */
export function routAllowance(arm: Arm, ownTurn: boolean): number {
  const points = UNITS[arm].allowance - 1;
  return ownTurn ? points : halfUp(points);
}

/** Points of a leader or army commander (AL-4.2d). */
export function leaderAllowance(ownTurn: boolean): number {
  return ownTurn ? UNITS.leader.allowance : halfUp(UNITS.leader.allowance);
}
