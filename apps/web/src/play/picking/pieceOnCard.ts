import { piecesPicked } from '@linstock/scene';
import { picksIn, sheetIn } from '../state/modeSelectors.ts';
import type { SessionState } from '../state/state.ts';

/**
 * The piece whose card is shown: the one that the player looks at, or else the last selected one (own pieces
 * before the enemy's), or else that of the active row of a sheet.
 */
export function findPieceOnCard(state: SessionState): string | null {
  const { inspected, scene, asked } = state;
  const picks = picksIn(state);
  const sheet = sheetIn(state);
  if (inspected !== null) return inspected;
  const chosen = piecesPicked(picks);
  const own = chosen.filter((id) => scene?.pieces.find((piece) => piece.id === id)?.side === asked?.side);
  const row = sheet?.sheet.rows.find(({ id }) => id === sheet.row);
  return own.at(-1) ?? chosen.at(-1) ?? row?.piece ?? null;
}
