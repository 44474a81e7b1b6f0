import { useEffect, useState } from 'react';
import { speech } from '../../app/speech.ts';
import { useStore } from '../../app/useStore.ts';
import { useSessionState } from '../../hooks/useSession.ts';
import { shownEntryIn } from '../../play/state/modeSelectors.ts';
import type { SessionState } from '../../play/state/state.ts';

/** Milliseconds after which a question is spoken: what happened before it comes first. */
const AFTER_EVENTS = 250;

/** The words for a screen reader, in the one polite region of the page: the events, the open question, clocks and talk. */
export function Spoken() {
  const events = useSessionState((state) => state.spoken);
  const question = useSpokenQuestion();
  const other = useStore(speech, (value) => value);
  return (
    // Not atomic: a change of one part is read out, and not all parts again.
    <div className="visually-hidden" role="status" aria-live="polite" aria-atomic="false">
      <div>{events}</div>
      <div data-spoken="question">
        {/* The same words asked again are another element, and so are spoken again. */}
        {question && <p key={question.key}>{question.words}</p>}
      </div>
      <p key={other.n}>{other.words}</p>
    </div>
  );
}

/** The open question or the end of the battle, once each. */
function useSpokenQuestion() {
  const key = useSessionState(questionKey);
  const words = useSessionState(questionWords);
  const [spoken, speak] = useState<{ readonly key: string; readonly words: string } | null>(null);
  useEffect(() => {
    const soon = setTimeout(() => speak(words === '' ? null : { key, words }), AFTER_EVENTS);
    return () => clearTimeout(soon);
  }, [key, words]);
  return spoken;
}

function questionKey({ asked, head }: SessionState): string {
  return asked ? `${head} ${asked.side} ${asked.kind}` : '';
}

function questionWords(state: SessionState): string {
  const { asked, game, playbackStep } = state;
  const shown = shownEntryIn(state);
  if (shown !== null || playbackStep !== null) return '';
  if (asked) return asked.prompt;
  return game?.verdict?.sentence ?? '';
}
