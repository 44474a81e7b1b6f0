import { type BattleFile, readBattleFile } from '@linstock/battles/file';
import { rulebookForRecord } from '@linstock/editor';
import type { GameRecord } from '@linstock/kernel';
import type { AnyRulebook } from '@linstock/systems';
import { readBytes, refusedAs, refusedLater } from './files.ts';
import { readMap } from './maps.ts';

/** Battles that users make, as files on the command line. */

/** The ending of the name of a battle file. */
export const BATTLE_ENDING = '.linstock.json';

/** The text for `--battle` in the help. */
export const BATTLE_HELP = 'the file of the battle the game was played on, if the record does not carry it';

/** Reads a battle file. A missing or damaged one is refused in a sentence. */
export function readBattle(path: string): BattleFile {
  const bytes = readBytes(path);
  return refusedAs(`${path}: `, () => readBattleFile(bytes));
}

/** The files that may be named beside a record. */
export interface BesideRecord {
  readonly map?: string;
  readonly battle?: string;
}

/**
 * The rulebook for a record. Its battle comes from the map or the battle file given with it, else from the record
 * itself, else from those that ship with Linstock. Refuses with a sentence.
 */
export async function rulebookBeside(
  path: string,
  record: Pick<GameRecord, 'rules' | 'battle' | 'carried'>,
  { map, battle }: BesideRecord,
): Promise<AnyRulebook> {
  if (map !== undefined) return (await readMap(map)).rulebook;
  const beside = battle === undefined ? undefined : readBattle(battle);
  return refusedLater(`${path}: `, () => rulebookForRecord(record, beside));
}
