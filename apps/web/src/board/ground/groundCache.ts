/**
 * Painted sheets stay in memory after their board is closed, so that a battle that is opened again has its ground
 * immediately.
 */
import type { GroundSource } from './engraving.ts';
import { openTileStore, type TileStore } from './tileStore.ts';

/** Maximum number of grounds whose sheets are cached. The least recently used is dropped first. */
const GROUNDS = 2;

interface CachedGround {
  readonly store: TileStore;
  /** The boards that show it now, each notified when more of it is painted. */
  readonly boards: Set<() => void>;
}

const kept = new Map<string, CachedGround>();

/**
 * The tiles of a ground. They are shared with an earlier board of the same ground, and closing the store does
 * not delete them.
 */
export function openCachedStore(source: GroundSource, changed: () => void): TileStore {
  // A table is identified by its object only: two tables of the same name may have different things on them.
  if (source.kind !== 'hexes') return openTileStore(source, changed);
  const key = JSON.stringify(source);
  const known = kept.get(key) ?? begun(source);
  kept.delete(key);
  kept.set(key, known);
  known.boards.add(changed);
  letGo();
  return {
    ...known.store,
    close() {
      known.boards.delete(changed);
      letGo();
    },
  };
}

function begun(source: GroundSource): CachedGround {
  const boards = new Set<() => void>();
  const tell = () => {
    for (const each of boards) each();
  };
  return { store: openTileStore(source, tell), boards };
}

function letGo(): void {
  for (const [key, { store, boards }] of kept) {
    if (kept.size <= GROUNDS) return;
    if (boards.size > 0) continue;
    store.close();
    kept.delete(key);
  }
}
