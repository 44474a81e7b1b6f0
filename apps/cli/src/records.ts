import { Game, type GameRecord, parseRecord, RecordError, replay } from '@linstock/kernel';
import type { AnyRulebook } from '@linstock/systems';
import { type BesideRecord, rulebookBeside } from './battleFiles.ts';
import { EXIT, Failure } from './failure.ts';
import { readRecordFile } from './files.ts';

/** A game read from a file, with its rulebook. */
export interface ReadGame {
  readonly rulebook: AnyRulebook;
  readonly record: GameRecord;
  readonly game: Game<unknown, unknown, unknown>;
}

/** Reads a record and plays it through. Refuses a damaged or foreign one in the record's own sentence. */
export function readGame(path: string): Promise<ReadGame> {
  return asked(path, async (record) => {
    const rulebook = await rulebookBeside(path, record, {});
    return { rulebook, record, game: Game.fromRecord(rulebook, record) };
  });
}

/**
 * Reads a record for viewing. An outdated record is read up to the last valid entry, with the reason.
 * @param beside the map or the battle file it was played on, if that was not a battle of Linstock
 */
export function readOldRecord(
  path: string,
  beside: BesideRecord,
): Promise<ReadGame & { readonly against: string | null }> {
  return asked(path, async (record) => {
    const rulebook = await rulebookBeside(path, record, beside);
    return { rulebook, record, ...replay(rulebook, record) };
  });
}

async function asked<T>(path: string, read: (record: GameRecord) => Promise<T>): Promise<T> {
  try {
    return await read(parseRecord(readRecordFile(path)));
  } catch (error) {
    if (error instanceof RecordError) throw new Failure(`${path}: ${error.message}`, EXIT.input);
    throw error;
  }
}

/** An entry number given on the command line: 0 to the last. */
export function entryNumber(text: string | undefined, head: number, option: string): number {
  if (text === undefined) return head;
  const n = Number(text);
  if (Number.isInteger(n) && n >= 0 && n <= head) return n;
  throw new Failure(`${option} ${text}: this record has entries 0 to ${head}.`);
}
