import {
  DiceNeeded,
  type Question,
  type SealedAnswer,
  type SeatPosition,
  type Side,
  sealedKnownTo,
  typedDice,
} from '@linstock/kernel';

/**
 * Why an answer is left to the player: it throws dice, reveals a sealed answer, lets the enemy act, or ends the
 * side's turn.
 */
export type Pause = 'dice' | 'reveals' | 'enemy' | 'ends';

/** A copy of a game on which a side's answers are tried one after another, as long as it may give them unasked. */
export class TrialGame<S, A, F> {
  readonly side: Side;
  #position: SeatPosition<S, A, F>;
  readonly answers: A[] = [];
  readonly kinds: string[] = [];
  #pause: Pause | null = null;

  constructor(position: SeatPosition<S, A, F>, side: Side) {
    this.#position = position;
    this.side = side;
  }

  get position(): SeatPosition<S, A, F> {
    return this.#position;
  }

  /** Why the answer tried last was not given; null if it was. */
  get pause(): Pause | null {
    return this.#pause;
  }

  get known(): readonly SealedAnswer<A>[] {
    return sealedKnownTo(this.#position, this.side);
  }

  /** The question to the side. Throws RangeError if it is not asked. */
  get question(): Question<A> {
    const question = this.#position.question(this.side);
    if (!question) throw new RangeError(`Side ${this.side} is asked nothing, so it can order nothing.`);
    return question;
  }

  /** Gives an answer, unless it throws dice, opens what is sealed, provokes the enemy or ends the side's say: then false. */
  giveAnswer(answer: A): boolean {
    const { question } = this;
    this.#pause = 'enemy';
    if ((question.provokes?.(answer).length ?? 0) > 0) return false;
    const next = this.#position.clone();
    try {
      next.giveAnswer(this.side, answer, typedDice([]));
    } catch (fault) {
      this.#pause = 'dice';
      if (fault instanceof DiceNeeded) return false;
      throw fault;
    }
    const opens = next.waits !== null || next.opened.length > 0;
    this.#pause = opens ? 'reveals' : next.question(this.side) === null ? 'ends' : null;
    if (this.#pause !== null) return false;
    this.answers.push(answer);
    this.kinds.push(question.kind);
    this.#position = next;
    return true;
  }
}
