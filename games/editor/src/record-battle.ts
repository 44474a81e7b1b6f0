import { type BattleFile, leanFile, parseBattleFile } from '@linstock/battles/file';
import type { GameRecord, Options } from '@linstock/kernel';
import { type AnyRulebook, loadRulebook } from '@linstock/systems';
import { battleOfFile } from './battle-files.ts';

/** The battle of a record: one of the house, the one that it carries, or a file beside it. */

/**
 * The rulebook that a record was played under, in which its battle is as it was played. Throws RangeError with a sentence for a record
 * of a battle that is neither of the house nor carried, and for a file of another battle.
 * @param beside a battle file given with the record
 */
export async function rulebookForRecord(
  record: Pick<GameRecord, 'rules' | 'battle' | 'carried'>,
  beside?: BattleFile,
): Promise<AnyRulebook> {
  const { rules, battle, carried } = record;
  if (beside !== undefined) return rulebookOf(beside, record);
  if (carried !== undefined) return rulebookOf(parseBattleFile(carried), record);
  const rulebook = await loadRulebook(rules.id);
  if (rulebook.battles.includes(battle.id) || !battle.id.startsWith(OWN)) return rulebook;
  throw new RangeError(`This game was played on a battle of its own (${battle.id}). Open its file too.`);
}

/** The beginning of the id of a battle that a user has made. */
const OWN = 'own-';

async function rulebookOf(
  file: BattleFile,
  { rules, battle }: Pick<GameRecord, 'rules' | 'battle'>,
): Promise<AnyRulebook> {
  if (file.id !== battle.id)
    throw new RangeError(
      `The game was played on the battle ${battle.id}, and this file holds ${file.id}. Open the file of that battle.`,
    );
  const { rulebook } = await battleOfFile(file, rules.id);
  if (rulebook.battleHash(battle.id) !== battle.hash)
    throw new RangeError(
      `“${file.title}” has been changed since this game was played on it. Open the file as it was then.`,
    );
  return rulebook;
}

/** A battle as a record carries it: lean, with the fight of its system alone. */
export function carriedFile(file: BattleFile, system: string): Options {
  return JSON.parse(JSON.stringify(leanFile(file, [system])));
}
