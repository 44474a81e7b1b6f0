import {
  type Prospect,
  type Question,
  type Refusal,
  type SealedAnswer,
  type Situation,
} from '@linstock/kernel';
import type { Actor } from './actor.ts';
import type { Ground } from './ground.ts';
import type { EditField } from './manual-edit.ts';
import type { Muster } from './muster.ts';
import type { Choice } from './narrowing.ts';
import type { Outlook } from './outlook.ts';
import type { Picked, PickedAnswer } from './pick.ts';
import type { Place } from './place.ts';
import type { Reaction } from './reaction.ts';
import type { PosedPiece, Scene, SightLine, Threat, Zone } from './scene.ts';
import type { Sheet } from './sheet.ts';
import type { OrderTerms } from './terms.ts';

/** A position as one seat sees it. */
export interface PositionView<S, A, F> {
  readonly field: F;
  readonly state: S;
  /** The sealed answers that this seat knows: they are not in the state. Empty for a spectator. */
  readonly known: readonly SealedAnswer<A>[];
}

/** Adapts a function of field and state to a view, for all that does not depend on sealed answers. */
export function fromView<S, F, Rest extends unknown[], R>(
  found: (field: F, state: S, ...rest: Rest) => R,
): (view: { readonly field: F; readonly state: S }, ...rest: Rest) => R {
  return ({ field, state }, ...rest) => found(field, state, ...rest);
}

/** The later meaning of picks. */
export interface Foreseen {
  readonly told: PickedAnswer;
  readonly refusal: Refusal | null;
  /** The condition in words: `if its command die lets it`. */
  readonly provided: string;
}

/** Another way to the same end, with what is different about it: `by 2134, facing north-west`. */
export interface SaferWay<A> {
  readonly answer: A;
  readonly label: string;
}

/** The functions by which a player gives an answer by clicks, and which say what the clicks so far mean. */
export interface Clicks<S, A, F> {
  /** The pieces, places and buttons that a player clicks to give this answer, and the label of the answer. */
  picks(view: PositionView<S, A, F>, question: Question<A>, answer: A): PickedAnswer;
  /**
   * The units that may act, for a question with very many answers. A unit's answers are computed when it is clicked. Null if all
   * answers can be listed at once.
   */
  actors?(view: PositionView<S, A, F>, question: Question<A>): readonly Actor<A>[] | null;
  /**
   * Answers that continue these clicks and are not among the options, such as one more unit that charges with those clicked. So a
   * question with too many answers lists them click by click. If these clicks alone mean an answer, it is one of them. The picks of
   * each begin with these clicks.
   */
  further?(view: PositionView<S, A, F>, question: Question<A>, picks: readonly Picked[]): Iterable<Choice<A>>;
  /** The answer that these clicks mean, legal or not; null if they mean none. Used to explain refusals. */
  meaning?(view: PositionView<S, A, F>, question: Question<A>, picks: readonly Picked[]): A | null;
  /**
   * The answer that a click on this piece alone most likely means, even if it is illegal. Its refusal tells the player why the piece
   * cannot act now. Null if there is no such answer.
   */
  attempt?(view: PositionView<S, A, F>, question: Question<A>, piece: string): A | null;
  /**
   * The meaning of these clicks beyond their present answer, such as a march that is asked for only after its
   * unit has been named. It is judged as if everything before it succeeds. Null if there is nothing more.
   */
  foresee?(view: PositionView<S, A, F>, question: Question<A>, picks: readonly Picked[]): Foreseen | null;
}

/** Everything that the screen shows of a position, independent of the question. */
export interface Shows<S, A, F> {
  scene(view: PositionView<S, A, F>): Scene;
  /** The ground of a battle: hexes or a free-measure table. */
  ground(field: F): Ground;
  /**
   * True if a piece sees a place from its present position. Null if this has no meaning, as for a piece off the map.
   */
  sight?(view: PositionView<S, A, F>, piece: string, place: Place): SightLine | null;
  /** The places that a piece can fire at from its present position, in bands from near to far. */
  zones?(view: PositionView<S, A, F>, piece: string): readonly Zone[];
  /** The enemy's possible attacks on a piece in the current position, the worst first. */
  threats?(view: PositionView<S, A, F>, piece: string): readonly Threat[];
  /** The coming actions of revealed orders, in the order of play; empty if there are none. */
  outlook?(view: PositionView<S, A, F>): readonly Outlook[];
  /** The named reckonings that a piece may need, filled in from its present position. */
  situations?(view: PositionView<S, A, F>, piece: string): readonly Situation[];
  /**
   * A copy of the state with these pieces at these poses of a table, whether a rule lets them come there or not. The other functions
   * then tell what they could do and suffer there.
   */
  posed?(view: PositionView<S, A, F>, poses: readonly PosedPiece[]): S;
  /**
   * The values of a piece that may be set by hand in umpire mode; empty if there are none. `Rules.edit` reads the
   * same fields. Left out if the system has no umpire mode.
   */
  editFields?(view: PositionView<S, A, F>, piece: string): readonly EditField[];
}

/** Other help for answering the open question: forms, warnings, better ways. */
export interface Asks<S, A, F> {
  /**
   * The kinds of question that cannot list all their answers, and how a player composes the others: by clicks or in a sheet. The same
   * clicks or rows can be typed as words. Left out if every question lists all its answers.
   */
  readonly composed?: Readonly<Record<string, 'picks' | 'sheet'>>;
  /** The form for a question whose answer gives many units something at once; null if it is answered by clicks. */
  sheet?(view: PositionView<S, A, F>, question: Question<A>): Sheet<A> | null;
  /** The troops that a side may buy, if the question is which force it buys; null for another question. */
  muster?(view: PositionView<S, A, F>, question: Question<A>): Muster<A> | null;
  /**
   * The details of a reaction: the moving unit, its way, and what each unit may do now or later. Null for
   * another question.
   */
  reaction?(view: PositionView<S, A, F>, question: Question<A>): Reaction | null;
  /** At most two other ways to the end of a march that the enemy can do less against, the safest first. */
  safer?(view: PositionView<S, A, F>, question: Question<A>, answer: A): readonly SaferWay<A>[];
  /**
   * The answer by which a march continues as planned after it was fired at, if this is asked and allowed.
   * Null for another question.
   * @param planned the answer that the march began with
   */
  onward?(view: PositionView<S, A, F>, question: Question<A>, planned: A): A | null;
  /** The meaning of an order for the units that get it; null for an answer that is no order. */
  terms?(view: PositionView<S, A, F>, question: Question<A>, answer: A): OrderTerms | null;
  /**
   * The possible results of an answer for its side, worst first, over all its throws together. Null if its
   * first throw decides everything.
   */
  prospects?(view: PositionView<S, A, F>, question: Question<A>, answer: A): readonly Prospect[] | null;
}

/** The functions by which the screen shows a rule system and lets a player answer its questions. */
export interface Presentation<S, A, F> {
  readonly shows: Shows<S, A, F>;
  readonly clicks: Clicks<S, A, F>;
  readonly asks: Asks<S, A, F>;
}
