/** Replies to questions in words, in the text view or in a terminal: units that are near, distances, events, losses. */
import { bearingTo, centre, distance, gap, lengthNumber, lengthWords } from '@linstock/ground';
import { type Game, sharesOf, shareText } from '@linstock/kernel';
import type { Ground } from '../ground.ts';
import { isOfficer, type Piece } from '../piece.ts';
import type { Body, Scene, Threat } from '../scene.ts';
import { compassWord, listNames } from '../sentences.ts';
import { namedBy } from '../words.ts';

/** The game, scene and ground that a question is about. */
export interface QuestionContext {
  readonly game: Pick<Game<unknown, unknown, unknown>, 'log' | 'rules' | 'field' | 'position'> | null;
  readonly scene: Scene | null;
  readonly ground: Ground;
  /** The enemy's possible attacks on a piece in the current position, the worst first. */
  readonly threats?: ((piece: string) => readonly Threat[]) | undefined;
}

/** Enemy and own regiments named by `near`, each by the unit of it that is nearest; and attacks named. */
const MAX_NEAR_REGIMENTS = 6;
const MAX_NEAR_OWN = 3;
const MAX_THREATS = 3;

/** Maximum number of events in the reply to `last`. */
const MAX_LAST_DEEDS = 3;

/** The reply to a question about public facts; null if the line is no such question. */
export function answerQuery(line: string, about: QuestionContext): string | null {
  const [word = '', ...rest] = line.trim().toLowerCase().split(/\s+/);
  const said = rest.join(' ');
  switch (word) {
    case 'near':
      return near(said, about);
    case 'describe':
    case 'who':
      return described(said, about);
    case 'distance':
      return between(said, about);
    case 'last':
      return last(about);
    case 'losses':
      return losses(about);
    default:
      return null;
  }
}

/** A piece with its distance from another. */
interface Neighbour {
  readonly each: Piece;
  readonly far: number;
}

/** The enemy's regiments around a piece, what they can do to it, and then its own. */
function near(said: string, about: QuestionContext): string {
  const piece = pieceOf(said, about);
  if (typeof piece === 'string') return piece;
  const found = neighboursOf(piece, about);
  const told = ({ each, far }: Neighbour) =>
    `${each.called.whole}, ${inMeasure(far, about.ground)}${towards(piece, each, about.ground)}`;
  const [foes, own] = [false, true].map((same) =>
    found.filter(({ each }) => (each.side === piece.side) === same),
  );
  const enemies = (foes ?? []).slice(0, MAX_NEAR_REGIMENTS).map(told);
  const friends = (own ?? []).slice(0, MAX_NEAR_OWN).map(told);
  if (enemies.length + friends.length === 0) return `No unit is near ${nameOf(piece)}.`;
  return [
    `Enemies near ${nameOf(piece)}: ${enemies.length === 0 ? 'none' : enemies.join('; ')}.`,
    ...threatsTold(piece, about),
    ...(friends.length === 0 ? [] : [`Friends: ${friends.join('; ')}.`]),
  ].join(' ');
}

/** Each regiment's unit nearest to a piece, the nearest first; without its own regiment. */
function neighboursOf(piece: Piece, { scene, ground }: QuestionContext): Neighbour[] {
  const nearest = new Map<string, Neighbour>();
  for (const each of scene?.pieces ?? []) {
    const far = each.id === piece.id || isOfficer(each) ? null : howFar(piece, each, ground);
    const regiment = `${each.side} ${each.called.whole}`;
    const before = nearest.get(regiment)?.far ?? Number.POSITIVE_INFINITY;
    if (far !== null && far < before) nearest.set(regiment, { each, far });
  }
  nearest.delete(`${piece.side} ${piece.called.whole}`);
  return [...nearest.values()].sort((a, b) => a.far - b.far);
}

/** The enemy's possible attacks on a piece, with the chance of each. */
function threatsTold(piece: Piece, { threats }: QuestionContext): string[] {
  const found = threats?.(piece.id).slice(0, MAX_THREATS) ?? [];
  if (!threats) return [];
  if (found.length === 0) return ['No enemy can attack it from where it stands.'];
  const each = found.map(({ label, reckoning }) => {
    const good = sharesOf(reckoning).filter(({ outcome }) => outcome.rank > 0);
    return `${label} (${shareText(good)})`;
  });
  return [`They could: ${each.join('; ')}.`];
}

/** A piece of either side in words: its side, what it is and where, its strength, and its regiment's order and state. */
function described(said: string, about: QuestionContext): string {
  const piece = pieceOf(said, about);
  return typeof piece === 'string' ? piece : pieceInWords(piece, about);
}

/** A piece of either side in words. */
export function pieceInWords(piece: Piece, { scene, game }: Pick<QuestionContext, 'scene' | 'game'>): string {
  const side = game?.position.sides[piece.side];
  const body = scene?.bodies.find(({ id }) => id === piece.group);
  return [
    `${side === undefined ? '' : `${side}: `}${piece.story}.`,
    ...strengthTold(piece),
    ...(body && body.pieces.length > 1 ? [bodyInWords(body)] : []),
  ].join(' ');
}

function strengthTold({ strength, figures }: Piece): string[] {
  const left = strength && strength.full > 1 ? [`strength ${strength.left} of ${strength.full}`] : [];
  const all = [...left, ...figures.map(({ label, value }) => `${label} ${value}`)];
  return all.length === 0 ? [] : [`${all.join(', ').replace(/^./, (first) => first.toUpperCase())}.`];
}

function bodyInWords({ name, leader, order, state, facts }: Body): string {
  const told = [
    ...(leader === '' ? [] : [`led by ${leader}`]),
    ...(order === null ? [] : [order.startsWith('no ') ? order : `order ${order}`]),
    ...(state === '' ? [] : [state]),
    ...facts.map(({ label, value }) => `${label} ${value}`),
  ];
  return `${name}: ${told.join(', ')}.`;
}

function between(said: string, about: QuestionContext): string {
  const [one = '', other] = said.split(/\s+to\s+/);
  if (other === undefined) return 'Say it as "distance 7th fusiliers to howard".';
  const [from, to] = [pieceOf(one, about), pieceOf(other, about)];
  if (typeof from === 'string') return from;
  if (typeof to === 'string') return to;
  const far = howFar(from, to, about.ground);
  return far === null
    ? 'One of them is not on the field.'
    : `From ${nameOf(from)} to ${nameOf(to)}: ${inMeasure(far, about.ground)}${towards(from, to, about.ground)}.`;
}

function last({ game }: QuestionContext): string {
  const told =
    game?.log
      .slice(-MAX_LAST_DEEDS)
      .map(({ logItem: { sentence } }) => sentence.replace(/([^.?!])$/, '$1.')) ?? [];
  return told.length === 0 ? 'Nothing has happened yet.' : told.join(' ');
}

function losses({ game }: QuestionContext): string {
  if (!game) return 'There is no game here.';
  const of = ([0, 1] as const).map((side) => {
    const { units, of: all, men, menOf } = game.rules.losses(game.field, game.position.state, side);
    return `The ${game.position.sides[side]} side has lost ${units} of ${all} units and ${men} of ${menOf} men`;
  });
  return `${of.join('. ')}.`;
}

/** The one piece whose name has these words, the first of several that differ by number alone; else why there is none. */
function pieceOf(said: string, { scene }: QuestionContext): Piece | string {
  if (said === '') return 'Say a name too, such as "near howard".';
  const there = (scene?.pieces ?? []).filter(({ place }) => place !== null);
  // A unit with this name comes before guns that have it in brackets.
  const own = namedBy(there, ({ name }) => name.replace(/\(.*\)/, ''), said);
  const found = own.length > 0 ? own : namedBy(there, ({ name }) => name, said);
  const [only] = found;
  if (!only) return `No piece on the field is called "${said}".`;
  if (new Set(found.map(({ group }) => group)).size > 1)
    return `Which? ${listNames(found.slice(0, MAX_NEAR_REGIMENTS).map(({ name }) => name))}.`;
  return only;
}

const nameOf = ({ called }: Piece): string => `${called}`;

/** Hexes, or thousandths of an inch between the nearest edges; null if one of them is not on the field. */
function howFar(one: Piece, other: Piece, ground: Ground): number | null {
  if (ground.kind === 'table') return one.pose && other.pose ? gap(one.pose, other.pose) : null;
  if (!one.place || !other.place || !('hex' in one.place) || !('hex' in other.place)) return null;
  return distance(ground.map, one.place.hex, other.place.hex);
}

/** ` to the north-west`, for a piece seen from another; nothing in the same place. */
function towards(one: Piece, other: Piece, ground: Ground): string {
  const degrees = bearingOf(one, other, ground);
  return degrees === null ? '' : ` to the ${compassWord(degrees)}`;
}

/** Degrees clockwise from north, or from the top of a table; null in the same place or off the field. */
function bearingOf(one: Piece, other: Piece, ground: Ground): number | null {
  if (ground.kind === 'table') {
    if (!one.pose || !other.pose) return null;
    const { pose: from } = one;
    return from.x === other.pose.x && from.y === other.pose.y ? null : bearingTo(from, other.pose) / 10;
  }
  if (!one.place || !other.place || !('hex' in one.place) || !('hex' in other.place)) return null;
  if (one.place.hex === other.place.hex) return null;
  const [from, to] = [centre(ground.map, one.place.hex), centre(ground.map, other.place.hex)];
  return (Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI;
}

function inMeasure(far: number, { kind }: Ground): string {
  if (kind === 'table') {
    return lengthNumber(far) === '0' ? 'touching' : lengthWords(far);
  }
  return far === 0 ? 'in the same hex' : far === 1 ? '1 hex' : `${far} hexes`;
}
