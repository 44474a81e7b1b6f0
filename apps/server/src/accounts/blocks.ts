import type { Services } from '../services.ts';

/** True if one of two accounts has blocked the other one; false for guests. */
export async function blockedBetween(
  { tables }: Pick<Services, 'tables'>,
  one: string | null,
  other: string | null,
): Promise<boolean> {
  if (one === null || other === null) return false;
  const row = await tables
    .selectFrom('player_block')
    .select('at')
    .where((where) =>
      where.or([
        where.and([where('account', '=', one), where('blocked', '=', other)]),
        where.and([where('account', '=', other), where('blocked', '=', one)]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** The accounts that an account has blocked, and those that have blocked it; none for a guest. */
export async function blockedFor(
  { tables }: Pick<Services, 'tables'>,
  account: string | null,
): Promise<ReadonlySet<string>> {
  if (account === null) return new Set();
  const rows = await tables
    .selectFrom('player_block')
    .select(['account', 'blocked'])
    .where((where) => where.or([where('account', '=', account), where('blocked', '=', account)]))
    .execute();
  return new Set(rows.flatMap((row) => [row.account, row.blocked]).filter((each) => each !== account));
}
