import { lengthWords, type Spot } from '@linstock/ground';
import type { FormationPreview } from '@linstock/scene';
import { sizeOf } from '../../measure/footprint.ts';
import type { AnswerTo } from '../../model/answers.ts';
import { footprintOf, frontOf } from '../../model/board.ts';
import type { Field, UnitId } from '../../model/field.ts';
import { unitOf } from '../../model/naming.ts';
import { formationOf, type State } from '../../model/state.ts';
import { asFormed } from '../../play/moves/forming.ts';
import { leavesHalfMove } from '../../reckon/forming.ts';
import { poseAfter } from '../../reckon/legs.ts';
import { paceOf } from '../markers.ts';
import { unitPieceOf } from '../pieces.ts';

type Form = Extract<AnswerTo<'moves'>, { readonly do: 'form' }>;

/** The unit's footprint after forming, at its front then; P stays (JR-3.2, JR-6.5a). */
export function formedAhead(
  field: Field,
  s: State,
  { unit, formation, facing, first, legs }: Form,
): FormationPreview {
  const own = frontOf(s, unit);
  const size = sizeOf(footprintOf(field, s, unit));
  const front = first === 'move' ? legs.reduce((pose, leg) => poseAfter(pose, size, leg), own) : own;
  const there = { ...s, x: s.x.with(unit, front.x), y: s.y.with(unit, front.y) };
  const formed = asFormed(there, unit, { formation, facing });
  const stays: Spot = { x: front.x, y: front.y };
  const piece = unitPieceOf(field, formed, unitOf(field, unit));
  return { piece, stays, says: moveLeft(field, s, formed, unit) };
}

function moveLeft(field: Field, s: State, formed: State, unit: UnitId): string {
  const { quality } = unitOf(field, unit);
  const now = { quality, formation: formationOf(s, unit), disordered: s.disordered[unit] === 1 };
  const to = formationOf(formed, unit);
  if (to === now.formation && !now.disordered) return 'It stands as it is.';
  if (to === now.formation || !leavesHalfMove(now, to)) return 'That takes its whole move.';
  return `Half its move is left: ${lengthWords(paceOf(field, formed, unit) / 2, 1)} over open ground.`;
}
