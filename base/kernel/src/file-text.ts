/** Files that people bring: text in whatever encoding their editor saved it, and JSON. */

import { findJsonError } from './json-error.ts';

/** The kind of file that was expected, for the sentence that refuses another. */
export interface ExpectedFile {
  /** With its article: `a game record`. */
  readonly what: string;
  /** The advice to the user, as a sentence: `Choose a file that Linstock has saved.` */
  readonly remedy: string;
}

/** Levels of lists and objects in each other that JSON may have; far more than any file of ours. */
const MAX_NESTING = 64;

/**
 * The text of a file: UTF-8, or UTF-16 in either byte order, with or without a byte-order mark. Refuses with
 * a RangeError an empty file and one that is not text, and says what it seems to be.
 */
export function decodeText(bytes: Uint8Array, expected: ExpectedFile): string {
  const kind = binaryKind(bytes);
  if (kind !== null) throw unlike(kind, expected);
  const encoding = encodingOf(bytes);
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw unlike(DAMAGED_TEXT, expected);
  }
  if (text.includes('\u0000')) throw unlike({ kind: 'no text' }, expected);
  if (text.trim() === '')
    throw new RangeError(`This file is empty; expected ${expected.what}. ${expected.remedy}`);
  return text;
}

/**
 * Parses a JSON text. Throws a RangeError for any other text, which says where it goes wrong and names other well-known
 * formats. Refuses deep nesting, so that no reader runs out of stack.
 */
export function parseJsonText(text: string, expected: ExpectedFile): unknown {
  const plain = text.replace(/^\ufeff/, '');
  let value: unknown;
  try {
    value = JSON.parse(plain);
  } catch {
    const kind = textKind(text);
    if (kind !== null) throw unlike({ kind }, expected);
    throw new RangeError(
      `This is not JSON, or not all of it: it goes wrong ${placeOfError(plain)}. Expected ${expected.what}. ${expected.remedy}`,
    );
  }
  if (nestingOf(value) > MAX_NESTING)
    throw new RangeError(
      `This file has lists in lists more than ${MAX_NESTING} deep; expected ${expected.what}. ${expected.remedy}`,
    );
  return value;
}

/** The JSON value of a file. Refuses what `decodeText` and `parseJsonText` refuse. */
export function parseJsonFile(bytes: Uint8Array, expected: ExpectedFile): unknown {
  return parseJsonText(decodeText(bytes, expected), expected);
}

function unlike({ kind, first }: OtherKind, { what, remedy }: ExpectedFile): RangeError {
  const steps = first === undefined ? remedy : `${first} ${remedy}`;
  return new RangeError(`This file is ${kind}; expected ${what}. ${steps}`);
}

/** A kind of file that is not read: its name, and what to do first. */
interface OtherKind {
  readonly kind: string;
  readonly first?: string;
}

const UNPACK = 'Unpack it first.';
const DAMAGED_TEXT: OtherKind = {
  kind: 'no text in UTF-8 or UTF-16, or it is damaged',
  first: 'If an editor saved it in another encoding, save it as UTF-8.',
};
const UTF_32: OtherKind = { kind: 'text in UTF-32', first: 'Save it as UTF-8.' };

/** The first bytes of other kinds of files. */
const SIGNATURES: readonly (readonly [kind: OtherKind, bytes: readonly number[]])[] = [
  [{ kind: 'a zip archive', first: UNPACK }, [0x50, 0x4b, 0x03, 0x04]],
  [{ kind: 'an empty zip archive' }, [0x50, 0x4b, 0x05, 0x06]],
  [{ kind: 'packed by gzip', first: UNPACK }, [0x1f, 0x8b]],
  [{ kind: 'packed by Zstandard', first: UNPACK }, [0x28, 0xb5, 0x2f, 0xfd]],
  [{ kind: 'packed by xz', first: UNPACK }, [0xfd, 0x37, 0x7a, 0x58, 0x5a]],
  [{ kind: 'packed by 7-Zip', first: UNPACK }, [0x37, 0x7a, 0xbc, 0xaf]],
  [{ kind: 'packed by bzip2', first: UNPACK }, [0x42, 0x5a, 0x68]],
  [{ kind: 'a picture (PNG)' }, [0x89, 0x50, 0x4e, 0x47]],
  [{ kind: 'a picture (JPEG)' }, [0xff, 0xd8, 0xff]],
  [{ kind: 'a picture (GIF)' }, [0x47, 0x49, 0x46, 0x38]],
  [{ kind: 'a PDF document' }, [0x25, 0x50, 0x44, 0x46]],
  [UTF_32, [0xff, 0xfe, 0x00, 0x00]],
  [UTF_32, [0x00, 0x00, 0xfe, 0xff]],
];

function binaryKind(bytes: Uint8Array): OtherKind | null {
  const found = SIGNATURES.find(([, signature]) => signature.every((byte, i) => bytes[i] === byte));
  return found?.[0] ?? null;
}

/** By the byte-order mark; without one, by which of the first two bytes is zero, as JSON begins with a plain letter. */
function encodingOf([a, b]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if ((a === 0xff && b === 0xfe) || (a !== 0 && b === 0)) return 'utf-16le';
  if ((a === 0xfe && b === 0xff) || (a === 0 && b !== undefined && b !== 0)) return 'utf-16be';
  return 'utf-8';
}

/** Well-known formats of text, by how they begin. */
const TEXTS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['a web page (HTML)', /^\s*<(!doctype html|html)\b/i],
  ['a map in XML (TMX)', /^\s*(<\?xml[^>]*>\s*)?(<!--.*?-->\s*)?<map\b/s],
  ['a tileset in XML (TSX)', /^\s*(<\?xml[^>]*>\s*)?(<!--.*?-->\s*)?<tileset\b/s],
  ['XML', /^\s*</],
  ['a JavaScript map file', /^\s*\(function\s*\(\s*name\s*,\s*data\s*\)/],
  ['a Lua file', /^\s*return\s*\{/],
];

function textKind(text: string): string | null {
  return TEXTS.find(([, pattern]) => pattern.test(text.slice(0, 500)))?.[0] ?? null;
}

/** Maximum number of letters that are quoted from a file. */
const QUOTED_LETTERS = 20;

/** The place where a text stops being JSON, by line and column, with what is written there. */
function placeOfError(text: string): string {
  const at = findJsonError(text) ?? 0;
  if (at >= text.trimEnd().length) return 'at its end, where something is missing';
  const lines = text.slice(0, at).split('\n');
  const place = `in line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
  const [written] = /^[^"\p{Cc}]+/u.exec(text.slice(at, at + QUOTED_LETTERS)) ?? [];
  return written === undefined ? place : `${place}, where it says "${written.trim()}"`;
}

/** Nesting depth of lists and objects, counted no further than one past the limit. */
function nestingOf(value: unknown): number {
  let level = [value].filter(isHolder);
  let depth = 0;
  while (level.length > 0 && depth <= MAX_NESTING) {
    depth += 1;
    level = level.flatMap((each) => Object.values(each).filter(isHolder));
  }
  return depth;
}

function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
