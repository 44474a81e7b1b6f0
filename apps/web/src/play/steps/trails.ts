/** The events of entries as arrows and lines of fire on the map. */
import { frontMiddle, gap, nearestSpot, type Stand, type Thousandths } from '@linstock/ground';
import type { LogItem } from '@linstock/kernel';
import { eventOf, type GameEvent, type Path, type Piece, type Place, type Scene } from '@linstock/scene';
import { idOfPlace } from '../../common/places.ts';
import { GAITS } from './animation.ts';
import type { Trail } from './trail.ts';
import { cutVisiblePath } from './visiblePath.ts';
import { placeWhen } from './whereabouts.ts';

/**
 * The trails that entry `n` leaves. The scene is that after the entry, with firers and targets at their places of
 * that moment.
 */
export function trailsOf(n: number, logItems: readonly LogItem[], scene: Scene): Trail[] {
  const trails = new Map<string, Trail>();
  const stands = scene.pieces.flatMap(({ id, pose }): PiecePlaces[] => (pose ? [{ id, pose }] : []));
  for (const [i, each] of logItems.entries()) {
    const what = eventOf(each);
    const standing = placeWhen(logItems, i);
    const pieceOf = (id: string) => {
      const piece = scene.pieces.find((one) => one.id === id);
      return piece && standing(piece);
    };
    for (const trail of what ? trailsOfOne(n, what, pieceOf, stands) : [])
      trails.set(trail.id, { ...trail, toldAt: trails.get(trail.id)?.toldAt ?? i });
  }
  return [...trails.values()];
}

type PieceOf = (id: string) => Piece | undefined;

/** The place of each piece on a table after all events of an entry. */
interface PiecePlaces {
  readonly id: string;
  readonly pose: Stand;
}

function trailsOfOne(n: number, what: GameEvent, pieceOf: PieceOf, stands: readonly PiecePlaces[]): Trail[] {
  switch (what.kind) {
    case 'move':
    case 'charge':
    case 'pursuit':
    case 'retreat':
    case 'flight':
      return what.went.flatMap(({ piece, path }): Trail[] => {
        const gone = pieceOf(piece);
        if (gone === undefined) return [];
        const way = { kind: 'way', how: GAITS[what.kind], path: seenPath(path, gone, stands) } as const;
        return [{ id: `${n}:${pathKey(path)}`, side: gone.side, newest: true, ...way }];
      });
    case 'volley':
      return what.by.flatMap((id): Trail[] => {
        const piece = pieceOf(id);
        if (!piece?.place) return [];
        const { side, place, pose } = piece;
        const key = `${n}:${idOfPlace(place)}>${idOfPlace(what.at)}`;
        const { weapon } = what;
        const trail = { id: key, side, newest: true, kind: 'fire', weapon } as const;
        const measured = pose && measureShot(pose, what, pieceOf);
        return [{ ...trail, ...(measured ?? { from: place, to: what.at }) }];
      });
    default:
      return [];
  }
}

/** The visible part of a route next to the unit that took it. On hexes the board knows the size of its counters. */
function seenPath(path: Path, { id, pose }: Piece, stands: readonly PiecePlaces[]): Path {
  if (!('poses' in path) || !pose) return path;
  const others = stands.filter((each) => each.id !== id).map((each) => each.pose);
  return { poses: cutVisiblePath(path.poses, pose, others) };
}

/** A shot on a table of inches: from the middle of the front to the nearest edge of the target, and how far it is. */
function measureShot(
  by: Stand,
  { targets, at }: Extract<GameEvent, { kind: 'volley' }>,
  pieceOf: PieceOf,
): { from: Place; to: Place; far?: Thousandths } {
  const muzzle = frontMiddle(by);
  const target = targets.map((id) => pieceOf(id)?.pose).find((pose) => pose);
  const from: Place = { spot: muzzle };
  return target
    ? { from, to: { spot: nearestSpot(target, muzzle) }, far: gap(by, target) }
    : { from, to: at };
}

/** Pieces that went the same way together leave one trail. */
function pathKey(path: Path): string {
  return 'hexes' in path ? path.hexes.join() : path.poses.map(({ x, y }) => `${x},${y}`).join(' ');
}

/** The start and end of a trail, to be brought into view. */
export function endsOf(trail: Trail): string[] {
  if (trail.kind === 'mark') return [idOfPlace(trail.at)];
  if (trail.kind === 'fire') return [idOfPlace(trail.from), idOfPlace(trail.to)];
  if ('hexes' in trail.path)
    return [trail.path.hexes[0], trail.path.hexes.at(-1)].flatMap((hex) =>
      hex === undefined ? [] : [idOfPlace({ hex })],
    );
  return [trail.path.poses[0], trail.path.poses.at(-1)].flatMap((pose) =>
    pose === undefined ? [] : [idOfPlace({ spot: { x: pose.x, y: pose.y } })],
  );
}
