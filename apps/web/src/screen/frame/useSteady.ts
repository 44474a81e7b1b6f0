import { type RefObject, useEffect } from 'react';
import { notePress, STEADY_MS } from '../../common/afterPress.ts';
import { scrollerOf } from '../../common/scroller.ts';

/** A control that was pressed, and its place on the page. */
interface PressedControl {
  readonly control: Element;
  readonly top: number;
  readonly at: number;
}

/** Space below all in a column that has become too short to stay scrolled as far, until the next press. */
const SPACE = '--steady-space';

/** Scrolls a part of the page, and lengthens it if it is too short for that. */
function scrollBy(column: HTMLElement, scroller: Element, by: number): void {
  const wanted = scroller.scrollTop + by;
  const missing = wanted - (scroller.scrollHeight - scroller.clientHeight);
  if (missing > 0) column.style.setProperty(SPACE, `${Math.ceil(missing)}px`);
  scroller.scrollTop = wanted;
}

/**
 * Holds the pressed control under the pointer: if something appears or disappears above it in the column, the
 * column is scrolled by the same amount. A second press then falls on the same control.
 */
export function useSteady(column: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = column.current;
    if (!box) return undefined;
    let pressed: PressedControl | null = null;
    const press = ({ target }: PointerEvent) => {
      box.style.removeProperty(SPACE);
      notePress();
      const control =
        target instanceof Element ? target.closest('button, a, label, input, select, summary') : null;
      pressed = control && { control, top: control.getBoundingClientRect().top, at: performance.now() };
    };
    const hold = () => {
      if (!pressed?.control.isConnected || performance.now() - pressed.at > STEADY_MS) return;
      const moved = pressed.control.getBoundingClientRect().top - pressed.top;
      const scroller = Math.abs(moved) >= 1 ? scrollerOf(pressed.control) : null;
      if (scroller) scrollBy(box, scroller, moved);
    };
    // Before what has changed is painted.
    const changes = new MutationObserver(hold);
    changes.observe(box, { childList: true, subtree: true, characterData: true, attributes: true });
    const sizes = new ResizeObserver(hold);
    sizes.observe(box);
    box.addEventListener('pointerdown', press);
    return () => {
      changes.disconnect();
      sizes.disconnect();
      box.removeEventListener('pointerdown', press);
    };
  }, [column]);
}
