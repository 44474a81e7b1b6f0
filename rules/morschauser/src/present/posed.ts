import type { PosedPiece } from '@linstock/scene';
import { companyId } from '../model/board.ts';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';

/** A copy of the state with these companies at the places to which they are only dragged; generals stay. No rule is checked. */
export function posed(field: Field, s: State, poses: readonly PosedPiece[]): State {
  const then = S.cloneState(s);
  for (const { id } of field.companies) {
    const pose = poses.find(({ piece }) => piece === companyId(id))?.pose;
    if (!pose) continue;
    then.x[id] = pose.x;
    then.y[id] = pose.y;
    then.facing[id] = pose.facing;
  }
  return then;
}
