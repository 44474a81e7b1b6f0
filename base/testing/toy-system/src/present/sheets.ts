import type { Question, Side } from '@linstock/kernel';
import type { Filled, Sheet, SheetChoice } from '@linstock/scene';
import type { Answer, AnswerOf } from '../model/answers.ts';
import { company, holdingCompanies, nameOf, pieceOf, standing, type ToyState } from '../model/state.ts';
import { ORDERS } from '../tables/index.ts';
import { markerOf, type ToyView } from './scene.ts';

/** The sheet of a question that is answered in secret; null for others. */
export function sheet({ state: s }: ToyView, question: Question<Answer>): Sheet<Answer> | null {
  if (question.kind === 'orders') return orderSheet(s, question.side);
  return question.kind === 'stance' ? stanceSheet(s, question.side) : null;
}

function orderSheet(s: ToyState, side: Side): Sheet<AnswerOf<'orders'>> {
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
        does: 'It advances as far as you choose.',
      },
    ]),
    untold: null,
    refusePart: () => null,
    read: ({ orders }) =>
      Object.fromEntries(orders.map(({ company: id, order }) => [`${id}`, { choice: order }])),
    means: (_row, written) => (written === null ? 'no order yet' : ''),
    markers: (filled) =>
      ids.map((id) => markerOf(s, id, ORDERS.find((order) => order === filled[`${id}`]?.choice) ?? 'unset')),
    answer(filled) {
      const chosen = choiceOfEach(ids, filled, (choice) => ORDERS.find((order) => order === choice));
      return chosen && { do: 'orders', orders: chosen.map(([id, order]) => ({ company: id, order })) };
    },
    warn: (filled) =>
      Object.values(filled).every(({ choice }) => choice !== 'advance') ? ['Nobody advances.'] : [],
  };
}

function stanceSheet(s: ToyState, side: Side): Sheet<AnswerOf<'stance'>> {
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
      const chosen = choiceOfEach(ids, filled, (choice) => choice);
      return (
        chosen && {
          do: 'stance',
          stances: chosen.map(([id, choice]) => ({ company: id, kneel: choice === 'kneel' })),
        }
      );
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

/** The choice of each company, in sequence; null if one has none. */
function choiceOfEach<T>(
  ids: readonly number[],
  filled: Filled,
  read: (choice: string) => T | undefined,
): (readonly [number, T])[] | null {
  const choices: (readonly [number, T])[] = [];
  for (const id of ids) {
    const written = filled[id];
    const choice = written && read(written.choice);
    if (choice === undefined) return null;
    choices.push([id, choice]);
  }
  return choices;
}
