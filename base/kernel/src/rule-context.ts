import type { Umpire } from './umpire.ts';

/** The arguments of every procedure of a rulebook: the umpire, the field and the state it changes. */
export interface RuleContext<F, S, T = unknown> {
  readonly umpire: Umpire<T>;
  readonly field: F;
  readonly s: S;
}
