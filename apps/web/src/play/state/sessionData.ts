/** Data that the parts of the session's state contain. */
import type { Game, Refusal, Side } from '@linstock/kernel';
import type {
  AnswerMenu,
  Choice,
  Foreseen,
  Picked,
  PickedAnswer,
  Reaction,
  Reactor,
  Scene,
} from '@linstock/scene';
import type { Step, StepTiming } from '../steps/step.ts';
import type { Trail } from '../steps/trail.ts';

/** A game of any system, as the table plays it. */
export type AnyGame = Game<unknown, unknown, unknown>;

/** An answer meant by clicks or drags, whether it was listed or not. */
export interface JudgedAnswer {
  readonly answer: unknown;
  readonly refusal: Refusal | null;
  readonly told: PickedAnswer;
  /** The further meaning of the picks, after this answer has been given; null if there is none. */
  readonly foreseen: Foreseen | null;
}

/** The part of the orders' outlook that is shown. */
export type OutlookFilter = 'all' | 'mine' | 'theirs' | 'clashes';

/** The way to make a refused click legal, as a button next to the refusal. */
export type Remedy =
  /** Answers given one after another, with the kinds of the questions they answer. */
  | {
      readonly label: string;
      readonly choices: readonly Choice<unknown>[];
      readonly kinds: readonly string[];
    }
  /** A unit that has to act before, to be selected. */
  | { readonly label: string; readonly goesTo: Picked }
  /** The shown order to a formation is carried out by the units that can. */
  | { readonly label: string; readonly carriesOut: true };

/** Why a click did nothing: a sentence, its clause, and where. */
export interface Toast {
  readonly sentence: string;
  readonly clause: string | null;
  /** A counter, so that the same toast shown again is noticed again. */
  readonly at: number;
  /** Place of the click that it answers; null for a key or a button. */
  readonly point: { readonly x: number; readonly y: number } | null;
  /** The way to make the click legal; null if there is none. */
  readonly remedy: Remedy | null;
  /** True for a reply to a key that asks no question: it disappears by itself. */
  readonly passes?: boolean;
}

/** The details of a toast. */
export type ToastDetails = Pick<Toast, 'point' | 'remedy' | 'passes'>;

/** A toast without a place on the page and without a remedy. */
export const UNPLACED: ToastDetails = { point: null, remedy: null };

/** Details of a toast that closes automatically. */
export const PASSING: ToastDetails = { point: null, remedy: null, passes: true };

/** A step of the other side's turn as it is shown, and whether it waits for the reader. */
export interface PlaybackStep extends Step, StepTiming {
  readonly caption: string;
  /** The pieces it is about, if nothing is drawn on the map that shows it. */
  readonly about: readonly string[];
  readonly paused: boolean;
  /** The next step waits for the reader's nod. */
  readonly waits: boolean;
  /** There is a next step, and it can be asked for. */
  readonly more: boolean;
}

/** An earlier position of the board, with the action of that moment. */
export interface Glimpse {
  readonly n: number;
  readonly scene: Scene;
  readonly trails: readonly Trail[];
}

/** The end of the present step, or why it may not end yet. */
export interface Ending {
  /** The label of the button that ends the step. */
  readonly label: string;
  /** The answer that ends it; null while it may not end. */
  readonly choice: Choice<unknown> | null;
  /** Why it may not end now, and by `at` who has to act before; null if it may. */
  readonly closed: Pick<Refusal, 'sentence' | 'clause' | 'at'> | null;
}

/** A question to a seat of this page. */
export interface OpenQuestion {
  readonly side: Side;
  readonly kind: string;
  readonly clause: string;
  readonly prompt: string;
  /** The answers offered. */
  readonly menu: AnswerMenu<unknown>;
  /**
   * The end of its step, or why it may not end yet. Null if the question is answered by buttons, and there is
   * no step that could end.
   */
  readonly ending: Ending | null;
  /** The units that may act at this moment, if they are listed. Any of them together are one answer. */
  readonly reactors: readonly Reactor[];
  /** The rules' description of the moment of the reaction; null if there is none. */
  readonly reaction: Reaction | null;
}
