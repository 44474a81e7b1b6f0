/** The course of a battle, stretch by stretch: the losses of each side, and the movements of its regiments. */
import type { Side } from '@linstock/kernel';
import { isOfficer, type Path, type Piece, type Place, type Scene } from '@linstock/scene';
import type { Trail } from '../../play/steps/trail.ts';

/** The end of a turn, an Activation or whatever a system counts. */
export interface Stage {
  /** Its number, from 1; 0 is the start. */
  readonly now: number;
  /** The last entry of it. */
  readonly n: number;
  /** Losses of each side up to then, in points of strength, or in troops if they have none. */
  readonly lost: readonly [number, number];
  /** The total strength of each side. */
  readonly of: readonly [number, number];
}

/** Maximum number of bars: in a long battle several stretches are one. */
const MAX_BARS = 14;

/** The last entries of the stretches of a battle, the start first; no more than can be drawn. */
export function chooseStageEnds(
  line: readonly number[],
  nowAt: (n: number) => number,
): { now: number; n: number }[] {
  const ends = new Map<number, number>();
  for (const n of line) ends.set(nowAt(n), n);
  const all = [...ends].map(([now, n]) => ({ now, n }));
  const every = Math.ceil(all.length / MAX_BARS);
  const kept = all.filter((_, i) => (i + 1) % every === 0 || i === all.length - 1);
  return [{ now: 0, n: 0 }, ...kept];
}

/** The losses of each side at these moments: units that were on the table and are gone. */
export function countLosses(scenes: readonly Scene[]): (readonly [number, number])[] {
  const seen = new Set<string>();
  return scenes.map(({ pieces }) => {
    const lost: [number, number] = [0, 0];
    for (const piece of pieces) {
      if (piece.place !== null) seen.add(piece.id);
      if (isOfficer(piece) || !seen.has(piece.id)) continue;
      const { left, full } = piece.strength ?? WHOLE_STRENGTH;
      lost[piece.side] += piece.place === null ? full : full - left;
    }
    return lost;
  });
}

/**
 * The part of these losses that lasted. Troops that rallied or came back later do not count as lost. So the
 * turns of a battle add up to each side's losses at its end.
 */
export function findLastingLosses(
  losses: readonly (readonly [number, number])[],
): (readonly [number, number])[] {
  const least: [number, number] = [Infinity, Infinity];
  return [...losses]
    .reverse()
    .map(([first, second]): readonly [number, number] => {
      least[0] = Math.min(least[0], first);
      least[1] = Math.min(least[1], second);
      return [least[0], least[1]];
    })
    .reverse();
}

const WHOLE_STRENGTH = { left: 1, full: 1 } as const;

/** The total strength of a side, on the table or still to come. */
export function strengthOf({ pieces }: Scene, side: Side): number {
  return pieces
    .filter((piece) => piece.side === side && !isOfficer(piece))
    .reduce((sum, { strength }) => sum + (strength?.full ?? 1), 0);
}

/** The routes of all regiments over the battle, a dot a stretch. The route of a lost regiment is broken. */
export function tracksOf(scenes: readonly Scene[]): Trail[] {
  const last = scenes.at(-1);
  const regiments = new Map<string, { side: Side; places: Place[]; gone: boolean }>();
  for (const scene of scenes)
    for (const [key, pieces] of byRegiment(scene.pieces)) {
      const there = pieces.filter(({ place }) => place !== null);
      const [first] = pieces;
      if (!first) continue;
      const track = regiments.get(key) ?? { side: first.side, places: [], gone: false };
      regiments.set(key, track);
      const place = placeOfRegiment(there);
      if (place) track.places.push(place);
      if (scene === last) track.gone = there.length === 0;
    }
  return [...regiments].flatMap(([key, { side, places, gone }]): Trail[] => {
    const path = pathOf(places);
    if (path === null) return [];
    return [
      {
        id: `track ${key}`,
        side,
        newest: true,
        kind: 'way',
        how: gone ? 'retreat' : 'march',
        path,
        dotted: true,
      },
    ];
  });
}

function byRegiment(pieces: readonly Piece[]): Map<string, Piece[]> {
  const regiments = new Map<string, Piece[]>();
  for (const piece of pieces) {
    if (isOfficer(piece)) continue;
    const key = `${piece.side} ${piece.called.whole}`;
    regiments.set(key, [...(regiments.get(key) ?? []), piece]);
  }
  return regiments;
}

/** The place of most of a regiment: the hex of most of its pieces, or the middle of its stands. */
function placeOfRegiment(pieces: readonly Piece[]): Place | null {
  const hexes = new Map<number, number>();
  let [x, y, stands] = [0, 0, 0];
  for (const { place } of pieces)
    if (place && 'hex' in place) hexes.set(place.hex, (hexes.get(place.hex) ?? 0) + 1);
    else if (place && 'spot' in place) [x, y, stands] = [x + place.spot.x, y + place.spot.y, stands + 1];
  if (stands > 0) return { spot: { x: Math.round(x / stands), y: Math.round(y / stands) } };
  const [most] = [...hexes].sort((a, b) => b[1] - a[1]);
  return most ? { hex: most[0] } : null;
}

/** A path through places. Null if no unit has moved. */
function pathOf(places: readonly Place[]): Path | null {
  const hexes = places.flatMap((place) => ('hex' in place ? [place.hex] : []));
  if (hexes.length > 0) {
    const way = hexes.filter((hex, i) => hex !== hexes[i - 1]);
    return way.length > 1 ? { hexes: way } : null;
  }
  const spots = places.flatMap((place) => ('spot' in place ? [place.spot] : []));
  const way = spots.filter(({ x, y }, i) => {
    const before = spots[i - 1];
    return !before || Math.hypot(before.x - x, before.y - y) > 400;
  });
  return way.length > 1 ? { poses: way.map(({ x, y }) => ({ x, y, facing: 0 })) } : null;
}
