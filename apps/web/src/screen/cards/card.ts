/** The text of a hover card about a piece, a place, a mark or a step of play: from the scene's data and the guide of the rules. */
import type { Clauses, Guide } from '@linstock/kernel';
import {
  type Body,
  cheapestOf,
  isOfficer,
  type OrderMarker,
  type Piece,
  type Scene,
  sentence,
} from '@linstock/scene';
import type { FieldGround } from '../../board/fieldGround.ts';
import type { CardSubject } from '../../common/cards/cardSubject.ts';
import { LEGEND_WORDS } from '../../common/cards/legendWords.ts';
import { idOfPlace } from '../../common/places.ts';
import { narrowedIn } from '../../play/state/modeSelectors.ts';
import type { SessionState } from '../../play/state/state.ts';
import { describeState } from '../troops/stateWords.ts';
import { describeGround } from './groundWords.ts';
import { removeName } from './textWithoutName.ts';

/** A card's text. */
export interface Card {
  readonly title: string;
  /** The side it belongs to; null if it belongs to none. */
  readonly side: 0 | 1 | null;
  readonly lines: readonly string[];
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** Its marks and its order, each with what it means. */
  readonly signs: readonly { readonly letter: string; readonly label: string; readonly says: string }[];
}

type CardState = Pick<SessionState, 'scene' | 'game' | 'mode'>;

/** The card of the pointed subject. Null if there is nothing to say. */
export function cardOf(about: CardSubject, state: CardState, ground: FieldGround): Card | null {
  const { scene, game } = state;
  if (!scene || !game) return null;
  const { clauses, guide = null } = game.rules;
  if ('piece' in about) return cardOfPiece(about.piece, scene, clauses, guide);
  if ('place' in about) return cardOfPlace(about.place, state, ground, guide);
  if ('step' in about) return cardOfStep(about.step, scene, clauses, guide);
  if ('clause' in about) return cardOfClause(about.clause, clauses);
  if ('sign' in about) return { ...EMPTY, title: sentence(about.sign), lines: [LEGEND_WORDS[about.sign]] };
  const says = guide?.signs.marks[about.mark];
  return says === undefined ? null : { ...EMPTY, title: sentence(about.label), lines: [says] };
}

const EMPTY: Omit<Card, 'title'> = { side: null, lines: [], facts: [], signs: [] };

/** Figures on a card: as many as are read at a glance. */
const MOST_FACTS = 6;

function cardOfPiece(id: string, scene: Scene, clauses: Clauses, guide: Guide | null): Card | null {
  const piece = scene.pieces.find((each) => each.id === id);
  if (!piece) return null;
  const body = scene.bodies.find((each) => each.id === piece.group);
  const lasting = piece.marks.filter(({ passing }) => !passing);
  const marks = lasting.map((mark) => ({
    letter: mark.letter,
    label: sentence(mark.label),
    says: guide?.signs.marks[mark.kind] ?? lineOf(clauses, mark.clause),
  }));
  return {
    title: piece.name,
    side: piece.side,
    lines: [guide?.signs.arms[piece.kind], belongs(piece, body), together(piece, scene), done(piece)].filter(
      (line) => line !== undefined,
    ),
    facts: piece.figures.slice(0, MOST_FACTS),
    signs: [...orders(piece, scene, body, guide), ...marks],
  };
}

/** The body it belongs to, the state of that body and its leader; and the formation of the piece. */
function belongs({ name, formation, kind, figures }: Piece, body: Body | undefined): string | undefined {
  const officer = isOfficer({ kind });
  const leader = body?.leader ?? '';
  // `Webster's Command` says who leads it, and `led by Brig. Gen. Archer` that it is Archer's.
  const of = body && body.name !== name && !officer && !leader.endsWith(body.name) ? body.name : '';
  const led = leader !== '' && !officer && !of.includes(leader) ? `led by ${leader}` : '';
  const formed = figures.slice(0, MOST_FACTS).some(({ value }) => value === formation) ? '' : formation;
  const said = [of, led, officer || !body ? '' : describeState(body), formed ?? '']
    .filter(Boolean)
    .join(', ');
  return said === '' ? undefined : `${sentence(said)}.`;
}

/** Its actions so far in this turn or phase. */
function done({ marks }: Piece): string | undefined {
  const passing = marks.filter((mark) => mark.passing).map(({ label }) => label);
  return passing.length === 0 ? undefined : `${sentence(passing.join(', '))}.`;
}

/** Number of other pieces of its side in the same hex. */
function together({ id, kind, place, side }: Piece, { pieces }: Scene): string | undefined {
  if (place === null || !('hex' in place)) return undefined;
  const at = idOfPlace(place);
  const others = pieces.filter(
    (each) => each.id !== id && each.side === side && each.place && idOfPlace(each.place) === at,
  );
  if (others.length === 0) return undefined;
  const [one] = others;
  const whom = isOfficer({ kind }) ? 'him' : 'it';
  return others.length === 1 && one
    ? `${sentence(one.called.article && isOfficer(one) ? one.called : one.name)} is with ${whom} here.`
    : `${others.length} more stand here with ${whom}.`;
}

function orders(piece: Piece, scene: Scene, body: Body | undefined, guide: Guide | null): Card['signs'] {
  const marker = scene.markers?.find((each) => each.piece === piece.id);
  const says = marker && guide?.signs.orders[marker.face];
  if (!marker || says === undefined) return [];
  const name = orderName(marker, body);
  return [{ letter: '', label: `Order: ${name}`, says: removeName(says, name) }];
}

function orderName({ face, label }: OrderMarker, body: Body | undefined): string {
  return face === 'sealed' || face === 'unset' ? label : (body?.order ?? label);
}

function cardOfPlace(place: string, state: CardState, ground: FieldGround, guide: Guide | null): Card | null {
  const words = describeGround(place, ground, guide);
  if (!words) return null;
  const next = [...(narrowedIn(state)?.next.values() ?? [])].find(
    ({ pick }) => 'hex' in pick && idOfPlace(pick) === place,
  );
  const way = next && cheapestOf(next.choices);
  const cost = way?.cost === undefined ? [] : [`${sentence(way.label)}: costs ${way.cost}.`];
  return { ...EMPTY, ...words, lines: [...words.lines, ...cost] };
}

function cardOfStep(at: number, scene: Scene, clauses: Clauses, guide: Guide | null): Card | null {
  const step = scene.steps[at];
  if (!step) return null;
  const told = guide?.sequence.find(({ clause }) => clause === step.clause)?.line;
  const when = at < scene.step ? 'Over for this turn.' : at === scene.step ? 'Now.' : '';
  const lines = [told ?? lineOf(clauses, step.clause), when].filter(Boolean);
  return { ...EMPTY, title: step.label, side: step.side, lines };
}

function cardOfClause(id: string, clauses: Clauses): Card | null {
  const line = lineOf(clauses, id);
  return line === '' ? null : { ...EMPTY, title: `Rule ${id}`, lines: [line] };
}

function lineOf(clauses: Clauses, clause: string | null): string {
  return (clause !== null && clauses[clause]?.line) || '';
}
