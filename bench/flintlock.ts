import { type Answer, flintlock, type State } from '@linstock/flintlock';
import type { Question } from '@linstock/kernel';
import type { Part } from './part.ts';
import { battleOf, type OfferedAttack } from './played.ts';
import { captainRows, cardRow, memoryRows, oddsRow, playRows } from './rulebook.ts';

const guilford = battleOf(flintlock, 'guilford');

/** The speed of Flintlock in its largest battle, the cost of the odds of a shot, and the thinking time of its bot. */
export const flintlockPart: Part = {
  name: 'flintlock',
  title: 'Flintlock: Guilford Courthouse, random legal answers',
  run({ effort }) {
    return [
      ...playRows(guilford, effort, { least: 60_000 }),
      oddsRow(guilford, 'shot', shotOf, left, effort),
      cardRow(guilford, 'Shock', shockOf, effort, byReflex),
      ...captainRows(guilford),
      ...memoryRows(guilford),
    ];
  },
};

/** A Shock that is offered. */
const shockOf: OfferedAttack<Answer> = (question) =>
  question.kind === 'action' && question.refuse({ do: 'shock' }) === null ? { do: 'shock' } : null;

/** Chance alone rarely brings Lines together. */
const byReflex = (state: State, question: Question<Answer>): Answer =>
  flintlock.heuristics.reflex(guilford.field, state, question, {}, []);

/** The first shot that is offered. */
const shotOf: OfferedAttack<Answer> = (question: Question<Answer>) => {
  if (question.kind !== 'action' && question.kind !== 'gun-action') return null;
  return [...question.options()].find((answer) => answer.do === 'fire') ?? null;
};

/** The state of the units that were in it. */
const left = ({ at, reduced, disordered, abandoned, status, track }: State) => [
  at,
  reduced,
  disordered,
  abandoned,
  status,
  track,
];
