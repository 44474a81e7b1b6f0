/** The last events, as movement and smoke on the board and as lines of the log. Each switch names every kind there is. */
import { corners, type Stand } from '@linstock/ground';
import type { LogItem } from '@linstock/kernel';
import {
  concernedIn,
  eventOf,
  type GameEvent,
  isOfficer,
  type Movement,
  type Path,
  type Piece,
  type Place,
  type Scene,
  samePlace,
} from '@linstock/scene';
import { figureOf } from '../../board/pieces/figureKind.ts';
import { idOfPlace } from '../../common/places.ts';
import { type Animation, type Arm, GAITS } from '../../play/steps/animation.ts';
import { placeOn, placeWhen } from '../../play/steps/whereabouts.ts';

/**
 * The events of an entry as movement, smoke and blows, in their order.
 * @param key the start of all ids: another for each time that they are shown
 * @param after the scene after it, and `before` as it was shown before
 */
export function buildAnimations(
  key: string,
  logItems: readonly LogItem[],
  after: Scene | null,
  before: Scene | null = after,
): readonly Animation[] {
  const pieceOf = (id: string): Piece | null =>
    [after, before].map((scene) => scene?.pieces.find((each) => each.id === id)).find((each) => each) ?? null;
  const stood = (id: string): Piece | null => before?.pieces.find((each) => each.id === id) ?? null;
  return withOfficers(onArrival(seenOf(key, logItems, { pieceOf, stood })), after, before);
}

/** The events in their order; the losses of a blow are shown with it. */
function seenOf(key: string, logItems: readonly LogItem[], known: EventContext): Animation[] {
  let blow: string | null = null;
  return logItems.flatMap((each, i): Animation[] => {
    const event = eventOf(each);
    if (!event) return [];
    const together = `${key}:${i}`;
    const seen = animationsOfOne(together, event, knownAt(known, placeWhen(logItems, i)));
    if (seen.length > 0) blow = seen.some(({ kind }) => BLOWS.has(kind)) ? together : null;
    const pieces = struckBy(event);
    if (pieces.length === 0) return seen;
    return [...seen, { kind: 'losses', id: `${together}:losses`, together: blow ?? together, pieces }];
  });
}

/** Attackers that ride on to reach the enemy strike when they have arrived, and from there. */
function onArrival(seen: readonly Animation[]): readonly Animation[] {
  return seen.reduce((all, blow) => {
    if (blow.kind !== 'clash') return all;
    const rides = all.findLast(
      (each) => each.kind === 'move' && each.gait === 'charge' && blow.pieces.includes(each.piece),
    );
    if (rides?.kind !== 'move' || all.indexOf(rides) < all.indexOf(blow)) return all;
    const at = pathEnd(rides.path);
    const struck = all
      .filter(({ together }) => together === blow.together)
      .map((each): Animation => (each === blow ? { ...blow, at } : each));
    const others = all.filter(({ together }) => together !== blow.together);
    const last = others.findLastIndex(({ together }) => together === rides.together);
    return [...others.slice(0, last + 1), ...struck, ...others.slice(last + 1)];
  }, seen);
}

/**
 * Officers that changed their place without an event of their own are moved with the troops that marched away
 * from that place, or else with the unit of their side that moves farthest.
 */
function withOfficers(
  seen: readonly Animation[],
  after: Scene | null,
  before: Scene | null,
): readonly Animation[] {
  const went = seen.flatMap((each) => (each.kind === 'move' ? [each] : []));
  const [first] = went;
  if (!first || !after || !before || after === before) return seen;
  const along = after.pieces.flatMap((piece): Animation[] => {
    const path = isOfficer(piece) && !went.some((each) => each.piece === piece.id) && pathOf(piece, before);
    if (!path) return [];
    const beside = went.find((each) => samePlace(pathStart(each.path), pathStart(path)));
    const { together } = beside ?? farthestOf(went, piece.side, after) ?? first;
    const id = `${together}:${piece.id}`;
    return [
      { ...{ kind: 'move', id, together, piece: piece.id, path }, gait: 'march', arm: 'foot', coat: '' },
    ];
  });
  return seen.flatMap((each) => [
    each,
    ...along.filter(
      ({ together }) => together === each.together && seen.find((one) => one.together === together) === each,
    ),
  ]);
}

type Move = Extract<Animation, { kind: 'move' }>;

/** The piece of a side that goes farthest. */
function farthestOf(went: readonly Move[], side: Piece['side'], { pieces }: Scene): Move | null {
  const own = went.filter((each) => pieces.find(({ id }) => id === each.piece)?.side === side);
  return own.reduce<Move | null>((one, each) => (one && lengthOf(one) >= lengthOf(each) ? one : each), null);
}

function lengthOf({ path }: Move): number {
  if ('hexes' in path) return path.hexes.length;
  const [from, to] = [path.poses[0], path.poses.at(-1)];
  return from && to ? Math.hypot(to.x - from.x, to.y - from.y) : 0;
}

/** The straight path of a piece from its old place to its new one. Null if it has not moved. */
function pathOf({ id, place, pose }: Piece, before: Scene): Path | null {
  const was = before.pieces.find((piece) => piece.id === id);
  if (!place || !was?.place || samePlace(place, was.place)) return null;
  if ('hex' in place && 'hex' in was.place) return { hexes: [was.place.hex, place.hex] };
  return pose && was.pose ? { poses: [was.pose, pose] } : null;
}

const pathStart = (path: Path): Place => placeOn(path, 0)!;
const pathEnd = (path: Path): Place => placeOn(path, -1)!;

const BLOWS: ReadonlySet<Animation['kind']> = new Set(['volley', 'clash']);

/** Pieces whose look changes by an event: thinned out, in disorder, or gone. */
function struckBy(event: GameEvent): readonly string[] {
  switch (event.kind) {
    case 'loss':
    case 'melee':
      return event.losses.map(({ piece }) => piece);
    case 'removed':
    case 'rout':
    case 'morale':
      return event.pieces;
    default:
      return [];
  }
}

interface EventContext {
  /** A piece after the event, or before it if it is gone, at its place at that moment. */
  readonly pieceOf: (id: string) => Piece | null;
  /** A piece as shown before. */
  readonly stood: (id: string) => Piece | null;
}

/** The same pieces, each at its place at that moment. */
function knownAt({ pieceOf, stood }: EventContext, standing: (piece: Piece) => Piece): EventContext {
  const at = (found: Piece | null) => found && standing(found);
  return { pieceOf: (id) => at(pieceOf(id)), stood: (id) => at(stood(id)) };
}

function animationsOfOne(together: string, event: GameEvent, known: EventContext): Animation[] {
  switch (event.kind) {
    case 'move':
    case 'charge':
    case 'pursuit':
    case 'retreat':
    case 'flight':
      return event.went.filter(goes).map(({ piece, path }): Animation => {
        const who = known.pieceOf(piece);
        const [id, gait] = [`${together}:${piece}`, GAITS[event.kind]];
        return { kind: 'move', id, together, piece, path, gait, arm: armOf(who), coat: who?.coat ?? '' };
      });
    case 'volley':
      return volleysOf(together, event, known);
    case 'melee':
      return clashesOf(together, event, known);
    case 'removed':
      return event.how === 'broken' || event.how === 'ran off' ? breaksOf(together, event.pieces, known) : [];
    // Shown by the pieces on the board afterwards: thinned out, marked or turned.
    case 'rout':
    case 'loss':
    case 'body lost':
    case 'morale':
    case 'rally':
    case 'order':
    case 'formation':
    case 'officer':
    case 'placed':
    case 'by hand':
    case 'ground':
    case 'reveal':
    case 'turn':
    case 'phase':
    case 'end':
    case 'note':
      return [];
  }
}

const goes = ({ path }: Movement): boolean => ('hexes' in path ? path.hexes : path.poses).length > 1;

const ARMS: Readonly<Record<ReturnType<typeof figureOf>, Arm>> = { rider: 'horse', gun: 'guns', man: 'foot' };

/** The kind of troops, for the pace of their walk. A rider who leads foot moves at their pace. */
function armOf(piece: Piece | null): Arm {
  return piece && !isOfficer(piece) ? ARMS[figureOf(piece.kind)] : 'foot';
}

/** The present or former places of pieces, each once, with the pieces there. */
function placesOf(pieces: readonly string[], found: (id: string) => Piece | null) {
  const places = new Map<string, { readonly place: Place; readonly pieces: Piece[] }>();
  for (const id of pieces) {
    const piece = found(id);
    if (!piece?.place) continue;
    const key = idOfPlace(piece.place);
    const known = places.get(key);
    if (known) known.pieces.push(piece);
    else places.set(key, { place: piece.place, pieces: [piece] });
  }
  return [...places].map(([key, each]) => ({ key, ...each }));
}

/** The ends of a stand's front edge. */
function frontOf(pose: Stand): readonly [Place, Place] {
  const [left, right] = corners(pose);
  return [{ spot: left! }, { spot: right! }];
}

/** Smoke in front of each place that fires; it rolls along the line from one end to the other. */
function volleysOf(
  together: string,
  { by, at, weapon }: Extract<GameEvent, { kind: 'volley' }>,
  { pieceOf }: EventContext,
): Animation[] {
  return placesOf(by, pieceOf).map(({ key, place, pieces: [first] }, nth): Animation => {
    const id = `${together}:${key}`;
    const front = first?.pose ? { front: frontOf(first.pose) } : {};
    return { kind: 'volley', id, together, from: place, towards: at, weapon, nth, ...front };
  });
}

/** Attackers and targets of a close combat: each place of the attackers moves at the first of the defenders. */
function clashesOf(
  together: string,
  { attackers, defenders }: Extract<GameEvent, { kind: 'melee' }>,
  { pieceOf, stood }: EventContext,
): Animation[] {
  const where = (id: string) => stood(id) ?? pieceOf(id);
  const [against] = placesOf(defenders, where);
  if (!against) return [];
  return placesOf(attackers, where)
    .filter(({ key }) => key !== against.key)
    .map(
      ({ key, place, pieces }): Animation => ({
        ...{ kind: 'clash', id: `${together}:${key}`, together, at: place, against: against.place },
        ...{ pieces: pieces.map(({ id }) => id), arm: armOf(pieces[0] ?? null) },
      }),
    );
}

/** Units that break and are removed, with the place where they stood. */
function breaksOf(together: string, pieces: readonly string[], { stood }: EventContext): Animation[] {
  return placesOf(pieces, stood).map(({ key, place, pieces: [first] }): Animation => {
    const [facing, coat] = [first?.facing ?? null, first?.coat ?? ''];
    return { kind: 'break', id: `${together}:${key}`, together, from: place, facing, coat };
  });
}

/** Ids of the pieces and places a line is about, to be ringed. */
export function findRingedPlaces(
  logItem: LogItem,
  scene: Scene | null,
  idOf: (place: Place) => string,
): string[] {
  const event = eventOf(logItem);
  if (!event) return [];
  const { pieces, bodies, places } = concernedIn(event);
  const members = (scene?.bodies ?? [])
    .filter(({ id }) => bodies.includes(id))
    .flatMap((body) => body.pieces);
  return [...pieces, ...members, ...places.map(idOf)];
}
