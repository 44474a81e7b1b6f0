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
