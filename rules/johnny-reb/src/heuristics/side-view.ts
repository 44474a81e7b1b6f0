import {
  bearingTo,
  gap,
  inches,
  type Pose,
  type Spot,
  shorterTurn,
  type TenthDegrees,
  type Thousandths,
} from '@linstock/ground';
import type { Side } from '@linstock/kernel';
import type { PlacedUnit, Situation } from '../measure/situation.ts';
import { situationOf } from '../model/board.ts';
import type { Field, UnitId } from '../model/field.ts';
import type { StateView } from '../model/game.ts';
import type { State } from '../model/state.ts';

/** A position as a side sees it, measured once, for heuristics. */
export interface SideView extends StateView {
  readonly side: Side;
  readonly situation: Situation;
  /** Own units on the table that have not routed. */
  readonly own: readonly PlacedUnit[];
  /** Enemy units on the table that have not routed. */
  readonly foes: readonly PlacedUnit[];
}

/** The view of a side at a position. */
export function sideViewOf(field: Field, s: State, side: Side): SideView {
  const situation = situationOf(field, s);
  const standing = situation.units.filter(({ level }) => level !== 'routed');
  return {
    field,
    s,
    side,
    situation,
    own: standing.filter((unit) => unit.side === side),
    foes: standing.filter((unit) => unit.side !== side),
  };
}

/** A unit as the view measured it; undefined for one that is not on the table. */
export function seenAt({ situation }: SideView, unit: UnitId): PlacedUnit | undefined {
  return situation.units.find(({ listed }) => listed === unit);
}

/** The nearest enemy of a footprint and its distance; null if there is none. */
export function nearestFoe(
  { foes }: SideView,
  { stand }: Pick<PlacedUnit, 'stand'>,
): { readonly foe: PlacedUnit; readonly far: Thousandths } | null {
  let best: { readonly foe: PlacedUnit; readonly far: Thousandths } | null = null;
  for (const foe of foes) {
    const far = gap(stand, foe.stand);
    if (best === null || far < best.far) best = { foe, far };
  }
  return best;
}

/** The angle of a place off a heading, to the right; 0 for the place itself. */
export function turnTo(from: Pose, to: Spot): TenthDegrees {
  return from.x === to.x && from.y === to.y ? 0 : shorterTurn(from.facing, bearingTo(from, to));
}

/** True for a unit in march column, on foot or mounted. */
export const isColumn = ({ formation }: PlacedUnit): boolean =>
  formation === 'march_column' || formation === 'mounted_column';

/** The likely reach of a charge. */
export const CHARGE_REACH = inches(9);

/** True if an enemy in good order is near enough to charge a unit. */
export function mayBeCharged({ foes }: SideView, unit: PlacedUnit): boolean {
  return foes.some(
    (foe) =>
      foe.level === 'good' &&
      !foe.disordered &&
      foe.arm !== 'battery' &&
      gap(foe.stand, unit.stand) <= CHARGE_REACH,
  );
}
