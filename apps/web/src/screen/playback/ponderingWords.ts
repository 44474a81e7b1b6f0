import type { Side } from '@linstock/kernel';
import { shownEntryIn } from '../../play/state/modeSelectors.ts';
import type { AnyGame, SessionState } from '../../play/state/state.ts';

/**
 * The machine that the player waits for while nothing else is shown; null if there is none. A page that opens
 * while the machine thinks has had no message about it, so its seat is used.
 */
export function pondererOf(
  state: Pick<SessionState, 'thinking' | 'playbackStep' | 'asked' | 'mode' | 'view' | 'game'>,
): Side | null {
  const { thinking, playbackStep, asked, view, game } = state;
  const shown = shownEntryIn(state);
  if (playbackStep?.more || asked !== null || shown !== null || game === null || game.over) return null;
  if (thinking !== null) return thinking;
  const bot = game.open.find(({ side }) => view?.seats[side]?.kind === 'bot');
  return bot?.side ?? null;
}

/** The part of a game that tells a machine's question and its answers. */
type MachineQuestions = Pick<AnyGame, 'question' | 'record'>;

/**
 * Words about a bot's work: its question, the number of its answers since the reader's last one, and its
 * time. Sealed answers are not counted.
 */
export function describePondering(
  game: MachineQuestions,
  side: Side,
  since: number,
  seconds: number,
): string {
  const question = game.question(side);
  const given = game.record.entries
    .slice(since)
    .filter((entry) => entry.side === side && !('nonce' in entry)).length;
  const asked = question && question.sealed !== true ? question.prompt().trim() : '';
  const answers = given === 0 ? '' : `${given} ${given === 1 ? 'answer' : 'answers'} so far`;
  return [asked, [answers, `${seconds} s`].filter(Boolean).join(', ')].filter(Boolean).join(' ');
}
