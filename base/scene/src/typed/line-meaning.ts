/** The meaning of a line typed in the text view or on the command line, without an earlier selection: `71st to Morgan Hill`. */
import { lengthUnit } from '@linstock/ground';
import { hexWishes } from '../manoeuvre/hex-wishes.ts';
import type { Formation, Gesture, Wish } from '../manoeuvre/index.ts';
import { type Picked, piecesPicked } from '../pick.ts';
import { isOfficer, type Piece } from '../piece.ts';
import { wordsOf } from '../words.ts';
import { type AnswerMatch, answersSaid, bestAmong, byBody, choicesLabelled } from './answer-match.ts';
import {
  isDeed,
  isDrill,
  isHalt,
  isIdle,
  isMeasure,
  isOtherMeasure,
  isTowards,
  readGesture,
} from './deeds.ts';
import type { LineContext } from './line-context.ts';
import { findPlaces, type PlaceContext } from './places.ts';
import { enemyNamed, formationOfSubject, piecesLedBy, type Subject, subjectOf } from './subject.ts';

/** The meaning of a line. */
export type LineMeaning<A> =
  | AnswerMatch<A>
  /** A whole body is ordered to move. */
  | {
      readonly means: 'order';
      readonly formation: Formation;
      readonly gesture: Gesture;
      readonly rest: string;
    }
  /** Units are named without an order. */
  | {
      readonly means: 'chosen';
      readonly pieces: readonly Piece[];
      readonly formation: Formation | null;
      readonly name: string;
    }
  /** Several have this name. */
  | { readonly means: 'whom'; readonly names: readonly string[] }
  /** Troops of the other side get an order. */
  | { readonly means: 'not yours'; readonly name: string }
  /** There is no place and there are no troops with this name. */
  | { readonly means: 'unknown'; readonly said: string }
  /** Troops are ordered to stay, which they do without an order. */
  | { readonly means: 'stays'; readonly name: string }
  /** An advance is given in inches on hexes, or in hexes on a table. */
  | { readonly means: 'other measure'; readonly measure: string }
  /** An answer that is not offered: the rules may say why. */
  | {
      readonly means: 'refused';
      readonly pieces: readonly Piece[];
      readonly picks: readonly Picked[];
      readonly name: string;
      readonly rest: string;
    };

/** Why a line that names something could not be followed; null for one that can be, or that the rules must answer. */
export function whyNotUnderstood<A>(meant: LineMeaning<A>): string | null {
  switch (meant.means) {
    case 'whom':
      return `Which? ${meant.names.slice(0, 6).join('; ')}.`;
    case 'not yours':
      return `${meant.name}: not yours to order.`;
    case 'unknown':
      return `Nothing on the field is called "${meant.said}".`;
    case 'stays':
      return `${meant.name}: a unit without an order stays in place.`;
    case 'other measure':
      return `An advance is counted in ${meant.measure} here, such as "advance 2".`;
    default:
      return null;
  }
}

/** Finds what a line means. */
export function readLine<A>(line: string, spoken: LineContext<A>): LineMeaning<A> {
  const meant = wordsOf(line).filter((word) => !isIdle(word));
  if (meant.length === 0) return { means: 'nothing' };
  const called = spoken.menu.all.filter(({ label }) => wordsOf(label).join(' ') === wordsOf(line).join(' '));
  if (called.length > 0) return bestAmong(called, []);
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

/** An order with the action before the unit: `advance 71st`, `wheel Webster left`. Null if it is none. */
function deedFirst<A>(words: readonly string[], spoken: LineContext<A>): LineMeaning<A> | null {
  for (const subject of toldFirst(words, spoken)) {
    const order = orderTo(subject, spoken);
    if (order) return order;
  }
  return null;
}

/**
 * The possible units of a line that begins with its verb, such as `halt 71st`, as if the name came first: the longest
 * name first.
 */
function toldFirst<A>([deed = '', ...words]: readonly string[], { scene, side }: LineContext<A>): Subject[] {
  if (!isDrill(deed) && !isHalt([deed])) return [];
  return words.flatMap((_, i) => {
    const n = words.length - i;
    const subject = subjectOf(words.slice(0, n), scene, side);
    return subject?.rest.length === 0 ? [{ ...subject, rest: [deed, ...words.slice(n)] }] : [];
  });
}

/** The units named after the verb. A number or a direction at the end is not part of the name. */
function toldLast<A>(words: readonly string[], spoken: LineContext<A>): Subject | null {
  const all = toldFirst(words, spoken);
  const measured = all.find(({ rest: [, ...how] }) => how.length > 0 && how.every(isMeasure));
  return measured ?? all[0] ?? null;
}

/** The order to a whole body. Null if no body is named, or if the words are no such order. */
function orderTo<A>(subject: Subject, { scene, side, ground }: LineContext<A>): LineMeaning<A> | null {
  const { pieces, rest } = subject;
  const formation = formationOfSubject(subject, scene, side);
  const gesture = formation && readGesture(rest, { ground, pieces: scene.pieces, of: pieces });
  return formation && gesture ? { means: 'order', formation, gesture, rest: rest.join(' ') } : null;
}

/** A line that names no unit of the side that is asked. */
function withoutSubject<A>(
  line: string,
  words: readonly string[],
  { menu, scene, side }: LineContext<A>,
): LineMeaning<A> {
  const found = bestAmong(choicesLabelled(line, words, menu.all), []);
  if (found.means !== 'nothing') return found;
  const name = enemyNamed(words, scene, side);
  return name === null ? found : { means: 'not yours', name };
}

function ofSubject<A>(subject: Subject, spoken: LineContext<A>): LineMeaning<A> {
  const { pieces } = subject;
  const { scene, ground } = spoken;
  if (isOtherMeasure(subject.rest, ground))
    return { means: 'other measure', measure: ground.kind === 'hexes' ? 'hexes' : lengthUnit() };
  const at = { ground: spoken.ground, pieces: scene.pieces, of: pieces };
  const order = orderTo(subject, spoken);
  // A leader rides to a unit; an order to advance means the troops that the leader commands.
  if (order?.means === 'order' && order.gesture.kind !== 'go' && pieces.every(isOfficer)) return order;
  const step = subject.formation ? null : stepOf(subject, at);
  if (step) return stepSaid(step, subject, spoken);
  const told = answersSaid(subject, pieces, spoken);
  const troops = pieces.filter((piece) => !isOfficer(piece));
  const whole = told.filter(({ picks }) => byBody(picks) || piecesPicked(picks).length >= troops.length);
  if (whole.length > 0) return bestAmong(whole, pieces);
  if (order) return order;
  const found = told.length > 0 ? told : answersSaid(subject, piecesLedBy(subject, scene), spoken);
  return found.length > 0 ? bestAmong(found, pieces) : notOffered(subject, at);
}

/** An order that no answer has: to several units, to no place, or a forbidden one. */
function notOffered<A>({ pieces, rest, name, formation }: Subject, at: PlaceContext): LineMeaning<A> {
  if (isHalt(rest)) return { means: 'stays', name };
  const said = rest.filter((word) => ![isDeed, isDrill, isTowards].some((is) => is(word))).join(' ');
  const [where] = findPlaces(said, at);
  if (said !== '' && !where && !rest.some((word) => /\d|left|right|ahead|forward|back/.test(word)))
    return { means: 'unknown', said };
  const groups = new Set(pieces.map(({ group }) => group));
  if (!formation && groups.size > 1) return { means: 'whom', names: pieces.map((piece) => piece.name) };
  const [piece] = pieces;
  const picks: Picked[] = piece ? [{ piece: piece.id }, ...(where ? [where] : [])] : [];
  return { means: 'refused', pieces, picks, name, rest: rest.join(' ') };
}

/**
 * The destination of one piece on a hex map that is ordered some hexes ahead, or to turn about; null for other orders.
 */
function stepOf({ pieces, rest, name }: Subject, at: PlaceContext): Wish | null {
  const [piece] = pieces;
  const gesture = readGesture(rest, at);
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
  const formation = { id: piece.group, side: piece.side, name, called: piece.called, pieces };
  return hexWishes(at.ground.map, formation, gesture)[0] ?? null;
}

/** The answer that brings a piece there, or the picks of it for the rules to judge. */
function stepSaid<A>(
  { piece, place, facing }: Wish,
  { name, rest, pieces }: Subject,
  { menu }: LineContext<A>,
): LineMeaning<A> {
  const faces: Picked[] = facing === null ? [] : [{ heading: facing }];
  const picks: Picked[] = [{ piece }, ...(place ? [place] : []), ...faces];
  const choice = menu.after(picks).exact;
  return choice
    ? { means: 'answer', choice }
    : { means: 'refused', pieces, picks, name, rest: rest.join(' ') };
}
