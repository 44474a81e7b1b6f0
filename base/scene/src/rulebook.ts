import type { Rules } from '@linstock/kernel';
import type { Presentation } from './presentation.ts';

/** A rule system whole: what runs its games, and what the screen shows of them. */
export interface Rulebook<S, A, F> extends Rules<S, A, F> {
  readonly present: Presentation<S, A, F>;
}
