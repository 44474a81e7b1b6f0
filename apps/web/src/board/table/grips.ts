/** The handles on the frame of what is chosen, and which of them lead nowhere the rules allow. */
import { type Draft, stepped, turned, waysOf, wheeledDraft } from './draft.ts';
import type { TableBoardProps } from './tableModel.ts';

/** The handles on the frame of the selected stands. */
export type Grip = 'ahead' | 'left' | 'right' | 'turn' | 'carry';

/** A least move by each handle: a tenth of an inch, or a degree. Carrying is always tried. */
const TRIALS: Readonly<Record<Exclude<Grip, 'carry'>, (draft: Draft) => Draft>> = {
  ahead: (draft) => stepped(draft, { right: 0, ahead: 100 }),
  left: (draft) => wheeledDraft(draft, 'right', 10),
  right: (draft) => wheeledDraft(draft, 'left', -10),
  turn: (draft) => turned(draft, 150),
};

/** A tenth of an inch each way, without turning. */
const STEPS = [
  { right: 0, ahead: 100 },
  { right: 0, ahead: -100 },
  { right: 100, ahead: 0 },
  { right: -100, ahead: 0 },
];

/** True if a draft that has not moved may not move even a tenth of an inch: it can only turn in place. */
export function standsFast(draft: Draft, judge: TableBoardProps['judge']): boolean {
  return STEPS.every((step) => judge(waysOf(stepped(draft, step))).refusal !== null);
}

/** The handles of a draft that has not moved by which the rules allow nothing. */
export function deniedGrips(draft: Draft, judge: TableBoardProps['judge']): ReadonlySet<Grip> {
  const grips = Object.keys(TRIALS) as Exclude<Grip, 'carry'>[];
  return new Set(grips.filter((grip) => judge(waysOf(TRIALS[grip](draft))).refusal !== null));
}
