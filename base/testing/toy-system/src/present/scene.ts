import type { Clock } from '@linstock/kernel';
import {
  type Base,
  Name,
  type OrderMarker,
  type Piece,
  type PositionView,
  type Scene,
} from '@linstock/scene';
import type { Answer } from '../model/answers.ts';
import type { Square } from '../model/field.ts';
import {
  BASE,
  calledOf,
  company,
  footprint,
  menOf,
  nameOf,
  pieceOf,
  standing,
  type ToyState,
} from '../model/state.ts';
import { FULL_STRENGTH, type Order, SIDES } from '../tables/index.ts';

/** A position of the toy system as a seat sees it. */
export type ToyView = PositionView<ToyState, Answer, Square>;

/** The progress of the game. */
export const clock = (s: ToyState): Clock => ({ label: `Beat ${s.beat}`, now: s.beat, of: null, side: null });

const LETTERS = ['a', 'b', 'c'];

function pieceAt(s: ToyState, id: number, ordered: string | undefined): Piece {
  const each = company(s, id);
  const { side, men, column, shaken } = each;
  const gone = men === 0;
  const stand = footprint(each);
  const formation = column ? 'in column' : 'in line';
  return {
    id: pieceOf(id),
    number: id,
    side,
    kind: 'foot',
    name: nameOf(s, id),
    called: calledOf(s, id),
    short: `${SIDES[side]} ${LETTERS[each.lane]}`,
    group: `side:${side}`,
    place: gone ? null : { spot: { x: stand.x, y: stand.y } },
    ...(gone ? {} : { pose: stand, bases: basesOf(column, men) }),
    strength: { left: men, full: FULL_STRENGTH },
    formation,
    off: gone ? 'gone' : null,
    facing: gone ? null : stand.facing,
    marks: shaken
      ? [{ kind: 'disordered', letter: 'S', label: 'shaken', clause: 'D-3', passing: false }]
      : [],
    figures: [
      { label: 'Men', value: `${men} of ${FULL_STRENGTH}`, clause: 'D-7' },
      ...(ordered === undefined ? [] : [{ label: 'Order', value: ordered, clause: 'D-1' }]),
    ],
    coat: side === 0 ? 'blue' : 'grey',
    facings: side === 0 ? 'red' : 'black',
    story: `The ${nameOf(s, id)}, ${men} of ${FULL_STRENGTH} men, ${formation}${shaken ? ', shaken' : ''}.`,
  };
}

/** Three bases, from right to left or from front to rear; men fall from the last. */
function basesOf(column: boolean, men: number): Base[] {
  const full = Math.ceil(FULL_STRENGTH / 3);
  return [0, 1, 2].map((n) => ({
    right: column ? 0 : (1 - n) * BASE.frontage,
    ahead: column ? (1 - n) * BASE.depth : 0,
    turn: 0,
    ...BASE,
    strength: { left: Math.max(0, Math.min(full, men - n * full)), full },
  }));
}

/** Orders that are revealed, and one's own that are not. */
function ordersKnown(s: ToyState, known: ToyView['known']): readonly (Order | undefined)[] {
  const own = known.flatMap(({ answer }) => (answer?.do === 'orders' ? answer.orders : []));
  return s.companies.map((_, id) => s.orders[id] ?? own.find((each) => each.company === id)?.order);
}

/** The scene of a position, for the screen. */
export function scene({ state: s, known }: ToyView): Scene {
  const orders = ordersKnown(s, known);
  return {
    clock: clock(s),
    steps: [],
    step: 0,
    pieces: s.companies.map((_, id) => pieceAt(s, id, orders[id])),
    bodies: ([0, 1] as const).map((side) => ({
      id: `side:${side}`,
      side,
      name: `${SIDES[side]} companies`,
      called: new Name(`${SIDES[side]} companies`, { article: true, plural: true }),
      leader: '',
      order: null,
      state: 'in good order',
      facts: [{ label: 'Men', value: `${menOf(s, side)}`, clause: null }],
      pieces: standing(s, side).map(pieceOf),
    })),
    markers: ([0, 1] as const).flatMap((side) =>
      standing(s, side).map((id) => markerOf(s, id, orders[id] ?? 'sealed')),
    ),
    goals: [[], []],
    standing: [`${menOf(s, 0)} men stand.`, `${menOf(s, 1)} men stand.`],
  };
}

const FACES = { hold: 'hold', form: 'form', advance: 'move', sealed: 'sealed', unset: 'unset' } as const;

/** The marker of a company's order. */
export function markerOf(s: ToyState, id: number, order: keyof typeof FACES): OrderMarker {
  return {
    piece: pieceOf(id),
    face: FACES[order],
    label: `The ${nameOf(s, id)}: ${order}`,
    ...(order === 'advance' ? { heading: footprint(company(s, id)).facing } : {}),
  };
}
