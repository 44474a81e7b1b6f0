/** The relation of carried troops to the enemy at their present place. */
import { gap, type Stand } from '@linstock/ground';
import { chanceThat, type Reckoning } from '@linstock/kernel';
import { isOfficer, type Piece, type PosedPiece, type Threat } from '@linstock/scene';
import type { Approach, NearestEnemy, WorstThreat } from '../../board/table/tableModel.ts';
import { promiseOf } from '../../play/aiming/aim.ts';
import type { SessionState } from '../../play/state/state.ts';

type PositionPart = Pick<SessionState, 'rulebook' | 'game' | 'scene' | 'known'>;

/** The facts shown about troops that are dragged over the table. */
export function describeApproach(state: PositionPart): Approach {
  return {
    near(poses) {
      const nearest = nearestFoe(poses, state.scene?.pieces ?? []);
      return nearest && { ...nearest, ...rangeTo(state, nearest) };
    },
    worst: (poses) => worstAt(state, poses),
  };
}

type NearestPair = Pick<NearestEnemy, 'piece' | 'foe' | 'distance'>;

/** The one of these that is nearest to an enemy, edge to edge. */
function nearestFoe(poses: readonly PosedPiece[], pieces: readonly Piece[]): NearestPair | null {
  const moved = poses.flatMap(({ piece: id, pose }) => {
    const piece = pieces.find((each) => each.id === id);
    return piece?.pose ? [{ piece, stand: { ...piece.pose, ...pose } as Stand }] : [];
  });
  const side = moved[0]?.piece.side;
  const foes = pieces.filter((each) => each.pose && each.side !== side && !isOfficer(each));
  const found = moved.flatMap(({ piece, stand }) =>
    foes.map(({ id, pose }) => ({ piece: piece.id, foe: id, distance: gap(stand, pose as Stand) })),
  );
  return found.reduce<NearestPair | null>(
    (best, each) => (best && best.distance <= each.distance ? best : each),
    null,
  );
}

/**
 * The nearest band of the mover's own fire that reaches this distance, else the one that reaches farthest;
 * null if it has none.
 */
function rangeTo(
  { rulebook, game, known }: PositionPart,
  { piece, distance }: NearestPair,
): Pick<NearestEnemy, 'band' | 'inBand'> {
  const zones =
    (game &&
      rulebook?.present.shows.zones?.({ field: game.field, state: game.position.state, known }, piece)) ??
    [];
  // A reach all round is no fire: it is the distance of close combat.
  const bands = zones.flatMap(({ label, ring }) => (ring && ring.arc !== 'all' ? [{ label, ...ring }] : []));
  const reaches = bands.find(({ from, to }) => distance >= from && distance <= to);
  const farthest = bands.reduce<(typeof bands)[number] | null>(
    (most, each) => (most && most.to >= each.to ? most : each),
    null,
  );
  return { band: (reaches ?? farthest)?.label ?? null, inBand: reaches !== undefined };
}

/** The worst throw that any of these could suffer there, by its own card. */
function worstAt({ rulebook, game, known }: PositionPart, poses: readonly PosedPiece[]): WorstThreat | null {
  const { posed, threats } = rulebook?.present.shows ?? {};
  if (!game || !posed || !threats) return null;
  const then = posed({ field: game.field, state: game.position.state, known }, poses);
  const all = poses.flatMap(({ piece }) =>
    threats({ field: game.field, state: then, known }, piece).slice(0, 1),
  );
  const worst = all.reduce<Threat | null>(
    (best, each) => (best && harmOf(best.reckoning) >= harmOf(each.reckoning) ? best : each),
    null,
  );
  if (!worst) return { label: null, share: '', words: '' };
  return { label: worst.label, ...promiseOf(worst.reckoning) };
}

const harmOf = (reckoning: Reckoning): number => chanceThat(reckoning, ({ rank }) => rank > 0);
