import { battleOfFile } from '@linstock/editor';
import type { AnyRulebook } from '@linstock/systems';
import { readStoredBattle } from './storedBattles.ts';

/** True if an id is that of a battle made by a user. */
export const isOwnBattle = (id: string): boolean => id.startsWith('own-');

/** The rulebook of a battle of this browser. Rejects with RangeError for one that is not here, or that cannot be fought. */
export async function loadOwnRulebook(id: string, system: string): Promise<AnyRulebook> {
  const file = readStoredBattle(id);
  if (file === null)
    throw new RangeError('It is not in this browser. Open its file in the editor, and print it from there.');
  return (await battleOfFile(file, system)).rulebook;
}
