/** The names of troops that share a sentence. */
import { lengthNumber, lengthWords } from '@linstock/ground';
import {
  isOfficer,
  isOneRegiment,
  type Name,
  namesTogether,
  type Path,
  type Piece,
  type Saying,
  type Scene,
  saying,
  uniqueNames,
} from '@linstock/scene';

/** The pieces of a scene by id. */
export type Cast = ReadonlyMap<string, Piece>;

/** All pieces that a scene knows, on the table or off it. */
export function castOf(scene: Scene): Cast {
  return new Map(scene.pieces.map((piece) => [piece.id, piece]));
}

/**
 * The regiment of these pieces if they all belong to one; officers are ignored. Null if they belong to
 * several, or to none.
 */
export function findOneRegiment(pieces: readonly string[], cast: Cast): Name | null {
  const names = uniqueNames(troopsAmong(pieces, cast).map(({ called }) => called.whole));
  const [only] = names;
  return names.length === 1 ? (only ?? null) : null;
}

/** The pieces without the officers. */
function troopsAmong(pieces: readonly string[], cast: Cast): Piece[] {
  return pieces.flatMap((id) => {
    const piece = cast.get(id);
    return piece && !isOfficer(piece) ? [piece] : [];
  });
}

/** Subject and verb: `The 71st Highlanders move`, `The 1st and 2d companies of the 71st Highlanders move`, `McArthur moves`. */
export function describeWhoGoes(
  pieces: readonly string[],
  cast: Cast,
  verb: readonly [one: string, many: string],
): Saying | null {
  const troops = troopsAmong(pieces, cast);
  const [first] = troops;
  if (!first) {
    const officer = cast.get(pieces[0] ?? '');
    return officer ? saying(officer.called, ...verb) : null;
  }
  if (troops.length === 1) return saying(first.called, ...verb);
  const regiment = findOneRegiment(pieces, cast);
  if (regiment === null) return null;
  const all = [...cast.values()].filter(
    (piece) => piece.place !== null && !isOfficer(piece) && isOneRegiment(piece.called, regiment),
  );
  const whole = all.every(({ id }) => pieces.includes(id));
  if (whole) return saying(regiment, ...verb);
  return saying(namesTogether(troops.map(({ called }) => called)), ...verb);
}

/** The length of a movement, in hexes or in thousandths of an inch. */
export function farOf(path: Path): { readonly far: number; readonly unit: 'hex' | 'length' } {
  if ('hexes' in path) return { far: Math.max(0, path.hexes.length - 1), unit: 'hex' };
  let far = 0;
  path.poses.forEach((pose, i) => {
    const before = path.poses[i - 1];
    if (before) far += Math.hypot(pose.x - before.x, pose.y - before.y);
  });
  return { far: Math.round(far), unit: 'length' };
}

/** A distance in words: ` 3 hexes`, ` 12 inches`. Empty for a turn on the spot. */
export function writeDistance(far: number, unit: 'hex' | 'length'): string {
  if (unit === 'length') return lengthNumber(far, 0) === '0' ? '' : ` ${lengthWords(far, 0)}`;
  return far === 0 ? '' : ` ${far} ${far === 1 ? 'hex' : 'hexes'}`;
}
