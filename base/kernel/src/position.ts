import type { Refusal } from './clause.ts';
import type { Dice } from './dice.ts';
import { readAnswer } from './gate.ts';
import { nth } from './nth.ts';
import { NO_DICE, PositionUmpire } from './position-umpire.ts';
import type { Moment, Procedure, Question, Reveal } from './question.ts';
import { recordedDice } from './recorded.ts';
import type { Rules } from './rules.ts';
import { SEALED, type SealId } from './seal-id.ts';
import {
  type AnswerSinceSnapshot,
  copySaved,
  replaceSealed,
  type SavedPosition,
  type SealedAnswer,
  stablePoint,
  withoutAnswer,
} from './sealed-answers.ts';
import type { RunOptions, SeatPosition, ThinkingCopy } from './seat-position.ts';
import type { Side } from './side.ts';

/**
 * A game under way: a state and the rulebook running on it, stopped at the open questions. The sealed answers are
 * stored apart from the state. It takes answers through `answer`, the one gate; a clone is independent.
 */
export class Position<S, A, F> implements ThinkingCopy<S, A, F> {
  readonly rules: Rules<S, A, F>;
  readonly field: F;
  readonly state: S;
  #moment: readonly Question<A>[] = [];
  /** By question of the moment: the answer with which the procedure will be resumed. */
  #answers: (A | undefined)[] = [];
  #given = 0;
  #waits: Reveal | null = null;
  #sealedAnswers: readonly SealedAnswer<A>[];
  /** Number of seal ids dealt before this moment. */
  #dealt: number;
  #opened: readonly SealId[] = NOTHING;
  #run: Procedure<A>;
  #umpire: PositionUmpire;
  #keep: boolean;
  /** The last stable point, if it was saved. Its state never changes. */
  #from: SavedPosition<S, A> | null = null;
  #since: AnswerSinceSnapshot<A>[] = [];

  private constructor(rules: Rules<S, A, F>, field: F, at: SavedPosition<S, A>, running: RunOptions) {
    this.rules = rules;
    this.field = field;
    this.state = at.state;
    this.#sealedAnswers = at.sealedAnswers;
    this.#dealt = at.sealed;
    this.#keep = running.keep ?? true;
    this.#umpire = new PositionUmpire(running.listen ?? null);
    this.#run = rules.play(this.#umpire, field, at.state);
  }

  /** The battle laid out and run to its first question. */
  static start<S, A, F>(
    rules: Rules<S, A, F>,
    field: F,
    dice: Dice,
    running: RunOptions = {},
  ): Position<S, A, F> {
    const position = new Position(rules, field, stablePoint<S, A>(rules.deploy(field)), running);
    position.#begin(dice);
    return position;
  }

  /** A saved position, played to the point where it was saved. It uses the given state without a copy. */
  static load<S, A, F>(
    rules: Rules<S, A, F>,
    field: F,
    saved: SavedPosition<S, A>,
    running: RunOptions = {},
  ): Position<S, A, F> {
    const between = saved.since.length > 0 && running.keep !== false;
    return Position.#standing(rules, field, between ? copySaved(rules, saved) : saved, saved, running);
  }

  /**
   * A position played from `at` to where it was. It owns the state of `at`; `from` is that stable point,
   * unchanged.
   */
  static #standing<S, A, F>(
    rules: Rules<S, A, F>,
    field: F,
    at: SavedPosition<S, A>,
    from: SavedPosition<S, A>,
    running: RunOptions,
  ): Position<S, A, F> {
    const position = new Position(rules, field, at, { keep: running.keep ?? true });
    position.#begin(NO_DICE);
    if (position.#keep && at !== from) position.#from = from;
    for (const { side, answer = SEALED, faces } of at.since)
      position.giveAnswer(side, answer, recordedDice(faces));
    position.#umpire.listen = running.listen ?? null;
    return position;
  }

  get sides(): readonly [string, string] {
    return this.rules.sidesIn?.(this.field) ?? this.rules.sides;
  }

  get moment(): readonly Question<A>[] {
    return this.#moment;
  }

  get open(): readonly Question<A>[] {
    return this.#given === 0 ? this.#moment : this.#moment.filter((_, i) => this.#answers[i] === undefined);
  }

  question(side: Side): Question<A> | null {
    const index = this.#asked(side);
    return index < 0 ? null : nth(this.#moment, index);
  }

  get stable(): boolean {
    return this.#given === 0 && this.#moment[0]?.stable === true;
  }

  /** The turn, or other stretch of play, from 1. */
  get stretch(): number {
    return this.rules.clock(this.field, this.state).now;
  }

  get over(): boolean {
    return this.#moment.length === 0 && this.#waits === null;
  }

  get waits(): Reveal | null {
    return this.#waits;
  }

  get sealedAnswers(): readonly SealedAnswer<A>[] {
    return this.#sealedAnswers;
  }

  /** The seal ids that the last answer revealed. */
  get opened(): readonly SealId[] {
    return this.#opened;
  }

  /** The seal id of a side's answer to its open question; null if it is not sealed. */
  sealId(side: Side): SealId | null {
    const index = this.#asked(side);
    return this.#moment[index]?.sealed ? this.#sealIdOf(index) : null;
  }

  /**
   * The gate. Checks an answer of any sender against the open question of that side. If it is legal, plays on with
   * these dice. Otherwise returns the refusal and changes nothing.
   */
  answer(side: Side, value: unknown, dice: Dice): Refusal | null {
    const read = readAnswer(this, side, value);
    if ('refused' in read) return read.refused;
    this.giveAnswer(side, read.answer, dice);
    return null;
  }

  /** Gives an answer known to be legal (out of `options`, or read by the gate), or one that is sealed here, and plays on. */
  giveAnswer(side: Side, answer: A | typeof SEALED, dice: Dice): void {
    const index = this.#asked(side);
    const question = this.#moment[index];
    if (!question) throw new RangeError(`Side ${side} has no open question.`);
    const sealId = this.sealId(side);
    if (sealId === null && answer === SEALED) throw new RangeError(`"${question.kind}" is answered openly.`);
    if (this.#keep) this.#remember(question, sealId, answer);
    this.#opened = NOTHING;
    if (sealId === null) this.#answers[index] = answer as A;
    else {
      this.#lock({ sealId, side, kind: question.kind, ...(answer !== SEALED && { answer }) });
      this.#answers[index] = sealId as never;
    }
    this.#given++;
    if (this.#given < this.#moment.length) return;
    if (sealId !== null) this.#dealt += this.#moment.length;
    this.#resume(this.#answers as A[], dice);
  }

  /**
   * The position after an answer. This one lends its state: it becomes the last stable point of the new one, so no more
   * answers may be given here.
   */
  after(side: Side, answer: A | typeof SEALED, dice: Dice, running: RunOptions = {}): Position<S, A, F> {
    const from = this.#lent();
    const next = Position.#standing(this.rules, this.field, copySaved(this.rules, from), from, running);
    next.giveAnswer(side, answer, dice);
    return next;
  }

  clone(running: RunOptions = {}): Position<S, A, F> {
    return this.#copy(this.#sealedAnswers, running);
  }

  /** The position as a side may know it, or a spectator (null): itself if nothing of others is known that is sealed. */
  forSeat(side: Side | null): SeatPosition<S, A, F> {
    const others = (sealed: SealedAnswer<A>): boolean => sealed.side !== side && sealed.answer !== undefined;
    if (!this.#sealedAnswers.some(others)) return this;
    return this.#copy(
      this.#sealedAnswers.map((sealed) => (others(sealed) ? withoutAnswer(sealed) : sealed)),
      {},
    );
  }

  imagine(guess: (sealed: SealedAnswer<A>) => A, running: RunOptions = {}): Position<S, A, F> {
    if (this.#waits)
      throw new Error('This position already waits for sealed answers: imagine them before playing on.');
    const filled = this.#sealedAnswers.map((sealed) =>
      sealed.answer === undefined ? { ...sealed, answer: guess(sealed) } : sealed,
    );
    return this.#copy(filled, running);
  }

  save(): SavedPosition<S, A> {
    return copySaved(this.rules, this.#lent());
  }

  /** Learns what is under a seal id: among the sealed answers, at the last stable point, and among what was answered since. */
  learn(sealId: SealId, answer: A): void {
    const known = this.#sealedAnswers.map((sealed) =>
      sealed.sealId === sealId ? { ...sealed, answer } : sealed,
    );
    this.#sealedAnswers = known;
    if (this.#from === null) return;
    const { since, ...from } = replaceSealed({ ...this.#from, since: this.#since }, known);
    this.#from = { ...from, since: [] };
    this.#since = [...since];
  }

  /** The last stable point with the answers since. Its state is not a copy. */
  #lent(): SavedPosition<S, A> {
    if (this.stable)
      return { state: this.state, since: [], sealedAnswers: this.#sealedAnswers, sealed: this.#dealt };
    if (!this.#from) throw new Error('This position was run without keep, and is not at a stable point.');
    return { ...this.#from, since: [...this.#since] };
  }

  #copy(sealedAnswers: readonly SealedAnswer<A>[], running: RunOptions): Position<S, A, F> {
    const lent = this.#lent();
    const saved = sealedAnswers === this.#sealedAnswers ? lent : replaceSealed(lent, sealedAnswers);
    const own = copySaved(this.rules, saved);
    // At a stable point play continues with this very state; a later answer saves it.
    return Position.#standing(this.rules, this.field, own, this.stable ? own : saved, running);
  }

  /** Index of the question a side still has to answer; -1 if there is none. */
  #asked(side: Side): number {
    for (let i = 0; i < this.#moment.length; i++) {
      if (this.#moment[i]?.side === side && this.#answers[i] === undefined) return i;
    }
    return -1;
  }

  /** Seal ids are dealt in the order of asking, not of answering. */
  #sealIdOf(index: number): SealId {
    return (this.#dealt + index + 1) as SealId;
  }

  #lock(sealed: SealedAnswer<A>): void {
    this.#sealedAnswers = [...this.#sealedAnswers, sealed].sort((a, b) => a.sealId - b.sealId);
  }

  #remember(question: Question<A>, sealId: SealId | null, answer: A | typeof SEALED): void {
    if (question.stable && this.#given === 0) {
      // Already saved if the state was lent.
      this.#from ??= copySaved(this.rules, this.#lent());
      this.#since = [];
    }
    const faces: (readonly number[])[] = [];
    this.#umpire.kept = faces;
    const { side } = question;
    this.#since.push({
      side,
      ...(sealId !== null && { sealId }),
      ...(answer !== SEALED && { answer }),
      faces,
    });
  }

  #begin(dice: Dice): void {
    this.#resume([] as never, dice);
    if (this.over) return;
    const [first] = this.#moment;
    if (!first?.stable) throw new Error(`The first question, "${first?.kind}", must be a stable one.`);
  }

  #resume(answers: readonly A[], dice: Dice): void {
    this.#umpire.dice = dice;
    let step = this.#run.next(answers);
    while (!step.done && 'reveal' in step.value) {
      const opened = this.#open(step.value);
      if (!opened) break;
      step = this.#run.next(opened);
    }
    this.#halt(step.done ? [] : step.value);
  }

  #halt(moment: Moment<A>): void {
    const waits = 'reveal' in moment;
    this.#waits = waits ? moment : null;
    this.#moment = waits ? [] : moment;
    if (this.#moment.length > 1) assertBothSealed(this.#moment);
    this.#answers = this.#moment.length > 1 ? [undefined, undefined] : [undefined];
    this.#given = 0;
    if (this.#moment[0]?.stable) this.#from = null;
  }

  /** Removes sealed answers. Returns null, and removes none, if one of them is not known here. */
  #open({ reveal }: Reveal): A[] | null {
    const sealedAnswers = reveal.map((sealId) => {
      const found = this.#sealedAnswers.find((one) => one.sealId === sealId);
      if (!found) throw new Error(`Seal id ${sealId} is not sealed: each is revealed once.`);
      return found;
    });
    if (sealedAnswers.some(({ answer }) => answer === undefined)) return null;
    this.#sealedAnswers = this.#sealedAnswers.filter((one) => !sealedAnswers.includes(one));
    this.#opened = [...this.#opened, ...reveal];
    return sealedAnswers.map(({ answer }) => answer as A);
  }
}

const NOTHING: readonly never[] = [];

/** Two questions are open at once only as one a side, both sealed: what belongs together is one question. */
function assertBothSealed<A>(moment: readonly Question<A>[]): void {
  const [a, b] = moment;
  if (moment.length === 2 && a?.sealed && b?.sealed && a.side !== b.side) return;
  const kinds = moment.map(({ kind }) => `"${kind}"`).join(' and ');
  throw new Error(`Asked at once are ${kinds}: only one question a side may be, both sealed.`);
}
