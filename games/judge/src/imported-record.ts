import { effective, type GameRecord, handOver, parseRecord, RecordError, verify } from '@linstock/kernel';
import type { AnyRules } from './host-services.ts';

/** An imported record, ready to be stored. */
export interface ImportedRecord {
  readonly record: GameRecord;
  /** True if it is only to be looked at. */
  readonly over: boolean;
}

/**
 * Imports a record. A game that continues gets dice under a new commitment, since the sender may know the old
 * secret. Only a game of one player keeps dice that can be foreseen. Throws RecordError if it cannot be
 * played.
 * @param rulesOf returns the rules of a system, or throws
 * @param between true if two players at different places continue it
 * @param commitment to the secret of the dice to come
 */
export function importRecord(
  value: unknown,
  rulesOf: (system: string) => AnyRules,
  between: boolean,
  commitment: string,
): ImportedRecord {
  const record = parseRecord(value);
  const { fault, verdict } = verify(record, rulesOf(record.rules.id));
  if (fault) throw new RecordError(fault.sentence);
  if (verdict) return { record, over: true };
  const shut = effective(record.entries).find((entry) => 'seal' in entry && entry.answer === undefined);
  if (shut)
    throw new RecordError('it is still sealed. Export the record again when it has been opened.', shut.n);
  const keeps = record.dice.kind === 'seeded' && !between;
  return { record: keeps ? record : handOver(record, commitment), over: false };
}
