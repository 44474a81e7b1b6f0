/** The formation of the clicked troops, or the formation that is chosen to be ordered. */
import { type Formation, formationOf, formationsOf, type Picked, type Piece } from '@linstock/scene';
import { formationIn } from '../state/modeSelectors.ts';
import type { SessionState } from '../state/state.ts';

type FormationFields = Pick<SessionState, 'scene' | 'asked' | 'mode'>;

/** The formation that is chosen to be ordered; null if none is, or none of it is left. */
export function orderedFormationIn(state: FormationFields): Formation | null {
  const { scene, asked } = state;
  const commanded = formationIn(state);
  return commanded && asked && scene && formationOf(scene, asked.side, commanded.formation);
}

/** One's own piece that is clicked. */
export function findOwnPiece({ scene, asked }: FormationFields, candidates: readonly Picked[]): Piece | null {
  const clicked = candidates.find((pick) => 'piece' in pick);
  const piece = scene?.pieces.find(({ id }) => clicked && 'piece' in clicked && id === clicked.piece);
  return piece && piece.side === asked?.side ? piece : null;
}

/** The smallest formation of a piece; the whole army only if the whole army is selected. */
export function smallestOf(state: FormationFields, piece: Piece): Formation | null {
  const { scene, asked } = state;
  const commanded = formationIn(state);
  if (!scene || !asked) return null;
  const all = formationsOf(scene, asked.side).filter(({ pieces }) =>
    pieces.some(({ id }) => id === piece.id),
  );
  return all.find(({ id }) => id === commanded?.formation) ?? all[0] ?? null;
}
