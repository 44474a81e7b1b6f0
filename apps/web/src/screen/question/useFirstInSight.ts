import type { Picked } from '@linstock/scene';
import { useEffect, useRef } from 'react';
import { scrollAfterPress } from '../../common/afterPress.ts';
import { partIn } from '../../common/parts.ts';
import { scrollerOf } from '../../common/scroller.ts';
import { useSessionState } from '../../hooks/useSession.ts';
import { useCoach } from '../../lesson/useCoach.ts';
import { meaningOfPicks, narrowedIn } from '../../play/state/modeSelectors.ts';
import { needsCard } from '../../play/state/state.ts';

/**
 * Keeps the first of the remaining answers in sight. After a click on the map they may be scrolled away below
 * the question. If there is a card, the card is kept in sight. If a coach says what to choose next, the coach
 * is.
 */
export function useFirstInSight(picks: readonly Picked[]) {
  const head = useRef<HTMLDivElement>(null);
  const carded = useSessionState((state) => {
    const meaning = meaningOfPicks(state);
    return meaning !== null && needsCard(meaning);
  });
  const coached = useCoach()?.kept.shown === 'whole';
  const told = useSessionState((state) => coached && (narrowedIn(state)?.left.length ?? 0) > 1);
  useEffect(() => {
    if (carded || told) return undefined;
    const look = () => {
      const within = head.current?.parentElement;
      const first = within ? firstAnswer(within) : null;
      (first ?? head.current)?.scrollIntoView({ block: 'nearest' });
    };
    // The bar of a move takes its room at the column's foot a little later.
    const watch = new ResizeObserver(look);
    const callOff = scrollAfterPress(() => {
      look();
      const column = scrollerOf(head.current);
      if (column) watch.observe(column);
    });
    return () => {
      callOff();
      watch.disconnect();
    };
  }, [picks, carded, told]);
  return head;
}

/** The first of the answers within an element: in a list, else the main button below it. */
const firstAnswer = (within: Element): Element | null =>
  partIn(within, 'answer list')?.firstElementChild ?? partIn(within, 'main answer');
