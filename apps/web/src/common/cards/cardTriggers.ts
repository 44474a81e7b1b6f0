import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { hasModifier, usualKeyOf } from '../../app/keyPress.ts';
import { hideCard, showCard, showCardSoon } from './cardState.ts';
import type { CardSubject } from './cardSubject.ts';

/** Time that a finger rests before a card is shown. */
const LONG_PRESS_MS = 450;

/** The key that shows the card of the focused element at once. */
const CARD_KEY = 'i';

let press: ReturnType<typeof setTimeout> | undefined;
/** A long press has shown a card: lifting the finger is no click. */
let pressed = false;

const boxOf = (element: Element) => element.getBoundingClientRect();

/** Event handlers of an element with a card. It is shown by pointer, by focus, by the key I, and by a long press. */
export function listenForCard(about: CardSubject) {
  return {
    onPointerEnter: (event: PointerEvent) =>
      event.pointerType === 'mouse' ? showCardSoon(about, boxOf(event.currentTarget)) : undefined,
    onPointerLeave(event: PointerEvent) {
      clearTimeout(press);
      // A finger that is lifted leaves its card to be read, until the next press.
      if (event.pointerType === 'mouse') hideCard();
    },
    onPointerDown(event: PointerEvent) {
      const element = event.currentTarget;
      pressed = false;
      if (event.pointerType === 'mouse') return;
      press = setTimeout(() => {
        pressed = true;
        showCard(about, boxOf(element));
      }, LONG_PRESS_MS);
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
      if (event.currentTarget.matches(':focus-visible')) showCardSoon(about, boxOf(event.currentTarget));
    },
    onKeyDown(event: KeyboardEvent) {
      if (hasModifier(event.nativeEvent) || usualKeyOf(event.nativeEvent) !== CARD_KEY) return;
      event.stopPropagation();
      showCard(about, boxOf(event.currentTarget));
    },
    onBlur: hideCard,
  };
}

/** The same for an element that does nothing else when pressed: a tap, a click or Enter shows its card too. */
export function listenForCardPress(about: CardSubject) {
  return {
    ...listenForCard(about),
    onClick: (event: MouseEvent) => showCard(about, boxOf(event.currentTarget)),
  };
}
