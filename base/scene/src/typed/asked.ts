/** What is told to one who asks in words, at a desk or in a terminal: who is near, how far, what happened, what is lost. */
import { distance, gap } from '@linstock/ground';
import type { Game } from '@linstock/kernel';
import type { Ground } from '../ground.ts';
import { isOfficer, type Piece } from '../piece.ts';
import type { Scene } from '../scene.ts';
import { listed, regimentIn, withThe } from '../sentences.ts';
import { namedBy } from '../words.ts';

/** What is asked about. */
export interface AskedOf {
  readonly game: Pick<Game<unknown, unknown, unknown>, 'log' | 'rules' | 'field' | 'position'> | null;
  readonly scene: Scene | null;
  readonly ground: Ground;
}

/** Regiments named by `near`, each by whoever of it is nearest. */
const NEAREST = 6;

/** Deeds told by `last`. */
const LAST = 3;

/** The answer to a line that asks what lies open to all; null where it asks no such thing. */
export function toldOf(line: string, about: AskedOf): string | null {
  const [word = '', ...rest] = line.trim().toLowerCase().split(/\s+/);
  const said = rest.join(' ');
  switch (word) {
    case 'near':
      return near(said, about);
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

function near(said: string, about: AskedOf): string {
  const piece = pieceOf(said, about);
  if (typeof piece === 'string') return piece;
  const { scene, ground, game } = about;
  const nearest = new Map<string, { readonly each: Piece; readonly far: number }>();
  for (const each of scene?.pieces ?? []) {
    const far = each.id === piece.id || isOfficer(each) ? null : howFar(piece, each, ground);
    const regiment = `${each.side} ${regimentIn(each.name)}`;
    const before = nearest.get(regiment)?.far ?? Number.POSITIVE_INFINITY;
    if (far !== null && far < before) nearest.set(regiment, { each, far });
  }
  const own = `${piece.side} ${regimentIn(piece.name)}`;
  const found = [...nearest]
    .filter(([regiment]) => regiment !== own)
    .sort(([, a], [, b]) => a.far - b.far)
    .slice(0, NEAREST)
    .map(([, { each, far }]) => {
      const whose = game?.position.sides[each.side];
      return `${withThe(regimentIn(each.name))}${whose === undefined ? '' : ` (${whose})`}, ${inMeasure(far, ground)}`;
    });
  return found.length === 0
    ? `Nobody stands near ${nameOf(piece)}.`
    : `Near ${nameOf(piece)}: ${found.join('; ')}.`;
}

function between(said: string, about: AskedOf): string {
  const [one = '', other] = said.split(/\s+to\s+/);
  if (other === undefined) return 'Say it as "distance 7th fusiliers to howard".';
  const [from, to] = [pieceOf(one, about), pieceOf(other, about)];
  if (typeof from === 'string') return from;
  if (typeof to === 'string') return to;
  const far = howFar(from, to, about.ground);
  return far === null
    ? 'One of them is not on the field.'
    : `From ${nameOf(from)} to ${nameOf(to)}: ${inMeasure(far, about.ground)}.`;
}

function last({ game }: AskedOf): string {
  const told =
    game?.log.slice(-LAST).map(({ told: { sentence } }) => sentence.replace(/([^.?!])$/, '$1.')) ?? [];
  return told.length === 0 ? 'Nothing has happened yet.' : told.join(' ');
}

function losses({ game }: AskedOf): string {
  if (!game) return 'No game lies here.';
  const of = ([0, 1] as const).map((side) => {
    const { units, of: all, men, menOf } = game.rules.losses(game.field, game.position.state, side);
    return `The ${game.position.sides[side]} side has lost ${units} of ${all} units and ${men} of ${menOf} men`;
  });
  return `${of.join('. ')}.`;
}

/** The one piece whose name has these words, the first of several that differ by number alone; else why there is none. */
function pieceOf(said: string, { scene }: AskedOf): Piece | string {
  if (said === '') return 'Say a name too, such as "near howard".';
  const there = (scene?.pieces ?? []).filter(({ place }) => place !== null);
  // Whose own name it is comes before guns that bear it in brackets.
  const own = namedBy(there, ({ name }) => name.replace(/\(.*\)/, ''), said);
  const found = own.length > 0 ? own : namedBy(there, ({ name }) => name, said);
  const [only] = found;
  if (!only) return `Nobody on the field is called "${said}".`;
  if (new Set(found.map(({ group }) => group)).size > 1)
    return `Which? ${listed(found.slice(0, NEAREST).map(({ name }) => name))}.`;
  return only;
}

const nameOf = (piece: Piece): string => (isOfficer(piece) ? piece.name : withThe(piece.name));

/** Hexes, or thousandths of an inch between the nearest edges; null where one of them is not on the field. */
function howFar(one: Piece, other: Piece, ground: Ground): number | null {
  if (ground.kind === 'table') return one.pose && other.pose ? gap(one.pose, other.pose) : null;
  if (!one.place || !other.place || !('hex' in one.place) || !('hex' in other.place)) return null;
  return distance(ground.map, one.place.hex, other.place.hex);
}

function inMeasure(far: number, { kind }: Ground): string {
  if (kind === 'table') {
    const inches = Math.round(far / 10) / 100;
    if (inches === 0) return 'touching';
    return inches === 1 ? '1 inch' : `${inches} inches`;
  }
  return far === 0 ? 'in the same hex' : far === 1 ? '1 hex' : `${far} hexes`;
}
