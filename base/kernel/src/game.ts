import { plainJson } from './canonical.ts';
import { type Refusal, refusal } from './clause.ts';
import type { Dice } from './dice.ts';
import { playDry, previewOf } from './dry-run.ts';
import { admitEdit, ALONE, editGame, handBody, type HandTerms } from './edit-position.ts';
import { PlayerEnding } from './ending.ts';
import {
  endsGame,
  type OtherBody,
  type OtherEntry,
  OVER,
  refuseFull,
  refuseNew,
  refuseOther,
  STILL_SEALED,
} from './entry-validation.ts';
import type { Nonces } from './fair.ts';
import { type DryRun, GameHistory } from './game-history.ts';
import { readAnswer } from './gate.ts';
import type { Json } from './json.ts';
import type { LogItem } from './log-item.ts';
import type { ManualEdit } from './manual-edit.ts';
import { headerOfNewGame, type NewGame } from './new-game.ts';
import type { Position } from './position.ts';
import type { GameLogItem, Preview, Proposal, Sources } from './proposal.ts';
import type { Question } from './question.ts';
import {
  type BackEntry,
  brokenChainError,
  type CallOffEntry,
  type ClaimEntry,
  closedEntry,
  type DrawEntry,
  type Entry,
  type EntryBody,
  entryHash,
  type GameHeader,
  type GameRecord,
  type HandEntry,
  headerHash,
  isPlay,
  type NonceEntry,
  RecordError,
  type ResignEntry,
  sealOf,
  type UnhashedEntry,
  withoutSecret,
  withSecret,
} from './record.ts';
import { admitAnswer, assertPlayable, begin, legalAnswer, noStanding } from './record-validation.ts';
import { type RecordedDice, recordedDice } from './recorded.ts';
import type { Rules, Verdict } from './rules.ts';
import type { Side } from './side.ts';
import { chanceSince, type TakeBack, takeBackOf } from './take-back.ts';
import { termsDice } from './terms.ts';

/** A record and its position. The judge proposes (no change), stores, appends, then publishes; a seat's copy follows it. */
export class Game<S, A, F> {
  readonly rules: Rules<S, A, F>;
  readonly field: F;
  #header: GameHeader;
  #history: GameHistory<S, A, F>;
  #hash: string;
  /** The last nonce of each side against the judge's secret. */
  #nonces: Nonces = [null, null];
  readonly #ending = new PlayerEnding();
  /** The last entry proposed, with its dry run. If it is appended next, the dry run is taken over. */
  #proposed: { readonly entry: Entry; readonly reached: DryRun<S, A, F> | null } | null = null;

  private constructor(rules: Rules<S, A, F>, header: GameHeader) {
    this.rules = rules;
    this.field = rules.field(header.battle.id, header.options);
    this.#header = header;
    this.#history = new GameHistory(rules, this.field);
    this.#hash = headerHash(header);
  }

  /** A new game. Throws RangeError for a battle or an option the rulebook does not know. */
  static create<S, A, F>(rules: Rules<S, A, F>, from: NewGame): Game<S, A, F> {
    return new Game(rules, headerOfNewGame(rules, from));
  }

  /**
   * The game of a record, played to its end. Throws RecordError with the entry's number for foreign rules or another
   * version of them, another battle, a broken chain, and for answers or dice the rules refuse. `diceOf` may watch the
   * dice of each entry, and receives the nonces they were thrown under.
   */
  static fromRecord<S, A, F>(
    rules: Rules<S, A, F>,
    record: GameRecord,
    diceOf?: (entry: Entry, nonces: Nonces) => RecordedDice,
  ): Game<S, A, F> {
    assertPlayable(rules, record);
    const { entries, ...header } = record;
    const game = begin(() => new Game(rules, header));
    for (const entry of entries) game.#applyEntry(entry, game.#admit(entry, diceOf));
    return game;
  }

  /** The number of the last entry; 0 at the start. */
  get head(): number {
    return this.#history.tree.head;
  }

  /** The hash of the last entry, or of the header. */
  get hash(): string {
    return this.#hash;
  }

  /**
   * The current position, with everything known here; bots and displays get its `forSeat`. Answers go through `propose`
   * and `append`. The next entry leads to another position, and this one does not change.
   */
  get position(): Position<S, A, F> {
    return this.#history.position;
  }

  /** The unanswered questions. Empty when the game is over, though its position may still ask. */
  get open(): readonly Question<A>[] {
    return this.over ? [] : this.position.open;
  }

  /** The question a side has to answer now, or null. */
  question(side: Side): Question<A> | null {
    return this.open.find((question) => question.side === side) ?? null;
  }

  /** True if the rules, a resignation or an agreed draw have ended it. */
  get over(): boolean {
    return this.#ending.by !== null || this.position.over;
  }

  get verdict(): Verdict | null {
    return this.#ending.verdict(this.position) ?? this.rules.verdict(this.field, this.position.state);
  }

  /** The side that offers a draw; null if there is no offer. */
  get drawOffer(): Side | null {
    return this.#ending.offer;
  }

  /** The log of the line of play that counts. */
  get log(): readonly GameLogItem[] {
    return this.logAt(this.head);
  }

  /** The log up to the position after entry `n`. */
  logAt(n: number): readonly GameLogItem[] {
    return this.#history.logAt(n);
  }

  /** The log items of entry `n`. */
  logItemsOf(n: number): readonly LogItem[] {
    return this.#history.logItemsOf(n);
  }

  /** Numbers of the sealed entries that entry n revealed to all. They are sent before it. */
  openedBy(n: number): readonly number[] {
    return this.#history.openedBy(n);
  }

  /** The position as after entry n, a silent copy. */
  positionAt(n: number): Position<S, A, F> {
    return this.#history.positionAt(n);
  }

  /** The entries that lead to the present position, by number, first to last. */
  get line(): readonly number[] {
    return this.#history.tree.path(this.head);
  }

  /** The whole record as this copy knows it. */
  get record(): GameRecord {
    return { ...this.#header, entries: [...this.#history.entries] };
  }

  /** The record as a side or a spectator (null) may know it: with seals, and without the dice secret until the end. */
  viewFor(side: Side | null): GameRecord {
    return { ...this.header, entries: this.#history.entries.map((entry) => this.entryFor(side, entry)) };
  }

  /** The head of the record without secrets. */
  get header(): GameHeader {
    return this.over ? this.#header : withoutSecret(this.#header);
  }

  /** One entry as a side may know it. */
  entryFor(side: Side | null, entry: Entry): Entry {
    const open = !('seal' in entry) || entry.side === side || this.over || this.#history.opened.has(entry.n);
    return open ? entry : closedEntry(entry);
  }

  /** The dice entry n would have now by the game's own terms. Throws RangeError if the secret of fair dice is not known here. */
  diceFor(n: number): Dice {
    return termsDice(this.#header.dice, this.#nonces, n);
  }

  /** Why an answer would be refused, or null. `seen` is the last entry the sender knew of. */
  refuse(side: Side, value: unknown, seen: number): Refusal | null {
    const read = this.#read(side, value, seen);
    return 'refused' in read ? read.refused : null;
  }

  /**
   * The gate: everything a side sends goes through here. Checks number, seat, shape and legality, plays the answer on a
   * copy with these dice, and returns the entry that would record it. Nothing changes; appending that very entry takes
   * the copy over.
   */
  propose(side: Side, value: unknown, seen: number, sources: Sources = {}): Proposal {
    const read = this.#read(side, value, seen);
    if ('refused' in read) return read;
    const { question } = read;
    if (sources.standing && !question.standing)
      return { refused: refusal('no-standing', null, noStanding(question)) };
    const salt = question.sealed ? sources.salt?.() : null;
    if (salt === undefined) throw new RangeError('A sealed answer needs a salt: give one to propose.');
    const n = this.head + 1;
    const source = sources.dice?.(n, this.#nonces) ?? this.diceFor(n);
    const played = playDry(this.#history, side, read.answer, source);
    if ('refused' in played) return played;
    const { reached, dice } = played;
    if (reached.position.waits) return { refused: refusal('sealed', null, STILL_SEALED) };
    const answer = plainJson(read.answer);
    const opens = this.#history.opens(side, reached);
    const mark = sources.standing ? ({ standing: true } as const) : {};
    const entry =
      salt === null
        ? this.#chain({ n, side, answer, dice, ...mark })
        : this.#chain({ n, side, seal: sealOf(n, side, answer, salt), answer, salt, dice });
    this.#proposed = { entry, reached };
    return { entry, opens };
  }

  /** Proposes a change by hand: alone in a sandbox, else only if both sides `agreed`. `because` is the reason. */
  proposeHand(side: Side, hand: readonly ManualEdit[], terms: HandTerms = ALONE): Proposal<HandEntry> {
    const reached = editGame(this, hand, terms);
    if ('refused' in reached) return reached;
    const entry = this.#chain(handBody(this.head + 1, side, hand, terms));
    this.#proposed = { entry, reached };
    return { entry, opens: [] };
  }

  /** Proposes that a side throw a nonce in against the judge's secret (1 to 200 characters). */
  proposeNonce(side: Side, nonce: string): Proposal<NonceEntry> {
    return this.#proposeOther<NonceEntry>({ n: this.head + 1, side, nonce });
  }

  /** Proposes a take-back to the position after entry `to`; only as far as is free, unless both sides `agreed`. */
  proposeBack(side: Side, to: number, agreed = false): Proposal<BackEntry> {
    return this.#proposeOther<BackEntry>({ n: this.head + 1, side, back: to, agreed });
  }

  /** Proposes that a side give the game up, at any time. */
  proposeResign(side: Side): Proposal<ResignEntry> {
    return this.#proposeOther<ResignEntry>({ n: this.head + 1, side, resign: true });
  }

  /** Proposes that a side that is not asked claim the game. The judge must check that the time is over. */
  proposeClaim(side: Side): Proposal<ClaimEntry> {
    return this.#proposeOther<ClaimEntry>({ n: this.head + 1, side, claim: true });
  }

  /** Proposes that a side call the game off, before its second turn. */
  proposeCallOff(side: Side): Proposal<CallOffEntry> {
    return this.#proposeOther<CallOffEntry>({ n: this.head + 1, side, off: true });
  }

  /** Proposes that a side offer a draw or take the one offered, or, where `draw` is false, decline it or take it back. */
  proposeDraw(side: Side, draw: boolean): Proposal<DrawEntry> {
    return this.#proposeOther<DrawEntry>({ n: this.head + 1, side, draw });
  }

  /** The number of its own answers that a side may take back, and what stops it. */
  takeBack(side: Side): TakeBack {
    return takeBackOf(this.#history, side);
  }

  /** True if dice were thrown or a sealed answer opened since play stood as after entry `to`, which must lead to the present. */
  chanceSince(to: number): boolean {
    return chanceSince(this.#history, to);
  }

  /** The effects of an answer, as far as its side can know them. Throws RangeError for an illegal answer. */
  preview(side: Side, value: unknown): Preview {
    const read = this.#read(side, value, this.head);
    if ('refused' in read) throw new RangeError(read.refused.sentence);
    return previewOf(this.position.forSeat(side), side, read.answer);
  }

  /**
   * Adds the next entry and returns its log items. The entry proposed last takes over its dry run. Any other is played as
   * a stranger's. Throws RecordError, and changes nothing, if it is illegal or would reveal an answer sealed here.
   */
  append(entry: Entry): readonly LogItem[] {
    const reached = this.#proposed?.entry === entry ? this.#proposed.reached : this.#admit(entry);
    return this.#applyEntry(entry, reached);
  }

  /**
   * Follows the judge: entries in the order sent. An entry that is already here has lost its seal; any other is
   * appended. Returns the log items of the new ones. Throws RecordError at the first that does not fit, and stops
   * before it.
   */
  follow(entries: readonly Entry[]): readonly GameLogItem[] {
    return entries.flatMap((entry) => {
      const { n } = entry;
      if (n > this.head) return this.append(entry).map((logItem) => ({ n, logItem }));
      if (this.#history.entries[n - 1]?.hash !== entry.hash)
        throw new RecordError('another entry of this number is there already.', n);
      if ('seal' in entry && entry.answer !== undefined) this.unseal(n, entry.answer, entry.salt ?? '');
      return [];
    });
  }

  /** Adds the answer of a sealed entry. Throws RecordError, and changes nothing, if the seal does not fit it. */
  unseal(n: number, answer: Json, salt: string): void {
    const entry = this.#history.entries[n - 1];
    if (!entry || !('seal' in entry)) throw new RecordError('it is not a sealed answer.', n);
    if (entry.answer !== undefined) return;
    if (sealOf(n, entry.side, answer, salt) !== entry.seal)
      throw new RecordError('its seal is of another answer.', n);
    this.#history.unseal(n, legalAnswer(this.#history.before(n), entry, answer), answer, salt);
    this.#proposed = null;
  }

  /** Publishes the dice secret. Throws RecordError if it is not the one the judge committed to. */
  reveal(secret: string): void {
    this.#header = withSecret(this.#header, secret);
  }

  #read(
    side: Side,
    value: unknown,
    seen: number,
  ): { readonly answer: A; readonly question: Question<A> } | { readonly refused: Refusal } {
    const { head } = this;
    if (this.over) return { refused: refusal('game-over', null, OVER) };
    const full = refuseFull(head);
    if (full) return { refused: full };
    if (!Number.isInteger(seen) || seen < this.#history.askedAt[side] || seen > head) {
      const sentence = `This answer was for entry ${String(seen)}, but the game is now at entry ${head}. Look at it again.`;
      return { refused: refusal('stale', null, sentence) };
    }
    const question = this.question(side);
    const read = readAnswer(this.position, side, value);
    if ('refused' in read || !question) return read as { readonly refused: Refusal };
    return { answer: read.answer, question };
  }

  #proposeOther<E extends OtherEntry>(body: UnhashedEntry<E> & OtherBody): Proposal<E> {
    const refused = this.#refuseOther(body) ?? refuseNew(this.#history, this.drawOffer, body);
    if (refused) return { refused };
    const entry = this.#chain(body) as unknown as E;
    this.#proposed = { entry, reached: null };
    return { entry, opens: endsGame(this.drawOffer, body) ? this.#history.sealedEntries() : [] };
  }

  #refuseOther(body: OtherBody): Refusal | null {
    const asks = (side: Side): boolean => this.question(side) !== null;
    const { over, position } = this;
    const context = { over, position, ending: this.#ending, history: this.#history, ...this.#header, asks };
    return refuseOther(context, body);
  }

  /** Checks the next entry as if it came from a stranger. Plays it on a copy if it is an answer. */
  #admit(entry: Entry, diceOf?: (entry: Entry, nonces: Nonces) => RecordedDice): DryRun<S, A, F> | null {
    const { n, side } = entry;
    if (n !== this.head + 1) throw new RecordError(`expected entry ${this.head + 1} next.`, n);
    if (entryHash(this.#hash, entry) !== entry.hash) throw brokenChainError(n);
    if ('hand' in entry) return admitEdit(this, entry);
    if (!isPlay(entry)) {
      const refused = this.#refuseOther(entry);
      if (refused) throw new RecordError(refused.sentence, n);
      return null;
    }
    if (this.over) throw new RecordError(OVER, n);
    const dice = diceOf?.(entry, this.#nonces) ?? recordedDice(entry.dice);
    return admitAnswer(this.#history, this.question(side), entry, dice);
  }

  #applyEntry(entry: Entry, reached: DryRun<S, A, F> | null): readonly LogItem[] {
    this.#history.add(entry, reached);
    this.#ending.add(entry);
    if (this.#ending.by !== null) this.#history.end(entry.n);
    this.#hash = entry.hash;
    if ('nonce' in entry)
      this.#nonces = entry.side === 0 ? [entry.nonce, this.#nonces[1]] : [this.#nonces[0], entry.nonce];
    this.#proposed = null;
    return this.#history.logItemsOf(entry.n);
  }

  #chain<B extends EntryBody>(body: B): B & { readonly hash: string } {
    return { ...body, hash: entryHash(this.#hash, body) };
  }
}
