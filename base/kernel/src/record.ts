import type { z } from 'zod';
import { canonical } from './canonical.ts';
import type { Json } from './json.ts';
import type { ENTRY_SHAPES, recordShape } from './record-shape.ts';
import { sha256Hex } from './sha256.ts';
import type { Side } from './side.ts';

/** A recorded game: the terms agreed at the start, and every answer with its dice. */
export type GameRecord = GameHeader & { readonly entries: readonly Entry[] };

/** The terms of the game at its start. */
export type GameHeader = Fixed<Omit<z.output<typeof recordShape>, 'entries'>>;

/** The source of the dice. */
export type DiceTerms = GameHeader['dice'];

/** The time for which a side may keep the other waiting, and the consequences. */
export type ClockTerms = NonNullable<GameHeader['clock']>;

/** Dice derived from a secret the judge committed to. */
export type FairTerms = Extract<DiceTerms, { readonly kind: 'fair' }>;

/** The faces of each throw made for one entry, in order. */
export type ThrownFaces = AnswerEntry['dice'];

/** An answer that all may know; `standing` if it was a standing answer. */
export type AnswerEntry = EntryOf<'answer'>;

/** An answer that is hidden until the rules reveal it; others have only the seal. It is never marked. */
export type SealedEntry = EntryOf<'sealed'> & Partial<Pick<EntryOf<'opened'>, 'answer' | 'salt'>>;

/** Play goes back to the position after entry `back` (0: the start). `agreed` if both sides wanted it. */
export type BackEntry = EntryOf<'back'>;

/** A side's nonce against the judge's secret; it counts for the dice of all later entries. */
export type NonceEntry = EntryOf<'nonce'>;

/** A side gives the game up. */
export type ResignEntry = EntryOf<'resign'>;

/** A side claims the game, which the other has left waiting for longer than was agreed. */
export type ClaimEntry = EntryOf<'claim'>;

/** A side calls the game off before its second turn: it ends, and counts for nothing. */
export type CallOffEntry = EntryOf<'off'>;

/** A draw: true offers one or takes the one offered, false declines it or takes it back. */
export type DrawEntry = EntryOf<'draw'>;

/** The board is changed by hand, past the rules. `agreed` if the other side wanted it too, or none had to be asked; `asked` says which. */
export type HandEntry = EntryOf<'hand'>;

/** One line of a record. */
export type Entry =
  | AnswerEntry
  | SealedEntry
  | HandEntry
  | BackEntry
  | NonceEntry
  | ResignEntry
  | ClaimEntry
  | CallOffEntry
  | DrawEntry;

type EntryOf<K extends keyof typeof ENTRY_SHAPES> = Fixed<z.output<(typeof ENTRY_SHAPES)[K]>>;

/** The value that a shape reads, read-only throughout. */
type Fixed<T> = Json extends T ? T : T extends object ? { readonly [K in keyof T]: Fixed<T[K]> } : T;

/** An entry without its hash. */
export type UnhashedEntry<E> = E extends Entry ? Omit<E, 'hash'> : never;
/** An entry before it is chained. */
export type EntryBody = UnhashedEntry<Entry>;

/** A record, or an entry of one, that cannot be played: the sentence says what was expected and what was found. */
export class RecordError extends Error {
  /** The number of the entry at fault; null if it is the record as a whole. */
  readonly entry: number | null;

  constructor(sentence: string, entry: number | null = null) {
    super(entry === null ? sentence : `Entry ${entry}: ${sentence}`);
    this.entry = entry;
  }
}

/** The error for an entry whose hash does not follow from those before it. */
export function brokenChainError(n: number): RecordError {
  return new RecordError('its hash does not follow from the entries before: the record has been changed.', n);
}

/** A header as all may know it during the game. */
export function withoutSecret(header: GameHeader): GameHeader {
  const { dice } = header;
  return dice.kind === 'fair' ? { ...header, dice: { ...dice, secret: null } } : header;
}

/** A sealed entry as the other side may know it. */
export function closedEntry({ n, side, seal, dice, hash }: SealedEntry): SealedEntry {
  return { n, side, seal, dice, hash };
}

/** A header with its dice secret published. Throws RecordError if it is not the one the judge committed to. */
export function withSecret(header: GameHeader, secret: string): GameHeader {
  const { dice } = header;
  if (dice.kind !== 'fair') throw new RecordError('These dice have no secret.');
  if (sha256Hex(secret) !== dice.commitment)
    throw new RecordError('This secret is not the one committed to.');
  return { ...header, dice: { ...dice, secret } };
}

/** The hash the first entry is chained to: of the header without its remarks and without the dice secret. */
export function headerHash(header: GameHeader): string {
  const { format, rules, battle, options, clock, umpire, dice } = withoutSecret(header);
  const terms = { ...(clock && { clock }), ...(umpire && { umpire }) };
  return sha256Hex(canonical({ format, rules, battle, options, dice, ...terms }));
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
  if ('hand' in body) {
    const { hand, because, agreed, asked } = body;
    const consent = asked === undefined ? { agreed } : { agreed, asked };
    return because === undefined ? { n, side, hand, ...consent } : { n, side, hand, because, ...consent };
  }
  if ('back' in body) return { n, side, back: body.back, agreed: body.agreed };
  if ('resign' in body) return { n, side, resign: body.resign };
  if ('claim' in body) return { n, side, claim: body.claim };
  if ('off' in body) return { n, side, off: body.off };
  if ('draw' in body) return { n, side, draw: body.draw };
  return { n, side, nonce: body.nonce };
}

/** The seal of an answer: SHA-256 over entry number, side, answer and a salt, so that it cannot be guessed or changed. */
export function sealOf(n: number, side: Side, answer: Json, salt: string): string {
  return sha256Hex(canonical([n, side, answer, salt]));
}

/** An entry that leads to another position. */
export type PlayEntry = AnswerEntry | SealedEntry | HandEntry;

/** True if an entry leads to another position: an answer, or a change by hand. */
export function isPlay(entry: Entry): entry is PlayEntry {
  return isAnswering(entry) || 'hand' in entry;
}

/** True if an entry is an answer, open or sealed. */
export function isAnswering(entry: Entry): entry is AnswerEntry | SealedEntry {
  return 'dice' in entry;
}
