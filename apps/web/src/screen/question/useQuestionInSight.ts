import { type RefObject, useEffect, useRef } from 'react';
import { scrollAfterPress } from '../../common/afterPress.ts';
import { partOf } from '../../common/parts.ts';
import { useSessionState } from '../../hooks/useSession.ts';
import { useCoach } from '../../lesson/useCoach.ts';
import { formationIn, picksIn, shownEntryIn } from '../../play/state/modeSelectors.ts';

/** Within this time a button may be pressed twice, in milliseconds. */
const DOUBLE_PRESS_MS = 1000;

/**
 * Shows a new question, and one gone back to, with its answers from the first: what was scrolled belonged to the last question. On a
 * desktop the question itself does not scroll.
 */
export function useInSight(sentence: string) {
  const begun = useSessionState((state) => picksIn(state).length > 0 || formationIn(state) !== null);
  const section = useRef<HTMLElement>(null);
  const read = useRef('');
  const coached = useCoach()?.kept.shown === 'whole';
  const pressed = useRef(-DOUBLE_PRESS_MS);
  useEffect(() => {
    const { current } = section;
    const note = () => {
      pressed.current = performance.now();
    };
    current?.addEventListener('pointerdown', note);
    return () => current?.removeEventListener('pointerdown', note);
  }, []);
  useEffect(() => {
    const known = sentence === read.current;
    read.current = sentence;
    if ((begun && known) || sentence === '') return undefined;
    return scrollAfterPress(() => {
      partOf('asks')?.scrollTo({ top: 0 });
      // A player who has just pressed a button of the question sees it, and may press it again.
      if (performance.now() - pressed.current < DOUBLE_PRESS_MS) return;
      // The coach stands above the question, and is read first.
      const first = coached ? partOf('coach') : null;
      (first ?? section.current)?.scrollIntoView({ block: 'nearest' });
    });
  }, [sentence, coached, begun]);
  return section;
}

/**
 * From the page after a battle back to one of its moments: the log of that moment is read first, wherever the page
 * was scrolled.
 */
export function useMomentInSight(section: RefObject<HTMLElement | null>, after: boolean): void {
  const looking = useSessionState((state) => shownEntryIn(state) !== null);
  const wasAfter = useRef(after);
  useEffect(() => {
    if (wasAfter.current && looking) section.current?.scrollIntoView({ block: 'start' });
    wasAfter.current = after;
  }, [section, looking, after]);
}
