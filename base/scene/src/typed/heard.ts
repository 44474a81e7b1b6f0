/** What a line typed at the desk or on the command line means, without anything chosen before: `71st to Morgan Hill`. */
import type { Side } from '@linstock/kernel';
import type { Ground } from '../ground.ts';
import { hexWishes } from '../manoeuvre/hex-wishes.ts';
import type { Formation, Gesture, Wish } from '../manoeuvre/index.ts';
import { type Choice, cheapestOf } from '../narrowing.ts';
import type { Offer } from '../offer.ts';
import { hexesPicked, type Picked, piecesPicked } from '../pick.ts';
import { isOfficer, type Piece } from '../piece.ts';
import type { Scene } from '../scene.ts';
import { namedBy, wordsOf } from '../words.ts';
import {
  alike,
  gestureSaid,
  isDeed,
  isDrill,
  isHalt,
  isIdle,
  isMeasure,
  isOtherMeasure,
  isTowards,
} from './deeds.ts';
import { placesNamed, type Whereabouts } from './places.ts';
import { bodyOf, ledBy, othersNamed, type Subject, subjectOf } from './subject.ts';

/** What is asked of whom, and where: all that a line can be about. */
export interface Spoken<A> {
  readonly offer: Offer<A>;
  readonly scene: Scene;
  readonly side: Side;
  readonly ground: Ground;
}

/** What a line means. */
export type Heard<A> =
  | { readonly means: 'answer'; readonly choice: Choice<A> }
  /** Several answers have these words. */
  | { readonly means: 'which'; readonly choices: readonly Choice<A>[] }
  /** A whole body is told to go somewhere. */
  | {
      readonly means: 'order';
      readonly formation: Formation;
      readonly gesture: Gesture;
      readonly rest: string;
    }
  /** Somebody is named, and nothing is said of him. */
  | {
      readonly means: 'chosen';
      readonly pieces: readonly Piece[];
      readonly formation: Formation | null;
      readonly name: string;
    }
  /** Several are called so. */
  | { readonly means: 'whom'; readonly names: readonly string[] }
  /** Troops of the other side are told something. */
  | { readonly means: 'not yours'; readonly name: string }
  /** There is no place and there are no troops of this name. */
  | { readonly means: 'unknown'; readonly said: string }
  /** Troops are told to stay where they are, which they do unless they are told to go. */
  | { readonly means: 'stays'; readonly name: string }
  /** An advance is told in inches on hexes, or in hexes on a table. */
  | { readonly means: 'other measure'; readonly measure: string }
  /** An answer that is not offered: the rules may say why. */
  | {
      readonly means: 'refused';
      readonly pieces: readonly Piece[];
      readonly picks: readonly Picked[];
      readonly name: string;
      readonly rest: string;
    }
  | { readonly means: 'nothing' };

/** Why a line that names somebody or something could not be followed; null for one that can be, or that the rules must speak to. */
export function whyUnheard<A>(meant: Heard<A>): string | null {
  switch (meant.means) {
    case 'whom':
      return `Which? ${meant.names.slice(0, 6).join('; ')}.`;
    case 'not yours':
      return `${meant.name}: not yours to order.`;
    case 'unknown':
      return `Nothing on the field is called "${meant.said}".`;
    case 'stays':
      return `${meant.name}: who is told nothing stays where he is.`;
    case 'other measure':
      return `An advance is counted in ${meant.measure} here, such as "advance 2".`;
    default:
      return null;
  }
}

/** Finds what a line means. */
export function heard<A>(line: string, spoken: Spoken<A>): Heard<A> {
  const meant = wordsOf(line).filter((word) => !isIdle(word));
  if (meant.length === 0) return { means: 'nothing' };
  const called = spoken.offer.all.filter(({ label }) => wordsOf(label).join(' ') === wordsOf(line).join(' '));
  if (called.length > 0) return among(called, []);
  const order = deedFirst(meant, spoken);
  if (order) return order;
  const subject = subjectOf(meant, spoken.scene, spoken.side) ?? toldLast(meant, spoken);
  if (!subject) return withoutSubject(line, meant, spoken);
  if (subject.rest.length === 0) {
    const { pieces, formation, name } = subject;
    return { means: 'chosen', pieces, formation, name };
  }
  return ofSubject(subject, spoken);
}

/** An order that says what is done before it says who does it: `advance 71st`, `wheel Webster left`. Null where it is none. */
function deedFirst<A>(words: readonly string[], spoken: Spoken<A>): Heard<A> | null {
  for (const subject of toldFirst(words, spoken)) {
    const order = orderTo(subject, spoken);
    if (order) return order;
  }
  return null;
}

/** Who may be meant by a line that says first what he does, such as `halt 71st`, as if he had been named first: the longest name first. */
function toldFirst<A>([deed = '', ...words]: readonly string[], { scene, side }: Spoken<A>): Subject[] {
  if (!isDrill(deed) && !isHalt([deed])) return [];
  return words.flatMap((_, i) => {
    const n = words.length - i;
    const subject = subjectOf(words.slice(0, n), scene, side);
    return subject?.rest.length === 0 ? [{ ...subject, rest: [deed, ...words.slice(n)] }] : [];
  });
}

/** Who is named after what he does: a figure or a hand at the end says how far or which way, and is no part of his name. */
function toldLast<A>(words: readonly string[], spoken: Spoken<A>): Subject | null {
  const all = toldFirst(words, spoken);
  const measured = all.find(({ rest: [, ...how] }) => how.length > 0 && how.every(isMeasure));
  return measured ?? all[0] ?? null;
}

/** What a whole body is told to do; null where no body is named, or nothing such is said. */
function orderTo<A>(subject: Subject, { scene, side, ground }: Spoken<A>): Heard<A> | null {
  const { pieces, rest } = subject;
  const formation = bodyOf(subject, scene, side);
  const gesture = formation && gestureSaid(rest, { ground, pieces: scene.pieces, of: pieces });
  return formation && gesture ? { means: 'order', formation, gesture, rest: rest.join(' ') } : null;
}

/** A line that names nobody of the side that is asked. */
function withoutSubject<A>(
  line: string,
  words: readonly string[],
  { offer, scene, side }: Spoken<A>,
): Heard<A> {
  const found = among(labelled(line, words, offer.all), []);
  if (found.means !== 'nothing') return found;
  const name = othersNamed(words, scene, side);
  return name === null ? found : { means: 'not yours', name };
}

function ofSubject<A>(subject: Subject, spoken: Spoken<A>): Heard<A> {
  const { pieces } = subject;
  const { scene, ground } = spoken;
  if (isOtherMeasure(subject.rest, ground))
    return { means: 'other measure', measure: ground.kind === 'hexes' ? 'hexes' : 'inches' };
  const at = { ground: spoken.ground, pieces: scene.pieces, of: pieces };
  const order = orderTo(subject, spoken);
  // A leader rides to somebody; who tells him to advance means those he leads.
  if (order?.means === 'order' && order.gesture.kind !== 'go' && pieces.every(isOfficer)) return order;
  const step = subject.formation ? null : stepOf(subject, at);
  if (step) return stepSaid(step, subject, spoken);
  const told = saidOf(subject, pieces, spoken);
  const troops = pieces.filter((piece) => !isOfficer(piece));
  const whole = told.filter(({ picks }) => byBody(picks) || piecesPicked(picks).length >= troops.length);
  if (whole.length > 0) return among(whole, pieces);
  if (order) return order;
  const found = told.length > 0 ? told : saidOf(subject, ledBy(subject, scene), spoken);
  return found.length > 0 ? among(found, pieces) : notOffered(subject, at);
}

/** What no answer says: of several, of nowhere, or forbidden. */
function notOffered<A>({ pieces, rest, name, formation }: Subject, at: Whereabouts): Heard<A> {
  if (isHalt(rest)) return { means: 'stays', name };
  const said = rest.filter((word) => ![isDeed, isDrill, isTowards].some((is) => is(word))).join(' ');
  const [where] = placesNamed(said, at);
  if (said !== '' && !where && !rest.some((word) => /\d|left|right|ahead|forward|back/.test(word)))
    return { means: 'unknown', said };
  const groups = new Set(pieces.map(({ group }) => group));
  if (!formation && groups.size > 1) return { means: 'whom', names: pieces.map((piece) => piece.name) };
  const [piece] = pieces;
  const picks: Picked[] = piece ? [{ piece: piece.id }, ...(where ? [where] : [])] : [];
  return { means: 'refused', pieces, picks, name, rest: rest.join(' ') };
}

/** Where one piece comes to on a map of hexes that is told to go so many ahead, or to turn about; null where it is told nothing such. */
function stepOf({ pieces, rest, name }: Subject, at: Whereabouts): Wish | null {
  const [piece] = pieces;
  const gesture = gestureSaid(rest, at);
  if (
    !piece ||
    isOfficer(piece) ||
    pieces.length > 1 ||
    !gesture ||
    gesture.kind === 'go' ||
    at.ground.kind === 'table'
  )
    return null;
  if (gesture.kind === 'advance' && gesture.by === null) return null;
  const formation = { id: piece.group, side: piece.side, name, pieces };
  return hexWishes(at.ground.map, formation, gesture)[0] ?? null;
}

/** The answer that brings a piece there, or the picks of it for the rules to judge. */
function stepSaid<A>(
  { piece, place, facing }: Wish,
  { name, rest, pieces }: Subject,
  { offer }: Spoken<A>,
): Heard<A> {
  const faces: Picked[] = facing === null ? [] : [{ heading: facing }];
  const picks: Picked[] = [{ piece }, ...(place ? [place] : []), ...faces];
  const choice = offer.after(picks).exact;
  return choice
    ? { means: 'answer', choice }
    : { means: 'refused', pieces, picks, name, rest: rest.join(' ') };
}

const byBody = (picks: readonly Picked[]): boolean => picks.some((pick) => 'body' in pick);

/** The answers of these troops that say the rest of a line. */
function saidOf<A>({ rest }: Subject, troops: readonly Piece[], spoken: Spoken<A>): readonly Choice<A>[] {
  const { scene, side, ground, offer } = spoken;
  const ids = new Set(troops.map(({ id }) => id));
  const bodies = new Set(troops.map(({ group }) => group));
  const stand = new Set(troops.flatMap(({ place }) => (place !== null && 'hex' in place ? [place.hex] : [])));
  const own = new Set(scene.pieces.filter((piece) => piece.side === side).map(({ id }) => id));
  const about = offer.all.filter(({ picks }) => {
    const acting = piecesPicked(picks).filter((id) => own.has(id));
    if (acting.length > 0) return acting.every((id) => ids.has(id)) || ids.has(acting[0] ?? '');
    return picks.some((pick) =>
      'body' in pick ? bodies.has(pick.body) : 'hex' in pick && stand.has(pick.hex),
    );
  });
  return chunksOf(rest).reduce<readonly Choice<A>[]>((left, chunk) => {
    if (chunk.deed) return withDeed(left, chunk.words[0] ?? '');
    return withObject(left, chunk.words.join(' '), { ground, pieces: scene.pieces, of: troops });
  }, about);
}

interface Chunk {
  readonly deed: boolean;
  readonly words: readonly string[];
}

/** What is said of somebody, cut at the words that only lead on: each deed by itself, each name whole. */
function chunksOf(words: readonly string[]): readonly Chunk[] {
  const chunks: Chunk[] = [];
  let name: string[] = [];
  const close = () => {
    if (name.length > 0) chunks.push({ deed: false, words: name });
    name = [];
  };
  for (const word of words) {
    if (!isDeed(word) && !isTowards(word)) {
      name.push(word);
      continue;
    }
    close();
    if (isDeed(word)) chunks.push({ deed: true, words: [word] });
  }
  close();
  return chunks;
}

/** Those whose words say this deed, or another word for it. */
function withDeed<A>(choices: readonly Choice<A>[], deed: string): readonly Choice<A>[] {
  const all = alike(deed);
  const exact = choices.filter(({ label }) =>
    wordsOf(label).some((own) => own === deed || own === `${deed}s`),
  );
  return exact.length > 0
    ? exact
    : choices.filter(({ label }) => wordsOf(label).some((own) => all.includes(own)));
}

/** Those that are about this: a word of theirs, somebody they strike, or the place they come to. */
function withObject<A>(choices: readonly Choice<A>[], said: string, at: Whereabouts): readonly Choice<A>[] {
  const [hex, whom] = numberedHex(said, at.ground);
  if (hex === null || whom === '') return named(choices, said, at);
  return named(
    choices.filter(({ picks }) => hexesPicked(picks).at(-1) === hex),
    whom,
    at,
  );
}

/** The hex that is named by its number at the end, and what else is said: `militia 1114`. */
function numberedHex(said: string, ground: Ground): readonly [hex: number | null, rest: string] {
  const words = wordsOf(said);
  const hex = ground.kind === 'hexes' ? ground.map.labels.indexOf(words.at(-1) ?? '') : -1;
  return hex < 0 ? [null, said] : [hex, words.slice(0, -1).join(' ')];
}

function named<A>(choices: readonly Choice<A>[], said: string, at: Whereabouts): readonly Choice<A>[] {
  const inWords = labelled(said, wordsOf(said), choices);
  if (inWords.length > 0) return inWords;
  const whom = new Set(namedBy(at.pieces, ({ name }) => name, said).map(({ id }) => id));
  const struck = choices.filter(({ picks }) => piecesPicked(picks).some((id) => whom.has(id)));
  if (struck.length > 0) return struck;
  for (const place of placesNamed(said, at)) {
    const there = choices.filter(({ picks }) => 'hex' in place && hexesPicked(picks).at(-1) === place.hex);
    if (there.length > 0) return there;
  }
  return [];
}

/** Those whose words have all these, whole words before beginnings of words; a deed may be said in other words. */
function labelled<A>(
  line: string,
  words: readonly string[],
  choices: readonly Choice<A>[],
): readonly Choice<A>[] {
  const exact = choices.filter(({ label }) => words.every((word) => wordsOf(label).includes(word)));
  const [same, ...more] = exact.filter(({ label }) => wordsOf(label).length === wordsOf(line).length);
  if (same && more.length === 0) return [same];
  if (exact.length > 0) return exact;
  const begun = namedBy(choices, ({ label }) => label, words.join(' '));
  if (begun.length > 0) return begun;
  const names = words.filter((word) => !isDeed(word) && !isTowards(word));
  return words.filter(isDeed).reduce(
    withDeed,
    namedBy(choices, ({ label }) => label, names.join(' ')),
  );
}

/** One of these: with the most of those spoken of; of ways that end alike, the one that leaves them facing as they do, or the cheapest. */
function among<A>(choices: readonly Choice<A>[], of: readonly Piece[]): Heard<A> {
  if (choices.length === 0) return { means: 'nothing' };
  const ids = new Set(of.map(({ id }) => id));
  const count = ({ picks }: Choice<A>): number => piecesPicked(picks).filter((id) => ids.has(id)).length;
  const most = Math.max(...choices.map(count));
  const fullest = choices.filter((choice) => count(choice) === most);
  const [only] = fullest;
  const plain = only && (fullest.length === 1 ? only : plainestOf(fullest));
  if (plain) return { means: 'answer', choice: plain };
  if (!endAlike(fullest)) return { means: 'which', choices: fullest };
  const facing = of.find((piece) => piece.facing !== null)?.facing ?? null;
  const straight = fullest.filter(({ picks }) =>
    picks.some((pick) => 'heading' in pick && pick.heading === facing),
  );
  const choice = cheapestOf(straight) ?? cheapestOf(fullest);
  return choice ? { means: 'answer', choice } : { means: 'nothing' };
}

/** The answer whose words all the others have too, and more; null where none is so plain: `Move`, beside `Move and fire`. */
function plainestOf<A>(choices: readonly Choice<A>[]): Choice<A> | null {
  const plain = ({ label }: Choice<A>, other: Choice<A>): boolean => {
    const [few, more] = [wordsOf(label), wordsOf(other.label)];
    return few.length < more.length && few.every((word) => more.includes(word));
  };
  return choices.find((choice) => choices.every((other) => other === choice || plain(choice, other))) ?? null;
}

/** Whether answers differ only in how somebody faces at the end. */
function endAlike<A>(choices: readonly Choice<A>[]): boolean {
  const ends = choices.map(({ picks }) => JSON.stringify(picks.filter((pick) => !('heading' in pick))));
  return new Set(ends).size === 1 && choices.every(({ picks }) => picks.some((pick) => 'heading' in pick));
}
