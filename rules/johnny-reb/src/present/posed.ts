import type { PosedPiece } from '@linstock/scene';
import type { Field } from '../model/field.ts';
import { unitPiece } from '../model/naming.ts';
import { cloneState, type State } from '../model/state.ts';

/** A copy of the state with these units at the places to which they are only dragged; officers stay. No rule is checked. */
export function posed(field: Field, s: State, poses: readonly PosedPiece[]): State {
  const then = cloneState(s);
  for (const { id } of field.units) {
    const pose = poses.find(({ piece }) => piece === unitPiece(id))?.pose;
    if (!pose) continue;
    then.x[id] = pose.x;
    then.y[id] = pose.y;
    then.facing[id] = pose.facing;
  }
  return then;
}
