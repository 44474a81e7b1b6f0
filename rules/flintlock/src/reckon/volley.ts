/** The First Volley of a Command (FL-11.34). */

/** Fire of units of one Command that is together in the sense of FL-11.34f: a block, a Return Fire step, or reactions to one enemy turn. */
export interface JointFire {
  readonly kind: 'block' | 'return' | 'movement';
  /** Number of the block or step, or name of the enemy turn. */
  readonly of: string | number;
}

/** The First Volley of a Command: whole until the first Fire, then of those only who fire together with it. */
export type FirstVolley = 'whole' | 'spent' | JointFire;

/** True if Fire at this moment has the First Volley (FL-11.34b, e, f). */
export function hasFirstVolley(marker: FirstVolley, fire: JointFire): boolean {
  if (marker === 'whole') return true;
  return marker !== 'spent' && marker.kind === fire.kind && marker.of === fire.of;
}

/** The marker after such Fire (FL-11.34e). */
export function afterVolley(marker: FirstVolley, fire: JointFire): FirstVolley {
  return marker === 'whole' ? fire : marker;
}
