import type { Side } from '@linstock/kernel';
import type { AnyRulebook } from '@linstock/systems';
import type { Store } from '../app/store.ts';
import type { AnyGame, BesideSlip, SessionState } from './state.ts';

/** What clicks and sheets work on, and what they can set off. */
export interface Needs {
  readonly store: Store<SessionState>;
  readonly rulebook: AnyRulebook;
  game(): AnyGame | null;
  send(side: Side, answer: unknown): void;
  /** Says why something was not done. */
  slip(sentence: string, clause: string | null, beside?: BesideSlip): void;
  /** Shows the table as it stands now. */
  showPresent(): void;
}
