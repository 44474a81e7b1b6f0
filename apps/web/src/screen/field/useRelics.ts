import { useEffect, useMemo, useState } from 'react';
import { NO_RELICS, type Relics } from '../../board/animation/relics.ts';
import { shownEntryIn } from '../../play/state/modeSelectors.ts';
import type { SessionState } from '../../play/state/state.ts';
import { openRelicBook } from './relics.ts';

/**
 * Time for which the record is read without a break, and the time before it begins and continues, in
 * milliseconds.
 */
const READ_MS = 6;
const PAUSE_MS = 30;

/**
 * The fallen and the smoke of the shown moment. They are computed a moment later, so that the newest event is drawn
 * first.
 */
export function useRelics(state: SessionState): Relics {
  const { rulebook, game, head, glimpse } = state;
  const shown = shownEntryIn(state);
  const [relics, setRelics] = useState(NO_RELICS);
  const book = useMemo(() => (rulebook && game ? openRelicBook(rulebook, game) : null), [rulebook, game]);
  const upTo = glimpse?.n ?? shown ?? head;
  useEffect(() => {
    if (!book) return;
    const reading = book(upTo);
    const read = () => {
      const began = performance.now();
      for (let step = reading.next(); ; step = reading.next()) {
        if (step.done) return setRelics(step.value);
        if (performance.now() - began > READ_MS) break;
      }
      later = setTimeout(read, PAUSE_MS);
    };
    let later = setTimeout(read, PAUSE_MS);
    return () => clearTimeout(later);
  }, [book, upTo]);
  return relics;
}
