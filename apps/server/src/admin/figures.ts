import { PostgresAdapter, sql } from 'kysely';
import type { TableStore } from '../tables/tables.ts';

const DAY_MS = 86_400_000;

/** The figures of a server in sentences: games, players, talk and storage. */
export async function readFigures(tables: TableStore, now: number): Promise<string[]> {
  const week = now - 7 * DAY_MS;
  const one = async (query: ReturnType<typeof sql<{ n: number }>>): Promise<string> =>
    new Intl.NumberFormat('en').format(Number((await query.execute(tables)).rows[0]?.n ?? 0));
  const bytes =
    tables.getExecutor().adapter instanceof PostgresAdapter
      ? sql<{ n: number }>`select pg_database_size(current_database()) as n`
      : sql<{ n: number }>`select page_count * page_size as n from pragma_page_count(), pragma_page_size()`;
  const size = Number((await bytes.execute(tables)).rows[0]?.n ?? 0);
  return [
    `Games: ${await one(sql`select count(*) as n from game`)}, under way: ${await one(sql`select count(*) as n from game where over = 0`)}.`,
    `Games made in the last 7 days: ${await one(sql`select count(*) as n from game where created_at > ${week}`)}.`,
    `Entries: ${await one(sql`select count(*) as n from entry`)}.`,
    `Accounts: ${await one(sql`select count(*) as n from player_account`)}.`,
    `Devices with a seat, seen in the last 7 days: ${await one(sql`select count(*) as n from seat_device where seen > ${week}`)}.`,
    `Open challenges: ${await one(sql`select count(*) as n from challenge where state = 'open' and expires > ${now}`)}.`,
    `Lines of talk: ${await one(sql`select (select count(*) from talk_line) + (select count(*) from spectator_line) as n`)}; open reports: ${await one(sql`select count(*) as n from talk_report where closed is null`)}.`,
    `Storage: ${(size / 1_048_576).toFixed(1)} MiB.`,
  ];
}
