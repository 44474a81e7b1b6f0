import type { BattleFile } from '@linstock/battles/file';

/** A battle being made, with what can be undone and done again. A new deed clears what was undone. */
export interface EditHistory {
  readonly past: readonly Step[];
  readonly now: BattleFile;
  readonly future: readonly Step[];
}

/** One deed: the battle on its other side, and what it did, such as `71st Foot 2 moved`. */
interface Step {
  readonly file: BattleFile;
  readonly did: string;
}

/** Steps of a history that are stored with its battle. While the battle is open there is no limit. */
export const MAX_KEPT_STEPS = 1000;

/** The history of a battle that has just been opened. */
export const beginHistory = (file: BattleFile): EditHistory => ({ past: [], now: file, future: [] });

/** The history after a deed. */
export function afterDeed({ past, now }: EditHistory, file: BattleFile, did: string): EditHistory {
  return { past: [...past, { file: now, did }], now: file, future: [] };
}

/** The history with the last deed undone; the same if there is none. */
export function undone({ past, now, future }: EditHistory): EditHistory {
  const last = past.at(-1);
  if (!last) return { past, now, future };
  return { past: past.slice(0, -1), now: last.file, future: [{ file: now, did: last.did }, ...future] };
}

/** The history with the last undone deed done again; the same if there is none. */
export function redone({ past, now, future }: EditHistory): EditHistory {
  const [next, ...rest] = future;
  if (!next) return { past, now, future };
  return { past: [...past, { file: now, did: next.did }], now: next.file, future: rest };
}
