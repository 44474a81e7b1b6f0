import { type RefObject, useLayoutEffect } from 'react';
import { partOf } from '../../common/parts.ts';

/** The levels of detail of a goal: all of it, the names, only the progress, and the progress in words alone. */
const BREVITIES: readonly (readonly string[])[] = [
  [],
  ['goals-named'],
  ['goals-counted'],
  ['goals-counted', 'goals-worded'],
];

/**
 * Shows as much of the goals as fits: they shrink if the question above them would have to scroll.
 * @param meter the panel of the goals; it is in one column with what is asked
 */
export function useBrevity(meter: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    const panel = meter.current;
    const asks = partOf('asks');
    if (!shown || !panel || !asks) return undefined;
    let frame = 0;
    // In the next frame: a size changed inside a resize callback would be reported twice.
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => drawBack(panel, asks));
    };
    drawBack(panel, asks);
    const sizes = new ResizeObserver(soon);
    sizes.observe(asks);
    const words = new MutationObserver(soon);
    words.observe(asks, { childList: true, subtree: true, characterData: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      words.disconnect();
    };
  }, [meter, shown]);
}

/** Tries from all to least until what is asked has its room. */
function drawBack(panel: HTMLElement, asks: Element): void {
  for (const brevity of BREVITIES) {
    panel.classList.remove(...BREVITIES.flat());
    panel.classList.add(...brevity);
    if (asks.scrollHeight <= asks.clientHeight + 1) return;
  }
}
