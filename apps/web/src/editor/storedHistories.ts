import { BATTLE_FORMAT, type BattleFile, writeBattleFile } from '@linstock/battles/file';
import { beginHistory, type EditHistory, MAX_KEPT_STEPS } from '@linstock/editor';
import { z } from 'zod';
import { runInDatabase } from '../host/runInDatabase.ts';

/**
 * The undo history of the battles that are being made in this browser (IndexedDB). Without it, a battle opens with
 * nothing to undo.
 */

const PLACE = { database: 'linstock-edits', store: 'histories' };

/**
 * Saves the undo and redo steps of a battle, at most `MAX_KEPT_STEPS` of each. The files of a history share most of their parts,
 * and so do the copies in the database. A browser without a database or without space saves none.
 */
export async function saveHistory(history: EditHistory): Promise<void> {
  const { past, now, future } = history;
  const steps = { past: past.slice(-MAX_KEPT_STEPS), now, future: future.slice(0, MAX_KEPT_STEPS) };
  await runInDatabase(PLACE, 'readwrite', (store) => store.put(steps, now.id)).catch(() => undefined);
}

/**
 * The history of a battle that is being made here. It is empty if none was stored, or if the battle has been changed
 * since.
 */
export async function readHistory(file: BattleFile): Promise<EditHistory> {
  const stored = await runInDatabase(PLACE, 'readonly', (store) => store.get(file.id)).catch(() => undefined);
  const read = storedHistory.safeParse(stored);
  if (!read.success || textWithoutTime(read.data.now) !== textWithoutTime(file)) return beginHistory(file);
  return { ...read.data, now: file };
}

/** Deletes the undo and redo steps of a battle. */
export async function removeHistory(id: string): Promise<void> {
  await runInDatabase(PLACE, 'readwrite', (store) => store.delete(id)).catch(() => undefined);
}

/** A battle as this module has stored it. */
const storedFile = z.custom<BattleFile>((file) => Object(file).format === BATTLE_FORMAT);
const storedSteps = z.array(z.object({ file: storedFile, did: z.string() }));
const storedHistory = z.object({ past: storedSteps, now: storedFile, future: storedSteps });

/** The text of a battle, without the time of its last change. */
const textWithoutTime = (file: BattleFile): string =>
  writeBattleFile({ ...file, by: { ...file.by, changed: '' } });
