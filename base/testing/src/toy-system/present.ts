import type { Question, SealedAnswer, Side } from '@linstock/kernel';
import type {
  Base,
  Filled,
  OrderMarker,
  Picked,
  PickedAnswer,
  Piece,
  PositionView,
  Presentation,
  Scene,
  Sheet,
  SheetChoice,
} from '@linstock/scene';
import type { Answer, Orders, Stances } from './answers.ts';
import { menOf, pieceOf } from './play.ts';
import { holdingCompanies, step } from './questions.ts';
import {
  BASE,
  cloned,
  company,
  FULL_STRENGTH,
  footprint,
  nameOf,
  ORDERS,
  type Order,
  SIDES,
  type Square,
  standing,
  type ToyState,
} from './state.ts';

type ToyView = PositionView<ToyState, Answer, Square>;

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

/** Orders that are open, and one's own that are not. */
function orderedOf(s: ToyState, known: readonly SealedAnswer<Answer>[]): readonly (Order | undefined)[] {
  const own = known.flatMap(({ answer }) => (answer && 'orders' in answer ? answer.orders : []));
  return s.companies.map((_, id) => s.orders[id] ?? own.find((each) => each.company === id)?.order);
}

function scene({ state: s, known }: ToyView): Scene {
  const orders = orderedOf(s, known);
  return {
    clock: { label: `Beat ${s.beat}`, now: s.beat, of: null, side: null },
    steps: [],
    step: 0,
    pieces: s.companies.map((_, id) => pieceAt(s, id, orders[id])),
    bodies: ([0, 1] as const).map((side) => ({
      id: `side:${side}`,
      side,
      name: `${SIDES[side]} companies`,
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

function picks({ state: s }: ToyView, question: Question<Answer>, answer: Answer): PickedAnswer {
  const button = (id: string, label: string, ends = false): PickedAnswer => ({
    picks: [{ button: id, label, ...(ends ? { ends: true as const } : {}) }],
    label,
  });
  if ('orders' in answer) {
    const words = answer.orders.map(({ company: id, order }) => `${nameOf(s, id)}: ${order}`).join('; ');
    return button(words, words);
  }
  if ('stances' in answer) {
    const words = answer.stances.map(
      ({ company: id, kneel }) => `${nameOf(s, id)} ${kneel ? 'kneels' : 'stands'}`,
    );
    return button(words.join('; '), words.join('; '));
  }
  if ('reserve' in answer)
    return {
      picks: [{ piece: pieceOf(answer.reserve) }],
      label: `The ${nameOf(s, answer.reserve)} is the reserve`,
    };
  if ('press' in answer) return answer.press ? button('press', 'Go on') : button('halt', 'Halt', true);
  if ('march' in answer) return marchPicks(s, answer.march);
  if (answer.fire.length === 0) return button('hold-fire', 'Nobody fires', true);
  return {
    picks: answer.fire.map((id): Picked => ({ piece: pieceOf(id) })),
    label: `${answer.fire.map((id) => `The ${nameOf(s, id)}`).join(' and ')} ${answer.fire.length > 1 ? 'fire' : 'fires'}`,
    warns: question.standing ? [] : ['Nobody else may fire here.'],
  };
}

function marchPicks(s: ToyState, rows: number): PickedAnswer {
  const id = s.moving?.company ?? 0;
  if (rows === 0)
    return { picks: [{ button: 'stay', label: 'Stay', ends: true }], label: `The ${nameOf(s, id)} stays` };
  const ahead = cloned(s);
  const path = Array.from({ length: rows }, () => {
    step(ahead, id);
    const { x, y } = footprint(company(ahead, id));
    return { spot: { x, y } };
  });
  const end = path.at(-1) as { readonly spot: { readonly x: number; readonly y: number } };
  return {
    picks: [{ piece: pieceOf(id) }, end],
    label: `The ${nameOf(s, id)} advances ${rows} ${rows === 1 ? 'row' : 'rows'}`,
    cost: rows,
    path,
  };
}

function sheet({ state: s }: ToyView, question: Question<Answer>): Sheet<Answer> | null {
  if (question.kind === 'orders') return orderSheet(s, question.side);
  return question.kind === 'stance' ? stanceSheet(s, question.side) : null;
}

function orderSheet(s: ToyState, side: Side): Sheet<Orders> {
  const ids = standing(s, side);
  return {
    title: 'Orders of the beat',
    rows: rowsOf(s, ids, [
      { id: 'hold', label: 'Hold', letter: 'H', sign: 'hold', does: 'It stands, and may fire.' },
      { id: 'form', label: 'Form', letter: 'F', sign: 'form', does: 'It changes between line and column.' },
      {
        id: 'advance',
        label: 'Advance',
        letter: 'A',
        sign: 'move',
        does: 'It goes on as far as it is told to.',
      },
    ]),
    untold: null,
    refusePart: () => null,
    read: ({ orders }) =>
      Object.fromEntries(orders.map(({ company: id, order }) => [`${id}`, { choice: order }])),
    means: (_row, written) => (written === null ? 'not told yet' : ''),
    markers: (filled) =>
      ids.map((id) => markerOf(s, id, ORDERS.find((order) => order === filled[`${id}`]?.choice) ?? 'unset')),
    answer(filled) {
      const told = saidTo(ids, filled, (choice) => ORDERS.find((order) => order === choice));
      return told && { orders: told.map(([id, order]) => ({ company: id, order })) };
    },
    warn: (filled) =>
      Object.values(filled).every(({ choice }) => choice !== 'advance') ? ['Nobody advances.'] : [],
  };
}

const FACES = { hold: 'hold', form: 'form', advance: 'move', sealed: 'sealed', unset: 'unset' } as const;

function markerOf(s: ToyState, id: number, order: keyof typeof FACES): OrderMarker {
  return {
    piece: pieceOf(id),
    face: FACES[order],
    label: `The ${nameOf(s, id)}: ${order}`,
    ...(order === 'advance' ? { heading: footprint(company(s, id)).facing } : {}),
  };
}

function stanceSheet(s: ToyState, side: Side): Sheet<Stances> {
  const ids = holdingCompanies(s, side);
  return {
    title: 'Who kneels',
    rows: rowsOf(s, ids, [
      { id: 'stand', label: 'Stand' },
      { id: 'kneel', label: 'Kneel' },
    ]),
    untold: null,
    refusePart: () => null,
    read: ({ stances }) =>
      Object.fromEntries(
        stances.map(({ company: id, kneel }) => [`${id}`, { choice: kneel ? 'kneel' : 'stand' }]),
      ),
    means: () => '',
    markers: () => [],
    answer(filled) {
      const told = saidTo(ids, filled, (choice) => choice);
      return told && { stances: told.map(([id, choice]) => ({ company: id, kneel: choice === 'kneel' })) };
    },
    warn: () => [],
  };
}

function rowsOf(s: ToyState, ids: readonly number[], choices: readonly Omit<SheetChoice, 'refusal'>[]) {
  return ids.map((id) => ({
    id: `${id}`,
    piece: pieceOf(id),
    body: `side:${company(s, id).side}`,
    label: `The ${nameOf(s, id)}`,
    choices: choices.map((choice) => ({ ...choice, refusal: null })),
  }));
}

/** The order of each, in sequence; null while one lacks it. */
function saidTo<T>(
  ids: readonly number[],
  filled: Filled,
  read: (choice: string) => T | undefined,
): (readonly [number, T])[] | null {
  const told: (readonly [number, T])[] = [];
  for (const id of ids) {
    const said = filled[id];
    const choice = said && read(said.choice);
    if (choice === undefined) return null;
    told.push([id, choice]);
  }
  return told;
}

/** The presentation of the toy system. */
export const present: Presentation<ToyState, Answer, Square> = {
  shows: {
    scene,
    ground: ({ table }) => ({ kind: 'table', table, names: [] }),
  },
  clicks: { picks },
  asks: { sheet },
};
