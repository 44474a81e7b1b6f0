/** What two moments of a battle differ in: who is gone, and what strength was lost. */
import type { Side } from '@linstock/kernel';
import { isOfficer, type Piece, type Scene } from '@linstock/scene';

/** What a side has lost between two scenes. */
export interface SideLosses {
  /** Troops no longer on the table. */
  readonly gone: readonly Piece[];
  /** Strength lost by those who still are, in points. */
  readonly points: number;
  /** Officers no longer on the table. */
  readonly officers: readonly Piece[];
}

/** What each side lost from one scene to a later one. */
export function lossesBetween(before: Scene, after: Scene): readonly [SideLosses, SideLosses] {
  const now = new Map(after.pieces.map((piece) => [piece.id, piece]));
  const of = (side: Side): SideLosses => {
    const gone: Piece[] = [];
    const officers: Piece[] = [];
    let points = 0;
    for (const piece of before.pieces) {
      const left = now.get(piece.id);
      if (piece.side !== side || piece.place === null) continue;
      if (!left || left.place === null) (isOfficer(piece) ? officers : gone).push(piece);
      else points += Math.max(0, (piece.strength?.left ?? 0) - (left.strength?.left ?? 0));
    }
    return { gone, points, officers };
  };
  return [of(0), of(1)];
}

/** Losses in words: `2 gone, 3 of strength`; `nothing`. */
export function lossWords({ gone, points, officers }: SideLosses): string {
  const parts = [
    gone.length > 0 ? `${gone.length} ${gone.length === 1 ? 'unit' : 'units'}` : '',
    points > 0 ? `${points} of strength` : '',
    officers.length > 0 ? `${officers.length} ${officers.length === 1 ? 'officer' : 'officers'}` : '',
  ].filter((part) => part !== '');
  return parts.length > 0 ? parts.join(' and ') : 'nothing';
}
