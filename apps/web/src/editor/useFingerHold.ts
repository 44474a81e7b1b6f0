import { type RefObject, useEffect } from 'react';

/** The attribute of everything on the board that one finger drags: units, points, what is drawn, and hexes to be painted. */
export const HELD = { 'data-held': '' } as const;

/**
 * Lets one finger drag what has `HELD`. Elsewhere it scrolls the board, and two fingers always do. The style `touch-action` cannot say
 * it: browsers ignore it inside a picture.
 */
export function useFingerHold(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = board.current;
    const hold = (event: TouchEvent) => {
      const { target, touches } = event;
      if (touches.length === 1 && target instanceof Element && target.closest('[data-held]'))
        event.preventDefault();
    };
    element?.addEventListener('touchstart', hold, { passive: false });
    return () => element?.removeEventListener('touchstart', hold);
  }, [board]);
}
