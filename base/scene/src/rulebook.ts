import type { Guide, Rules } from '@linstock/kernel';
import type { Presentation } from './presentation.ts';

/** A rule system whole: what runs its games, what the screen shows of them, and what a newcomer is told. */
export interface Rulebook<S, A, F> extends Rules<S, A, F> {
  readonly guide: Guide;
  readonly present: Presentation<S, A, F>;
}
