import { useEffect, useState } from 'react';
import { useSessionState } from '../../hooks/useSession.ts';
import { shownEntryIn } from '../../play/state/modeSelectors.ts';
import type { SessionState } from '../../play/state/state.ts';

/** Milliseconds after which a question is spoken: what happened before it comes first. */
const AFTER_EVENTS = 250;

/** The words for a screen reader: the events, and after them the open question. */
export function Spoken() {
  const events = useSessionState((state) => state.spoken);
  const question = useSpokenQuestion();
  return (
    <>
      <div className="visually-hidden" role="status" aria-live="polite">
        {events}
      </div>
      <div className="visually-hidden" role="status" aria-live="polite" data-spoken="question">
        {/* The same words asked again are another element, and so are spoken again. */}
        {question && <p key={question.key}>{question.words}</p>}
      </div>
    </>
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
