import type { Dice } from './dice.ts';
import { effective, type TakeBackCount, takenBack, throwsIn } from './entry-tree.ts';
import type { Nonces } from './fair.ts';
import { Game } from './game.ts';
import { parseRecord } from './parse-record.ts';
import { type Entry, type GameRecord, isAnswering, RecordError, type ThrownFaces } from './record.ts';
import { DiceMismatch, type RecordedDice } from './recorded.ts';
import type { Rules, Verdict } from './rules.ts';
import type { Side } from './side.ts';
import { termsDice } from './terms.ts';
import { areFaces } from './throw.ts';

/**
 * The time of a side's nonce against the judge's committed secret: before the first of its dice were thrown, only
 * later, or never.
 */
export type NonceThrown = 'before' | 'later' | 'never';

/** The entries by which the board was changed by hand. */
export interface ByHand {
  readonly entries: readonly number[];
  /** True if the other side agreed to each of them, or none had to be asked: a machine, or players at one screen. False in a sandbox. */
  readonly agreed: boolean;
  /** True if the other side was asked each time, false if it was never asked; null if the record does not say, or both. */
  readonly asked: boolean | null;
}

/** The result of checking a record. */
export interface Verification {
  /** True if nothing is wrong, nothing is missing, and every throw was recomputed. */
  readonly ok: boolean;
  /** True if nothing is wrong and nothing is missing, even if throws could not be recomputed. */
  readonly holds: boolean;
  /** Entries in the record, and throws recomputed. */
  readonly entries: number;
  readonly throws: number;
  /** Throws that could not be recomputed. */
  readonly unchecked: number;
  /**
   * How the dice were checked: `recomputed` from the published secret or the seed; `secret`, not checked
   * because the secret is not published yet; `typed`, not checked because they were thrown on a real table.
   */
  readonly dice: 'recomputed' | 'secret' | 'typed';
  /** The first entry with the judge's own dice, if the game was begun elsewhere. */
  readonly from: number | null;
  /** The judge's commitment; null if the dice are not fair. */
  readonly commitment: string | null;
  /** By side; null if the dice are not fair dice. */
  readonly nonces: readonly [NonceThrown, NonceThrown] | null;
  /**
   * The hash of the last entry. A player who noted it at the end of the game can compare: a record with another hash
   * has another end.
   */
  readonly head: string | null;
  /** Answers taken back, and throws with them. */
  readonly takenBack: TakeBackCount;
  /** The changes by hand that count, past the rules: their entries, and whether both sides agreed to each. */
  readonly byHand: ByHand;
  /** Number of answers that are still sealed in this copy. */
  readonly sealed: number;
  readonly verdict: Verdict | null;
  /** The first thing that is wrong. */
  readonly fault: { readonly entry: number | null; readonly sentence: string } | null;
  /** The missing part, if nothing is wrong: the end, the secret at the end, or a check of all throws. */
  readonly missing: string | null;
}

/**
 * Checks a record without a server: its shape, its hash chain, the legality of every answer, every die against the
 * published secret and the nonces, and its end. The rulebook must be of the record's version.
 */
export function verify<S, A, F>(value: unknown, rules: Rules<S, A, F>): Verification {
  let record: GameRecord | null = null;
  let throws = 0;
  try {
    const parsed = parseRecord(value);
    record = parsed;
    const game = Game.fromRecord(rules, parsed, (entry, nonces) => {
      const source = diceSource(parsed, nonces, entry.n);
      return checkingDice(entry, source, () => throws++);
    });
    const { over, verdict, hash } = game;
    refuseLateDice(parsed, over);
    if (!over) return found(parsed, throws, { missing: cutShort(parsed), head: hash });
    const fault = stillSealed(parsed);
    return found(parsed, throws, { verdict, fault, missing: secretMissing(parsed), head: hash });
  } catch (fault) {
    if (!(fault instanceof RecordError)) throw fault;
    return found(record, throws, { fault: { entry: fault.entry, sentence: fault.message } });
  }
}

type VerificationPart = Partial<Pick<Verification, 'verdict' | 'fault' | 'missing' | 'head'>>;

function found(record: GameRecord | null, throws: number, rest: VerificationPart): Verification {
  const { verdict = null, fault = null, missing = null, head = null } = rest;
  const entries = record?.entries ?? [];
  const fair = record?.dice.kind === 'fair' ? record.dice : null;
  const unchecked = throwsIn(entries) - throws;
  const holds = fault === null && missing === null;
  return {
    ok: holds && unchecked === 0,
    holds,
    entries: entries.length,
    throws,
    unchecked,
    dice: record ? diceChecked(record) : 'typed',
    from: fair?.from ?? null,
    commitment: fair?.commitment ?? null,
    nonces: fair && [nonceThrown(entries, 0, fair.from), nonceThrown(entries, 1, fair.from)],
    head,
    takenBack: fault ? { answers: 0, throws: 0 } : takenBack(entries),
    byHand: fault ? { entries: [], agreed: true, asked: null } : madeByHand(entries),
    sealed: entries.filter(isStillSealed).length,
    verdict,
    fault,
    missing: missing ?? (record && holds ? uncheckedWords(record, unchecked) : null),
  };
}

/** Refuses dice that the judge began to throw only after the last entry: no throw would be checked. */
function refuseLateDice({ dice, entries }: GameRecord, over: boolean): void {
  const from = dice.kind === 'fair' ? (dice.from ?? 1) : 1;
  // A game handed on has no entry yet under its new dice.
  const latest = over ? entries.length : entries.length + 1;
  if (from > Math.max(1, latest))
    throw new RecordError(
      `The judge's dice are said to begin with entry ${from}, but the record ends with entry ${entries.length}.`,
    );
}

/** Why throws could not be recomputed, in a sentence; null if all were. */
function uncheckedWords({ dice, entries }: GameRecord, unchecked: number): string | null {
  if (unchecked === 0) return null;
  const all = throwsIn(entries);
  if (dice.kind === 'typed')
    return `The dice were thrown on a real table and typed in, so none of the ${all} throws could be recomputed.`;
  if (unchecked === all && dice.kind === 'fair' && dice.secret === null)
    return `The dice secret is published when the game is over, so none of the ${all} throws could be recomputed yet.`;
  return `${unchecked} of ${all} throws were made elsewhere, by other dice, and could not be recomputed.`;
}

/** The changes by hand that count in some entries. */
export function madeByHand(entries: readonly Entry[]): ByHand {
  const hands = effective(entries).filter((entry) => 'hand' in entry);
  const [said = null, ...more] = new Set(hands.map(({ asked }) => asked));
  return {
    entries: hands.map(({ n }) => n),
    agreed: hands.every(({ agreed }) => agreed),
    asked: more.length > 0 ? null : said,
  };
}

/** The same in sentences; empty if there are none. An older record does not show whether the other side was asked. */
export function byHandWords({ entries, agreed, asked }: ByHand): string {
  if (entries.length === 0) return '';
  const one = entries.length === 1;
  const numbers = one
    ? `entry ${entries.join('')}`
    : `entries ${entries.slice(0, -1).join(', ')} and ${entries.at(-1)}`;
  const leave = asked === null ? WITH_LEAVE : asked ? ASKED : UNASKED;
  const how = agreed ? `, ${one ? '' : 'each '}${leave}` : ', in a sandbox';
  return `${one ? 'One change' : `${entries.length} changes`} by hand (${numbers})${how}. All other entries follow the rules.`;
}

const ASKED = 'agreed to by the other side, who was asked';
const UNASKED = 'made where none had to be asked: against a machine, or at one screen';
const WITH_LEAVE =
  'agreed to by the other side, or made where none had to be asked: against a machine, or at one screen';

const isStillSealed = (entry: Entry): boolean => 'seal' in entry && entry.answer === undefined;

/** At the end everything is opened: a finished record with a seal on is not whole. */
function stillSealed({ entries }: GameRecord): Verification['fault'] {
  const shut = entries.find(isStillSealed);
  if (!shut) return null;
  const sentence = `Entry ${shut.n}: the game is over, and this answer is still sealed; a complete record has it revealed.`;
  return { entry: shut.n, sentence };
}

/** The secret is published at the end and not before. */
function cutShort({ dice, entries }: GameRecord): string | null {
  if (dice.kind !== 'fair' || dice.secret === null) return null;
  return `The dice secret is published, as it is at the end of a game, but after entry ${entries.length} this game is not over: its last entries are missing.`;
}

function secretMissing({ dice, entries }: GameRecord): string | null {
  if (dice.kind !== 'fair' || dice.secret !== null) return null;
  return `The game is over, but its dice secret is missing: none of the ${throwsIn(entries)} throws could be recomputed.`;
}

/** A nonce from before the judge's commitment, at another judge, does not count. */
function nonceThrown(entries: readonly Entry[], side: Side, from = 1): NonceThrown {
  const nonce = entries.find((entry) => entry.n >= from && entry.side === side && 'nonce' in entry);
  if (!nonce) return 'never';
  return throwsIn(entries.slice(from - 1, nonce.n)) === 0 ? 'before' : 'later';
}

function diceChecked({ dice }: GameRecord): Verification['dice'] {
  if (dice.kind === 'typed') return 'typed';
  return dice.kind === 'fair' && dice.secret === null ? 'secret' : 'recomputed';
}

/** The dice an entry should have had; null if they cannot be known. */
function diceSource(record: GameRecord, nonces: Nonces, n: number): Dice | null {
  const { dice } = record;
  if (diceChecked(record) !== 'recomputed') return null;
  return dice.kind === 'fair' && n < (dice.from ?? 1) ? null : termsDice(dice, nonces, n);
}

/** Dice that show the recorded faces, and refuse faces that differ from the source. */
function checkingDice(entry: Entry, source: Dice | null, checked: () => void): RecordedDice {
  const written: ThrownFaces = isAnswering(entry) ? entry.dice : [];
  let next = 0;
  return {
    throw(spec) {
      const faces = written[next];
      if (!faces || !areFaces(spec, faces)) {
        throw new DiceMismatch(
          `throw ${next + 1} should be ${spec.count}d${spec.sides}; the record holds ${told(faces)}.`,
        );
      }
      const due = source?.throw(spec);
      if (due && due.join() !== faces.join()) {
        throw new DiceMismatch(
          `throw ${next + 1} should have shown ${told(due)}; the record holds ${told(faces)}.`,
        );
      }
      if (due) checked();
      next++;
      return faces;
    },
    left: () => written.length - next,
  };
}

const told = (faces: readonly number[] | undefined): string => (faces ? `[${faces.join(', ')}]` : 'none');
