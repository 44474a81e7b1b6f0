import type { Side } from '@linstock/kernel';
import { writeLong } from '../abbreviation.ts';
import { type Formation, formationsOf } from '../manoeuvre/index.ts';
import { isOfficer, type Piece } from '../piece.ts';
import type { Scene } from '../scene.ts';
import { namedBy, wordsOf } from '../words.ts';
import { isDeed, isDrill, isIdle, isTowards } from './deeds.ts';

/** The subject of a line, and the words about it. */
export interface Subject {
  readonly pieces: readonly Piece[];
  /** The body that is named as a whole; null if pieces are. */
  readonly formation: Formation | null;
  readonly name: string;
  readonly rest: readonly string[];
}

/**
 * The troops of a side that a line begins with; null if it begins with none. All words before the first verb
 * are their name. Without a verb, the name is as long as possible.
 */
export function subjectOf(words: readonly string[], scene: Scene, side: Side): Subject | null {
  const verb = words.findIndex((word) => isDeed(word) || isDrill(word) || isTowards(word));
  const own = scene.pieces.filter((piece) => piece.side === side);
  const formations = formationsOf(scene, side);
  const longest = verb < 0 ? words.length : verb;
  for (let n = longest; n > (verb < 0 ? 0 : longest - 1) && n > 0; n--) {
    const who = words.slice(0, n);
    const long = writeLong(who);
    const found = named(who.join(' '), own, formations) ?? (long && named(long.join(' '), own, formations));
    if (found && (n === longest || found.pieces.length === 1 || found.formation))
      return { ...found, rest: words.slice(n) };
  }
  return null;
}

/** The troops of the other side that a line begins with, by the name of the first; null if it begins with none. */
export function enemyNamed(words: readonly string[], { pieces, bodies }: Scene, side: Side): string | null {
  const verb = words.findIndex((word) => isDeed(word) || isTowards(word));
  const who = (verb < 0 ? words : words.slice(0, verb)).join(' ');
  const theirs = [...bodies, ...pieces].filter((each) => each.side !== side);
  return who === '' ? null : (namedBy(theirs, nameOf, who)[0]?.name ?? null);
}

/** A name without the words that say nothing. */
const nameOf = ({ name }: { readonly name: string }): string =>
  wordsOf(name)
    .filter((word) => !isIdle(word))
    .join(' ');

function named(
  who: string,
  own: readonly Piece[],
  formations: readonly Formation[],
): Omit<Subject, 'rest'> | null {
  // A number alone names no unit: `2 companies of the Legion`.
  if (/^\d+$/.test(who)) return null;
  const found = namedBy(own, nameOf, who);
  const [officer, ...more] = found.filter(isOfficer);
  if (officer && more.length === 0) return { pieces: [officer], formation: null, name: officer.name };
  const bodies = namedBy(formations, nameOf, who);
  const [first = ''] = wordsOf(who);
  const begun = bodies.filter((each) => nameOf(each).startsWith(first));
  const [formation, ...others] = begun.length > 0 ? begun : bodies;
  if (formation && others.length === 0) return { pieces: formation.pieces, formation, name: formation.name };
  const regiment = regimentNamed(who, own);
  if (regiment) return regiment;
  const there = found.filter(({ off }) => off === null);
  const pieces = there.length > 0 ? there : found;
  const [one] = pieces;
  return one ? { pieces, formation: null, name: one.name } : null;
}

/** The companies of the one regiment with this name; null if there is not exactly one. */
function regimentNamed(who: string, own: readonly Piece[]): Omit<Subject, 'rest'> | null {
  const [first = ''] = wordsOf(who);
  const all = own.flatMap(({ regiment }) => (regiment ? [regiment] : []));
  const regiments = [...new Map(all.map((each) => [each.id, each])).values()];
  const found = namedBy(regiments, nameOf, who);
  const begun = found.filter((each) => nameOf(each).startsWith(first));
  const [one, ...others] = begun.length > 0 ? begun : found;
  if (!one || others.length > 0) return null;
  const pieces = own.filter(({ regiment, off }) => regiment?.id === one.id && off === null);
  return { pieces, formation: null, name: one.name };
}

/** The troops of an officer's body, for which an order to the officer counts too. */
export function piecesLedBy({ pieces }: Subject, scene: Scene): readonly Piece[] {
  const bodies = pieces.filter(isOfficer).flatMap(({ group, commands = [] }) => [group, ...commands]);
  return scene.pieces.filter(({ group, off }) => off === null && bodies.includes(group));
}

/**
 * The body that is ordered by this name: the named one, or the one that a named officer leads; null if there is none.
 */
export function formationOfSubject(
  { pieces, formation }: Subject,
  scene: Scene,
  side: Side,
): Formation | null {
  const [officer] = pieces.filter(isOfficer);
  if (formation || !officer) return formation;
  return formationsOf(scene, side).find(({ id }) => id === officer.group) ?? null;
}
