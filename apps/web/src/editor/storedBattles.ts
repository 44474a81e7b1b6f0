import { type BattleFile, readBattleFile, writeBattleFile } from '@linstock/battles/file';
import { makeRandomHex } from '../common/randomHex.ts';

/** The battles that are being made in this browser. */

const PREFIX = 'linstock-battle:';

/** A battle of this browser, for a list. */
export interface StoredBattle {
  readonly id: string;
  readonly title: string;
}

/** All battles that are being made here, by title. */
export function listStoredBattles(): StoredBattle[] {
  const ids = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  return ids
    .flatMap((key) => {
      const file = readStoredBattle(key.slice(PREFIX.length));
      return file ? [{ id: file.id, title: file.title }] : [];
    })
    .sort((a, b) => a.title.localeCompare(b.title));
}

/** A battle that is being made here; null if there is none with this id, or it cannot be read. */
export function readStoredBattle(id: string): BattleFile | null {
  const text = localStorage.getItem(PREFIX + id);
  if (text === null) return null;
  try {
    return readBattleFile(text);
  } catch {
    return null;
  }
}

/** Saves a battle. Throws a DOMException if this browser has no space left. */
export function saveBattle(file: BattleFile): void {
  localStorage.setItem(PREFIX + file.id, writeBattleFile(file));
}

/** Deletes a battle of this browser. */
export function removeBattle(id: string): void {
  localStorage.removeItem(PREFIX + id);
}

/** A copy of a battle under an id of its own, with the time of the copy. */
export function copyOf(file: BattleFile): BattleFile {
  const changed = new Date().toISOString();
  const title = `${file.title}, changed`.slice(0, 200);
  return { ...file, id: makeBattleId(), title, by: { ...file.by, changed } };
}

/** A new id for a battle of this browser. */
export const makeBattleId = (): string => `own-${makeRandomHex(4)}`;
