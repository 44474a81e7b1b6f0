import type { Fought } from '@linstock/scene';
import type { Field } from './field.ts';
import type { State } from './state.ts';

export { tell } from '@linstock/scene';

/** What every procedure works with: the umpire, the field and the state it changes. */
export type Game = Fought<Field, State>;
