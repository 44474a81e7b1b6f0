import { Game } from './game.ts';
import { brokenChainError, entryHash, type GameRecord, headerHash, RecordError } from './record.ts';
import { assertKnown, whyOutOfDate } from './record-validation.ts';
import type { Rules } from './rules.ts';

/** A record looked back on. */
export interface Replay<S, A, F> {
  /** The game up to the last entry that is valid under the present rules. */
  readonly game: Game<S, A, F>;
  /** Why it cannot continue, in a sentence, and at which entry; null if it can. */
  readonly against: string | null;
}

/**
 * A record to be viewed, also one of an older version of the rules or of the battle. An older record is played by the
 * present rules up to the first entry they refuse. Throws RecordError if it is no record of these rules, and for a
 * broken chain.
 */
export function replay<S, A, F>(rules: Rules<S, A, F>, record: GameRecord): Replay<S, A, F> {
  assertKnown(rules, record);
  const outdated = whyOutOfDate(rules, record);
  const played = outdated === null ? playedOn(rules, record) : outdated;
  if (typeof played !== 'string') return { game: played, against: null };
  const old = played;
  unbroken(record);
  const { entries, ...of } = rechain(record, {
    rules: { id: rules.id, version: rules.version },
    battle: { id: record.battle.id, hash: rules.battleHash(record.battle.id) },
  });
  const game = Game.fromRecord(rules, { ...of, entries: [] });
  for (const entry of entries) {
    try {
      game.append(entry);
    } catch (fault) {
      if (!(fault instanceof RecordError)) throw fault;
      return { game, against: `${old} It can be viewed up to entry ${game.head} of ${entries.length}.` };
    }
  }
  return { game, against: `${old} It can be viewed to its end.` };
}

/**
 * A record that can be played on, or why it cannot: an older version that mostly plays the same may hold an answer that
 * is illegal now.
 */
function playedOn<S, A, F>(rules: Rules<S, A, F>, record: GameRecord): Game<S, A, F> | string {
  try {
    return Game.fromRecord(rules, record);
  } catch (fault) {
    const { version } = record.rules;
    if (!(fault instanceof RecordError) || version === rules.version) throw fault;
    return `This record was played under version ${version} of ${rules.title}; version ${rules.version} does not go on with it: ${fault.message}`;
  }
}

/**
 * The record of a game that continues at another judge: the same answers and dice, chained again. The new judge's dice
 * are thrown for later entries only.
 */
export function handOver(record: GameRecord, to: string): GameRecord {
  const from = record.entries.length + 1;
  const dice = { kind: 'fair', commitment: to, secret: null, ...(from > 1 && { from }) } as const;
  return rechain(record, { ...record, dice });
}

/** The same answers and dice under another header, chained again. */
export function rechain(
  record: GameRecord,
  header: Pick<GameRecord, 'rules' | 'battle'> & Partial<Pick<GameRecord, 'dice'>>,
): GameRecord {
  const under = { ...record, rules: header.rules, battle: header.battle, dice: header.dice ?? record.dice };
  let hash = headerHash(under);
  const entries = record.entries.map((entry) => {
    hash = entryHash(hash, entry);
    return { ...entry, hash };
  });
  return { ...under, entries };
}

/** Throws RecordError at the first entry that does not follow from those before it. */
function unbroken(record: GameRecord): void {
  const { entries } = rechain(record, record);
  const broken = entries.find(({ hash }, i) => hash !== record.entries[i]?.hash);
  if (broken) throw brokenChainError(broken.n);
}
