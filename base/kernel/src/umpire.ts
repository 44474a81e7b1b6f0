import type { LogItem } from './log-item.ts';
import type { Outcome, Reckoning } from './reckoning.ts';

/** The services a procedure may use: a throw of dice, and a log item. */
export interface Umpire<T = unknown> {
  /** Throws a reckoning and returns its outcome. The umpire logs the throw itself. */
  throw<O extends Outcome>(reckoning: Reckoning<O>): O;
  /** Reports what happened. `item` is only called if there is a listener. */
  emit(item: () => LogItem<T>): void;
}
