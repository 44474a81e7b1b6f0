import type { Json } from '@linstock/kernel';
import { type Place, placeAsJson } from '@linstock/scene';
import { createStore } from '../../app/store.ts';

/** A change by hand that is not sent yet. */
export interface HandDraft {
  /** True while umpire mode is open: clicks on the board then choose pieces and places for it. */
  readonly open: boolean;
  /** The piece to be changed; null if none is chosen. */
  readonly piece: string | null;
  /** The new values, by field. */
  readonly set: Readonly<Record<string, Json>>;
  /** True if the next click on the board is the place of the piece. */
  readonly placing: boolean;
}

const NOTHING: HandDraft = { open: false, piece: null, set: {}, placing: false };

/** The draft of umpire mode. Nothing of it counts until it is written down. */
export const handDraft = createStore<HandDraft>(NOTHING);

/** Opens or closes umpire mode, with nothing drafted. */
export function openByHand(open: boolean): void {
  handDraft.set({ ...NOTHING, open });
}

/** Selects the piece to be changed, and drops the draft. */
export function chooseByHand(piece: string | null): void {
  handDraft.set({ ...NOTHING, open: true, piece });
}

/** Drafts the new value of a field. */
export function setByHand(field: string, value: Json): void {
  const { set } = handDraft.get();
  handDraft.change({ set: { ...set, [field]: value }, placing: false });
}

/**
 * Takes a click on the board while umpire mode is open: it chooses a piece, or the place of the chosen one.
 * @returns false if the click is not for it
 */
export function takeClickByHand(piece: string | null, place: Place | null): boolean {
  const { open, placing } = handDraft.get();
  if (!open) return false;
  if (placing && place) setByHand('place', placeAsJson(place));
  else if (piece !== null) chooseByHand(piece);
  return true;
}
