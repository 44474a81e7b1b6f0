import type { PointerEvent, FocusEvent } from 'react';
import type { About } from './card.ts';
import { leave, rest, show } from './shown.ts';

/** How long a finger rests for a card (ms). */
const LONG_PRESS = 450;

let press: ReturnType<typeof setTimeout> | undefined;

/** What an element listens to whose card comes by pointer, by focus of the keyboard, and by a long press. */
export function carded(about: About) {
  const box = (element: Element) => element.getBoundingClientRect();
  return {
    onPointerEnter: (event: PointerEvent) =>
      event.pointerType === 'mouse' ? rest(about, box(event.currentTarget)) : undefined,
    onPointerLeave: () => (clearTimeout(press), leave()),
    onPointerDown(event: PointerEvent) {
      const element = event.currentTarget;
      if (event.pointerType !== 'mouse') press = setTimeout(() => show(about, box(element)), LONG_PRESS);
    },
    onPointerUp: () => clearTimeout(press),
    onFocus(event: FocusEvent) {
      if (event.currentTarget.matches(':focus-visible')) rest(about, box(event.currentTarget));
    },
    onBlur: leave,
  };
}
