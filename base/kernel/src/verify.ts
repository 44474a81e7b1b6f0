import type { Dice } from './dice.ts';
import type { Nonces } from './fair.ts';
import { areFaces } from './throw.ts';
import { Game } from './game.ts';
import { parseRecord } from './parse-record.ts';
import { type Entry, type GameRecord, isAnswering, RecordError, type Thrown } from './record.ts';
import { DiceMismatch, type RecordedDice } from './recorded.ts';
import type { Rules, Verdict } from './rules.ts';
import { termsDice } from './terms.ts';

/** What checking a record found. */
export interface Verification {
  readonly ok: boolean;
  /** Entries in the record, and throws recomputed. */
  readonly entries: number;
  readonly throws: number;
  /**
   * What the dice were checked against: the published secret or the seed (`recomputed`), nothing because the secret is
   * not published yet (`secret`), nothing because they were thrown on a real table (`typed`).
   */
  readonly dice: 'recomputed' | 'secret' | 'typed';
  /** Sealed answers that nobody has opened in this copy. */
  readonly sealed: number;
  readonly verdict: Verdict | null;
  /** The first thing that is wrong. */
  readonly fault: { readonly entry: number | null; readonly sentence: string } | null;
}

/**
 * Checks a record with nobody's help: its shape, its hash chain, the legality of every answer, every die against the
 * published secret and the nonces, and how it ends. The rulebook has to be of the record's version.
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
    return found(parsed, throws, game.over ? game.verdict : null, game.over ? stillShut(parsed) : null);
  } catch (fault) {
    if (!(fault instanceof RecordError)) throw fault;
    return found(record, throws, null, { entry: fault.entry, sentence: fault.message });
  }
}

/** At the end everything is opened: a finished record with a seal on is not whole. */
function stillShut({ entries }: GameRecord): Verification['fault'] {
  const shut = entries.find((entry) => 'seal' in entry && entry.answer === undefined);
  if (!shut) return null;
  const sentence = `Entry ${shut.n}: the game is over, and this answer is still sealed; a whole record has it open.`;
  return { entry: shut.n, sentence };
}

function found(
  record: GameRecord | null,
  throws: number,
  verdict: Verdict | null,
  fault: Verification['fault'],
): Verification {
  const entries = record?.entries ?? [];
  const sealed = entries.filter((entry) => 'seal' in entry && entry.answer === undefined).length;
  const dice = record ? diceChecked(record) : 'typed';
  return { ok: fault === null, entries: entries.length, throws, dice, sealed, verdict, fault };
}

function diceChecked({ dice }: GameRecord): Verification['dice'] {
  if (dice.kind === 'typed') return 'typed';
  return dice.kind === 'fair' && dice.secret === null ? 'secret' : 'recomputed';
}

/** The dice an entry should have had; null where nobody can say. */
function diceSource(record: GameRecord, nonces: Nonces, n: number): Dice | null {
  return diceChecked(record) === 'recomputed' ? termsDice(record.dice, nonces, n) : null;
}

/** Dice that show what is written down, and object where it is not what the source gives. */
function checkingDice(entry: Entry, source: Dice | null, checked: () => void): RecordedDice {
  const written: Thrown = isAnswering(entry) ? entry.dice : [];
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
