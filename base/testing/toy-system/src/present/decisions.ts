import { last, type Question } from '@linstock/kernel';
import type { Picked, PickedAnswer } from '@linstock/scene';
import type { Answer, AnswerOf, DecisionName } from '../model/answers.ts';
import { cloned, company, footprint, nameOf, pieceOf, step, type ToyState } from '../model/state.ts';
import type { ToyView } from './scene.ts';

/** The clicks and the label of one kind of answer. */
type ClickRow<D extends DecisionName> = (
  s: ToyState,
  answer: AnswerOf<D>,
  question: Question<Answer>,
) => PickedAnswer;

const button = (id: string, label: string, ends = false): PickedAnswer => ({
  picks: [{ button: id, label, ...(ends ? { ends: true as const } : {}) }],
  label,
});

/** The clicks of each kind of answer. */
const CLICK_ROWS: { readonly [D in DecisionName]: ClickRow<D> } = {
  orders(s, { orders }) {
    const words = orders.map(({ company: id, order }) => `${nameOf(s, id)}: ${order}`).join('; ');
    return button(words, words);
  },
  stance(s, { stances }) {
    const words = stances
      .map(({ company: id, kneel }) => `${nameOf(s, id)} ${kneel ? 'kneels' : 'stands'}`)
      .join('; ');
    return button(words, words);
  },
  reserve: (s, { company: id }) => ({
    picks: [{ piece: pieceOf(id) }],
    label: `The ${nameOf(s, id)} is the reserve`,
  }),
  march: (s, { rows }) => marchPicks(s, rows),
  fire(s, { companies }, question) {
    if (companies.length === 0) return button('hold-fire', 'Nobody fires', true);
    return {
      picks: companies.map((id): Picked => ({ piece: pieceOf(id) })),
      label: `${companies.map((id) => `The ${nameOf(s, id)}`).join(' and ')} ${companies.length > 1 ? 'fire' : 'fires'}`,
      warns: question.standing ? [] : ['Nobody else may fire here.'],
    };
  },
  press: (_, { on }) => (on ? button('press', 'Go on') : button('halt', 'Halt', true)),
};

/** The clicks and the label of an answer. */
export const picks = ({ state }: ToyView, question: Question<Answer>, answer: Answer): PickedAnswer =>
  (CLICK_ROWS[answer.do] as ClickRow<DecisionName>)(state, answer, question);

/** A march is clicked by its company and the place where it ends. */
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
  const end = last(path);
  return {
    picks: [{ piece: pieceOf(id) }, end],
    label: `The ${nameOf(s, id)} advances ${rows} ${rows === 1 ? 'row' : 'rows'}`,
    cost: rows,
    path,
  };
}
