/** Which hover card is shown, and when: after the pointer has rested, at once for focus and a long press. */
import { settings } from '../../app/settings.ts';
import { createStore } from '../../app/store.ts';
import type { About } from './about.ts';

/** A box on the page, in CSS pixels, that a card lies beside. */
export interface Beside {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Shown {
  readonly about: About | null;
  /** What it lies beside; null where that is found on the board. */
  readonly beside: Beside | null;
}

/** How long the pointer rests before a card comes (ms). */
const REST = 550;

/** The card that is shown. */
export const card = createStore<Shown>({ about: null, beside: null });

let waiting: ReturnType<typeof setTimeout> | undefined;
let wanted: About | null = null;

/** The pointer is on something: its card comes when it has rested there. The same again changes nothing. */
export function rest(about: About, beside: Beside | null = null): void {
  if (JSON.stringify(about) === JSON.stringify(wanted)) return;
  leave();
  wanted = about;
  if (settings.get().hoverCards) waiting = setTimeout(() => card.set({ about, beside }), REST);
}

/** A card is asked for: it comes at once, whatever the settings say. */
export function show(about: About, beside: Beside | null = null): void {
  leave();
  wanted = about;
  card.set({ about, beside });
}

/** The pointer has gone, or something else happens. */
export function leave(): void {
  shut();
  wanted = null;
}

/** The pointer has gone from the board. It may be on something beside it already, whose card is left alone. */
export function leaveBoard(): void {
  if (wanted && ('piece' in wanted || 'place' in wanted)) leave();
}

/** The card is put away, and does not come back as long as the pointer stays where it is. */
export function shut(): void {
  clearTimeout(waiting);
  if (card.get().about !== null) card.set({ about: null, beside: null });
}
