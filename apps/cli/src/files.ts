import { closeSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { Failure } from './failure.ts';

/** Largest file read, in bytes: longer than any game and any set of vectors. */
const LARGEST = 16 * 1024 * 1024;

/** Reads a JSON file. A missing, too large or damaged one is refused in a sentence. */
export function readJson(path: string): unknown {
  const text = readText(path);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure(`${path} is not JSON: ${(error as Error).message}.`);
  }
}

/** Reads a file of text. A missing or too large one is refused in a sentence. */
export function readText(path: string): string {
  try {
    const { size } = statSync(path);
    if (size > LARGEST) throw new Failure(`${path} has ${size} bytes; at most ${LARGEST} are read.`);
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Failure) throw error;
    const { code } = error as NodeJS.ErrnoException;
    const why =
      code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : String(code);
    throw new Failure(`${path} cannot be read: ${why}.`);
  }
}

/** Parses JSON given on the command line. */
export function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure(`${what} must be JSON, such as {"arm": "musket"}: ${(error as Error).message}.`);
  }
}

/**
 * Makes sure now that a file can be written, and returns how to write it later; what it held stays until then.
 * Refused in a sentence where it cannot.
 */
export function openForWriting(path: string): (content: string | Uint8Array) => void {
  try {
    closeSync(openSync(path, 'a'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why =
      code === 'ENOENT' ? 'its folder does not exist' : code === 'EISDIR' ? 'it is a folder' : String(code);
    throw new Failure(`${path} cannot be written: ${why}.`);
  }
  return (content) => writeFileSync(path, content);
}
