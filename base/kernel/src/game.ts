import { answerOf, attempt, begin, fits, legal } from './admission.ts';
import { plainJson } from './canonical.ts';
import { refusal, type Refusal } from './clause.ts';
import { Course } from './course.ts';
import type { Dice } from './dice.ts';
import { dryRun, firstThrow } from './dry-run.ts';
import { commitment } from './fair.ts';
import { type Position, readAnswer } from './position.ts';
import type { Logged, NewGame, Preview, Proposal, Sources } from './proposal.ts';
import type { Question } from './question.ts';
import {
  type BackEntry,
  brokenAt,
  type Entry,
  type EntryBody,
  entryHash,
  type GameHeader,
  type GameRecord,
  headerHash,
  isAnswering,
  type NonceEntry,
  noncesBefore,
  RECORD_FORMAT,
  RecordError,
  sealOf,
} from './record.ts';
import { type RecordedDice, recordedDice } from './recorded.ts';
import type { Json, Rules, Verdict } from './rules.ts';
import type { Side } from './side.ts';
import { chanceSince, refuseBack, type TakeBack, takeBackOf } from './take-back.ts';
import { termsDice } from './terms.ts';
import type { Told } from './told.ts';

/**
 * A game: its record, and the position the record leads to. The judge proposes (which changes nothing), stores, appends,
 * then tells; a seat's copy appends what it is told and opens seals as it learns what was under them.
 */
export class Game<S, A, F> {
  readonly rules: Rules<S, A, F>;
  readonly field: F;
  #header: GameHeader;
  #course: Course<S, A, F>;
  #hash: string;

  private constructor(rules: Rules<S, A, F>, header: GameHeader) {
    this.rules = rules;
    this.field = rules.field(header.battle.id, header.options);
    this.#header = header;
    this.#course = new Course(rules, this.field);
    this.#hash = headerHash(header);
  }

  /** A new game. Throws RangeError for a battle or an option the rulebook does not know. */
  static create<S, A, F>(rules: Rules<S, A, F>, from: NewGame): Game<S, A, F> {
    const { battle, options = {}, dice, players, created } = from;
    return new Game(rules, {
      format: RECORD_FORMAT,
      rules: { id: rules.id, version: rules.version },
      battle: { id: battle, hash: rules.battleHash(battle) },
      options,
      dice,
      ...(players && { players }),
      ...(created !== undefined && { created }),
    });
  }

  /**
   * The game of a record, played to its end. Throws RecordError, naming the entry, for foreign rules, another version of
   * them, another battle, a broken chain, and for answers or dice the rules refuse. `diceOf` may watch the dice of each entry.
   */
  static fromRecord<S, A, F>(
    rules: Rules<S, A, F>,
    record: GameRecord,
    diceOf?: (entry: Entry) => RecordedDice,
  ): Game<S, A, F> {
    fits(rules, record);
    const { entries, ...header } = record;
    const game = begin(() => new Game(rules, header));
    for (const entry of entries) game.#append(entry, diceOf);
    return game;
  }

  /** The number of the last entry; 0 at the start. */
  get head(): number {
    return this.#course.line.head;
  }

  /** The hash of the last entry, or of the header. */
  get hash(): string {
    return this.#hash;
  }

  /** The position as it stands. Look at it, clone it; answers go through `propose` and `append`. */
  get position(): Position<S, A, F> {
    return this.#course.position;
  }

  /** The questions nobody has answered yet. */
  get open(): readonly Question<A>[] {
    return this.#course.open;
  }

  /** The question a side has to answer now, or null. */
  question(side: Side): Question<A> | null {
    return this.open.find((question) => question.side === side) ?? null;
  }

  get over(): boolean {
    return this.position.over;
  }

  get verdict(): Verdict | null {
    return this.rules.verdict(this.field, this.position.state);
  }

  /** All that was told on the line of play that counts. */
  get log(): readonly Logged[] {
    return this.logAt(this.head);
  }

  /** What had been told when play stood as after entry n. */
  logAt(n: number): readonly Logged[] {
    return this.#course.toldAt(n);
  }

  /** What entry n told. */
  toldBy(n: number): readonly Told[] {
    return this.#course.toldBy(n);
  }

  /** The position as after entry n, a silent copy. */
  at(n: number): Position<S, A, F> {
    return this.#course.at(n);
  }

  /** The entries that lead to the present position, by number, first to last. */
  get line(): readonly number[] {
    return this.#course.line.path(this.head);
  }

  /** The whole record as this copy knows it. */
  get record(): GameRecord {
    return { ...this.#header, entries: [...this.#course.entries] };
  }

  /** The record as a side may know it, or as a spectator may (null): seals of others on, the dice secret kept until the end. */
  viewFor(side: Side | null): GameRecord {
    if (this.over) return this.record;
    const { dice } = this.#header;
    const entries = this.#course.entries.map((entry) => this.entryFor(side, entry));
    return { ...this.#header, dice: dice.kind === 'fair' ? { ...dice, secret: null } : dice, entries };
  }

  /** One entry as a side may know it. */
  entryFor(side: Side | null, entry: Entry): Entry {
    if (!('seal' in entry) || entry.side === side || this.over || this.#course.opened.has(entry.n))
      return entry;
    const { n, side: by, seal, dice, hash } = entry;
    return { n, side: by, seal, dice, hash };
  }

  /** The dice of entry n by the game's own terms. Throws RangeError where the secret of fair dice is not known here. */
  diceFor(n: number): Dice {
    return termsDice(this.#header.dice, noncesBefore(this.#course.entries, n), n);
  }

  /** Why an answer would be refused, or null. `expected` is the last entry the sender knew of. */
  refuse(side: Side, value: unknown, expected: number): Refusal | null {
    const read = this.#read(side, value, expected);
    return 'refused' in read ? read.refused : null;
  }

  /**
   * The gate: everything a side sends goes through here. Checks number, seat, shape and law, runs the answer dry with
   * these dice, and gives the entry that would record it. Nothing is changed.
   */
  propose(side: Side, value: unknown, expected: number, sources: Sources = {}): Proposal {
    const read = this.#read(side, value, expected);
    if ('refused' in read) return read;
    const completes = this.#course.completes(side);
    if (completes && this.#course.waits) return { refused: refusal('sealed', null, STILL_SEALED) };
    const n = this.head + 1;
    const run = dryRun(this.position, side, read.answer, sources.dice?.(n) ?? this.diceFor(n));
    if ('refused' in run) return run;
    const { dice } = run;
    const answer = plainJson(read.answer);
    const opens = completes ? this.#course.sealsOfMoment().map((seal) => seal.n) : [];
    if (read.question.sealed !== true) return { entry: this.#chain({ n, side, answer, dice }), opens };
    const salt = sources.salt?.();
    if (salt === undefined)
      throw new RangeError('A sealed answer needs a salt: give propose a source of salts.');
    const seal = sealOf(n, side, answer, salt);
    const entry = this.#chain({ n, side, seal, answer, salt, dice });
    return { entry, opens: completes ? [...opens, n] : [] };
  }

  /** Proposes that a side throw a nonce in against the judge's secret (1 to 200 characters). */
  proposeNonce(side: Side, nonce: string): Proposal<NonceEntry> {
    if (this.#header.dice.kind !== 'fair') return { refused: refusal('no-nonce', null, NO_NONCE) };
    if (nonce.length < 1 || nonce.length > MOST_NONCE) {
      const sentence = `A nonce has 1 to ${MOST_NONCE} characters; this has ${nonce.length}.`;
      return { refused: refusal('malformed', null, sentence) };
    }
    return { entry: this.#chain({ n: this.head + 1, side, nonce }), opens: [] };
  }

  /** How far a side may take back its own answers, and what stops it. */
  takeBack(side: Side): TakeBack {
    return takeBackOf(this.#course, side);
  }

  /** Whether dice were thrown or a sealed answer opened since play stood as after entry `to`, which must lead to the present. */
  chanceSince(to: number): boolean {
    return chanceSince(this.#course, to);
  }

  /** Proposes that play go back to where it stood after entry `to`; unless `agreed` by both sides, only as far as is free. */
  proposeBack(side: Side, to: number, agreed = false): Proposal<BackEntry> {
    const refused = this.#refuseBack(side, to, agreed);
    if (refused) return { refused };
    return { entry: this.#chain({ n: this.head + 1, side, back: to, agreed }), opens: [] };
  }

  /** What an answer would set off, found by running it dry up to the first throw. Throws RangeError for an illegal answer. */
  preview(side: Side, value: unknown): Preview {
    const read = this.#read(side, value, this.head);
    if ('refused' in read) throw new RangeError(read.refused.sentence);
    const completes = this.#course.completes(side);
    const opens = completes && this.#course.sealsOfMoment().some((seal) => seal.side !== side);
    if (this.#course.waits) return { throws: false, opens, first: null };
    const thrown = firstThrow(this.position, side, read.answer);
    return { throws: thrown !== null, opens, first: thrown?.reckoning ?? null };
  }

  /** Checks the next entry as if it came from a stranger, plays it, and gives what it told. Throws RecordError and is as before. */
  append(entry: Entry): readonly Told[] {
    return this.#append(entry);
  }

  /** Learns what a sealed entry holds, and plays on. Throws RecordError, and is as before, where the seal is of something else. */
  unseal(n: number, answer: Json, salt: string): void {
    const entry = this.#course.entries[n - 1];
    if (!entry || !('seal' in entry)) throw new RecordError('it is not a sealed answer.', n);
    if (entry.answer !== undefined) return;
    if (sealOf(n, entry.side, answer, salt) !== entry.seal)
      throw new RecordError('its seal is of another answer.', n);
    attempt(n, () => this.#course.unseal(n, legal(this.#course.before(n), entry, answer), answer, salt));
  }

  /** Publishes the dice secret. Throws RecordError where it is not what the judge committed to. */
  reveal(secret: string): void {
    const { dice } = this.#header;
    if (dice.kind !== 'fair') throw new RecordError('These dice have no secret.');
    if (commitment(secret) !== dice.commitment)
      throw new RecordError('This secret is not the one committed to.');
    this.#header = { ...this.#header, dice: { ...dice, secret } };
  }

  #append(entry: Entry, diceOf?: (entry: Entry) => RecordedDice): readonly Told[] {
    const { n } = entry;
    if (n !== this.head + 1) throw new RecordError(`expected entry ${this.head + 1} next.`, n);
    if (entryHash(this.#hash, entry) !== entry.hash) throw brokenAt(n);
    const answer = isAnswering(entry) ? answerOf(this.position, this.question(entry.side), entry) : null;
    if ('nonce' in entry && this.#header.dice.kind !== 'fair') throw new RecordError(NO_NONCE, n);
    if ('back' in entry) {
      const refused = this.#refuseBack(entry.side, entry.back, entry.agreed);
      if (refused) throw new RecordError(refused.sentence, n);
    }
    const dice = diceOf?.(entry) ?? recordedDice(isAnswering(entry) ? entry.dice : []);
    attempt(n, () => this.#course.add(entry, answer, dice));
    this.#hash = entry.hash;
    return this.#course.toldBy(n);
  }

  #read(
    side: Side,
    value: unknown,
    expected: number,
  ): { readonly answer: A; readonly question: Question<A> } | { readonly refused: Refusal } {
    const { head } = this;
    if (!Number.isInteger(expected) || expected < this.#course.askedAt || expected > head) {
      const sentence = `This answers the game as it stood at entry ${String(expected)}; it stands at ${head}. Look again.`;
      return { refused: refusal('stale', null, sentence) };
    }
    const question = this.question(side);
    if (!question && this.position.question(side)) {
      return {
        refused: refusal('not-asked', null, 'You have answered this already; the other side has not yet.'),
      };
    }
    const read = readAnswer(this.position, side, value);
    if ('refused' in read || !question) return read as { readonly refused: Refusal };
    return { answer: read.answer, question };
  }

  #refuseBack(side: Side, to: number, agreed: boolean): Refusal | null {
    // The secret is published when the game ends: whoever went back from there would know the dice to come.
    if (this.over && this.#header.dice.kind === 'fair') return refusal('game-over', null, NO_WAY_BACK);
    return refuseBack(this.#course, side, to, agreed);
  }

  #chain<B extends EntryBody>(body: B): B & { readonly hash: string } {
    return { ...body, hash: entryHash(this.#hash, body) };
  }
}

const NO_NONCE = 'Nonces count for fair dice only; this game throws others.';
const NO_WAY_BACK =
  'The game is over and its dice secret published; play on from an earlier point in a new game.';
const MOST_NONCE = 200;

const STILL_SEALED = "The other side's answer is still sealed here; only the judge can take this one.";
