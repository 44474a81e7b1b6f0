import { type Question } from '@linstock/kernel';
import type { Clicks, Picked, PickedAnswer, PositionView } from '@linstock/scene';
import { type Answer, type DecisionName, decisionsFor } from '../model/answers.ts';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import { moversIn } from '../play/movement.ts';
import { ending } from './decisions/ending.ts';
import { CLICK_ROWS } from './decisions/index.ts';
import { type ClickRow, type ClickView, readClicks, readPiece } from './decisions/row.ts';
import * as name from './names.ts';
import { DONE } from '../play/done.ts';

type LegionsView = PositionView<State, Answer, Field>;

/** The meaning of clicks in American Legions: one row for each kind of answer. */
export const clicks: Clicks<State, Answer, Field> = {
  picks: (view, question, answer) => picks(view, question, answer),
  /** For marches, so that the thousands of a whole army need not be listed at once. */
  actors(view, { kind, side }) {
    if (kind !== 'move') return null;
    const movers = moversIn({ field: view.field, s: view.state, side }).map(({ who, answers }) => ({
      picks:
        'officer' in who
          ? [{ piece: name.officerId(side, who.officer) }]
          : who.companies.map((company) => ({ piece: name.companyId(company) })),
      answers,
    }));
    return [...movers, { picks: ending(kind).picks, answers: () => [DONE] }];
  },
  meaning: (view, question, clicked) => meaning(view, question, clicked),
  attempt(view, question, piece) {
    const clicked = readPiece(view.field, piece);
    return clicked && firstOf(question.kind, ({ attempt }) => attempt?.(askedIn(view, question), clicked));
  },
};

/** The clicks and the label of an answer. */
export function picks(view: LegionsView, question: Question<Answer>, answer: Answer): PickedAnswer {
  return rowFor(answer.do).picks(askedIn(view, question), answer);
}

/** The answer that these clicks mean, legal or not; null if they mean none. */
export function meaning(
  view: LegionsView,
  question: Question<Answer>,
  picked: readonly Picked[],
): Answer | null {
  const clicked = readClicks(view.field, picked);
  return firstOf(question.kind, ({ meaning: of }) => of?.(askedIn(view, question), clicked));
}

const askedIn = ({ field, state }: LegionsView, { side, kind }: Question<Answer>): ClickView => ({
  field,
  s: state,
  side,
  kind,
});

const rowFor = (decision: DecisionName) => CLICK_ROWS[decision] as ClickRow<DecisionName>;

/** The first answer found by the rows of a kind of question; null if there is none. */
function firstOf(
  kind: string,
  found: (row: ClickRow<DecisionName>) => Answer | null | undefined,
): Answer | null {
  for (const decision of decisionsFor(kind)) {
    const answer = found(rowFor(decision));
    if (answer) return answer;
  }
  return null;
}
