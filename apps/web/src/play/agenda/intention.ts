import type { Side } from '@linstock/kernel';
import type { Choice, Picked, Wish } from '@linstock/scene';
import type { ClickDetails } from '../chosen/clickDetails.ts';
import type { Meaning } from '../chosen/meaning.ts';

/** The empty answer of a sheet in which no unit can get an order. */
export interface Pass {
  readonly kind: 'pass';
  readonly side: Side;
  readonly clause: string;
  /** The title of the sheet. */
  readonly title: string;
  readonly answer: unknown;
}

/** The rest of a march that the enemy may interrupt. It continues until the player's setting says stop. */
export interface March {
  readonly kind: 'march';
  readonly side: Side;
  /** The answer given last. */
  readonly answer: unknown;
  /** The losses of the side when that answer was given (`harmKey`). */
  readonly harm: string;
}

/** Answers given one after another as one order, and taken back as one. */
export interface Sequence {
  readonly kind: 'sequence';
  readonly side: Side;
  readonly answers: readonly unknown[];
  /** The kinds of the questions they answer. */
  readonly kinds: readonly string[];
  /** The entry that the first answer becomes. */
  readonly first: number;
  /** Index of the answer to give next. */
  readonly next: number;
}

/** All forced answers of one step of play, of either side. */
export interface ForcedAnswers {
  readonly kind: 'forced';
  readonly step: string;
}

/** Clicks and trial places for a question that is not answered yet. */
export interface Draft {
  readonly kind: 'draft';
  readonly side: Side;
  /** Kind and clause of the question. */
  readonly asks: string;
  readonly clause: string;
  readonly picks: readonly Picked[];
  readonly laid: readonly Picked[] | null;
}

/** What to select at the next question: the unit that was clicked when its whole body was ordered. */
export interface NextSelection {
  readonly kind: 'selection';
  readonly click: { readonly candidates: readonly Picked[]; readonly how: ClickDetails } | null;
  /** The body or place that the answer named. If only one of its units can act, that unit is selected. */
  readonly all: readonly Picked[];
}

/** The path on which a stand was carried before its turn to move. It is given when the stand may move. */
export interface CarriedMove {
  readonly kind: 'carried';
  readonly picks: readonly Picked[];
}

/** A throw confirmed together with a step that has to come first. */
export interface ConfirmedThrow {
  readonly kind: 'confirmed';
  readonly meaning: Meaning;
}

/** Officers who follow troops after the enemy has answered their march. */
export interface Riders {
  readonly kind: 'riders';
  readonly side: Side;
  readonly officers: readonly { readonly id: string; readonly from: string }[];
  readonly troop: string;
}

/** The answer before which an order to a formation stops. Its card is shown, and the player gives it. */
export interface StopAnswer {
  readonly kind: 'stop';
  readonly choice: Choice<unknown>;
}

/** The rest of an order to a formation. */
export interface OrderRest {
  readonly kind: 'rest';
  readonly formation: string;
  readonly wishes: readonly Wish[];
  readonly step: string;
  /** The entry at which it was ordered, if no answer of it has been given yet; else null. */
  readonly ungivenAt: number | null;
}

/** An answer that the player intends to give at a later question, as plain data. */
export type Intention =
  | March
  | Sequence
  | ForcedAnswers
  | Draft
  | NextSelection
  | CarriedMove
  | ConfirmedThrow
  | Riders
  | StopAnswer
  | OrderRest
  | Pass;

export type IntentionKind = Intention['kind'];
