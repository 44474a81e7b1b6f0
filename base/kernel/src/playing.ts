import type { Umpire } from './umpire.ts';

/** What every procedure of a rulebook works with: the umpire, the field and the state it changes. */
export interface RuleContext<F, S, T = unknown> {
  readonly umpire: Umpire<T>;
  readonly field: F;
  readonly s: S;
}
