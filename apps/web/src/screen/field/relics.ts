/** The remains of the fights so far on the ground, computed from the log items. */
import type { Clock, LogItem } from '@linstock/kernel';
import { eventOf, type Loss, type Piece, type Scene } from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';
import type { Casualty, Relics, SmokeBank, TroopPlace } from '../../board/animation/relics.ts';
import type { AnyGame } from '../../play/state/state.ts';
import { placeWhen } from '../../play/steps/whereabouts.ts';

/** Maximum number of the fallen that stay on the ground: the latest. */
const MAX_FALLEN = 40;

/** The smoke of one entry, and its time. Null if no unit fired. */
type EntrySmoke = { readonly banks: readonly Omit<SmokeBank, 'age'>[]; readonly clock: Clock } | null;

/**
 * Reads the remains on the ground from a game's entries, backwards, each once. It yields at points where it
 * may be interrupted.
 */
export type RelicBook = (upTo: number) => Generator<undefined, Relics>;

/** Opens the book of a game: asked again it reads only what is new. */
export function openRelicBook(rulebook: AnyRulebook, game: AnyGame): RelicBook {
  const scene = lately((n) =>
    rulebook.present.shows.scene({ field: game.field, state: game.positionAt(n).state, known: [] }),
  );
  const fellBy = keptOf((n) => fallenIn(n, game.logItemsOf(n), scene));
  const firedBy = keptOf((n) => firedIn(n, game.logItemsOf(n), scene));
  return function* (upTo) {
    const fallen: Casualty[] = [];
    const smoke: SmokeBank[] = [];
    const now = scene(upTo).clock;
    for (let n = upTo, cleared = false; n > 0 && (fallen.length < MAX_FALLEN || !cleared); n--) {
      if (fallen.length < MAX_FALLEN) fallen.unshift(...(yield* fellBy(n)));
      const fired = cleared ? null : yield* firedBy(n);
      if (!fired) continue;
      const age = stretchesBetween(fired.clock, now);
      cleared = age > 1;
      if (age === 0 || age === 1) smoke.push(...fired.banks.map((each): SmokeBank => ({ ...each, age })));
    }
    return { fallen: fallen.slice(-MAX_FALLEN), smoke };
  };
}

/** Finds each value once, and lets be interrupted where it had to. */
function keptOf<T>(find: (n: number) => T): (n: number) => Generator<undefined, T> {
  const kept = new Map<number, { readonly value: T }>();
  return function* (n) {
    const known = kept.get(n);
    if (known) return known.value;
    const value = find(n);
    kept.set(n, { value });
    if (value !== null) yield;
    return value;
  };
}

/**
 * Scenes of neighbouring entries are requested again and again, and each takes a millisecond or two, so the
 * last few are cached.
 */
function lately(sceneAt: SceneAt): SceneAt {
  const kept = new Map<number, Scene>();
  return (n) => {
    const scene = kept.get(n) ?? sceneAt(n);
    kept.set(n, scene);
    for (const each of kept.keys()) if (kept.size > KEPT_SCENES) kept.delete(each);
    return scene;
  };
}

const KEPT_SCENES = 4;

/** Number of stretches of play between two moments. A side's part of a turn is one: 0, 1, or 2 for more. */
function stretchesBetween(then: Clock, now: Clock): 0 | 1 | 2 {
  const turns = now.now - then.now;
  if (turns === 0) return now.side === then.side ? 0 : 1;
  return turns === 1 && (now.side === null || now.side !== then.side) ? 1 : 2;
}

type SceneAt = (n: number) => Scene;

/** A piece as it was at an entry, or before one that removed it. Most entries need none. */
function found(n: number, scene: SceneAt): (id: string) => Piece | undefined {
  const pieceAt = (at: number, id: string) =>
    scene(at).pieces.find((piece) => piece.id === id && layOf(piece) !== null);
  return (id) => pieceAt(n, id) ?? pieceAt(n - 1, id);
}

function layOf({ pose, place, facing }: Piece): TroopPlace | null {
  if (pose) return { pose };
  return place && 'hex' in place ? { hex: place.hex, facing } : null;
}

/** Pieces of hexes that are struck down whole leave as many as this. */
const FALLEN_PER_PIECE = 3;

/** The fallen, each at the place of its unit at that time. A unit struck down in a charge has them at its end. */
function fallenIn(n: number, logItems: readonly LogItem[], scene: SceneAt): readonly Casualty[] {
  const pieceOf = found(n, scene);
  return logItems.flatMap((each, i) =>
    lostBy(each).flatMap(({ piece: id, points }) => {
      const seen = pieceOf(id);
      const piece = seen && placeWhen(logItems, i)(seen);
      const lay = piece && layOf(piece);
      if (!piece || !lay) return [];
      // On a table each lost point is an event. The last one is the event of the removed stand.
      const many = points === 0 && 'hex' in lay ? FALLEN_PER_PIECE : points;
      const { kind, coat } = piece;
      return Array.from({ length: many }, (_, nth): Casualty => ({ id: `${n}:${id}`, kind, coat, lay, nth }));
    }),
  );
}

function lostBy(logItem: LogItem): readonly Loss[] {
  const what = eventOf(logItem);
  if (what?.kind === 'loss' || what?.kind === 'melee') return what.losses;
  const destroyed = what?.kind === 'removed' && what.how === 'destroyed' ? what.pieces : [];
  return destroyed.map((piece) => ({ piece, points: 0 }));
}

function firedIn(n: number, logItems: readonly LogItem[], scene: SceneAt): EntrySmoke {
  const pieceOf = found(n, scene);
  const banks = new Map<string, Omit<SmokeBank, 'age'>>();
  for (const [i, each] of logItems.entries()) {
    const what = eventOf(each);
    for (const id of what?.kind === 'volley' ? what.by : []) {
      const piece = pieceOf(id);
      const lay = piece && layOf(placeWhen(logItems, i)(piece));
      // Units that fire from one hex share one bank of smoke.
      const key = `${n}:${lay && 'hex' in lay ? lay.hex : id}`;
      if (lay && what?.kind === 'volley') banks.set(key, { id: key, lay, towards: what.at });
    }
  }
  return banks.size === 0 ? null : { banks: [...banks.values()], clock: scene(n).clock };
}
