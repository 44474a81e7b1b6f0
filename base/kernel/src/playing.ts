import type { Side } from './side.ts';
import type { Told } from './told.ts';
import type { Umpire } from './umpire.ts';

/** What every procedure of a rulebook works with: the umpire, the field and the state it changes. */
export interface Playing<F, S> {
  readonly umpire: Umpire;
  readonly field: F;
  readonly s: S;
}

/** Tells something that happened; the words are made only where somebody listens. */
export function tell(
  { umpire }: Playing<unknown, unknown>,
  kind: string,
  side: Side | null,
  clauses: readonly string[],
  say: () => string,
  shown?: () => Pick<Told, 'pieces' | 'places'>,
): void {
  umpire.tell(() => ({ kind, side, sentence: say(), clauses, ...shown?.() }));
}
