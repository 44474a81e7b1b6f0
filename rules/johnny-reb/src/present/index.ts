import type { Question } from '@linstock/kernel';
import { fromView, type Presentation, type Sheet } from '@linstock/scene';
import type { Answer } from '../model/answers.ts';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import { editFields } from '../play/by-hand/edit-fields.ts';
import { attempt } from './attempt.ts';
import { changeSheet } from './change-sheet.ts';
import { chargeSheet } from './charge-sheet.ts';
import { fireSheet } from './fire-sheet.ts';
import { meant } from './meant.ts';
import { orderSheet } from './order-sheet.ts';
import { outlook } from './outlook.ts';
import { picks } from './picks.ts';
import { posed } from './posed.ts';
import { reaction } from './reaction.ts';
import { ground, scene } from './scene.ts';
import { sight, zones } from './sight.ts';
import { situations } from './situations.ts';
import { threats } from './threats.ts';

/** The presentation of Johnny Reb, and the ways to click and write its answers. */
export const present: Presentation<State, Answer, Field> = {
  shows: {
    scene: ({ field, state, known }) => scene(field, state, known),
    ground,
    sight: fromView(sight),
    zones: fromView(zones),
    threats: fromView(threats),
    posed: fromView(posed),
    outlook: fromView(outlook),
    situations: fromView(situations),
    editFields: fromView(editFields),
  },
  clicks: { picks: fromView(picks), meaning: fromView(meant), attempt: fromView(attempt) },
  asks: {
    reaction: fromView(reaction),
    sheet: fromView(sheet),
    composed: {
      orders: 'sheet',
      changes: 'sheet',
      charges: 'sheet',
      'first-fires': 'sheet',
      'remaining-fires': 'sheet',
      'new-targets': 'picks',
      interrupt: 'picks',
      pivot: 'picks',
      volley: 'picks',
      disengage: 'picks',
      moves: 'picks',
      'quick-march': 'picks',
    },
  },
};

/** The sheet of a question that has one; null for all that are clicked. */
function sheet(field: Field, s: State, question: Question<Answer>): Sheet<Answer> | null {
  switch (question.kind) {
    case 'orders':
      return orderSheet(field, s, question);
    case 'changes':
      return changeSheet(field, s, question);
    case 'charges':
      return chargeSheet(field, s, question);
    case 'first-fires':
    case 'remaining-fires':
      return fireSheet(field, s, { side: question.side, kind: question.kind });
    default:
      return null;
  }
}
