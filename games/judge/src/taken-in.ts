import { effective, type GameRecord, handOver, parseRecord, RecordError, verify } from '@linstock/kernel';
import type { AnyRules } from './host-services.ts';

/** A record brought here, ready to be kept. */
export interface ImportedRecord {
  readonly record: GameRecord;
  /** True if it is only to be looked at. */
  readonly over: boolean;
}

/**
 * Takes in a record that was brought here. Where its game goes on, it goes on under dice committed to here and now, since
 * whoever brought it may know its own; only a game of one keeps dice that anybody can foresee. Throws RecordError where
 * it cannot be played.
 * @param rulesOf gives the rules of a system, or throws
 * @param between whether it goes on between two people, each in a place of his own
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
