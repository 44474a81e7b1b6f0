import { Line } from './line.ts';
import { Position, type Running, type SavedPosition } from './position.ts';
import type { Question } from './question.ts';
import { type Entry, isAnswering, RecordError, type SealedEntry } from './record.ts';
import { DiceMismatch, type RecordedDice, recordedDice } from './recorded.ts';
import type { Json, Rules } from './rules.ts';
import type { Side } from './side.ts';
import type { Told } from './told.ts';

/** A snapshot is kept each time this many answers lead to a place, so that any entry is shown after as few at most. */
const SNAPSHOT_EVERY = 32;

/**
 * The entries of a game played out: the position they lead to, what was told at each, and the way back to any of them.
 * It trusts that entries are chained and legal; `Game` checks that.
 */
export class Course<S, A, F> {
  readonly entries: Entry[] = [];
  readonly line = new Line();
  /** Entries by which a sealed answer of the other side was opened. */
  readonly revealing = new Set<number>();
  /** Sealed entries that everybody may know. */
  readonly opened = new Set<number>();
  /** The entry since which the present questions have been asked. */
  askedAt = 0;
  #position: Position<S, A, F>;
  /** Recorded but not yet played: from the first sealed answer of this moment that is not known here. */
  #waiting: number[] = [];
  readonly #answers: (A | null)[] = [null];
  readonly #told: (readonly Told[])[] = [];
  readonly #snapshots = new Map<number, SavedPosition<S, A>>();
  readonly #ends = new Set<number>([0]);
  #hearing: Told[] = [];
  readonly #running: Running;

  constructor(rules: Rules<S, A, F>, field: F) {
    this.#running = { listen: (told) => this.#hearing.push(told) };
    this.#position = Position.start(rules, field, recordedDice([]), this.#running);
    this.#told.push(this.#hearing);
    this.#snapshots.set(0, this.#position.save());
  }

  get position(): Position<S, A, F> {
    return this.#position;
  }

  /** The questions nobody has answered yet, sealed or open. */
  get open(): readonly Question<A>[] {
    if (this.#waiting.length === 0) return this.#position.open;
    const answered = this.#waiting.map((n) => this.entries[n - 1]?.side);
    return this.#position.open.filter((question) => !answered.includes(question.side));
  }

  /** Whether a sealed answer of this moment is not known here, so that play cannot go on. */
  get waits(): boolean {
    return this.#waiting.length > 0;
  }

  /** Whether an answer of this side would be the last this moment waits for. */
  completes(side: Side): boolean {
    const { open } = this;
    return open.length === 1 && open[0]?.side === side;
  }

  /** The sealed answers of the present moment, first to last. */
  sealsOfMoment(): SealedEntry[] {
    const seals: SealedEntry[] = [];
    for (let at = this.line.place(this.line.head); !this.#ends.has(at); at = this.line.before(at)) {
      const entry = this.entries[at - 1];
      if (entry && 'seal' in entry) seals.unshift(entry);
    }
    return seals;
  }

  /**
   * Adds an entry and plays it with these dice; `answer` is null for what is sealed to us and for entries that are no
   * answers. A DiceMismatch leaves everything as it was.
   */
  add(entry: Entry, answer: A | null, dice: RecordedDice): void {
    const ends = isAnswering(entry) && this.completes(entry.side);
    const seals = ends ? this.sealsOfMoment() : [];
    this.#hearing = [];
    if (isAnswering(entry) && answer !== null && !this.waits) this.#play(entry.side, answer, dice);
    else if (isAnswering(entry)) this.#waiting.push(entry.n);
    this.entries.push(entry);
    this.line.add(entry);
    this.#answers.push(answer);
    this.#told.push(this.#hearing);
    if (ends) this.#endMoment(entry, seals);
    if ('back' in entry) {
      this.#goBack();
      this.askedAt = entry.n;
    }
    this.#keepSnapshot();
  }

  /** Fills in what a sealed entry held, and plays on as far as that goes. A DiceMismatch leaves everything as it was. */
  unseal(n: number, answer: A, written: Json, salt: string): void {
    const entry = this.entries[n - 1];
    if (!entry || !('seal' in entry)) throw new RecordError('it is not sealed.', n);
    this.entries[n - 1] = { ...entry, answer: written, salt };
    this.#answers[n] = answer;
    try {
      this.#playWaiting();
    } catch (fault) {
      this.entries[n - 1] = entry;
      this.#answers[n] = null;
      this.#goBack();
      throw fault;
    }
    this.#keepSnapshot();
  }

  /** The position after entry n, on a line of play of its own, as far as sealed answers are known. */
  at(n: number): Position<S, A, F> {
    return this.#replay(n).position;
  }

  /** The position entry n was an answer to, a silent copy. */
  before(n: number): Position<S, A, F> {
    return this.at(this.line.before(n));
  }

  /** What was told on the way to where play stood after entry n. */
  toldAt(n: number): { readonly n: number; readonly told: Told }[] {
    const path = [0, ...this.line.path(n)];
    return path.flatMap((at) => (this.#told[at] ?? []).map((told) => ({ n: at, told })));
  }

  /** What was told when entry n was played. */
  toldBy(n: number): readonly Told[] {
    return this.#told[n] ?? [];
  }

  #play(side: Side, answer: A, dice: RecordedDice): void {
    try {
      this.#position.give(side, answer, dice);
      if (dice.left() > 0)
        throw new DiceMismatch(`The record holds ${dice.left()} throws more than the rules ask for.`);
    } catch (fault) {
      this.#goBack();
      throw fault;
    }
  }

  #playWaiting(): void {
    for (let n = this.#waiting[0]; n !== undefined; n = this.#waiting[0]) {
      const entry = this.entries[n - 1];
      const answer = this.#answers[n];
      if (!entry || !isAnswering(entry) || answer === null || answer === undefined) return;
      this.#hearing = [];
      this.#play(entry.side, answer, recordedDice(entry.dice));
      this.#told[n] = this.#hearing;
      this.#waiting.shift();
    }
  }

  #endMoment(entry: Entry, seals: readonly SealedEntry[]): void {
    this.#ends.add(entry.n);
    this.askedAt = entry.n;
    for (const seal of seals) {
      this.opened.add(seal.n);
      if (seal.side !== entry.side) this.revealing.add(entry.n);
    }
    if ('seal' in entry) this.opened.add(entry.n);
  }

  /** Stands where play stands by the entries, listening again. */
  #goBack(): void {
    const { position, waiting } = this.#replay(this.line.head);
    this.#position = position.clone(this.#running);
    this.#waiting = waiting;
  }

  #replay(n: number): { position: Position<S, A, F>; waiting: number[] } {
    const path = [0, ...this.line.path(n)];
    let step = path.length - 1;
    while (!this.#snapshots.has(path[step] ?? 0)) step--;
    const saved = this.#snapshots.get(path[step] ?? 0);
    if (!saved) throw new Error('The snapshot of the start is missing.');
    const { rules, field } = this.#position;
    const position = Position.load(rules, field, { state: rules.clone(saved.state), since: saved.since });
    for (step++; step < path.length; step++) {
      const entry = this.entries[(path[step] ?? 0) - 1];
      const answer = this.#answers[path[step] ?? 0];
      if (!entry || !isAnswering(entry) || answer === null || answer === undefined) break;
      position.give(entry.side, answer, recordedDice(entry.dice));
    }
    return { position, waiting: path.slice(step) };
  }

  #keepSnapshot(): void {
    const place = this.line.place(this.line.head);
    if (this.waits || this.line.depth(place) % SNAPSHOT_EVERY !== 0 || this.#snapshots.has(place)) return;
    this.#snapshots.set(place, this.#position.save());
  }
}
