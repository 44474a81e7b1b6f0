/** The hover card that is shown: after the pointer has rested, or at once on focus and on a long press. */
import { settings } from '../../app/settings.ts';
import { createStore } from '../../app/store.ts';
import type { CardSubject } from './cardSubject.ts';

/** A box on the page, in CSS pixels, that a card is placed next to. */
export interface CardAnchor {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface CardState {
  readonly about: CardSubject | null;
  /** The box that the card is placed next to. Null if the board finds it. */
  readonly beside: CardAnchor | null;
}

/** Time that the pointer rests before a card is shown. */
const POINTER_REST_MS = 550;

/** The card that is shown. */
export const card = createStore<CardState>({ about: null, beside: null });

let waiting: ReturnType<typeof setTimeout> | undefined;
let wanted: CardSubject | null = null;

/** The pointer is on something: its card is shown when it has rested there. The same again changes nothing. */
export function showCardSoon(about: CardSubject, beside: CardAnchor | null = null): void {
  if (JSON.stringify(about) === JSON.stringify(wanted)) return;
  hideCard();
  wanted = about;
  if (settings.get().hoverCards) waiting = setTimeout(() => card.set({ about, beside }), POINTER_REST_MS);
}

/** Shows a card at once, whatever the settings say. */
export function showCard(about: CardSubject, beside: CardAnchor | null = null): void {
  hideCard();
  wanted = about;
  card.set({ about, beside });
}

/** The pointer has left, or something else happens. */
export function hideCard(): void {
  closeCard();
  wanted = null;
}

/** The pointer has left the board. It may already be on something next to it, whose card is left alone. */
export function hideBoardCard(): void {
  if (wanted && ('piece' in wanted || 'place' in wanted)) hideCard();
}

/** Closes the card. It does not open again while the pointer stays at the same place. */
export function closeCard(): void {
  clearTimeout(waiting);
  if (card.get().about !== null) card.set({ about: null, beside: null });
}
