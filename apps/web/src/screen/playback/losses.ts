/** The difference of two positions: units that are gone, and strength that was lost. */
import type { LogItem, Side } from '@linstock/kernel';
import { eventOf, isOfficer, listNames, type OfficerFate, type Piece, type Scene } from '@linstock/scene';

/** The losses of a side between two scenes. */
export interface SideLosses {
  /** Troops no longer on the table. */
  readonly gone: readonly Piece[];
  /** Strength lost by units that are still in play, in points. */
  readonly points: number;
  /** Officers no longer on the table. */
  readonly officers: readonly Piece[];
}

/** The losses of each side from one scene to a later one. */
export function compareLosses(before: Scene, after: Scene): readonly [SideLosses, SideLosses] {
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

/** The officers among the losses. An officer who was only relieved by another is not one of them. */
export function findLostOfficers(officers: readonly Piece[], logItems: readonly LogItem[]): readonly Piece[] {
  const events = logItems.flatMap((each) => eventOf(each) ?? []);
  if (!events.some((what) => what.kind === 'officer' && what.fate === 'takes over')) return officers;
  const lost = new Set(
    events.flatMap((what) => {
      if (what.kind === 'removed') return what.pieces;
      return what.kind === 'officer' && LOST.has(what.fate) ? [what.piece] : [];
    }),
  );
  return officers.filter(({ id }) => lost.has(id));
}

const LOST: ReadonlySet<OfficerFate> = new Set(['falls', 'taken', 'leaves'] as const);

/** Losses in words: `the 17th Dragoons, and half a point of strength`; `nothing`. */
export function describeLosses({ gone, points, officers }: SideLosses): string {
  const units =
    gone.length > MAX_NAMED_UNITS ? [`${gone.length} units`] : gone.map(({ called }) => `${called}`);
  const parts = [
    ...units,
    ...officers.map(({ called }) => `${called}`),
    points > 0 ? `${pointsWords(points)} of strength` : '',
  ].filter((part) => part !== '');
  return parts.length > 0 ? listNames(parts) : 'nothing';
}

/** Maximum number of lost units that are named one by one. */
const MAX_NAMED_UNITS = 2;

function pointsWords(points: number): string {
  if (points === 0.5) return 'half a point';
  return `${points} ${points === 1 ? 'point' : 'points'}`;
}
