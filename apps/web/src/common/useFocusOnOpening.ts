import { type RefObject, useEffect } from 'react';
import { isTyping } from './isTyping.ts';
import { isKeyboardUsed } from './keyboardUse.ts';
import { partIn } from './parts.ts';

/**
 * Gives a card the focus when it opens. With keys the first main button gets it. With mouse or finger the
 * card itself gets it, so that no stray key presses the button. A text field keeps the focus.
 * @param takes false for a card next to a list that is still used
 */
export function useFocusOnOpening(card: RefObject<HTMLElement | null>, takes: boolean): void {
  useEffect(() => {
    const { current } = card;
    if (!takes || !current || isTyping(document.activeElement)) return;
    const button = isKeyboardUsed()
      ? partIn(current, 'card buttons')?.querySelector<HTMLElement>('button:enabled')
      : null;
    (button ?? current).focus({ preventScroll: true });
  }, [card, takes]);
}
