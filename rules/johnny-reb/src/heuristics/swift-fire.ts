import type { Field } from '../model/field.ts';
import { unitOf } from '../model/naming.ts';
import { aim } from '../model/shots.ts';
import { ammunitionOf, type State } from '../model/state.ts';
import type { Shot } from '../play/shot.ts';
import { smallArmRule } from '../tables/index.ts';

/**
 * True if a shot had better be rapid (JR-8.6a): the weapon gains by it, the unit has all its cartridges, and the target
 * is within `near`. What it may cost in cartridges (JR-10.5b) is then less than the gain.
 */
export function firesRapidly(field: Field, s: State, shot: Shot, near: number): boolean {
  const gain = smallArmRule(unitOf(field, shot.firer).weapon)?.rapid_fire_drm ?? 0;
  if (gain === 0 || ammunitionOf(s, shot.firer) !== 'full') return false;
  return aim(field, s, { ...shot, mode: 'hold' }).fire.range <= near;
}
