import type { Hex, HexMap } from '@linstock/ground';
import type { Formation } from '../tables/index.ts';
import { arcOfHexside } from './arcs.ts';

/** A Withdrawal: one hex to the rear, out of every enemy ZOC (FL-9.2c to f). */

export interface Withdrawal {
  readonly hex: Hex;
  readonly facing: number;
  readonly formation: Formation | null;
  readonly inCommand: boolean;
  readonly to: Hex;
}

/** The obstacles of a hex to it. */
export interface WithdrawalBars {
  enemyZoc(hex: Hex): boolean;
  occupied(hex: Hex): boolean;
  passable(hex: Hex): boolean;
}

/** Why it cannot be made, the first in the order of the Decisions; null if it can. */
export function refuseWithdrawal(
  map: HexMap,
  { hex, facing, formation, inCommand, to }: Withdrawal,
  bars: WithdrawalBars,
): { readonly code: string; readonly clause: string } | null {
  const rear = [0, 1, 2, 3, 4, 5].some(
    (side) => map.neighbours[hex * 6 + side] === to && arcOfHexside(formation, facing, side) === 'rear',
  );
  if (!rear) return { code: 'FL-R-NOT-REAR', clause: 'FL-9.2c' };
  if (bars.enemyZoc(to)) return { code: 'FL-R-ENEMY-ZOC', clause: 'FL-9.2d' };
  if (!inCommand) return { code: 'FL-R-OUT-OF-COMMAND', clause: 'FL-9.2f' };
  if (bars.occupied(to)) return { code: 'FL-R-OCCUPIED', clause: 'FL-9.2d' };
  if (!bars.passable(to)) return { code: 'FL-R-IMPASSABLE', clause: 'FL-9.2d' };
  return null;
}
