/** Answers that differ in nothing a player can see: one of each kind is enough to list. */
import { type Picked, pickKey } from './pick.ts';
import type { Piece } from './piece.ts';

/** One thing of a kind, and the others of that kind. */
export interface Kind<T> {
  readonly one: T;
  readonly others: readonly T[];
}

/** Fields in which similar pieces differ: their names, and which one carries the flag. */
const IDENTITY_FIELDS: ReadonlySet<string> = new Set<keyof Piece>([
  'id',
  'number',
  'name',
  'short',
  'called',
  'full',
  'story',
  'dress',
]);

/** The fields of a piece that matter to a player, without its names and the flag: kind, strength, state, place, facing. */
const lookOf = (piece: Piece): string =>
  JSON.stringify(Object.entries(piece).filter(([name]) => !IDENTITY_FIELDS.has(name)));

/**
 * A key for picks that is equal if they differ only in which of several similar pieces is meant. The order of clicks on
 * pieces that act together does not matter.
 */
export function looksOf(picks: readonly Picked[], pieces: readonly Piece[]): string {
  const words = picks.map((pick) => {
    const piece = 'piece' in pick ? pieces.find(({ id }) => id === pick.piece) : undefined;
    return piece ? `piece ${lookOf(piece)}` : pickKey(pick);
  });
  const runs: string[][] = [];
  words.forEach((word, i) => {
    const [last] = runs.slice(-1);
    const goesOn = i > 0 && [picks[i - 1], picks[i]].every((pick) => pick !== undefined && 'piece' in pick);
    if (last && goesOn) last.push(word);
    else runs.push([word]);
  });
  return JSON.stringify(runs.map((run) => run.sort()));
}

/**
 * Sorts things into kinds, in their order of appearance.
 * @param kindOf a word that is the same for all things of a kind
 * @param preferred true for the thing that should represent its kind; if there is none, the first does
 */
export function groupByKind<T>(
  all: readonly T[],
  kindOf: (one: T) => string,
  preferred: (one: T) => boolean,
): Kind<T>[] {
  return [...Map.groupBy(all, kindOf).values()].flatMap((alike) => {
    const one = alike.find(preferred) ?? alike[0];
    return one === undefined ? [] : [{ one, others: alike.filter((each) => each !== one) }];
  });
}
