import type { Outcome, Reckoning } from './reckoning.ts';
import type { Told } from './told.ts';

/** What a procedure may ask of the world: a throw of dice, and that something be told. */
export interface Umpire<T = unknown> {
  /** Throws a reckoning and gives what it means; the throw itself is told by the umpire. */
  throw<O extends Outcome>(reckoning: Reckoning<O>): O;
  /** Tells what happened. The teller is only called where somebody listens. */
  tell(teller: () => Told<T>): void;
}
