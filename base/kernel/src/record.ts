import { canonical } from './canonical.ts';
import type { Json, Options } from './json.ts';
import schema from './record-schema.json' with { type: 'json' };
import { sha256Hex } from './sha256.ts';
import type { Side } from './side.ts';

/** The name and version of the format; docs/record-format.md describes it. */
export const RECORD_FORMAT = 'linstock-game/1';

/** JSON Schema (2020-12) of a record; the file is also exported as `@linstock/kernel/record-schema.json`. */
export const recordSchema: Json = schema as unknown as Json;

/** A game as it is written down: what was agreed at the start, and every answer with the dice thrown for it. */
export interface GameRecord extends GameHeader {
  readonly entries: readonly Entry[];
}

/** What was agreed at the start. `players` and `created` are remarks and not part of the hash chain. */
export interface GameHeader {
  readonly format: typeof RECORD_FORMAT;
  readonly rules: { readonly id: string; readonly version: string };
  readonly battle: { readonly id: string; readonly hash: string };
  readonly options: Options;
  readonly dice: DiceTerms;
  readonly players?: readonly [string | null, string | null];
  /** When the game began, as ISO 8601 text. */
  readonly created?: string;
}

/**
 * Where the dice come from: derived from a secret the judge committed to (null until it is published), from a seed
 * anybody can read (practice and the lab), or typed in from a real table.
 */
export type DiceTerms =
  | { readonly kind: 'fair'; readonly commitment: string; readonly secret: string | null }
  | { readonly kind: 'seeded'; readonly seed: string }
  | { readonly kind: 'typed' };

/** The faces of each throw made for one entry, in order. */
export type Thrown = readonly (readonly number[])[];

interface Numbered {
  /** 1, 2, 3 … without a gap. */
  readonly n: number;
  readonly side: Side;
  /** SHA-256 that chains it to the entry before, see `entryHash`. */
  readonly hash: string;
}

/** An answer everybody may know; `standing` where it was given by what its seat had settled beforehand. */
export interface AnswerEntry extends Numbered {
  readonly answer: Json;
  readonly dice: Thrown;
  readonly standing?: true;
}

/** An answer that stays hidden until the rules open it; whoever may not know it has only the seal. It is never marked. */
export interface SealedEntry extends Numbered {
  readonly seal: string;
  readonly answer?: Json;
  readonly salt?: string;
  readonly dice: Thrown;
}

/** Play goes back to where it stood after entry `back` (0: the start). `agreed` where both sides wanted it. */
export interface BackEntry extends Numbered {
  readonly back: number;
  readonly agreed: boolean;
}

/** What a side throws in against the judge's secret; it counts for the dice of all later entries. */
export interface NonceEntry extends Numbered {
  readonly nonce: string;
}

/** A side gives the game up. */
export interface ResignEntry extends Numbered {
  readonly resign: true;
}

/** A draw: true offers one or takes the one offered, false declines it or takes it back. */
export interface DrawEntry extends Numbered {
  readonly draw: boolean;
}

/** One line of a record. */
export type Entry = AnswerEntry | SealedEntry | BackEntry | NonceEntry | ResignEntry | DrawEntry;

/** An entry without its hash. */
export type Unhashed<E> = E extends Entry ? Omit<E, 'hash'> : never;
/** An entry before it is chained. */
export type EntryBody = Unhashed<Entry>;

/** A record, or an entry of one, that cannot be played: the sentence says what was expected and what was found. */
export class RecordError extends Error {
  /** The number of the entry at fault; null when it is the record as a whole. */
  readonly entry: number | null;

  constructor(sentence: string, entry: number | null = null) {
    super(entry === null ? sentence : `Entry ${entry}: ${sentence}`);
    this.entry = entry;
  }
}

/** What is wrong with an entry whose hash does not follow from those before it. */
export function brokenAt(n: number): RecordError {
  return new RecordError('its hash does not follow from the entries before: the record has been changed.', n);
}

/** The hash the first entry is chained to: of the header without its remarks and without the dice secret. */
export function headerHash(header: GameHeader): string {
  const { format, rules, battle, options } = header;
  const dice = header.dice.kind === 'fair' ? { ...header.dice, secret: null } : header.dice;
  return sha256Hex(canonical({ format, rules, battle, options, dice }));
}

/** SHA-256 of the hash before and the entry's canonical text; a sealed answer counts by its seal, so opening it changes nothing. */
export function entryHash(previous: string, body: EntryBody): string {
  return sha256Hex(previous + canonical(chained(body)));
}

function chained(body: EntryBody): object {
  const { n, side } = body;
  if ('seal' in body) return { n, side, seal: body.seal, dice: body.dice };
  if ('answer' in body) {
    const { answer, dice, standing } = body;
    return standing ? { n, side, answer, dice, standing } : { n, side, answer, dice };
  }
  if ('back' in body) return { n, side, back: body.back, agreed: body.agreed };
  if ('resign' in body) return { n, side, resign: body.resign };
  if ('draw' in body) return { n, side, draw: body.draw };
  return { n, side, nonce: body.nonce };
}

/** The seal of an answer: SHA-256 over entry number, side, answer and a salt, so that it cannot be guessed or changed. */
export function sealOf(n: number, side: Side, answer: Json, salt: string): string {
  return sha256Hex(canonical([n, side, answer, salt]));
}

/** Whether an entry is an answer, open or sealed. */
export function isAnswering(entry: Entry): entry is AnswerEntry | SealedEntry {
  return 'dice' in entry;
}
