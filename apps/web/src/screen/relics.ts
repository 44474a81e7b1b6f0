/** What the fights so far have left on a table, read from what its entries told. */
import type { Clock } from '@linstock/kernel';
import { happeningOf, type Loss, type Scene } from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';
import type { Fallen, Relics, SmokeBank } from '../board/miniatures/relics.ts';
import type { AnyGame } from './state.ts';

/** Most of the fallen that are kept on the ground: the latest. */
const MOST = 40;

/** What one entry left: nothing but its own, so that it is found once. */
interface Left {
  readonly fallen: readonly Fallen[];
  readonly fired: readonly Omit<SmokeBank, 'age'>[];
  /** When it was done; null where it left nothing. */
  readonly clock: Clock | null;
}

const NOTHING: Left = { fallen: [], fired: [], clock: null };

/** What the entries of a game left, each read once. */
export type RelicBook = (upTo: number) => Relics;

/** Opens the book of a game: asked again it reads only what is new. */
export function relicBook(rulebook: AnyRulebook, game: AnyGame): RelicBook {
  const left = new Map<number, Left>();
  const leftBy = (n: number): Left => {
    const known = left.get(n) ?? readEntry(rulebook, game, n);
    left.set(n, known);
    return known;
  };
  return (upTo) => {
    const fallen: Fallen[] = [];
    const smoke: SmokeBank[] = [];
    const now = sceneAt(rulebook, game, upTo).clock;
    for (let n = upTo, cleared = false; n > 0 && (fallen.length < MOST || !cleared); n--) {
      const entry = leftBy(n);
      fallen.unshift(...entry.fallen);
      if (!entry.clock) continue;
      const age = stretchesBetween(entry.clock, now);
      cleared ||= age > 1;
      if (age === 0 || age === 1) smoke.push(...entry.fired.map((each): SmokeBank => ({ ...each, age })));
    }
    return { fallen: fallen.slice(-MOST), smoke };
  };
}

/** How many stretches of play lie between two moments, a side's part of a turn being one: 0, 1, or 2 for more. */
function stretchesBetween(then: Clock, now: Clock): 0 | 1 | 2 {
  const turns = now.now - then.now;
  if (turns === 0) return now.side === then.side ? 0 : 1;
  return turns === 1 && (now.side === null || now.side !== then.side) ? 1 : 2;
}

function readEntry(rulebook: AnyRulebook, game: AnyGame, n: number): Left {
  const told = game
    .toldBy(n)
    .map(happeningOf)
    .filter((each) => each !== null);
  const fired = told.flatMap((each) => (each.kind === 'volley' ? each.by : []));
  const losses = told.flatMap((each): readonly Loss[] =>
    each.kind === 'loss' || each.kind === 'melee' ? each.losses : [],
  );
  if (fired.length === 0 && losses.length === 0) return NOTHING;
  const [after, before] = [sceneAt(rulebook, game, n), sceneAt(rulebook, game, n - 1)];
  const found = (id: string) =>
    [after, before].map(({ pieces }) => pieces.find((piece) => piece.id === id)).find((piece) => piece?.pose);
  return {
    clock: after.clock,
    fired: fired.flatMap((id) => {
      const piece = found(id);
      return piece?.pose ? [{ id: `${n}:${id}`, pose: piece.pose }] : [];
    }),
    fallen: losses.flatMap(({ piece: id, points }) => {
      const piece = found(id);
      if (!piece?.pose) return [];
      const { kind, coat, pose } = piece;
      return Array.from({ length: points }, (_, nth) => ({ id: `${n}:${id}`, kind, coat, pose, nth }));
    }),
  };
}

function sceneAt({ present }: AnyRulebook, game: AnyGame, n: number): Scene {
  const position = game.at(n);
  return present.scene(game.field, position.state, []);
}
