import { closeSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { foreignToRecords } from '@linstock/battles/foreign';
import { type ExpectedFile, parseJsonFile, parseJsonText } from '@linstock/kernel';
import { Failure } from './failure.ts';

/** Largest file read, in bytes: longer than any game and any set of vectors. */
const MAX_FILE_BYTES = 16 * 1024 * 1024;

/** A game record, for the sentence that refuses another file. */
const A_RECORD: ExpectedFile = {
  what: 'a game record (.json)',
  remedy: 'Name a file that Linstock has saved.',
};

/** Reads a JSON file. A missing, too large or damaged one is refused in a sentence. */
export function readJson(path: string, expected: ExpectedFile): unknown {
  return refusedAs(`${path}: `, () => parseJsonFile(readBytes(path), expected));
}

/** Reads the JSON of a game record. Refuses a file of another kind, and says what it is. */
export function readRecordFile(path: string): unknown {
  const value = readJson(path, A_RECORD);
  const foreign = foreignToRecords(value);
  if (foreign !== null) throw new Failure(`${path}: ${foreign}`);
  return value;
}

/** Reads a file. A missing or too large one is refused in a sentence. */
export function readBytes(path: string): Uint8Array {
  try {
    const stats = statSync(path);
    if (stats.isDirectory()) throw new Failure(`${path} is a folder. Name a file in it.`);
    if (stats.isBlockDevice() || stats.isCharacterDevice())
      throw new Failure(`${path} is a device and no file. Name a file.`);
    if (stats.size > MAX_FILE_BYTES)
      throw new Failure(
        `${path} has ${stats.size} bytes; at most ${MAX_FILE_BYTES} are read. Name a smaller file.`,
      );
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`${path} cannot be read: ${OPEN_FAILURES[codeOf(error)] ?? codeOf(error)}.`);
  }
}

/** Why a file cannot be opened, by the code of the system. */
const OPEN_FAILURES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'you may not open it',
  ENAMETOOLONG: 'its name is too long',
  ERR_INVALID_ARG_VALUE: 'no file can have this name',
};

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? 'it failed';

/** Parses JSON given on the command line. */
export function parseJson(text: string, what: string, such: string): unknown {
  const remedy = `Write it such as ${such}.`;
  return refusedAs(`${what}: `, () => parseJsonText(text, { what: 'JSON', remedy }));
}

/** Reads, and turns a refusal into a mistake of the user. */
export function refusedAs<T>(before: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) throw new Failure(`${before}${error.message}`);
    throw error;
  }
}

/** The same for what takes a while. */
export async function refusedLater<T>(before: string, read: () => Promise<T>): Promise<T> {
  const settled = await read().then(
    (value) => () => value,
    (error: unknown) => () => {
      throw error;
    },
  );
  return refusedAs(before, settled);
}

/**
 * Checks now that a file can be written, and returns the function that writes it later; its content stays until then.
 * Refuses in a sentence if it cannot.
 */
export function openForWriting(path: string): (content: string | Uint8Array) => void {
  try {
    closeSync(openSync(path, 'a'));
  } catch (error) {
    const code = codeOf(error);
    const why = code === 'ENOENT' ? 'its folder does not exist' : (OPEN_FAILURES[code] ?? code);
    throw new Failure(`${path} cannot be written: ${why}.`);
  }
  return (content) => writeFileSync(path, content);
}
