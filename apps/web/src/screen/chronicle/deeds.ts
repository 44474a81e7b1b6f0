/** The log as deeds: who did what, what was thrown for it and what it cost, each told once. */
import { type Logged, likelihoodText, type Roll, type Side } from '@linstock/kernel';
import {
  concernedIn,
  type Happening,
  happeningOf,
  isOfficer,
  listed,
  regimentIn,
  type Scene,
  withThe,
} from '@linstock/scene';
import { beforeHarm, cameTo, labelOf, together } from './came.ts';
import { type Harm, harmsTold } from './harms.ts';
import { type Cast, castOf, farOf, farWords, oneRegiment, whoGoes } from './names.ts';

/** What a deed is: the head of a stretch of play, troops that go somewhere, a blow, harm that comes of none, or anything else. */
export type DeedKind = 'turn' | 'phase' | 'way' | 'blow' | 'harm' | 'other';

/** One line of the log: what was done, with all that was told of it. */
export interface Deed {
  /** The entries it was told by, first and last. */
  readonly n: number;
  readonly last: number;
  readonly kind: DeedKind;
  readonly side: Side | null;
  /** What was done, without what came of it. */
  readonly text: string;
  /** What the throw came to. */
  readonly outcome: string | null;
  readonly harms: readonly Harm[];
  /** Every throw for it, in the order they fell. */
  readonly rolls: readonly Roll[];
  /** Everything told of it, in order. */
  readonly lines: readonly Logged[];
  /** The pieces it is about. */
  readonly pieces: readonly string[];
}

/** A deed that is still being told. */
interface Open {
  n: number;
  last: number;
  kind: DeedKind;
  side: Side | null;
  text: string;
  outcome: string | null;
  harms: Harm[];
  lines: Logged[];
  pieces: Set<string>;
  /** Whom a blow may harm. */
  struck: ReadonlySet<string>;
  /** Of troops that go: how, how far, and into whom. */
  way: {
    readonly verb: readonly [string, string];
    far: number;
    unit: 'hex' | 'inch';
    into: Set<string>;
  } | null;
}

/** How many entries after a blow its harm may still be told: the other side may be asked who suffers it. */
const AFTERWARDS = 3;

/** The log as deeds, oldest first. Names are those of the scene, which knows the fallen too. */
export function deedsOf(log: readonly Logged[], scene: Scene): Deed[] {
  const telling = new Telling(castOf(scene), scene);
  for (const logged of log) telling.hear(logged);
  return telling.end();
}

/** What a deed says in one sentence. */
export function deedSentence({ text, outcome, harms }: Deed): string {
  if (harms.length > 0)
    return [`${text}.`, ...harmsTold(harms).map(({ sentence }) => sentence)].join(' ').replace(/^\. /, '');
  return outcome === null ? `${text}.` : `${text}: ${outcome}.`;
}

/** How likely the first throw of a deed was before it fell, and how many more there were: `62.5 % or better, +2 throws`. */
export function chanceTold({ rolls: [first, ...more] }: Pick<Deed, 'rolls'>): string {
  if (!first) return '';
  const chance = likelihoodText(first.reckoning, first.value);
  return more.length === 0 ? chance : `${chance}, +${more.length} ${more.length === 1 ? 'throw' : 'throws'}`;
}

class Telling {
  readonly #cast: Cast;
  readonly #scene: Scene;
  readonly #deeds: Open[] = [];
  /** Throws and remarks told before what they are about. */
  #pending: Logged[] = [];

  constructor(cast: Cast, scene: Scene) {
    this.#cast = cast;
    this.#scene = scene;
  }

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

  end(): Deed[] {
    this.#settle(null, Number.POSITIVE_INFINITY);
    return this.#deeds.map(({ struck: _, way: __, pieces, ...deed }) => ({
      ...deed,
      ...cameTo(deed),
      text: beforeHarm(deed),
      pieces: [...pieces],
    }));
  }

  /** A throw belongs to the blow just told, or to what is told next. */
  #throws(logged: Logged): void {
    const last = this.#deeds.at(-1);
    const { thrown } = logged.told;
    if (thrown && last?.kind === 'blow' && last.last === logged.n && awaitsThrow(last)) {
      last.outcome = labelOf(thrown);
      last.lines.push(logged);
    } else this.#pending.push(logged);
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

  #goes(logged: Logged, what: Extract<Happening, { readonly went: unknown }>): void {
    const pieces = what.went.map(({ piece }) => piece);
    const into = 'into' in what ? what.into : [];
    const blow = what.kind === 'retreat' || what.kind === 'flight' ? this.#blowOn(pieces, logged.n) : null;
    if (blow) {
      blow.lines.push(...this.#takePending(), logged);
      blow.harms.push({ side: this.#sideOf(pieces), sentence: logged.told.sentence });
      blow.last = logged.n;
      return;
    }
    const lines = this.#settle(what, logged.n);
    const wheels = what.kind === 'move' ? (what.wheels ?? null) : null;
    const verb = wheels === null ? VERBS[what.kind] : WHEELS;
    const run = this.#runOf(pieces, verb);
    const deed = run ?? opened(logged, 'way', withoutStop(logged.told.sentence), lines);
    if (run) run.lines.push(...lines, logged);
    else this.#deeds.push(deed);
    deed.last = logged.n;
    const far = what.went.map(({ path }) => farOf(path));
    deed.way ??= { verb, far: 0, unit: far[0]?.unit ?? 'hex', into: new Set() };
    deed.way.far = Math.max(deed.way.far, ...far.map((each) => each.far));
    for (const piece of into) deed.way.into.add(piece);
    for (const piece of pieces) deed.pieces.add(piece);
    // A stand that goes alone has its own words for it; hexes are counted, not numbered.
    if (wheels === null && (run || deed.way.unit === 'hex')) deed.text = this.#wayWords(deed) ?? deed.text;
  }

  #other(logged: Logged, what: Happening): void {
    const ridden = this.#rideOf(logged, what);
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

  /** The ride that has just been told of an officer who is now with those he rode to. */
  #rideOf({ n }: Logged, what: Happening): Open | null {
    const last = this.#deeds.at(-1);
    const joins = what.kind === 'officer' && what.fate === 'joins';
    return joins && last?.kind === 'way' && last.last === n && last.pieces.has(what.piece) ? last : null;
  }

  /** The run of troops on their way, told last, that these go on with: their own regiment's, or that of their officer's men. */
  #runOf(pieces: readonly string[], verb: readonly [string, string]): Open | null {
    const regiment = oneRegiment(pieces, this.#cast);
    const group = this.#cast.get(pieces[0] ?? '')?.group;
    for (let i = this.#deeds.length - 1; i >= 0; i--) {
      const deed = this.#deeds[i];
      if (deed?.kind !== 'way' || deed.way?.verb !== verb) return null;
      const theirs = [...deed.pieces];
      if (regiment !== null && oneRegiment(theirs, this.#cast) === regiment) return deed;
      // On a table an officer rides to whom he is to be with, which is a deed of his own.
      const led = regiment === null && deed.way.unit === 'hex';
      const follows = led && theirs.every((id) => this.#cast.get(id)?.group === group);
      if (follows && oneRegiment(theirs, this.#cast) !== null) return deed;
    }
    return null;
  }

  #wayWords({ pieces, way }: Open): string | null {
    if (!way) return null;
    const who = whoGoes([...pieces], this.#cast, way.verb);
    if (who === null) return null;
    const met = [...way.into].flatMap((id) => {
      const piece = this.#cast.get(id);
      return piece ? [withThe(regimentIn(piece.name))] : [];
    });
    return met.length > 0 ? `${who} ${listed([...new Set(met)])}` : who + farWords(way.far, way.unit);
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

const VERBS = {
  move: ['moves', 'move'],
  charge: ['charges', 'charge'],
  pursuit: ['goes on into', 'go on into'],
  retreat: ['falls back', 'fall back'],
  flight: ['runs', 'run'],
} as const;

/** A wheel has its own words: its regiment is told once, with its turn. */
const WHEELS = ['wheels', 'wheel'] as const;

function opened(logged: Logged, kind: DeedKind, text: string, before: readonly Logged[] = []): Open {
  const { n, told } = logged;
  return {
    n: Math.min(n, ...before.map((each) => each.n)),
    last: n,
    kind,
    side: told.side,
    text,
    outcome: null,
    harms: [],
    lines: [...before, logged],
    pieces: new Set(),
    struck: new Set(),
    way: null,
  };
}

/** Whether a blow waits for what was thrown for it: a volley until its dice are told, a melee where nothing was told before it. */
function awaitsThrow({ lines, outcome }: Open): boolean {
  const told = lines.at(-1)?.told;
  return outcome === null && (lines.length === 1 || (told && happeningOf(told)?.kind === 'volley') === true);
}

/** What an entry remarks on before it throws: the throw told last is for these troops. */
function remarkIn(pending: readonly Logged[], n: number): Happening | null {
  const remarks = pending.filter((each) => each.n === n).map(({ told }) => happeningOf(told));
  return remarks.find((what) => what !== null) ?? null;
}

function isHarm(what: Happening): boolean {
  if (what.kind === 'morale') return what.morale !== 'in command';
  return what.kind !== 'officer' || what.fate === 'falls' || what.fate === 'taken';
}

const withoutStop = (text: string): string => text.replace(/\.$/, '');
