/** Keys of the board: a cursor from hex to hex, panning, zooming. */

import { hasModifier, type KeyPress, usualKeyOf } from '../../app/keyPress.ts';
import type { OwnKeys } from '../../app/ownKeys.ts';

/** The meaning of a key for the board. */
export type Stroke =
  | { readonly do: 'cursor'; readonly direction: number }
  | { readonly do: 'pan'; readonly x: number; readonly y: number }
  | { readonly do: 'zoom'; readonly factor: number }
  | { readonly do: 'whole' | 'commit' | 'fan' | 'fade' };

/** Directions 0-5 (NE first, clockwise) by the letter that is in this direction on the keyboard. */
const CURSOR: Readonly<Record<string, number>> = { e: 0, d: 1, c: 2, z: 3, a: 4, q: 5 };
const PAN: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const PAN_STEP_PX = 80;

/**
 * True if a reader may switch the key off: a letter, a figure or a sign. Speech input or a mistake may type these
 * (WCAG 2.1.4).
 */
const isLetterKey = (key: string): boolean => key.length === 1 && key !== ' ';

/** The usual key of a press. Null if the press belongs to the browser, or if the reader has switched the key off. */
export function readKey(event: KeyPress, own: OwnKeys, letters: boolean): string | null {
  return hasModifier(event) || (!letters && isLetterKey(event.key)) ? null : usualKeyOf(event, own);
}

/**
 * Reads a key press; null if the board does not use it. Keys with Ctrl, Alt or Meta are never the board's.
 * @param letters false for readers who want no single-letter keys
 */
export function strokeOf(
  event: KeyPress & { readonly repeat?: boolean },
  own: OwnKeys,
  letters: boolean,
): Stroke | null {
  const key = readKey(event, own, letters);
  if (key === null) return null;
  const pan = PAN[key];
  if (pan) return { do: 'pan', x: pan[0] * PAN_STEP_PX, y: pan[1] * PAN_STEP_PX };
  const direction = CURSOR[key];
  if (direction !== undefined) return { do: 'cursor', direction };
  switch (key) {
    case '+':
    case '=':
      return { do: 'zoom', factor: 1.3 };
    case '-':
      return { do: 'zoom', factor: 1 / 1.3 };
    case '0':
      return { do: 'whole' };
    case 'Enter':
      // While it is held down it counts once. Otherwise a card that has just appeared would be confirmed unread.
      return event.repeat ? null : { do: 'commit' };
    case 'v':
      return { do: 'fan' };
    case ' ':
      return { do: 'fade' };
    default:
      return null;
  }
}
