import { type RefObject, useEffect, useRef } from 'react';
import { isTight } from '../../board/view/questionView.ts';

/** Milliseconds without a further change after which a new size is final: a phone that turns passes through several. */
const SIZE_SETTLE_MS = 120;

/**
 * Calls back when the size of the board has changed, unless the player has moved the view since it was last
 * framed. After the window was turned it calls back in any case. A small board calls back for its first size
 * too.
 * @param moved set here when the player moves the view; the caller clears it after framing
 */
export function useBoardResized(
  board: RefObject<HTMLElement | null>,
  moved: RefObject<boolean>,
  resized: () => void,
): void {
  const latest = useRef(resized);
  useEffect(() => {
    latest.current = resized;
  });
  useEffect(() => {
    const element = board.current;
    if (!element) return;
    let soon: ReturnType<typeof setTimeout> | undefined;
    let size = '';
    let lies = innerWidth > innerHeight;
    const settle = () => {
      const turned = lies !== innerWidth > innerHeight;
      lies = innerWidth > innerHeight;
      if (turned || !moved.current) latest.current();
    };
    const watching = new ResizeObserver(() => {
      const now = `${element.clientWidth} ${element.clientHeight}`;
      // The board takes its size from its own observer, after the first question was framed without one.
      const unframed = size === '' && isTight({ width: element.clientWidth, height: element.clientHeight });
      if (unframed || (size !== '' && now !== size)) {
        clearTimeout(soon);
        soon = setTimeout(settle, SIZE_SETTLE_MS);
      }
      size = now;
    });
    const move = (event: Event) => {
      // A pointer that only passes over the board moves nothing.
      if (!(event instanceof PointerEvent) || event.buttons > 0) moved.current = true;
    };
    const moves = ['pointermove', 'wheel'] as const;
    watching.observe(element);
    for (const each of moves) element.addEventListener(each, move, { passive: true });
    return () => {
      clearTimeout(soon);
      watching.disconnect();
      for (const each of moves) element.removeEventListener(each, move);
    };
  }, [board, moved]);
}
