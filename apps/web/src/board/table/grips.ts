/** The handles on the frame of the selected stands, and which of them the rules do not allow to be used. */
import { keysOf } from '@linstock/kernel';
import { type Draft, stepDraft, turnDraft, waysOf, wheelDraft } from './draft.ts';
import type { TableBoardProps } from './tableModel.ts';

/** The handles on the frame of the selected stands. */
export type Grip = 'ahead' | 'left' | 'right' | 'turn' | 'carry';

/** A least move by each handle: a tenth of an inch, or a degree. Carrying is always tried. */
const TRIALS: Readonly<Record<Exclude<Grip, 'carry'>, (draft: Draft) => Draft>> = {
  ahead: (draft) => stepDraft(draft, { right: 0, ahead: 100 }),
  left: (draft) => wheelDraft(draft, 'right', 10),
  right: (draft) => wheelDraft(draft, 'left', -10),
  turn: (draft) => turnDraft(draft, 150),
};

/** A tenth of an inch each way, without turning. */
const STEPS = [
  { right: 0, ahead: 100 },
  { right: 0, ahead: -100 },
  { right: 100, ahead: 0 },
  { right: -100, ahead: 0 },
];

/** True if a draft that has not moved may not move even a tenth of an inch: it can only turn in place. */
export function isFixed(draft: Draft, judge: TableBoardProps['judge']): boolean {
  return STEPS.every((step) => judge(waysOf(stepDraft(draft, step))).refusal !== null);
}

/** The handles of an unmoved draft that the rules do not allow to be used at all. */
export function findDeniedGrips(draft: Draft, judge: TableBoardProps['judge']): ReadonlySet<Grip> {
  const grips = keysOf(TRIALS);
  return new Set(grips.filter((grip) => judge(waysOf(TRIALS[grip](draft))).refusal !== null));
}
