/** Everything told, heard in order and put together to deeds. */
import type { Logged, Roll, Side } from '@linstock/kernel';
import { concernedIn, type Happening, happeningOf, isOfficer, regimentIn, type Scene } from '@linstock/scene';
import { labelOf, settles, together } from './came.ts';
import { type Going, goesOnWith, rideOf, runOf, verbOf } from './goings.ts';
import { type Cast, castOf } from './names.ts';
import { awaitsThrow, type Open, opened, withoutStop } from './open.ts';

/** How many entries after a blow its harm may still be told: the other side may be asked who suffers it. */
const AFTERWARDS = 3;

/** Hears what is told, and puts together what belongs to one deed. */
export class Telling {
  readonly #cast: Cast;
  readonly #scene: Scene;
  readonly #deeds: Open[] = [];
  /** Throws and remarks told before what they are about. */
  #pending: Logged[] = [];

  /** @param scene where all are named that are told of */
  constructor(scene: Scene) {
    this.#cast = castOf(scene);
    this.#scene = scene;
  }

  /** One thing more is told. */
  hear(logged: Logged): void {
    const { told } = logged;
    const what = happeningOf(told);
    if (what === null) return this.#throws(logged);
    switch (what.kind) {
      case 'turn':
      case 'phase':
        this.#settle(null, logged.n);
        this.#deeds.push(opened(logged, what.kind, withoutStop(told.sentence)));
        return;
      case 'placed':
        return;
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
        return what.pieces.length > 0 ? this.#remarks(logged, what.pieces) : this.#other(logged, what);
      case 'rally':
      case 'order':
      case 'formation':
      case 'ground':
      case 'reveal':
      case 'end':
        return this.#other(logged, what);
    }
  }

  /** All deeds, when nothing more is told. */
  end(): readonly Open[] {
    this.#settle(null, Number.POSITIVE_INFINITY);
    return this.#deeds;
  }

  /** A throw belongs to the blow just told, or to what is told next. */
  #throws(logged: Logged): void {
    const last = this.#deeds.at(-1);
    const { thrown } = logged.told;
    const now = last?.kind === 'blow' && last.last === logged.n ? last : null;
    if (thrown && now && awaitsThrow(now)) {
      now.outcome = labelOf(thrown);
      now.lines.push(logged);
      // What settles a throw is part of its blow, though nobody is hurt by it in the end.
    } else if (thrown && now && settlesIn(now.lines, thrown)) now.lines.push(...this.#takePending(), logged);
    else this.#pending.push(logged);
  }

  #remarks(logged: Logged, pieces: readonly string[]): void {
    const blow = this.#blowOn(pieces, logged.n);
    if (blow) blow.lines.push(logged);
    else this.#pending.push(logged);
  }

  #strikes(logged: Logged, what: Extract<Happening, { kind: 'volley' | 'melee' }>): void {
    const melee = what.kind === 'melee';
    // A melee may be told after its throws; a volley never is.
    const struck = melee ? new Set([...what.attackers, ...what.defenders]) : this.#regimentsOf(what.targets);
    const lines = this.#settle(what, melee ? logged.n : Number.NaN);
    const deed = opened(logged, 'blow', withoutStop(logged.told.sentence), lines);
    deed.struck = struck;
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

  #harms(logged: Logged, what: Happening): void {
    const { pieces, bodies } = concernedIn(what);
    const members = this.#scene.bodies.filter(({ id }) => bodies.includes(id)).flatMap((body) => body.pieces);
    const hurt = [...pieces, ...members];
    if (!isHarm(what)) return this.#other(logged, what);
    const blow = this.#blowOn(hurt, logged.n) ?? this.#fellowsOf(logged, this.#sideOf(hurt));
    const lines = blow ? this.#takePending() : this.#settle(what, logged.n);
    const harm = { side: this.#sideOf(hurt), sentence: logged.told.sentence };
    const deed = blow ?? opened(logged, 'harm', '', lines);
    if (!blow) {
      deed.struck = new Set(hurt);
      this.#deeds.push(deed);
    } else deed.lines.push(...lines, logged);
    deed.last = logged.n;
    deed.harms.push(harm);
    for (const piece of hurt) deed.pieces.add(piece);
  }

  #goes(logged: Logged, what: Going): void {
    const pieces = what.went.map(({ piece }) => piece);
    const blow = what.kind === 'retreat' || what.kind === 'flight' ? this.#blowOn(pieces, logged.n) : null;
    if (blow) {
      blow.lines.push(...this.#takePending(), logged);
      blow.harms.push({ side: this.#sideOf(pieces), sentence: logged.told.sentence });
      blow.last = logged.n;
      return;
    }
    const lines = this.#settle(what, logged.n);
    const run = runOf(this.#deeds, pieces, verbOf(what), this.#cast);
    const deed = run ?? opened(logged, 'way', withoutStop(logged.told.sentence), lines);
    if (run) run.lines.push(...lines, logged);
    else this.#deeds.push(deed);
    deed.last = logged.n;
    goesOnWith(deed, what, this.#cast, run !== null);
  }

  #other(logged: Logged, what: Happening): void {
    const ridden = rideOf(this.#deeds.at(-1), logged, what);
    if (ridden) return void ridden.lines.push(...this.#takePending(), logged);
    const fellows = this.#fellowsOf(logged, logged.told.side);
    if (fellows) {
      fellows.text = withoutStop(together(fellows, logged).join(' '));
      fellows.lines.push(logged);
      for (const piece of concernedIn(what).pieces) fellows.pieces.add(piece);
      return;
    }
    const lines = this.#settle(what, logged.n);
    const [said = ''] = what.kind === 'reveal' ? logged.told.sentence.split('. ') : [logged.told.sentence];
    const deed = opened(logged, 'other', withoutStop(said), lines);
    for (const piece of concernedIn(what).pieces) deed.pieces.add(piece);
    this.#deeds.push(deed);
  }

  /** Of whom the same was told just before, in the same step and without a throw: both are told in one sentence. */
  #fellowsOf(logged: Logged, side: Side | null): Open | null {
    const last = this.#deeds.at(-1);
    if (!last || last.last !== logged.n || this.#pending.length > 0 || last.side !== logged.told.side)
      return null;
    if (last.lines.some(({ told }) => told.thrown) || (last.kind === 'harm' && last.harms[0]?.side !== side))
      return null;
    return (last.kind === 'harm' || last.kind === 'other') && together(last, logged).length === 1
      ? last
      : null;
  }

  /** The last blow or harm of this step that these were struck by, a few entries ago at the most. */
  #blowOn(pieces: readonly string[], n: number): Open | null {
    for (let i = this.#deeds.length - 1; i >= 0; i--) {
      const deed = this.#deeds[i];
      if (!deed || deed.kind === 'turn' || deed.kind === 'phase' || n - deed.last > AFTERWARDS) return null;
      const hits = deed.kind === 'blow' || (deed.kind === 'harm' && deed.last === n);
      const led = deed.last === n && pieces.every((piece) => this.#isOfficer(piece));
      if (hits && (led || pieces.some((piece) => deed.struck.has(piece)))) return deed;
    }
    return null;
  }

  #isOfficer(id: string): boolean {
    const piece = this.#cast.get(id);
    return piece !== undefined && isOfficer(piece);
  }

  #sideOf(pieces: readonly string[]): Side | null {
    return this.#cast.get(pieces[0] ?? '')?.side ?? null;
  }

  #takePending(): Logged[] {
    const lines = this.#pending;
    this.#pending = [];
    return lines;
  }

  /** What was told before something and is part of it; what is not becomes a deed of its own, or part of the one before. */
  #settle(next: Happening | null, n: number): Logged[] {
    const pieces = next ? concernedIn(next).pieces : [];
    const part: Logged[] = [];
    const pending = this.#takePending();
    for (const [i, logged] of pending.entries()) {
      const what =
        happeningOf(logged.told) ?? (i === pending.length - 1 ? remarkIn(pending, logged.n) : null);
      const about = what ? concernedIn(what).pieces : [];
      const last = this.#deeds.at(-1);
      if (next && (logged.n === n || about.some((piece) => pieces.includes(piece)))) part.push(logged);
      else if (last?.last === logged.n && (last.kind === 'blow' || last.kind === 'harm'))
        last.lines.push(logged);
      else this.#alone(logged, about);
    }
    return part;
  }

  #alone(logged: Logged, about: readonly string[]): void {
    const deed = opened(logged, 'other', withoutStop(logged.told.sentence));
    deed.side ??= logged.told.thrown?.reckoning.side ?? null;
    for (const piece of about) deed.pieces.add(piece);
    this.#deeds.push(deed);
  }
}

/** What an entry remarks on before it throws: the throw told last is for these troops. */
function remarkIn(pending: readonly Logged[], n: number): Happening | null {
  const remarks = pending.filter((each) => each.n === n).map(({ told }) => happeningOf(told));
  return remarks.find((what) => what !== null) ?? null;
}

/** Whether a throw settles what the last one among these lines has left open. */
function settlesIn(lines: readonly Logged[], roll: Roll): boolean {
  const last = lines.findLast(({ told }) => told.thrown)?.told.thrown;
  return last !== undefined && last !== null && settles(roll, last);
}

function isHarm(what: Happening): boolean {
  if (what.kind === 'morale') return what.morale !== 'in command';
  return what.kind !== 'officer' || what.fate === 'falls' || what.fate === 'taken';
}
