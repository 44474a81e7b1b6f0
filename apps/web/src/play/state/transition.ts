/**
 * A transition: the state after an event, and the effects to be carried out outside the page. Functions of a
 * transition are pure: each takes the transition so far and returns it with a change. The session stores the
 * state once, and then carries out the effects.
 */
import type { Side } from '@linstock/kernel';
import type { StandingRules } from '@linstock/protocol';
import type { Filled, Gesture } from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';
import type { Settings } from '../../app/settings.ts';
import type { Mode } from './mode.ts';
import { type AnyGame, type SessionState, type ToastDetails, UNPLACED } from './state.ts';

/** Read-only sources for a transition: the rules, the game, and the seats of the page. */
export interface Rules {
  readonly rulebook: AnyRulebook;
  /** Null before the record is opened. */
  readonly game: AnyGame | null;
  /** The sides that are played on this page. */
  readonly seats: readonly Side[];
  /** The setting that says when a march under fire stops and asks. */
  readonly marchStops: Settings['marchStops'];
  /** True if dice are seen tumbling before they lie. */
  readonly tumbles: boolean;
  /** The draft of a sheet that this device has stored for a stretch of play. */
  storedDraft(key: string, stretch: number): Filled | null;
}

/** Something to be done outside the state, as plain data. `seen` is the last entry that the player had seen. */
export type Effect =
  | { readonly do: 'send'; readonly seen: number; readonly side: Side; readonly answer: unknown }
  | {
      readonly do: 'take back';
      readonly seen: number;
      readonly side: Side;
      readonly to: number;
      readonly asksLeave: boolean;
    }
  /** Waits for the entry that shows that leave to take back, or to change the board by hand, was given. */
  | { readonly do: 'await leave'; readonly head: number; readonly hand: boolean }
  /** Saves the standing answers of a seat. */
  | { readonly do: 'save standing'; readonly side: Side; readonly rules: StandingRules }
  /** A machine thinks about the open question of a side. */
  | { readonly do: 'think'; readonly side: Side }
  /** Stores the draft of a sheet on this device. */
  | { readonly do: 'store draft'; readonly key: string; readonly stretch: number; readonly filled: Filled }
  | { readonly do: 'forget draft'; readonly key: string; readonly stretch: number }
  /** Lets the dice tumble, and lands them after a while. */
  | { readonly do: 'tumble dice' }
  | { readonly do: 'stop dice' }
  /** Shows what a gesture would do once the pointer has rested. */
  | { readonly do: 'look soon'; readonly gesture: Gesture | null }
  | { readonly do: 'stop looking' };

export interface Transition {
  readonly state: SessionState;
  readonly effects: readonly Effect[];
  readonly rules: Rules;
}

/** The fields that can be set separately: all except the mode. */
export type WritableFields = Partial<Omit<SessionState, 'mode'>>;

/** With other values in some fields. */
export function changeState(t: Transition, fields: WritableFields): Transition {
  return { ...t, state: { ...t.state, ...fields } };
}

/** With another mode, and with other values in some fields. */
export function enterMode(t: Transition, mode: Mode, fields: WritableFields = {}): Transition {
  return { ...t, state: changeMode({ ...t.state, ...fields }, mode) };
}

/** A state in another mode. */
export const changeMode = (state: SessionState, mode: Mode): SessionState => ({ ...state, mode });

/** With something more to be done outside the state. */
export function addEffect(t: Transition, effect: Effect): Transition {
  return { ...t, effects: [...t.effects, effect] };
}

/** With a message to the player, which is spoken too. */
export function showToast(
  t: Transition,
  sentence: string,
  clause: string | null,
  details: ToastDetails = UNPLACED,
): Transition {
  const toasts = t.state.toasts + 1;
  const toast = { sentence, clause, at: toasts, ...details };
  return changeState(t, { toasts, toast, spoken: sentence });
}
