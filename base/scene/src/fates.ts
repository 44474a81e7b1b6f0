import { need, type Side } from '@linstock/kernel';
import { concernedIn, type GameEvent, type Morale, type OfficerFate, type Removal } from './game-event.ts';
import { isOfficer, type Piece } from './piece.ts';
import type { Scene } from './scene.ts';

/** Something that becomes of troops or an officer, in words. */
export interface Fate {
  readonly side: Side;
  /** The name of the unit: a stand's or an officer's own, for counters that of their body. */
  readonly who: string;
  /** `loses 2`, `one disordered`, `falls back`. */
  readonly what: string;
}

const REMOVALS: Readonly<Record<Removal, string>> = {
  destroyed: 'destroyed',
  surrendered: 'surrenders',
  'ran off': 'runs off the table',
  broken: 'broken',
};

const MORALES: Readonly<Record<Morale, string | null>> = {
  disordered: 'disordered',
  shaken: 'shaken',
  'out of command': 'out of command',
  'in command': null,
};

const OFFICERS: Readonly<Record<OfficerFate, string | null>> = {
  falls: 'falls',
  taken: 'taken',
  joins: null,
  'takes over': null,
  leaves: null,
};

/** The fate of each piece in an event, in words; empty if this kind of event leaves no mark. */
function befallen(event: GameEvent): { readonly pieces: readonly string[]; readonly what: string } | null {
  switch (event.kind) {
    case 'retreat':
      return { pieces: concernedIn(event).pieces, what: 'falls back' };
    case 'flight':
      return { pieces: concernedIn(event).pieces, what: 'runs' };
    case 'rout':
      return { pieces: event.pieces, what: 'routs' };
    case 'removed':
      return { pieces: event.pieces, what: REMOVALS[event.how] };
    case 'morale': {
      const what = MORALES[event.morale];
      return what === null ? null : { pieces: event.pieces, what };
    }
    case 'officer': {
      const what = OFFICERS[event.fate];
      return what === null ? null : { pieces: [event.piece], what };
    }
    case 'rally':
      return event.rallied ? { pieces: event.pieces, what: 'rallies' } : null;
    // Lost strength is summed separately, and a body has its own name.
    case 'loss':
    case 'melee':
    case 'body lost':
    // Done on purpose, or without consequences.
    case 'move':
    case 'charge':
    case 'pursuit':
    case 'volley':
    case 'order':
    case 'formation':
    case 'placed':
    case 'by hand':
    case 'ground':
    case 'reveal':
    case 'turn':
    case 'phase':
    case 'end':
    case 'note':
      return null;
  }
}

/**
 * The fate of every piece after these events, each fate once, in a fixed order. A removed piece has no other fate.
 * @param before the scene before the events
 */
export function fatesOf(events: readonly GameEvent[], before: Scene): Fate[] {
  const gone = new Set(events.flatMap((each) => (each.kind === 'removed' ? each.pieces : [])));
  const fates = new Map<string, Fate>();
  const add = (fate: Fate): void => void fates.set(`${fate.side}|${fate.who}|${fate.what}`, fate);
  for (const [id, points] of lossesIn(events)) {
    const piece = before.pieces.find((each) => each.id === id);
    if (piece && !gone.has(id)) add({ side: piece.side, who: piece.name, what: `loses ${points}` });
  }
  for (const event of events) {
    const body = event.kind === 'body lost' ? before.bodies.find(({ id }) => id === event.body) : undefined;
    if (body) add({ side: body.side, who: body.name, what: 'nobody left' });
    const fell = befallen(event);
    for (const piece of fell ? before.pieces.filter(({ id }) => fell.pieces.includes(id)) : [])
      if (fell && (!gone.has(piece.id) || event.kind === 'removed'))
        add(fateOf(piece, fell.what, event.kind === 'rout' || event.kind === 'rally', before));
  }
  return [...fates.keys()].sort().map((key) => need(fates, key));
}

/** Strength points lost by each piece, in total. */
function lossesIn(events: readonly GameEvent[]): ReadonlyMap<string, number> {
  const losses = new Map<string, number>();
  for (const each of events)
    if (each.kind === 'loss' || each.kind === 'melee')
      for (const { piece, points } of each.losses) losses.set(piece, (losses.get(piece) ?? 0) + points);
  return losses;
}

/** A counter is one of its body's, unless what befalls it befalls them all together. */
function fateOf(piece: Piece, what: string, together: boolean, { bodies }: Scene): Fate {
  const { side, name, group } = piece;
  const body = bodies.find(({ id }) => id === group);
  const alone = piece.pose !== undefined || isOfficer(piece);
  if (alone || !body) return { side, who: name, what };
  return { side, who: body.name, what: together ? what : `one ${what}` };
}
