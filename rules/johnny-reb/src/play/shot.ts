import type { AnswerTo } from '../model/answers.ts';
import type { UnitId } from '../model/field.ts';
import type { NamedFire } from '../model/shots.ts';
import { FELL_BACK, FIRED, FORMED, has, MOVED, orderOf, PIVOTED, type State } from '../model/state.ts';
import { fireMode } from '../reckon/may-fire.ts';

/** One fire as a player names it. */

export type Shot = AnswerTo<'first-fires'>['fires'][number];

/** A fire in the mode that its unit's order and doings give it (JR-6.2g, JR-8.3a to c). */
export function asNamed(s: State, shot: Shot): NamedFire {
  const { firer, pivot } = shot;
  const mode = fireMode({
    order: orderOf(s, firer),
    moved: has(s, firer, MOVED),
    formed: has(s, firer, FORMED),
    pivoted: has(s, firer, PIVOTED) || pivot !== 0,
    fellBack: has(s, firer, FELL_BACK),
    fired: has(s, firer, FIRED),
  });
  return { ...shot, mode };
}

/** A fire straight ahead, in no special manner. */
export function plainShot(firer: UnitId, target: UnitId): Shot {
  return { firer, target, pivot: 0, areaFire: false, rapidFire: false, canister: null };
}
