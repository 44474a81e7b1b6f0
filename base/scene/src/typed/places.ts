import { axialOf, hexOfYards, PLAIN_LAYOUT, yardsOf } from '@linstock/ground';
import type { Ground } from '../ground.ts';
import type { Piece } from '../piece.ts';
import { type Place, samePlace } from '../place.ts';
import { namedBy } from '../words.ts';

/** The context of words about places: the ground, all pieces on it, and the subject of the line. */
export interface PlaceContext {
  readonly ground: Ground;
  readonly pieces: readonly Piece[];
  readonly of: readonly Piece[];
}

/**
 * The places that words name, the nearest to the subject first: a name on the map, a house, a hex's number, the place
 * of a unit.
 */
export function findPlaces(said: string, at: PlaceContext): Place[] {
  if (said === '') return [];
  const written = writtenPlaces(said, at.ground);
  if (written.length > 0) return nearestFirst(written, at);
  const there = namedBy(
    at.pieces.filter((piece) => piece.place !== null && !at.of.includes(piece)),
    ({ name }) => name,
    said,
  );
  return nearestFirst(
    there.flatMap(({ place }) => (place === null ? [] : [place])),
    at,
  );
}

/** Places by the names on the ground: names, numbers of hexes, kinds of houses. */
function writtenPlaces(said: string, ground: Ground): Place[] {
  if (ground.kind === 'table')
    return namedBy(ground.names, ({ text }) => text, said).map(({ at }) => ({ spot: at }));
  const { map, names } = ground;
  const numbered = map.labels.indexOf(said);
  if (numbered >= 0) return [{ hex: numbered }];
  const named = namedBy(names, ({ text }) => text, said).map(({ at: [x, y] }) => hexOfYards(map, x, y));
  const built = map.structure.flatMap((kind, hex) =>
    kind !== null && namedBy([kind], (each) => each, said).length > 0 ? [hex] : [],
  );
  return [...named, ...built].filter((hex) => hex >= 0).map((hex) => ({ hex }));
}

function nearestFirst(places: readonly Place[], { ground, of }: PlaceContext): Place[] {
  const from = of.find(({ place }) => place !== null)?.place ?? null;
  const once = places.filter((place, i) => places.findIndex((each) => samePlace(each, place)) === i);
  if (from === null) return once;
  const far = (place: Place): number => {
    const [one, other] = [pointOf(from, ground), pointOf(place, ground)];
    return Math.hypot(one.x - other.x, one.y - other.y);
  };
  return once.sort((one, other) => far(one) - far(other));
}

function pointOf(place: Place, ground: Ground): { readonly x: number; readonly y: number } {
  if ('spot' in place) return place.spot;
  return ground.kind === 'hexes' ? yardsOf(PLAIN_LAYOUT, ...axialOf(ground.map, place.hex)) : { x: 0, y: 0 };
}
