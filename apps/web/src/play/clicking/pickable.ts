import { includesPick, type Picked, type Piece, pickKey } from '@linstock/scene';
import { haltedUnitsIn } from '../formation/halted.ts';
import { unlistedIn } from '../picking/clickLegality.ts';
import { narrowedIn, picksIn, sheetIn } from '../state/modeSelectors.ts';
import type { SessionState } from '../state/state.ts';

/** True if a pick may be made now. */
export function isNext(state: SessionState, pick: Picked): boolean {
  const narrowed = narrowedIn(state);
  return narrowed?.next.has(pickKey(pick)) ?? false;
}

/**
 * Pieces marked as clickable now: named by the next picks, by their body, or by their place. A unit that
 * stands fast is not marked, but a click still selects it.
 */
export function listPickablePieces(state: SessionState): string[] | null {
  const { scene, asked } = state;
  const narrowed = narrowedIn(state);
  const picks = picksIn(state);
  const sheet = sheetIn(state);
  if (!narrowed || !scene) return null;
  // Before the first pick, an enemy's place is a target, and one's own place means the pieces there.
  const meant = ({ side }: Piece): boolean => picks.length > 0 || side === asked?.side;
  const halted = new Set(picks.length === 0 ? haltedUnitsIn(state) : []);
  const unlisted = picks.length === 0 ? unlistedIn(state) : [];
  const open = (piece: Piece): boolean =>
    sheet?.sheet.rows.some((row) => row.piece === piece.id) ||
    unlisted.includes(piece.id) ||
    isNext(state, { piece: piece.id }) ||
    isNext(state, { body: piece.group }) ||
    includesPick(picks, { piece: piece.id }) ||
    (piece.place !== null && isNext(state, piece.place) && meant(piece));
  return scene.pieces.filter((piece) => open(piece) && !halted.has(piece.id)).map((piece) => piece.id);
}
