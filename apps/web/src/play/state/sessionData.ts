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

/** An answer meant by clicks or by hand, whether it was offered or not. */
export interface JudgedAnswer {
  readonly answer: unknown;
  readonly refusal: Refusal | null;
  readonly told: PickedAnswer;
  /** What the picks mean beyond it, once it has been given; null if that is all. */
  readonly foreseen: Foreseen | null;
}

/** Whose part of what the orders lead to is shown. */
export type OutlookFilter = 'all' | 'mine' | 'theirs' | 'clashes';

/** What makes a refused click legal, as a button beside the refusal. */
export type Remedy =
  /** Answers given one after another, with the kinds of the questions they answer. */
  | {
      readonly label: string;
      readonly choices: readonly Choice<unknown>[];
      readonly kinds: readonly string[];
    }
  /** Somebody who has to act before, to be chosen. */
  | { readonly label: string; readonly goesTo: Picked }
  /** What is shown of an order to a formation is done by those who can. */
  | { readonly label: string; readonly carriesOut: true };

/** Why a click did nothing: a sentence, its clause, and where. */
export interface Toast {
  readonly sentence: string;
  readonly clause: string | null;
  /** Counts up, so that the same toast shown again is seen again. */
  readonly at: number;
  /** Where on the page the click was that it answers; null for a key or a button. */
  readonly point: { readonly x: number; readonly y: number } | null;
  /** What would make the click legal; null if there is no such thing. */
  readonly remedy: Remedy | null;
  /** It answers a key and asks for nothing: it goes away by itself. */
  readonly passes?: boolean;
}

/** What stands beside a toast. */
export type ToastDetails = Pick<Toast, 'point' | 'remedy' | 'passes'>;

/** A toast without a place on the page and without a remedy. */
export const UNPLACED: ToastDetails = { point: null, remedy: null };

/** Beside a toast that goes away by itself. */
export const PASSING: ToastDetails = { point: null, remedy: null, passes: true };

/** A step of the other side's turn as it is told, and whether it waits for the reader. */
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

/** The table as it stood once, with what was done just then. */
export interface Glimpse {
  readonly n: number;
  readonly scene: Scene;
  readonly trails: readonly Trail[];
}

/** How the step asked about ends, or why it may not yet. */
export interface Ending {
  /** What the button that ends the step says. */
  readonly label: string;
  /** The answer that ends it; null while it may not end. */
  readonly choice: Choice<unknown> | null;
  /** Why it may not end now, and by `at` who has to act before; null if it may. */
  readonly closed: Pick<Refusal, 'sentence' | 'clause' | 'at'> | null;
}

/** What is asked of a seat of this page. */
export interface OpenQuestion {
  readonly side: Side;
  readonly kind: string;
  readonly clause: string;
  readonly prompt: string;
  /** The answers offered. */
  readonly menu: AnswerMenu<unknown>;
  /**
   * How its step ends, or why it may not yet; null if it is answered by buttons, and there is no step that
   * could end.
   */
  readonly ending: Ending | null;
  /** The units that may act at this moment, if they are listed. Any of them together are one answer. */
  readonly reactors: readonly Reactor[];
  /** What is known of the moment at which they may act; null if the rules tell no more of it. */
  readonly reaction: Reaction | null;
}
