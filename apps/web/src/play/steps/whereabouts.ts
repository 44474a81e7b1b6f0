/**
 * The places of troops in the middle of an entry. In one entry they fire, fall back and run one after
 * another.
 */
import type { LogItem } from '@linstock/kernel';
import { eventOf, type Path, type Piece, type Place } from '@linstock/scene';

/** A piece at the nth log item of an entry: after its earlier moves, and before its later ones. */
export function placeWhen(logItems: readonly LogItem[], nth: number): (piece: Piece) => Piece {
  return (piece) => {
    let path: { readonly gone: Path } | { readonly ahead: Path } | null = null;
    for (const [i, each] of logItems.entries()) {
      const way = wayOf(each, piece.id);
      if (!way) continue;
      if (i < nth) path = { gone: way };
      else path ??= { ahead: way };
    }
    if (!path) return piece;
    return 'gone' in path ? withPose(piece, path.gone, -1) : withPose(piece, path.ahead, 0);
  };
}

/** The place at a step of a path; a step below 0 counts from the end. */
export function placeOn(path: Path, step: number): Place | null {
  if ('hexes' in path) {
    const hex = path.hexes.at(step);
    return hex === undefined ? null : { hex };
  }
  const pose = path.poses.at(step);
  return pose ? { spot: { x: pose.x, y: pose.y } } : null;
}

function wayOf(logItem: LogItem, piece: string): Path | null {
  const what = eventOf(logItem);
  if (!what || !('went' in what)) return null;
  return what.went.find((went) => went.piece === piece)?.path ?? null;
}

function withPose(piece: Piece, path: Path, step: number): Piece {
  const place = placeOn(path, step);
  if (!place) return piece;
  const pose = 'poses' in path ? path.poses.at(step) : undefined;
  return { ...piece, place, ...(pose && piece.pose ? { pose: { ...piece.pose, ...pose } } : {}) };
}
