import {
  DiceNeeded,
  type Held,
  knownTo,
  type Question,
  type SeatPosition,
  type Side,
  typedDice,
} from '@linstock/kernel';

/** A copy of a game on which a side's answers are tried one after another, as long as it may give them unasked. */
export class Trial<S, A, F> {
  readonly side: Side;
  #position: SeatPosition<S, A, F>;
  readonly answers: A[] = [];
  readonly kinds: string[] = [];

  constructor(position: SeatPosition<S, A, F>, side: Side) {
    this.#position = position;
    this.side = side;
  }

  get position(): SeatPosition<S, A, F> {
    return this.#position;
  }

  get known(): readonly Held<A>[] {
    return knownTo(this.#position, this.side);
  }

  /** What the side is asked. Throws RangeError where it is asked nothing. */
  get question(): Question<A> {
    const question = this.#position.question(this.side);
    if (!question) throw new RangeError(`Side ${this.side} is asked nothing, so it can order nothing.`);
    return question;
  }

  /** Gives an answer, unless it throws dice, opens what is shut, invites the enemy to act or ends the side's say: then false. */
  give(answer: A): boolean {
    const { question } = this;
    if ((question.invites?.(answer).length ?? 0) > 0) return false;
    const next = this.#position.clone();
    try {
      next.give(this.side, answer, typedDice([]));
    } catch (fault) {
      if (fault instanceof DiceNeeded) return false;
      throw fault;
    }
    const opens = next.waits !== null || next.opened.length > 0;
    if (opens || next.question(this.side) === null) return false;
    this.answers.push(answer);
    this.kinds.push(question.kind);
    this.#position = next;
    return true;
  }
}
