import type { Guide, Rules } from '@linstock/kernel';
import type { Presentation } from './presentation.ts';

/**
 * A complete rule system: the rules of its games, their presentation on the screen, and the guide for
 * newcomers.
 */
export interface Rulebook<S, A, F> extends Rules<S, A, F> {
  readonly guide: Guide;
  readonly present: Presentation<S, A, F>;
}
