import type { Side } from '@linstock/kernel';
import type { TableStore } from '../tables/tables.ts';
import type { GameClock } from './clockRules.ts';

/** Answers by which a player is judged, the latest ones; below the minimum nothing is said. */
const MAX_COUNTED = 100;
const LEAST_COUNTED = 8;

/** The part of the answers that takes no longer than the stated time. */
const AS_A_RULE = 0.75;

/**
 * Milliseconds that a side took, if it has just answered all that it was asked; null if it has not, and in games without days for
 * each turn.
 */
export function timeTaken(
  before: GameClock,
  after: GameClock,
  side: Side | null,
  now: number,
): number | null {
  if (side === null || before.terms.kind !== 'days') return null;
  const { from } = before.sides[side];
  return from === null || from > now || after.sides[side].from !== null ? null : now - from;
}

/** Stores the time that a side took. */
export async function noteAnswerTime(
  tables: TableStore,
  {
    game,
    side,
    at,
    ms,
  }: { readonly game: string; readonly side: Side; readonly at: number; readonly ms: number },
): Promise<void> {
  await tables.insertInto('answer_time').values({ game, side, at, ms }).execute();
}

/** Milliseconds within which an account answers as a rule; null if too little is known. */
export async function usualAnswerTime(tables: TableStore, account: string): Promise<number | null> {
  const rows = await tables
    .selectFrom('seat_device')
    .innerJoin('answer_time', (join) =>
      join
        .onRef('answer_time.game', '=', 'seat_device.game')
        .onRef('answer_time.side', '=', 'seat_device.side')
        .onRef('answer_time.at', '>=', 'seat_device.made'),
    )
    .select(['answer_time.game', 'answer_time.at', 'answer_time.ms'])
    .distinct()
    .where('seat_device.account', '=', account)
    .where('seat_device.signed_out', 'is', null)
    .orderBy('answer_time.at', 'desc')
    .limit(MAX_COUNTED)
    .execute();
  if (rows.length < LEAST_COUNTED) return null;
  const times = rows.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return times[Math.ceil(AS_A_RULE * times.length) - 1] ?? null;
}
