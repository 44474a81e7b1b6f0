/** What the desk tells to one who asks in words: odds, who is near, how far, what happened, what is lost. It changes nothing. */

import { distance, gap } from '@linstock/ground';
import { sharesOf, shareText } from '@linstock/kernel';
import { isOfficer, listed, namedBy, type Piece } from '@linstock/scene';
import type { FieldGround } from '../field/picture.ts';
import type { SessionState } from '../state.ts';

/** Pieces named by `near`. */
const NEAREST = 6;

/** Deeds told by `last`. */
const LAST = 3;

const HELP =
  'Ask: odds, near and a name, distance and a name to a name, last, losses, what. ' +
  'Tell: who, what, and whom or where, such as "71st to Morgan Hill", "advance legion infantry 2", "wheel webster left", ' +
  '"3d company fires on the militia"; or words out of an answer; then yes, back, undo, end, forced, halt.';

/** The answer to a question of the desk; null where the line asks none. */
export function toldAtDesk(line: string, state: SessionState, ground: FieldGround): string | null {
  const [word = '', ...rest] = line.trim().toLowerCase().split(/\s+/);
  const said = rest.join(' ');
  switch (word) {
    case 'help':
      return HELP;
    case 'odds':
      return oddsTold(state);
    case 'near':
      return near(said, state, ground);
    case 'distance':
      return between(said, state, ground);
    case 'last':
      return last(state);
    case 'losses':
      return losses(state);
    default:
      return null;
  }
}

/** What the dice may say to what is chosen. */
export function oddsTold({ meaning }: SessionState): string {
  const first = meaning?.preview.first;
  if (!meaning) return 'Nothing is chosen yet. Say who acts and on whom, then "odds".';
  if (!first) return `${meaning.choice.label}: no dice are thrown for it.`;
  const shares = sharesOf(first).map((share) => `${share.outcome.label} ${shareText([share])}`);
  return `${first.title}: ${shares.join(', ')}.`;
}

function near(said: string, state: SessionState, ground: FieldGround): string {
  const piece = pieceOf(said, state);
  if (typeof piece === 'string') return piece;
  const found = (state.scene?.pieces ?? [])
    .filter((each) => each.id !== piece.id && !isOfficer(each))
    .flatMap((each) => {
      const far = howFar(piece, each, ground);
      return far === null ? [] : [{ each, far }];
    })
    .sort((a, b) => a.far - b.far)
    .slice(0, NEAREST);
  if (found.length === 0) return `Nobody stands near ${piece.name}.`;
  const whose = ({ side }: Piece) => (side === piece.side ? 'own' : 'enemy');
  return `Near ${piece.name}: ${found.map(({ each, far }) => `${each.name} (${whose(each)}), ${inMeasure(far, ground)}`).join('; ')}.`;
}

function between(said: string, state: SessionState, ground: FieldGround): string {
  const [one = '', other] = said.split(/\s+to\s+/);
  if (other === undefined) return 'Say it as "distance 7th fusiliers to howard".';
  const [from, to] = [pieceOf(one, state), pieceOf(other, state)];
  if (typeof from === 'string') return from;
  if (typeof to === 'string') return to;
  const far = howFar(from, to, ground);
  return far === null
    ? 'One of them is not on the field.'
    : `From ${from.name} to ${to.name}: ${inMeasure(far, ground)}.`;
}

function last({ game }: SessionState): string {
  const told = game?.log.slice(-LAST).map((each) => each.told.sentence) ?? [];
  return told.length === 0 ? 'Nothing has happened yet.' : told.join(' ');
}

function losses({ game }: SessionState): string {
  if (!game) return 'No game lies here.';
  const of = ([0, 1] as const).map((side) => {
    const { units, of: all, men, menOf } = game.rules.losses(game.field, game.position.state, side);
    return `${game.position.sides[side]}: ${units} of ${all} units, ${men} of ${menOf} men`;
  });
  return `${of.join('. ')}.`;
}

/** The one piece whose name has these words, the first of several that differ by number alone; else why there is none. */
function pieceOf(said: string, { scene }: SessionState): Piece | string {
  if (said === '') return 'Say a name too, such as "near howard".';
  const there = (scene?.pieces ?? []).filter(({ place }) => place !== null);
  const found = namedBy(there, ({ name }) => name, said);
  const [only] = found;
  if (!only) return `Nobody on the field is called "${said}".`;
  if (new Set(found.map(({ group }) => group)).size > 1)
    return `Which? ${listed(found.slice(0, NEAREST).map(({ name }) => name))}.`;
  return only;
}

/** Hexes, or thousandths of an inch between the nearest edges; null where one of them is not on the field. */
function howFar(one: Piece, other: Piece, ground: FieldGround): number | null {
  if (ground.kind === 'table') return one.pose && other.pose ? gap(one.pose, other.pose) : null;
  if (!one.place || !other.place || !('hex' in one.place) || !('hex' in other.place)) return null;
  return distance(ground.picture.map, one.place.hex, other.place.hex);
}

function inMeasure(far: number, { kind }: FieldGround): string {
  if (kind === 'table') return `${Math.round(far / 10) / 100} inches`;
  return far === 0 ? 'the same hex' : far === 1 ? '1 hex' : `${far} hexes`;
}
