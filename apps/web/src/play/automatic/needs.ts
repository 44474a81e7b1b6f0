import type { Side } from '@linstock/kernel';
import type { AnyRulebook } from '@linstock/systems';
import type { SessionStore } from '../state/sessionStore.ts';
import type { AnyGame, ToastDetails } from '../state/state.ts';
import type { AgendaRunner } from './runner.ts';

/** What clicks and sheets work on, and what they can set off. */
export interface Needs {
  readonly store: SessionStore;
  readonly rulebook: AnyRulebook;
  game(): AnyGame | null;
  send(side: Side, answer: unknown): void;
  /** Says why something was not done. */
  showToast(sentence: string, clause: string | null, beside?: ToastDetails): void;
  /** What is to be answered without asking the player again. */
  readonly agenda: AgendaRunner;
  /** Shows the table as it stands now. */
  showPresent(): void;
}
