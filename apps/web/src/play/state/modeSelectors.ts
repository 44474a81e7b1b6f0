/**
 * Values derived from the mode, for readers of the state. A value that a mode does not have is null or empty,
 * and always the same object.
 */
import type { Choice, Picked, RemainingAnswers } from '@linstock/scene';
import type { SelectedFormation } from '../chosen/formationOrder.ts';
import type { Meaning } from '../chosen/meaning.ts';
import type { Trail } from '../steps/trail.ts';
import {
  type CardMode,
  type FormationMode,
  handOf,
  type LayoutMode,
  type Mode,
  type PastMode,
  type PickingMode,
} from './mode.ts';
import { type MarchRoute, NO_ROUTE, type OpenSheet, type ReplayedEntry } from './modeData.ts';

/** A state, as far as it says what the player is doing. */
export interface ModeHolder {
  readonly mode: Mode;
}

const NO_PICKS: readonly Picked[] = [];
const NO_STAYS: readonly string[] = [];
const NO_TRAILS: readonly Trail[] = [];

/** The picks so far. */
export const picksIn = (state: ModeHolder): readonly Picked[] => selectionIn(state)?.picks ?? NO_PICKS;

/** The remaining answers; null if none can be chosen. */
export const narrowedIn = (state: ModeHolder): RemainingAnswers<unknown> | null =>
  openQuestionModeIn(state)?.narrowed ?? null;

/** The meaning of the picks; null if they mean no answer yet. */
export function meaningOfPicks({ mode }: ModeHolder): Meaning | null {
  const hand = handOf(mode);
  return hand.at === 'card' || hand.at === 'laying' ? hand.meaning : null;
}

/** The hexes that the picked troops must pass. */
export const routeIn = (state: ModeHolder): MarchRoute => selectionIn(state)?.route ?? NO_ROUTE;

/** Officers told to stay while the picked troops march. */
export const staysIn = (state: ModeHolder): readonly string[] => selectionIn(state)?.stays ?? NO_STAYS;

/** Picks placed on the table on trial: stands that are given their first places. */
export function laidIn({ mode }: ModeHolder): readonly Picked[] | null {
  const hand = handOf(mode);
  return hand.at === 'laying' ? hand.laid : null;
}

/** The open sheet, if the question is answered by one. */
export const sheetIn = ({ mode }: ModeHolder): OpenSheet | null => (mode.at === 'sheet' ? mode.open : null);

/** The formation selected to be ordered as one; null if none is. */
export const formationIn = ({ mode }: ModeHolder): SelectedFormation | null =>
  mode.at === 'formation' ? mode.commanded : null;

/** The choice under pointer or focus. */
export const previewIn = (state: ModeHolder): Choice<unknown> | null =>
  openQuestionModeIn(state)?.preview ?? null;

/** The step (`stepAsked`) whose end the player must confirm; null if no end was pressed. */
export const endsIn = (state: ModeHolder): string | null => openQuestionModeIn(state)?.ends ?? null;

/** The entry shown while looking back; null for the current position. */
export const shownEntryIn = (state: ModeHolder): number | null => pastIn(state)?.entry ?? null;

/** The entry that a running replay has reached; null if none runs. */
export const replayedIn = (state: ModeHolder): ReplayedEntry | null => pastIn(state)?.replayed ?? null;

/** While looking back: the movement of the entry shown. */
export const pastTrailsIn = (state: ModeHolder): readonly Trail[] => pastIn(state)?.trails ?? NO_TRAILS;

function selectionIn({ mode }: ModeHolder): PickingMode | CardMode | LayoutMode | null {
  const hand = handOf(mode);
  return hand.at === 'idle' ? null : hand;
}

const openQuestionModeIn = (state: ModeHolder): PickingMode | CardMode | LayoutMode | FormationMode | null =>
  state.mode.at === 'formation' ? state.mode : selectionIn(state);

const pastIn = ({ mode }: ModeHolder): PastMode | null => (mode.at === 'looking back' ? mode : null);
