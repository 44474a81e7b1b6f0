import type { Dice } from './dice.ts';
import { editPosition } from './edit-position.ts';
import { EntryTree } from './entry-tree.ts';
import type { Json } from './json.ts';
import type { LogItem } from './log-item.ts';
import { Position } from './position.ts';
import { type Entry, type HandEntry, isAnswering, RecordError } from './record.ts';
import { recordedDice } from './recorded.ts';
import type { Rules } from './rules.ts';
import { SEALED, type SealId } from './seal-id.ts';
import type { Side } from './side.ts';
import { RECENT_POSITIONS, SnapshotCache } from './snapshot-cache.ts';

/** The result of an answer, or of a change by hand, found by playing it once on a copy. */
export interface DryRun<S, A, F> {
  readonly position: Position<S, A, F>;
  /** Null after a change by hand. */
  readonly answer: A | typeof SEALED | null;
  readonly logItems: readonly LogItem[];
}

/**
 * The entries of a game played out: the position they lead to, the log items of each, and the way back to any of them.
 * It trusts that entries are chained and legal; `Game` checks that.
 */
export class GameHistory<S, A, F> {
  readonly entries: Entry[] = [];
  readonly tree = new EntryTree();
  readonly revealing = new Set<number>();
  readonly locking = new Set<number>();
  readonly lettingBy = new Set<number>();
  /** Sealed entries that have been opened in play, here or on a line of play that was left. */
  readonly opened = new Set<number>();
  /** By side: the entry since which its present question has been asked. */
  readonly askedAt: [number, number] = [0, 0];
  #position: Position<S, A, F>;
  readonly #answers: (A | typeof SEALED | null)[] = [null];
  readonly #logItems: (readonly LogItem[])[] = [];
  readonly #openedBy = new Map<number, readonly number[]>();
  /** By sealed entry: the seal id of its answer on its own branch. */
  readonly #sealIds = new Map<number, SealId>();
  /** By place: the place where its current moment began. */
  readonly #began = new Map<number, number>([[0, 0]]);
  readonly #snapshots: SnapshotCache<S, A, F>;

  constructor(rules: Rules<S, A, F>, field: F) {
    const logItems: LogItem[] = [];
    this.#position = Position.start(rules, field, recordedDice([]), { listen: (one) => logItems.push(one) });
    this.#logItems.push(logItems);
    this.#snapshots = new SnapshotCache(this.tree, this.#position);
  }

  get position(): Position<S, A, F> {
    return this.#position;
  }

  /** Plays an answer on a copy. Nothing here changes, but the copy uses the state of the present position. */
  reach(side: Side, answer: A | typeof SEALED, dice: Dice): DryRun<S, A, F> {
    const logItems: LogItem[] = [];
    const position = this.#position.after(side, answer, dice, { listen: (one) => logItems.push(one) });
    return { position, answer, logItems };
  }

  /** Numbers of the sealed entries that an answer of a side reveals for the first time. At the end of a game all are revealed. */
  opens(side: Side, { position }: DryRun<S, A, F>): number[] {
    if (position.opened.length === 0 && !position.over) return [];
    const own = this.#position.sealId(side);
    if (position.over)
      return own === null ? this.sealedEntries() : [...this.sealedEntries(), this.tree.head + 1];
    const entries = position.opened.map((sealId) =>
      sealId === own ? this.tree.head + 1 : this.#entryOf(sealId),
    );
    return entries.filter((n) => !this.opened.has(n)).sort((a, b) => a - b);
  }

  /** The sealed entries that have been revealed on no branch. */
  sealedEntries(): number[] {
    return [...this.#sealIds.keys()].filter((n) => !this.opened.has(n));
  }

  /** The sealed entries that entry n made known to all, by number. */
  openedBy(n: number): readonly number[] {
    return this.#openedBy.get(n) ?? [];
  }

  /** Adds an entry, with its dry run if it leads to another position. */
  add(entry: Entry, reached: DryRun<S, A, F> | null): void {
    this.#answers.push(reached?.answer ?? null);
    this.#logItems.push(reached?.logItems ?? []);
    if (reached && 'hand' in entry) this.#edit(entry, reached);
    else if (reached) this.#goOn(entry, reached);
    else if ('back' in entry) this.#goBack(entry);
    else this.tree.add(entry);
    this.entries.push(entry);
  }

  /** A side's resignation, or an agreed draw, ends the game: everything is opened. */
  end(n: number): void {
    this.#open(n, this.sealedEntries());
  }

  /**
   * Stores the answer under the seal of entry n. Snapshots taken while it was sealed would stop there for ever, so they
   * are dropped.
   */
  unseal(n: number, answer: A, written: Json, salt: string): void {
    const entry = this.entries[n - 1];
    const sealId = this.#sealIds.get(n);
    if (!entry || !('seal' in entry) || sealId === undefined) throw new RecordError('it is not sealed.', n);
    this.entries[n - 1] = { ...entry, answer: written, salt };
    this.#answers[n] = answer;
    this.#snapshots.forgetFrom(n);
    if (this.tree.leadsFrom(n)) this.#position.learn(sealId, answer);
  }

  /** The position after entry n, on its own branch, as far as sealed answers are known. */
  positionAt(n: number): Position<S, A, F> {
    const { position, since } = this.#snapshots.before(this.tree.place(n), this.#position);
    return since.reduce((reached, positionAt) => this.#replay(reached, positionAt), position);
  }

  /** The position entry n was an answer to, a silent copy. */
  before(n: number): Position<S, A, F> {
    return this.positionAt(this.tree.before(n));
  }

  /** The log up to the position after entry `n`. */
  logAt(n: number): { readonly n: number; readonly logItem: LogItem }[] {
    const path = [0, ...this.tree.path(n)];
    return path.flatMap((positionAt) =>
      (this.#logItems[positionAt] ?? []).map((logItem) => ({ n: positionAt, logItem })),
    );
  }

  /** The log items of entry `n`. */
  logItemsOf(n: number): readonly LogItem[] {
    return this.#logItems[n] ?? [];
  }

  #goOn(entry: Entry, reached: DryRun<S, A, F>): void {
    const { n, side } = entry;
    const { open, moment } = this.#position;
    const ends = open.length === 1;
    const opens = this.opens(side, reached);
    const sealId = this.#position.sealId(side);
    if (sealId !== null) this.#sealIds.set(n, sealId);
    if (ends && moment.length > 1) this.locking.add(n);
    if (opens.length > 0) this.revealing.add(n);
    else if (this.#letsBy(entry, reached)) this.lettingBy.add(n);
    this.#open(n, opens);
    this.#began.set(n, ends ? n : this.#momentBegan());
    if (ends) this.askedAt.fill(n);
    this.#arrive(entry, reached);
  }

  /** A change by hand asks both sides again. */
  #edit(entry: Entry, reached: DryRun<S, A, F>): void {
    this.#began.set(entry.n, entry.n);
    this.askedAt.fill(entry.n);
    this.#arrive(entry, reached);
  }

  #arrive(entry: Entry, { position }: DryRun<S, A, F>): void {
    this.tree.add(entry);
    this.#position = position;
    this.#snapshots.pass(entry.n, position);
  }

  /** Asks the questions of an earlier moment again; of the present moment only those whose answer was taken back. */
  #goBack(entry: Entry): void {
    const began = this.#momentBegan();
    const before = this.#position;
    const from = this.tree.place(this.tree.head);
    this.tree.add(entry);
    const to = this.tree.place(entry.n);
    this.#snapshots.leave(from, to);
    this.#position = this.#snapshots.standing(to) ?? this.#playedTo(to);
    const left = this.#momentBegan() !== began;
    if (left) this.askedAt.fill(entry.n);
    else for (const { side } of this.#position.open) if (!before.question(side)) this.askedAt[side] = entry.n;
  }

  /** The position of a place that has no snapshot. Snapshots of the last answers before it are added. */
  #playedTo(place: number): Position<S, A, F> {
    const { position, since } = this.#snapshots.before(place, this.#position);
    let reached = position;
    if (since.length === 0) this.#snapshots.addSnapshot(place, reached);
    for (const [i, positionAt] of since.entries()) {
      const recent = since.length - i <= RECENT_POSITIONS;
      reached = this.#replay(reached, positionAt, recent);
      if (recent) this.#snapshots.addSnapshot(positionAt, reached);
    }
    return reached;
  }

  /** The position after entry n. It is the given one, played on, unless that one is to be stored (`apart`) or n was made by hand. */
  #replay(position: Position<S, A, F>, n: number, apart = false): Position<S, A, F> {
    const entry = this.entries[n - 1];
    if (entry && 'hand' in entry) return editedPosition(position, entry);
    const answer = this.#answers[n];
    if (!entry || !isAnswering(entry) || answer == null) throw new Error(`Entry ${n} is no answer.`);
    const dice = recordedDice(entry.dice);
    if (apart) return position.after(entry.side, answer, dice);
    position.giveAnswer(entry.side, answer, dice);
    return position;
  }

  #open(n: number, seals: readonly number[]): void {
    if (seals.length > 0) this.#openedBy.set(n, seals);
    for (const seal of seals) this.opened.add(seal);
  }

  /** The entry that ended the moment before the present one. */
  #momentBegan(): number {
    return this.#began.get(this.tree.place(this.tree.head)) ?? 0;
  }

  #letsBy(entry: Entry, { answer }: DryRun<S, A, F>): boolean {
    if (!('standing' in entry) || entry.dice.length > 0) return false;
    if (answer === null || answer === SEALED) return false;
    return this.#position.question(entry.side)?.standing?.declines(answer) === true;
  }

  /** Seal ids are dealt again after a taking back: the sealed entry is looked up on the line that leads to here. */
  #entryOf(sealId: SealId): number {
    for (
      let positionAt = this.tree.place(this.tree.head);
      positionAt > 0;
      positionAt = this.tree.before(positionAt)
    )
      if (this.#sealIds.get(positionAt) === sealId) return positionAt;
    throw new Error(`No entry on this line of play has seal id ${sealId}.`);
  }
}

/** The position after a change by hand that was taken before. */
function editedPosition<S, A, F>(position: Position<S, A, F>, { n, hand }: HandEntry): Position<S, A, F> {
  const edited = editPosition(position, hand);
  if ('refused' in edited) throw new Error(`Entry ${n}: ${edited.refused.sentence}`);
  return edited.position;
}
