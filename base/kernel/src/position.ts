import { refusal, type Refusal } from './clause.ts';
import { type Dice, readFaces } from './dice.ts';
import type { Procedure, Question } from './question.ts';
import { type Outcome, outcomeOf, type Reckoning } from './reckoning.ts';
import { recordedDice } from './recorded.ts';
import type { Rules } from './rules.ts';
import type { Side } from './side.ts';
import type { Told } from './told.ts';
import type { Umpire } from './umpire.ts';

/** An answer given since the last stable point, with the faces thrown for it. */
export interface Given<A> {
  readonly side: Side;
  readonly answer: A;
  readonly faces: readonly (readonly number[])[];
}

/** A position as data: the state at the last stable point and what was answered since. */
export interface SavedPosition<S, A> {
  readonly state: S;
  readonly since: readonly Given<A>[];
}

/** How a position is run. */
export interface Running {
  /** Hears what happens; without a listener nothing is told. */
  readonly listen?: (told: Told) => void;
  /** Whether it can be cloned and saved between stable points too; costs one clone of the state at each. Default true. */
  readonly keep?: boolean;
}

/**
 * A game under way: a state and the rulebook running on it, halted at the open questions.
 * It takes answers through `answer`, the one gate; a clone goes its own way.
 */
export class Position<S, A, F> {
  readonly rules: Rules<S, A, F>;
  readonly field: F;
  readonly state: S;
  #questions: readonly Question<A>[] = [];
  #answers: (A | undefined)[] = [];
  #given = 0;
  #run: Procedure<A>;
  #umpire: PositionUmpire;
  #keep: boolean;
  #snapshot: S | null = null;
  #since: Given<A>[] = [];

  private constructor(rules: Rules<S, A, F>, field: F, state: S, running: Running) {
    this.rules = rules;
    this.field = field;
    this.state = state;
    this.#keep = running.keep ?? true;
    this.#umpire = new PositionUmpire(running.listen ?? null);
    this.#run = rules.play(this.#umpire, field, state);
  }

  /** The battle laid out and run to its first question. */
  static start<S, A, F>(
    rules: Rules<S, A, F>,
    field: F,
    dice: Dice,
    running: Running = {},
  ): Position<S, A, F> {
    const position = new Position(rules, field, rules.deploy(field), running);
    position.#resume(null, dice);
    return position;
  }

  /** A saved position, run to where it was. The state is taken over, not copied. */
  static load<S, A, F>(
    rules: Rules<S, A, F>,
    field: F,
    saved: SavedPosition<S, A>,
    running: Running = {},
  ): Position<S, A, F> {
    const position = new Position(rules, field, saved.state, { ...running, keep: running.keep ?? true });
    position.#umpire.listen = null;
    position.#resume(null, NO_DICE);
    for (const given of saved.since) position.give(given.side, given.answer, recordedDice(given.faces));
    position.#umpire.listen = running.listen ?? null;
    return position;
  }

  /** What the sides are called in this battle. */
  get sides(): readonly [string, string] {
    return this.rules.sidesIn?.(this.field) ?? this.rules.sides;
  }

  /** The questions still open, at most one a side; none when the game is over. */
  get open(): readonly Question<A>[] {
    return this.#given === 0
      ? this.#questions
      : this.#questions.filter((_, i) => this.#answers[i] === undefined);
  }

  /** The open question of a side, or null. */
  question(side: Side): Question<A> | null {
    const index = this.#asked(side);
    return index < 0 ? null : (this.#questions[index] as Question<A>);
  }

  /** Whether the state alone says where we are: at a stable question, and nobody has answered it yet. */
  get stable(): boolean {
    return this.#given === 0 && this.#questions[0]?.stable === true;
  }

  get over(): boolean {
    return this.#questions.length === 0;
  }

  /**
   * The gate. Checks an answer, whoever sends it, against the open question of that side; if it is legal, gives it
   * and plays on with these dice. Returns why not otherwise, and leaves everything as it was.
   */
  answer(side: Side, value: unknown, dice: Dice): Refusal | null {
    const read = readAnswer(this, side, value);
    if ('refused' in read) return read.refused;
    this.give(side, read.answer, dice);
    return null;
  }

  /** Gives an answer known to be legal (out of `options`, or read by the gate) and plays on. */
  give(side: Side, answer: A, dice: Dice): void {
    const index = this.#asked(side);
    const question = this.#questions[index];
    if (!question) throw new RangeError(`Side ${side} has no open question.`);
    if (this.#keep) this.#remember(question, side, answer);
    this.#answers[index] = answer;
    this.#given++;
    if (this.#given < this.#questions.length) return;
    this.#resume(this.#answers as A[], dice);
  }

  /** A copy that goes its own way, silent unless told to whom. Without `keep`, only at a stable point. */
  clone(running: Running = {}): Position<S, A, F> {
    const saved = this.save();
    return Position.load(this.rules, this.field, saved, running);
  }

  /** The position as data. The state in it is a copy. */
  save(): SavedPosition<S, A> {
    if (this.stable) return { state: this.rules.clone(this.state), since: [] };
    if (!this.#snapshot) throw new Error('This position was run without keep, and is not at a stable point.');
    return { state: this.rules.clone(this.#snapshot), since: [...this.#since] };
  }

  /** Index of the question a side still has to answer; -1 where there is none. */
  #asked(side: Side): number {
    for (let i = 0; i < this.#questions.length; i++) {
      if (this.#questions[i]?.side === side && this.#answers[i] === undefined) return i;
    }
    return -1;
  }

  #remember(question: Question<A>, side: Side, answer: A): void {
    if (question.stable && this.#given === 0) {
      this.#snapshot = this.rules.clone(this.state);
      this.#since = [];
    }
    const faces: (readonly number[])[] = [];
    this.#umpire.kept = faces;
    this.#since.push({ side, answer, faces });
  }

  #resume(answers: readonly A[] | null, dice: Dice): void {
    this.#umpire.dice = dice;
    const step = answers === null ? this.#run.next([] as never) : this.#run.next(answers);
    this.#questions = step.done ? [] : step.value;
    this.#answers = this.#questions.length > 1 ? [undefined, undefined] : [undefined];
    this.#given = 0;
    if (answers === null && !step.done && this.#questions[0]?.stable !== true) {
      throw new Error(`The first question, "${this.#questions[0]?.kind}", must be a stable one.`);
    }
  }
}

/** Reads an answer as the gate does: who may answer, the right shape, the law. */
export function readAnswer<S, A, F>(
  position: Position<S, A, F>,
  side: Side,
  value: unknown,
): { readonly answer: A } | { readonly refused: Refusal } {
  const question = position.question(side);
  if (!question) return { refused: notAsked(position, side) };
  const answer = position.rules.parseAnswer(question.kind, value);
  if (answer === null) {
    const shown = JSON.stringify(value)?.slice(0, 80) ?? 'nothing';
    return {
      refused: refusal(
        'malformed',
        null,
        `That is no answer to "${question.kind}": ${shown}. Choose one of those offered.`,
      ),
    };
  }
  const refused = question.refuse(answer);
  return refused ? { refused } : { answer };
}

function notAsked<S, A, F>(position: Position<S, A, F>, side: Side): Refusal {
  if (position.over) return refusal('game-over', null, 'The game is over; nothing more can be answered.');
  const name = position.sides[side];
  return refusal(
    'not-asked',
    null,
    `Nothing is asked of the ${name} side now; it is the other side's decision.`,
  );
}

const NO_DICE: Dice = {
  throw(): never {
    throw new Error('The rulebook threw dice between a stable point and its question.');
  },
};

class PositionUmpire implements Umpire {
  dice: Dice = NO_DICE;
  listen: ((told: Told) => void) | null;
  kept: (readonly number[])[] | null = null;

  constructor(listen: ((told: Told) => void) | null) {
    this.listen = listen;
  }

  throw<O extends Outcome>(reckoning: Reckoning<O>): O {
    const faces = this.dice.throw(reckoning.dice, reckoning);
    this.kept?.push(faces);
    const value = readFaces(reckoning.dice, faces);
    const outcome = outcomeOf(reckoning, value);
    if (this.listen) this.listen(tellThrow(reckoning, faces, value, outcome));
    return outcome;
  }

  tell(teller: () => Told): void {
    if (this.listen) this.listen(teller());
  }
}

function tellThrow(reckoning: Reckoning, faces: readonly number[], value: number, outcome: Outcome): Told {
  return {
    side: null,
    sentence: `${reckoning.title}: ${outcome.label}`,
    clauses: [reckoning.clause],
    what: null,
    thrown: { reckoning, faces, value, outcome: outcome.key },
  };
}
