/** Puts log items together into log lines: one throw each, with its own consequences. */
import type { GameLogItem, Side } from '@linstock/kernel';
import {
  concernedIn,
  eventOf,
  type GameEvent,
  isOfficer,
  isOneRegiment,
  type Piece,
  type Place,
  type Scene,
  statementOf,
  withoutStop,
} from '@linstock/scene';
import { findCause } from './causes.ts';
import type { Loss } from './losses.ts';
import { extendMovement, findRide, findRun, type MovementEvent, verbOfMovement } from './movementWording.ts';
import { castOf } from './names.ts';
import { joinSentences, labelOutcome } from './rollResults.ts';
import { listStatedThrows } from './statedThrows.ts';
import { awaitsThrow, startLine, startTold, type UnfinishedLine } from './unfinishedLine.ts';

/** Somewhere on the table: a unit that is gone now was there before. */
const SOMEWHERE: Place = { hex: -1 };

/** Builds log lines from log items: what belongs together is one line. */
export class LogBuilder {
  /** All pieces, each on or off the table as of the log item that is read now. */
  readonly #cast: Map<string, Piece>;
  readonly #scene: Scene;
  readonly #lines: UnfinishedLine[] = [];
  /** Throws and remarks logged before their subject. */
  #pending: GameLogItem[] = [];

  /**
   * @param scene names all units that the log mentions
   * @param log all items to be described: units removed in it were on the table before
   */
  constructor(scene: Scene, log: readonly GameLogItem[]) {
    this.#cast = new Map(castOf(scene));
    for (const { logItem } of log) {
      const what = eventOf(logItem);
      const gone = what?.kind === 'removed' || (what?.kind === 'by hand' && what.at === null);
      if (gone) this.#place(what.pieces, SOMEWHERE);
    }
    this.#scene = scene;
  }

  /** Adds the next item. */
  addItem(logged: GameLogItem): void {
    const { logItem } = logged;
    const what = eventOf(logItem);
    if (what === null) return this.#addThrow(logged);
    if (what.kind === 'removed') this.#place(what.pieces, null);
    if (what.kind === 'placed') this.#place(what.pieces, what.at ?? SOMEWHERE);
    if (what.kind === 'by hand') this.#place(what.pieces, what.at);
    switch (what.kind) {
      case 'turn':
      case 'phase':
        this.#settle(null, logged.n);
        this.#lines.push(startLine(logged, what.kind, withoutStop(logItem.sentence)));
        return;
      case 'placed':
        // Troops laid out before the battle begins fill no log; those that arrive in it are news.
        return logged.n === 0 ? undefined : this.#addOther(logged, what);
      case 'move':
      case 'charge':
      case 'pursuit':
      case 'retreat':
      case 'flight':
        return this.#addMovement(logged, what);
      case 'volley':
      case 'melee':
        return this.#addBlow(logged, what);
      case 'loss':
      case 'removed':
      case 'body lost':
      case 'rout':
      case 'morale':
      case 'officer':
        return this.#addLoss(logged, what);
      case 'note':
        return what.pieces.length > 0 ? void this.#pending.push(logged) : this.#addOther(logged, what);
      case 'rally':
      case 'order':
      case 'formation':
      case 'ground':
      case 'reveal':
      case 'by hand':
      case 'end':
        return this.#addOther(logged, what);
    }
  }

  /** Moves pieces on the table, or off it (null). A piece that never left the table keeps its place. */
  #place(pieces: readonly string[], place: Place | null): void {
    for (const id of pieces) {
      const piece = this.#cast.get(id);
      if (piece) this.#cast.set(id, { ...piece, place });
    }
  }

  /** All lines, if there are no more items. */
  finish(): readonly UnfinishedLine[] {
    this.#settle(null, Number.POSITIVE_INFINITY);
    return this.#lines;
  }

  /** A throw belongs to the blow before it. If there is none, it waits for the next log item. */
  #addThrow(logged: GameLogItem): void {
    const last = this.#lines.at(-1);
    const { thrown } = logged.logItem;
    if (!thrown || !last || this.#pending.length > 0 || !awaitsThrow(last, logged))
      return void this.#pending.push(logged);
    last.outcome = labelOutcome(thrown);
    last.rolls = [thrown];
    last.items.push(logged);
  }

  #addBlow(logged: GameLogItem, what: Extract<GameEvent, { kind: 'volley' | 'melee' }>): void {
    const { items, rolls } = this.#settle(what, logged.n);
    const line = startTold(logged, 'blow', items);
    line.rolls = rolls;
    line.blow = what.kind;
    line.struck =
      what.kind === 'melee'
        ? new Set([...what.attackers, ...what.defenders])
        : this.#regimentsOf(what.targets);
    for (const piece of concernedIn(what).pieces) line.pieces.add(piece);
    this.#lines.push(line);
  }

  /** All of the regiments that these belong to: who commands them may say which of them suffers. */
  #regimentsOf(pieces: readonly string[]): Set<string> {
    const known = pieces.flatMap((id) => this.#cast.get(id) ?? []);
    const fellows = [...this.#cast.values()].filter((each) =>
      known.some(({ side, called }) => side === each.side && isOneRegiment(called, each.called)),
    );
    return new Set([...pieces, ...fellows.map(({ id }) => id)]);
  }

  #addLoss(logged: GameLogItem, what: GameEvent): void {
    if (!isLoss(what)) return this.#addOther(logged, what);
    const { pieces, bodies } = concernedIn(what);
    const members = this.#scene.bodies.filter(({ id }) => bodies.includes(id)).flatMap((body) => body.pieces);
    const hurt = [...pieces, ...members];
    const side = this.#sideOf(hurt);
    const { items } = this.#settle(what, logged.n);
    const known = this.#causeOf(logged, what, hurt) ?? this.#fellowsOf(logged, side);
    const line = known ?? startLine(logged, 'loss', '', items);
    if (known) known.items.push(...items, logged);
    else this.#lines.push(line);
    line.last = logged.n;
    line.losses.push(lossOf(logged, side));
    for (const piece of hurt) line.pieces.add(piece);
  }

  #causeOf({ n }: GameLogItem, what: GameEvent, hurt: readonly string[]): UnfinishedLine | null {
    const points = what.kind === 'loss' ? what.losses.reduce((sum, loss) => sum + loss.points, 0) : 0;
    const officers = hurt.length > 0 && hurt.every((piece) => this.#isOfficer(piece));
    const mayBeLater = what.kind !== 'retreat' && what.kind !== 'flight';
    return findCause(this.#lines, { hurt, n, points, officers, mayBeLater });
  }

  #addMovement(logged: GameLogItem, what: MovementEvent): void {
    const pieces = what.went.map(({ piece }) => piece);
    const { items } = this.#settle(what, logged.n);
    const flees = what.kind === 'retreat' || what.kind === 'flight';
    const cause = flees ? this.#causeOf(logged, what, pieces) : null;
    if (cause) {
      cause.items.push(...items, logged);
      cause.losses.push(lossOf(logged, this.#sideOf(pieces)));
      cause.last = logged.n;
      return;
    }
    const run = findRun(this.#lines, pieces, verbOfMovement(what), this.#cast);
    const line = run ?? startTold(logged, 'way', items);
    if (run) run.items.push(...items, logged);
    else this.#lines.push(line);
    line.last = logged.n;
    extendMovement(line, what, this.#cast, run !== null);
  }

  #addOther(logged: GameLogItem, what: GameEvent): void {
    const { items, rolls } = this.#settle(what, logged.n);
    const ridden = findRide(this.#lines.at(-1), logged, what);
    if (ridden) return void ridden.items.push(...items, logged);
    const fellows = rolls.length > 0 ? null : this.#fellowsOf(logged, logged.logItem.side);
    if (fellows) {
      const [joined] = joinSentences(fellows, logged);
      fellows.statement = joined?.statement ?? null;
      fellows.text = withoutStop(joined?.sentence ?? fellows.text);
      fellows.items.push(...items, logged);
      for (const piece of concernedIn(what).pieces) fellows.pieces.add(piece);
      return;
    }
    const line = startTold(logged, 'other', items);
    // The revealed orders of all units are a long list. The log shows it only when the line is opened.
    if (what.kind === 'reveal' && line.statement) line.text = line.statement.withoutMore().words;
    line.rolls = rolls;
    for (const piece of concernedIn(what).pieces) line.pieces.add(piece);
    line.struck = new Set(line.pieces);
    this.#lines.push(line);
  }

  /** The log line just before that says the same about other units, in the same entry and without a throw. Both become one sentence. */
  #fellowsOf(logged: GameLogItem, side: Side | null): UnfinishedLine | null {
    const last = this.#lines.at(-1);
    if (!last || last.last !== logged.n || last.side !== logged.logItem.side || last.rolls.length > 0)
      return null;
    if (last.kind === 'loss' && last.losses[0]?.side !== side) return null;
    return (last.kind === 'loss' || last.kind === 'other') && joinSentences(last, logged).length === 1
      ? last
      : null;
  }

  #isOfficer(id: string): boolean {
    const piece = this.#cast.get(id);
    return piece !== undefined && isOfficer(piece);
  }

  #sideOf(pieces: readonly string[]): Side | null {
    return this.#cast.get(pieces[0] ?? '')?.side ?? null;
  }

  /**
   * The items before an event that are part of it: throws whose result it states, and remarks. Other throws become log lines of their own;
   * other remarks are part of the log line before.
   */
  #settle(next: GameEvent | null, n: number): Pick<UnfinishedLine, 'items' | 'rolls'> {
    const pending = this.#pending;
    this.#pending = [];
    const stated = next ? listStatedThrows(next, n, pending) : [];
    const about = next ? concernedIn(next).pieces : [];
    const items: GameLogItem[] = [];
    for (const logged of pending) {
      const remark = eventOf(logged.logItem);
      const last = this.#lines.at(-1);
      if (stated.includes(logged)) items.push(logged);
      else if (remark === null) this.#addLoneThrow(logged);
      else if (next && isPart(remark, logged.n === n, about)) items.push(logged);
      else if (last && last.last === logged.n && CAUSES.has(last.kind)) last.items.push(logged);
      else this.#lines.push(this.#remark(logged, remark));
    }
    return { items, rolls: stated.flatMap(({ logItem }) => logItem.thrown ?? []) };
  }

  /** A throw as a log line of its own: its purpose and its result. */
  #addLoneThrow(logged: GameLogItem): void {
    const { thrown, sentence } = logged.logItem;
    const line = startLine(logged, 'check', thrown?.reckoning.title ?? withoutStop(sentence));
    if (thrown) {
      line.outcome = labelOutcome(thrown);
      line.rolls = [thrown];
      const subjects = thrown.reckoning.about ?? [];
      line.struck = this.#regimentsOf(subjects);
      for (const piece of subjects) line.pieces.add(piece);
      line.side ??= this.#sideOf(subjects) ?? thrown.reckoning.side ?? null;
    }
    this.#lines.push(line);
  }

  #remark(logged: GameLogItem, remark: GameEvent): UnfinishedLine {
    const line = startTold(logged, 'other');
    for (const piece of concernedIn(remark).pieces) line.pieces.add(piece);
    return line;
  }
}

/** The loss that a log item describes. */
const lossOf = ({ logItem }: GameLogItem, side: Side | null): Loss => ({
  side,
  sentence: logItem.sentence,
  statement: statementOf(logItem),
});

const CAUSES: ReadonlySet<UnfinishedLine['kind']> = new Set(['blow', 'check', 'loss'] as const);

/** True if a remark is part of the next event: in the same entry, or about the same troops. */
function isPart(remark: GameEvent, sameEntry: boolean, about: readonly string[]): boolean {
  return sameEntry || concernedIn(remark).pieces.some((piece) => about.includes(piece));
}

function isLoss(what: GameEvent): boolean {
  if (what.kind === 'morale') return what.morale !== 'in command';
  return what.kind !== 'officer' || what.fate === 'falls' || what.fate === 'taken';
}
