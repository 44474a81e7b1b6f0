import { foreignToRecords } from '@linstock/battles/foreign';
import { parseJsonFile } from '@linstock/kernel';

/** Largest record file taken in, in bytes. */
const MAX_RECORD_BYTES = 8_388_608;

/** A record, for the sentence that refuses another file. */
const A_RECORD = { what: 'a game record (.json)', remedy: 'Choose a file that Linstock has saved.' };

/**
 * The content of a record file, in any encoding. Throws RangeError with a sentence that says what the file is
 * instead.
 */
export function readRecordFile(bytes: Uint8Array): unknown {
  const megabytes = (size: number) => (size / 1_048_576).toFixed(1);
  if (bytes.length > MAX_RECORD_BYTES)
    throw new RangeError(
      `A record has at most ${megabytes(MAX_RECORD_BYTES)} MB; this file has ${megabytes(bytes.length)}. Choose another file.`,
    );
  const value = parseJsonFile(bytes, A_RECORD);
  const foreign = foreignToRecords(value);
  if (foreign !== null) throw new RangeError(foreign);
  return value;
}
