/** Everything told, heard in order and put together to deeds: one throw a deed, with its own consequences. */
import type { GameLogItem, Side } from '@linstock/kernel';
import {
  concernedIn,
  eventOf,
  type GameEvent,
  isOfficer,
  type Piece,
  type Place,
  regimentIn,
  type Scene,
} from '@linstock/scene';
import { labelOf, together } from './came.ts';
import { causeOf } from './causes.ts';
import { type Going, goesOnWith, rideOf, runOf, verbOf } from './goings.ts';
import { castOf } from './names.ts';
import { awaitsThrow, type Open, opened, withoutStop } from './open.ts';
import { statedBy } from './stated.ts';
import { subjectsIn } from './subjects.ts';

/** Somewhere on the table: a unit that is gone now was there before. */
const SOMEWHERE: Place = { hex: -1 };

/** Hears what is told, and puts together what belongs to one deed. */
export class Telling {
  /** Everybody, each on the table or off it as of what is told now. */
  readonly #cast: Map<string, Piece>;
  readonly #scene: Scene;
  readonly #subjects: (title: string) => readonly string[];
  readonly #deeds: Open[] = [];
  /** Throws and remarks told before what they are about. */
  #pending: GameLogItem[] = [];

  /**
   * @param scene where all are named that are told of
   * @param log everything that will be told: units removed in it were on the table before
   */
  constructor(scene: Scene, log: readonly GameLogItem[]) {
    this.#cast = new Map(castOf(scene));
    for (const { logItem } of log) {
      const what = eventOf(logItem);
      if (what?.kind === 'removed') this.#place(what.pieces, SOMEWHERE);
    }
    this.#scene = scene;
    this.#subjects = subjectsIn(scene);
  }

  /** One thing more is told. */
  hear(logged: GameLogItem): void {
    const { logItem } = logged;
    const what = eventOf(logItem);
    if (what === null) return this.#throws(logged);
    if (what.kind === 'removed') this.#place(what.pieces, null);
    if (what.kind === 'placed') this.#place(what.pieces, what.at ?? SOMEWHERE);
    switch (what.kind) {
      case 'turn':
      case 'phase':
        this.#settle(null, logged.n);
        this.#deeds.push(opened(logged, what.kind, withoutStop(logItem.sentence)));
        return;
      case 'placed':
        // Troops laid out before the battle begins fill no log; those that arrive in it are news.
        return logged.n === 0 ? undefined : this.#other(logged, what);
      case 'move':
      case 'charge':
      case 'pursuit':
      case 'retreat':
      case 'flight':
        return this.#goes(logged, what);
      case 'volley':
      case 'melee':
        return this.#strikes(logged, what);
      case 'loss':
      case 'removed':
      case 'body lost':
      case 'rout':
      case 'morale':
      case 'officer':
        return this.#harms(logged, what);
      case 'note':
        return what.pieces.length > 0 ? void this.#pending.push(logged) : this.#other(logged, what);
      case 'rally':
      case 'order':
      case 'formation':
      case 'ground':
      case 'reveal':
      case 'end':
        return this.#other(logged, what);
    }
  }

  /** Puts pieces on the table, or off it (null); those that never left it are where they are. */
  #place(pieces: readonly string[], place: Place | null): void {
    for (const id of pieces) {
      const piece = this.#cast.get(id);
      if (piece) this.#cast.set(id, { ...piece, place });
    }
  }

  /** All deeds, when nothing more is told. */
  end(): readonly Open[] {
    this.#settle(null, Number.POSITIVE_INFINITY);
    return this.#deeds;
  }

  /** A throw belongs to the blow just told, or waits for what is told next. */
  #throws(logged: GameLogItem): void {
    const last = this.#deeds.at(-1);
    const { thrown } = logged.logItem;
    if (!thrown || !last || this.#pending.length > 0 || !awaitsThrow(last, logged))
      return void this.#pending.push(logged);
    last.outcome = labelOf(thrown);
    last.rolls = [thrown];
    last.lines.push(logged);
  }

  #strikes(logged: GameLogItem, what: Extract<GameEvent, { kind: 'volley' | 'melee' }>): void {
    const { lines, rolls } = this.#settle(what, logged.n);
    const deed = opened(logged, 'blow', withoutStop(logged.logItem.sentence), lines);
    deed.rolls = rolls;
    deed.blow = what.kind;
    deed.struck =
      what.kind === 'melee'
        ? new Set([...what.attackers, ...what.defenders])
        : this.#regimentsOf(what.targets);
    for (const piece of concernedIn(what).pieces) deed.pieces.add(piece);
    this.#deeds.push(deed);
  }

  /** All of the regiments that these belong to: who commands them may say which of them suffers. */
  #regimentsOf(pieces: readonly string[]): Set<string> {
    const known = pieces.flatMap((id) => this.#cast.get(id) ?? []);
    const fellows = [...this.#cast.values()].filter((each) =>
      known.some(({ side, name }) => side === each.side && regimentIn(name) === regimentIn(each.name)),
    );
    return new Set([...pieces, ...fellows.map(({ id }) => id)]);
  }

  #harms(logged: GameLogItem, what: GameEvent): void {
    if (!isHarm(what)) return this.#other(logged, what);
    const { pieces, bodies } = concernedIn(what);
    const members = this.#scene.bodies.filter(({ id }) => bodies.includes(id)).flatMap((body) => body.pieces);
    const hurt = [...pieces, ...members];
    const side = this.#sideOf(hurt);
    const { lines } = this.#settle(what, logged.n);
    const known = this.#causeOf(logged, what, hurt) ?? this.#fellowsOf(logged, side);
    const deed = known ?? opened(logged, 'harm', '', lines);
    if (known) known.lines.push(...lines, logged);
    else this.#deeds.push(deed);
    deed.last = logged.n;
    deed.harms.push({ side, sentence: logged.logItem.sentence });
    for (const piece of hurt) deed.pieces.add(piece);
  }

  #causeOf({ n }: GameLogItem, what: GameEvent, hurt: readonly string[]): Open | null {
    const points = what.kind === 'loss' ? what.losses.reduce((sum, loss) => sum + loss.points, 0) : 0;
    const officers = hurt.length > 0 && hurt.every((piece) => this.#isOfficer(piece));
    const mayBeLater = what.kind !== 'retreat' && what.kind !== 'flight';
    return causeOf(this.#deeds, { hurt, n, points, officers, mayBeLater });
  }

  #goes(logged: GameLogItem, what: Going): void {
    const pieces = what.went.map(({ piece }) => piece);
    const { lines } = this.#settle(what, logged.n);
    const flees = what.kind === 'retreat' || what.kind === 'flight';
    const cause = flees ? this.#causeOf(logged, what, pieces) : null;
    if (cause) {
      cause.lines.push(...lines, logged);
      cause.harms.push({ side: this.#sideOf(pieces), sentence: logged.logItem.sentence });
      cause.last = logged.n;
      return;
    }
    const run = runOf(this.#deeds, pieces, verbOf(what), this.#cast);
    const deed = run ?? opened(logged, 'way', withoutStop(logged.logItem.sentence), lines);
    if (run) run.lines.push(...lines, logged);
    else this.#deeds.push(deed);
    deed.last = logged.n;
    goesOnWith(deed, what, this.#cast, run !== null);
  }

  #other(logged: GameLogItem, what: GameEvent): void {
    const { lines, rolls } = this.#settle(what, logged.n);
    const ridden = rideOf(this.#deeds.at(-1), logged, what);
    if (ridden) return void ridden.lines.push(...lines, logged);
    const fellows = rolls.length > 0 ? null : this.#fellowsOf(logged, logged.logItem.side);
    if (fellows) {
      fellows.text = withoutStop(together(fellows, logged).join(' '));
      fellows.lines.push(...lines, logged);
      for (const piece of concernedIn(what).pieces) fellows.pieces.add(piece);
      return;
    }
    const [said = ''] =
      what.kind === 'reveal' ? logged.logItem.sentence.split('. ') : [logged.logItem.sentence];
    const deed = opened(logged, 'other', withoutStop(said), lines);
    deed.rolls = rolls;
    for (const piece of concernedIn(what).pieces) deed.pieces.add(piece);
    deed.struck = new Set(deed.pieces);
    this.#deeds.push(deed);
  }

  /** Of whom the same was told just before, in the same entry and without a throw: both are told in one sentence. */
  #fellowsOf(logged: GameLogItem, side: Side | null): Open | null {
    const last = this.#deeds.at(-1);
    if (!last || last.last !== logged.n || last.side !== logged.logItem.side || last.rolls.length > 0)
      return null;
    if (last.kind === 'harm' && last.harms[0]?.side !== side) return null;
    return (last.kind === 'harm' || last.kind === 'other') && together(last, logged).length === 1
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
   * What was told before something and is part of it: throws whose result it states, and remarks. Other throws become deeds of their
   * own; other remarks are part of the deed before.
   */
  #settle(next: GameEvent | null, n: number): Pick<Open, 'lines' | 'rolls'> {
    const pending = this.#pending;
    this.#pending = [];
    const stated = next ? statedBy(next, n, pending) : [];
    const about = next ? concernedIn(next).pieces : [];
    const lines: GameLogItem[] = [];
    for (const logged of pending) {
      const remark = eventOf(logged.logItem);
      const last = this.#deeds.at(-1);
      if (stated.includes(logged)) lines.push(logged);
      else if (remark === null) this.#alone(logged);
      else if (next && isPart(remark, logged.n === n, about)) lines.push(logged);
      else if (last && last.last === logged.n && CAUSES.has(last.kind)) last.lines.push(logged);
      else this.#deeds.push(this.#remark(logged, remark));
    }
    return { lines, rolls: stated.flatMap(({ logItem }) => logItem.thrown ?? []) };
  }

  /** A throw as a deed of its own: what it was for, and its result. */
  #alone(logged: GameLogItem): void {
    const { thrown, sentence } = logged.logItem;
    const deed = opened(logged, 'check', thrown?.reckoning.title ?? withoutStop(sentence));
    if (thrown) {
      deed.outcome = labelOf(thrown);
      deed.rolls = [thrown];
      const subjects = this.#subjects(thrown.reckoning.title);
      deed.struck = this.#regimentsOf(subjects);
      for (const piece of subjects) deed.pieces.add(piece);
      deed.side ??= this.#sideOf(subjects) ?? thrown.reckoning.side ?? null;
    }
    this.#deeds.push(deed);
  }

  #remark(logged: GameLogItem, remark: GameEvent): Open {
    const deed = opened(logged, 'other', withoutStop(logged.logItem.sentence));
    for (const piece of concernedIn(remark).pieces) deed.pieces.add(piece);
    return deed;
  }
}

const CAUSES: ReadonlySet<Open['kind']> = new Set(['blow', 'check', 'harm'] as const);

/** Whether a remark is part of what is told next: of the same entry, or about the same troops. */
function isPart(remark: GameEvent, sameEntry: boolean, about: readonly string[]): boolean {
  return sameEntry || concernedIn(remark).pieces.some((piece) => about.includes(piece));
}

function isHarm(what: GameEvent): boolean {
  if (what.kind === 'morale') return what.morale !== 'in command';
  return what.kind !== 'officer' || what.fate === 'falls' || what.fate === 'taken';
}
