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
 * Shows as much of the goals as fits: they shrink if the question above them would have to scroll. While the mouse is
 * over them they neither shrink nor grow, and the log below keeps its height: no control moves under the mouse.
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
      frame = requestAnimationFrame(() => {
        if (!panel.matches(':hover')) drawBack(panel, asks);
      });
    };
    const hold = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && holdHeights(panel);
    const release = () => {
      releaseHeights(panel);
      soon();
    };
    drawBack(panel, asks);
    panel.addEventListener('pointerenter', hold);
    panel.addEventListener('pointerleave', release);
    const sizes = new ResizeObserver(soon);
    sizes.observe(asks);
    const words = new MutationObserver(soon);
    words.observe(asks, { childList: true, subtree: true, characterData: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      words.disconnect();
      releaseHeights(panel);
      panel.removeEventListener('pointerenter', hold);
      panel.removeEventListener('pointerleave', release);
    };
  }, [meter, shown]);
}

/** Tries levels from all to least until the question has enough space. */
function drawBack(panel: HTMLElement, asks: Element): void {
  for (const brevity of BREVITIES) {
    panel.classList.remove(...BREVITIES.flat());
    panel.classList.add(...brevity);
    if (asks.scrollHeight <= asks.clientHeight + 1) return;
  }
}

/** The panel, and the log below it. */
const heldParts = (panel: HTMLElement): readonly HTMLElement[] =>
  [panel, panel.nextElementSibling].filter((each) => each instanceof HTMLElement);

/** Holds the panel and the log below it at their heights: what changes above them gives way. */
function holdHeights(panel: HTMLElement): void {
  for (const { style, offsetHeight } of heldParts(panel)) {
    style.flex = `0 0 ${offsetHeight}px`;
    style.minHeight = '0';
    style.maxHeight = `${offsetHeight}px`;
  }
}

function releaseHeights(panel: HTMLElement): void {
  for (const { style } of heldParts(panel))
    for (const held of ['flex', 'min-height', 'max-height']) style.removeProperty(held);
}
