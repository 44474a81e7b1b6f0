import type { Prospect, Question, Refusal, Rules, SealedAnswer, Situation } from '@linstock/kernel';
import type { Actor } from './actor.ts';
import type { Ground } from './ground.ts';
import type { Muster } from './muster.ts';
import type { Choice } from './narrowing.ts';
import type { Outlook } from './outlook.ts';
import type { Picked, PickedAnswer } from './pick.ts';
import type { Place } from './place.ts';
import type { Reaction } from './reaction.ts';
import type { PosedPiece, Scene, SightLine, Threat, Zone } from './scene.ts';
import type { Sheet } from './sheet.ts';
import type { OrderTerms } from './terms.ts';

/** What picks will mean when their turn comes. */
export interface Foreseen {
  readonly told: PickedAnswer;
  readonly refusal: Refusal | null;
  /** What has to turn out well before, in words: `if its command die lets it`. */
  readonly provided: string;
}

/** Another way to the same end, and what sets it apart: `by 2134, facing north-west`. */
export interface SaferWay<A> {
  readonly answer: A;
  readonly label: string;
}

/**
 * What the table shows and how an answer is told by clicking. `known` are the sealed answers of whoever looks: they are not
 * in the state, and are shown between lock and reveal.
 */
export interface Presentation<S, A, F> {
  /**
   * The kinds of question that cannot list all their answers, and how a player composes the others: by clicks or in a sheet, and
   * with the same clicks or rows in typed words. Left out if every question lists all its answers.
   */
  readonly composed?: Readonly<Record<string, 'picks' | 'sheet'>>;
  scene(field: F, state: S, known: readonly SealedAnswer<A>[]): Scene;
  /** The ground of a battle: hexes or a free-measure table. */
  ground(field: F): Ground;
  /** The pieces, places and buttons a person clicks to mean this answer, and what to call it. */
  picks(
    field: F,
    state: S,
    question: Question<A>,
    answer: A,
    known: readonly SealedAnswer<A>[],
  ): PickedAnswer;
  /**
   * Who may act in answer to a question of very many answers, so that what each may do is reckoned once he is clicked; null
   * where all answers may be told at once.
   */
  actors?(
    field: F,
    state: S,
    question: Question<A>,
    known: readonly SealedAnswer<A>[],
  ): readonly Actor<A>[] | null;
  /**
   * Answers that go on from these clicks and are not among the options, such as one more unit that charges with those clicked. So a
   * question with too many answers to list lists them click by click. The answer these clicks mean by themselves is one of them.
   * Their picks begin with these clicks.
   */
  further?(
    field: F,
    state: S,
    question: Question<A>,
    picks: readonly Picked[],
    known: readonly SealedAnswer<A>[],
  ): Iterable<Choice<A>>;
  /** The answer a person means who has clicked these, offered or not; null when they mean none. Used to explain refusals. */
  meant?(
    field: F,
    state: S,
    question: Question<A>,
    picks: readonly Picked[],
    known: readonly SealedAnswer<A>[],
  ): A | null;
  /**
   * The answer that comes nearest to a click on a piece alone, be it never so wrong: the law is asked of it why the piece
   * has no part in what is asked. Null where nothing of the kind can be answered.
   */
  attempt?(
    field: F,
    state: S,
    question: Question<A>,
    piece: string,
    known: readonly SealedAnswer<A>[],
  ): A | null;
  /**
   * What picks mean beyond the answer they mean now: a way that is asked for only once its mover has been named, judged as
   * though all between turned out well. Null where there is nothing more.
   */
  foresee?(
    field: F,
    state: S,
    question: Question<A>,
    picks: readonly Picked[],
    known: readonly SealedAnswer<A>[],
  ): Foreseen | null;
  /**
   * How an answer may turn out in what matters to who gives it, worst first, where that takes more than its first throw:
   * all throws for it together. Null where the first throw says it all.
   */
  prospects?(
    field: F,
    state: S,
    question: Question<A>,
    answer: A,
    known: readonly SealedAnswer<A>[],
  ): readonly Prospect[] | null;
  /** What an answer that is an order comes to for those who get it; null for any other answer. */
  terms?(
    field: F,
    state: S,
    question: Question<A>,
    answer: A,
    known: readonly SealedAnswer<A>[],
  ): OrderTerms | null;
  /** Whether a piece sees a place as it stands; null where neither means anything, such as a piece off the map. */
  sight?(
    field: F,
    state: S,
    piece: string,
    place: Place,
    known: readonly SealedAnswer<A>[],
  ): SightLine | null;
  /** What a piece can fire at from where it stands, in bands from near to far. */
  zones?(field: F, state: S, piece: string, known: readonly SealedAnswer<A>[]): readonly Zone[];
  /** What orders that lie open will lead to, in the order of play; empty while there are none. */
  outlook?(field: F, state: S): readonly Outlook[];
  /** What the enemy could do to a piece from where all stand, the worst first. */
  threats?(field: F, state: S, piece: string, known: readonly SealedAnswer<A>[]): readonly Threat[];
  /**
   * A copy of the state in which these pieces stand at these poses of a table, whether a rule lets them come there or not. What they
   * could do and suffer there is then asked of it.
   */
  posed?(field: F, state: S, poses: readonly PosedPiece[]): S;
  /** What a moment of reacting is about: who comes, by which way, and what each may do now or later; null where it is none. */
  reaction?(field: F, state: S, question: Question<A>, known: readonly SealedAnswer<A>[]): Reaction | null;
  /** Other ways to the same end as a march, at most two, that the enemy can do less against, the safest first. */
  safer?(
    field: F,
    state: S,
    question: Question<A>,
    answer: A,
    known: readonly SealedAnswer<A>[],
  ): readonly SaferWay<A>[];
  /**
   * How a march that was fired at goes on as it was meant, where that is asked and may be; null where anything else is asked.
   * @param meant the answer that the march began with
   */
  onward?(field: F, state: S, question: Question<A>, meant: A): A | null;
  /** What the side asked may buy, where the question is which force it buys; null where it is another. */
  muster?(field: F, state: S, question: Question<A>, known: readonly SealedAnswer<A>[]): Muster<A> | null;
  /**
   * The form in which a question is answered that tells many something at once; null where it is answered by clicks.
   * @param known the seat's own sealed answers, which are not in the state
   */
  sheet?(field: F, state: S, question: Question<A>, known: readonly SealedAnswer<A>[]): Sheet<A> | null;
  /** The named reckonings a piece may come to need, filled in from where it stands. */
  situations?(field: F, state: S, piece: string, known: readonly SealedAnswer<A>[]): readonly Situation[];
}

/** A rule system whole: what runs its games, and what a table shows of them. */
export interface Rulebook<S, A, F> extends Rules<S, A, F> {
  readonly present: Presentation<S, A, F>;
}
