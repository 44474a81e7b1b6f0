import type { Verdict } from '@linstock/kernel';
import type { Field } from '../field.ts';
import type { State } from '../state.ts';

/** Who has won and why, or null while it goes on (FL-3.0d to f, FL-5.1e, FL-14.0a). */
export function verdictOf(_field: Field, _state: State): Verdict | null {
  return null;
}
