import type { BattleFile } from '@linstock/battles/file';

/** A battle being made, with undo and redo. A new edit clears the redo list. */
export interface EditHistory {
  readonly past: readonly Step[];
  readonly now: BattleFile;
  readonly future: readonly Step[];
}

/** One edit: the battle before or after it, and its description, such as `71st Foot 2 moved`. */
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

/** The history with the last edit undone; unchanged if there is none. */
export function undone({ past, now, future }: EditHistory): EditHistory {
  const last = past.at(-1);
  if (!last) return { past, now, future };
  return { past: past.slice(0, -1), now: last.file, future: [{ file: now, did: last.did }, ...future] };
}

/** The history with the last undone edit done again; unchanged if there is none. */
export function redone({ past, now, future }: EditHistory): EditHistory {
  const [next, ...rest] = future;
  if (!next) return { past, now, future };
  return { past: [...past, { file: now, did: next.did }], now: next.file, future: rest };
}
