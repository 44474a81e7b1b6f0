import type { Pose } from '@linstock/ground';
import type { LogItem, RuleContext, Side } from '@linstock/kernel';
import type { Place } from './place.ts';
import type { Statement } from './statement.ts';

/** The path of some pieces: hexes, or the poses of a stand's centre, from start to end. */
export type Path = { readonly hexes: readonly number[] } | { readonly poses: readonly Pose[] };

/** One piece that went somewhere. */
export interface Movement {
  readonly piece: string;
  readonly path: Path;
}

/** Strength points a piece loses at once. */
export interface Loss {
  readonly piece: string;
  readonly points: number;
}

/** The weapon of a volley: it decides the smoke. */
export type Weapon = 'musket' | 'rifle' | 'carbine' | 'gun';

/** The way a piece leaves the fight: for good, or (`broken`) until it is rallied. */
export type Removal = 'destroyed' | 'surrendered' | 'ran off' | 'broken';

/** The fate of an officer. */
export type OfficerFate = 'falls' | 'taken' | 'joins' | 'takes over' | 'leaves';

/** The state of troops after a test, a blow or when other troops pass through them. */
export type Morale = 'disordered' | 'shaken' | 'out of command' | 'in command';

/** A change of the ground. */
export type GroundChange = 'burning' | 'breached' | 'work begun' | 'work goes on' | 'work finished';

/**
 * Something that happened, as data: pieces by id, places as numbers. Everything shown about it is made from
 * this data: movement, smoke, rings around the pieces of a log line, possible consequences of an answer. Code
 * that reads one switches over all kinds.
 */
export type GameEvent =
  /** Pieces march, ride or turn. If all made one wheel, its angle in tenths of a degree, clockwise above 0. */
  | { readonly kind: 'move'; readonly went: readonly Movement[]; readonly wheels?: number }
  /** Pieces move into contact with an enemy, to fight. */
  | { readonly kind: 'charge'; readonly went: readonly Movement[]; readonly into: readonly string[] }
  /** Victors go on into another enemy. */
  | { readonly kind: 'pursuit'; readonly went: readonly Movement[]; readonly into: readonly string[] }
  /** Pieces fall back in order. */
  | { readonly kind: 'retreat'; readonly went: readonly Movement[] }
  /** Troops break. */
  | { readonly kind: 'rout'; readonly pieces: readonly string[] }
  /** Routed troops run. */
  | { readonly kind: 'flight'; readonly went: readonly Movement[] }
  /** Pieces fire; `at` is where their targets stand, or the wall or ground they fire at. */
  | {
      readonly kind: 'volley';
      readonly by: readonly string[];
      readonly targets: readonly string[];
      readonly at: Place;
      readonly weapon: Weapon;
    }
  /** Pieces fight hand to hand; `losses` are those reported with it. */
  | {
      readonly kind: 'melee';
      readonly attackers: readonly string[];
      readonly defenders: readonly string[];
      readonly losses: readonly Loss[];
    }
  /** Pieces lose strength. */
  | { readonly kind: 'loss'; readonly losses: readonly Loss[] }
  /** Pieces leave the table. */
  | { readonly kind: 'removed'; readonly pieces: readonly string[]; readonly how: Removal }
  /** The last troops of a body are lost. */
  | { readonly kind: 'body lost'; readonly body: string }
  /** The state of troops changes. */
  | { readonly kind: 'morale'; readonly pieces: readonly string[]; readonly morale: Morale }
  /** A leader tries to rally troops. */
  | { readonly kind: 'rally'; readonly pieces: readonly string[]; readonly rallied: boolean }
  /** Troops get an order, or what their command die allows them; null if an order ends. */
  | { readonly kind: 'order'; readonly pieces: readonly string[]; readonly order: string | null }
  /** Troops change formation, limber or unlimber. */
  | { readonly kind: 'formation'; readonly pieces: readonly string[]; readonly formation: string }
  /** An officer falls, is taken, joins troops, or takes over from another. */
  | { readonly kind: 'officer'; readonly piece: string; readonly fate: OfficerFate }
  /** Pieces are put on the table. */
  | { readonly kind: 'placed'; readonly pieces: readonly string[]; readonly at: Place | null }
  /** Pieces are changed by hand in umpire mode, past the rules. */
  | { readonly kind: 'by hand'; readonly pieces: readonly string[]; readonly at: Place | null }
  /** The ground changes; `feature` is the piece of terrain, or what is built. */
  | { readonly kind: 'ground'; readonly feature: string; readonly change: GroundChange }
  /** A sealed answer is revealed. */
  | { readonly kind: 'reveal'; readonly pieces: readonly string[] }
  /** A stretch of the battle begins: a turn, a side's part of it. */
  | { readonly kind: 'turn' }
  /** A step of the sequence of play begins. */
  | { readonly kind: 'phase' }
  /** The battle is over. */
  | { readonly kind: 'end' }
  /** Words only: nothing on the table changes by it. */
  | { readonly kind: 'note'; readonly pieces: readonly string[]; readonly at: Place | null };

/** The arguments of every procedure of a rulebook, with game events. */
export type BattleContext<F, S> = RuleContext<F, S, GameEvent>;

/** Emits a log item. Its sentence and its event are made only if there is a listener. */
export function emit(
  { umpire }: RuleContext<unknown, unknown, GameEvent>,
  side: Side | null,
  clauses: readonly string[],
  say: () => string | Statement,
  what: () => GameEvent,
): void {
  umpire.emit(() => {
    const said = say();
    const item = { side, sentence: `${said}`, clauses, what: what() };
    return typeof said === 'string' ? item : { ...item, statement: said };
  });
}

/** Words only, about nothing on the table. */
export const noteEvent = (): GameEvent => ({ kind: 'note', pieces: [], at: null });

/** Several pieces that went one way together. */
export function movedTogether(pieces: readonly string[], path: Path): Movement[] {
  return pieces.map((piece) => ({ piece, path }));
}

/** The game event of a log item; null for a throw of dice. Only here the kernel's opaque value is read. */
export function eventOf({ what }: LogItem): GameEvent | null {
  return what as GameEvent | null;
}

/** Pieces, bodies and places a game event is about, to be ringed on the table. */
export interface EventSubjects {
  readonly pieces: readonly string[];
  readonly bodies: readonly string[];
  readonly places: readonly Place[];
}

/** The pieces, bodies and places of a game event. */
export function concernedIn(event: GameEvent): EventSubjects {
  const about = (pieces: readonly string[], at: Place | null = null): EventSubjects => ({
    pieces,
    bodies: [],
    places: at === null ? [] : [at],
  });
  switch (event.kind) {
    case 'move':
    case 'retreat':
    case 'flight':
      return whoWent(event.went);
    case 'charge':
    case 'pursuit':
      return whoWent(event.went, event.into);
    case 'volley':
      return about([...event.by, ...event.targets], event.at);
    case 'melee':
      return about([...event.attackers, ...event.defenders]);
    case 'loss':
      return about(event.losses.map(({ piece }) => piece));
    case 'officer':
      return about([event.piece]);
    case 'rout':
    case 'removed':
    case 'morale':
    case 'rally':
    case 'order':
    case 'formation':
    case 'reveal':
      return about(event.pieces);
    case 'placed':
    case 'by hand':
    case 'note':
      return about(event.pieces, event.at);
    case 'body lost':
      return { pieces: [], bodies: [event.body], places: [] };
    case 'ground':
    case 'turn':
    case 'phase':
    case 'end':
      return about([]);
  }
}

/** The units that moved and others, and the places they crossed. */
function whoWent(went: readonly Movement[], others: readonly string[] = []): EventSubjects {
  const pieces = new Set([...went.map(({ piece }) => piece), ...others]);
  const hexes = new Set(went.flatMap(({ path }) => ('hexes' in path ? path.hexes : [])));
  return { pieces: [...pieces], bodies: [], places: [...hexes].map((hex) => ({ hex })) };
}
