import { type Refusal, refusal } from '@linstock/kernel';
import { type Arm, isGun, ORDER_RULES, type Order, UNITS } from '../tables.ts';

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
 * Movement points of a company that may move at all (AL-6.1f): allowance, 1 less if disordered, half in the
 * opponent's player turn, half under Move and Fire, 1 more under Charge. 0 without an order that lets it move.
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
export function needsOrder(arm: Arm): boolean {
  return UNITS[arm].orders.length > 0;
}

/** Movement points of any company, 0 for one that may not move (P-MOVE 1). */
export function allowance(marcher: Marcher): number {
  if (refuseMarch(marcher)) return 0;
  return movementPoints(marcher.arm, marcher.order, marcher.disordered, marcher.ownTurn);
}

/**
 * Why a company may not move at all in the Movement Phase, in the order of the Decisions table; null if it may.
 * Codes: no_order, order_forbids_movement, out_of_command, routed, gun_on_firing_side, already_moved.
 */
export function refuseMarch(marcher: Marcher): Refusal | null {
  if (needsOrder(marcher.arm)) {
    if (marcher.order === null)
      return refusal('no_order', 'AL-4.62a', 'A regiment without an order does not move.');
    if (!ORDER_RULES[marcher.order].mayMove)
      return refusal(
        'order_forbids_movement',
        'AL-4.62d',
        'Under the order Fire a regiment neither moves nor turns.',
      );
  }
  if (marcher.outOfCommand)
    return refusal('out_of_command', 'AL-4.11c', 'A company that is out of command neither moves nor turns.');
  if (marcher.routed)
    return refusal('routed', 'AL-4.15a', 'A routed company moves only in its rout, in the Command Phase.');
  if (isGun(marcher.arm) && marcher.onFiringSide)
    return refusal('gun_on_firing_side', 'AL-8.1d', 'An unlimbered gun neither moves nor turns.');
  if (marcher.alreadyMoved)
    return refusal('already_moved', 'AL-6.1a', 'This company has moved in this phase already.');
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
