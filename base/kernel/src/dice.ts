import type { Reckoning } from './reckoning.ts';
import type { Throw } from './throw.ts';

/** The source of chance: seeded, recorded, enumerating or typed in. */
export interface Dice {
  /** The faces of a throw, in the order thrown, each 1 to `sides`; `reckoning` is what they decide, if there is one. */
  throw(spec: Throw, reckoning?: Reckoning): readonly number[];
}
