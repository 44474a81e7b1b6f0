/** The losses of a blow appear once the blow was shown. Until then troops are drawn in their old state. */
import type { Piece } from '@linstock/scene';
import type { Animation } from '../../play/steps/animation.ts';
import { MEET_MS } from './clash.ts';

/** Time from the start of a blow to its effect, in milliseconds: after the first flashes, and when the lines meet. */
const SEEN_AFTER_MS: Readonly<Partial<Record<Animation['kind'], number>>> = { volley: 520, clash: MEET_MS };

/** When what this leaves is seen, in milliseconds from its beginning; null if it leaves nothing. */
export function findLossDelayMs(group: readonly Animation[]): number | null {
  const times = group.flatMap(({ kind }) => SEEN_AFTER_MS[kind] ?? (kind === 'losses' ? 0 : []));
  return times.length === 0 ? null : Math.max(...times);
}

/**
 * The pieces with the losses that have been seen so far.
 * @param before the pieces before all of it
 * @param paid ids of the losses that have been seen
 */
export function restoreLosses(
  pieces: readonly Piece[],
  before: readonly Piece[],
  animations: readonly Animation[],
  paid: ReadonlySet<string>,
): readonly Piece[] {
  const owed = new Set(
    animations.flatMap((each) => (each.kind === 'losses' && !paid.has(each.id) ? each.pieces : [])),
  );
  const stood = new Map(before.filter(({ id }) => owed.has(id)).map((piece) => [piece.id, piece]));
  if (stood.size === 0) return pieces;
  const here = new Set(pieces.map(({ id }) => id));
  const gone = [...stood.values()].filter(({ id, place, pose }) => !here.has(id) && (place || pose));
  return [
    ...pieces.map((piece) => unhurt(piece, stood.get(piece.id))),
    ...gone.map((piece) => whereItWent(piece, animations)),
  ];
}

/** A piece at its present place, with its earlier strength and order. */
function unhurt(piece: Piece, was: Piece | undefined): Piece {
  if (!was) return piece;
  const { marks, figures, strength, bases, pose } = was;
  const held = { ...piece, marks, figures, ...(strength && { strength }) };
  if (!bases || piece.formation !== was.formation) return held;
  // The front stays as wide as it was with this many bases: it must not shrink before the loss is seen.
  const front = pose && piece.pose && { pose: { ...piece.pose, frontage: pose.frontage, depth: pose.depth } };
  return { ...held, bases, ...front };
}

/** The last place of a piece that is gone. */
function whereItWent(piece: Piece, animations: readonly Animation[]): Piece {
  const way = animations.findLast((each) => each.kind === 'move' && each.piece === piece.id);
  const path = way?.kind === 'move' ? way.path : null;
  if (path && 'hexes' in path) return { ...piece, place: { hex: path.hexes.at(-1)! } };
  const pose = path?.poses.at(-1);
  if (!pose || !piece.pose) return piece;
  return { ...piece, place: { spot: { x: pose.x, y: pose.y } }, pose: { ...piece.pose, ...pose } };
}
