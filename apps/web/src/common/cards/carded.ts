import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { isHeld, meantKey } from '../../app/pressed.ts';
import type { About } from './about.ts';
import { leave, rest, show } from './shown.ts';

/** How long a finger rests for a card (ms). */
const LONG_PRESS = 450;

/** The key that asks for the card of what has the focus, at once. */
const ASKS = 'i';

let press: ReturnType<typeof setTimeout> | undefined;
/** A long press has shown a card: lifting the finger is no click. */
let pressed = false;

const boxOf = (element: Element) => element.getBoundingClientRect();

/** What an element listens to whose card comes by pointer, by focus and by I on the keyboard, and by a long press. */
export function carded(about: About) {
  return {
    onPointerEnter: (event: PointerEvent) =>
      event.pointerType === 'mouse' ? rest(about, boxOf(event.currentTarget)) : undefined,
    onPointerLeave(event: PointerEvent) {
      clearTimeout(press);
      // A finger that is lifted leaves its card to be read, until the next press.
      if (event.pointerType === 'mouse') leave();
    },
    onPointerDown(event: PointerEvent) {
      const element = event.currentTarget;
      pressed = false;
      if (event.pointerType === 'mouse') return;
      press = setTimeout(() => {
        pressed = true;
        show(about, boxOf(element));
      }, LONG_PRESS);
    },
    onPointerUp: () => clearTimeout(press),
    onPointerCancel: () => clearTimeout(press),
    onContextMenu: (event: MouseEvent) => (pressed ? event.preventDefault() : undefined),
    onClickCapture(event: MouseEvent) {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onFocus(event: FocusEvent) {
      if (event.currentTarget.matches(':focus-visible')) rest(about, boxOf(event.currentTarget));
    },
    onKeyDown(event: KeyboardEvent) {
      if (isHeld(event.nativeEvent) || meantKey(event.nativeEvent) !== ASKS) return;
      event.stopPropagation();
      show(about, boxOf(event.currentTarget));
    },
    onBlur: leave,
  };
}

/** The same for an element that is pressed for nothing else: a tap, a click or Enter shows its card too. */
export function askedFor(about: About) {
  return {
    ...carded(about),
    onClick: (event: MouseEvent) => show(about, boxOf(event.currentTarget)),
  };
}
