import type { AppendResult } from '@linstock/judge';
import type pg from 'pg';

/** An entry to be appended. */
export interface Append {
  readonly id: string;
  readonly n: number;
  readonly command: string | null;
  /** JSON text. */
  readonly body: string;
}

/**
 * Appends at most one entry to each of many games, in one statement. The games are locked in the order of their numbers,
 * so that two nodes never wait for each other. A command that is there already leaves the head alone.
 */
const APPEND = `
  with wanted as (
    select * from unnest($1::text[], $2::integer[], $3::text[], $4::text[]) as wanted (id, n, cmd, body)
  ), ready as (
    select game.no, wanted.* from wanted join game on game.id = wanted.id
    where game.head = wanted.n - 1 and not exists (
      select 1 from entry where entry.game_no = game.no and entry.cmd = wanted.cmd
    )
    order by game.no for no key update of game
  ), grown as (
    update game set head = ready.n from ready where game.no = ready.no returning game.no
  ), written as (
    insert into entry (game_no, n, cmd, at, body)
    select ready.no, ready.n, ready.cmd, $5, ready.body from ready join grown on grown.no = ready.no
    returning game_no
  )
  select ready.id from ready join written on written.game_no = ready.no
`;

/** For appends that were not done: the entry of each command, null if it has none; no row for a game that is gone. */
const REFUSED = `
  select wanted.id, entry.n
  from unnest($1::text[], $2::text[]) as wanted (id, cmd)
  join game on game.id = wanted.id
  left join entry on entry.game_no = game.no and entry.cmd = wanted.cmd
`;

/**
 * Writes a group of appends in one transaction: in one statement if each is of another game. Gives the result of each. If
 * it throws, none has been acknowledged.
 * @param now milliseconds since 1970
 */
export async function appendGroup(
  pool: pg.Pool,
  group: readonly Append[],
  now: number,
): Promise<readonly AppendResult[]> {
  const rounds = roundsOf(group);
  if (rounds.length === 1) return appendRound(pool, group, now);
  const client = await pool.connect();
  try {
    await client.query('begin');
    const results = new Map<Append, AppendResult>();
    for (const round of rounds) {
      const done = await appendRound(client, round, now);
      for (const [i, append] of round.entries()) results.set(append, done[i] ?? { kind: 'gone' });
    }
    await client.query('commit');
    client.release();
    return group.map((append) => results.get(append) ?? { kind: 'gone' });
  } catch (error) {
    // The connection is thrown away, and with it the transaction.
    client.release(true);
    throw error;
  }
}

/** The appends in rounds, each with one append of a game at most: a statement sees a head once. */
function roundsOf(group: readonly Append[]): readonly Append[][] {
  const rounds: Append[][] = [];
  const counts = new Map<string, number>();
  for (const append of group) {
    const round = counts.get(append.id) ?? 0;
    counts.set(append.id, round + 1);
    (rounds[round] ??= []).push(append);
  }
  return rounds;
}

async function appendRound(
  db: pg.Pool | pg.PoolClient,
  round: readonly Append[],
  now: number,
): Promise<readonly AppendResult[]> {
  const columns = [
    round.map(({ id }) => id),
    round.map(({ n }) => n),
    round.map(({ command }) => command),
    round.map(({ body }) => body),
  ];
  const { rows } = await db.query<{ id: string }>(APPEND, [...columns, now]);
  const appended = new Set(rows.map(({ id }) => id));
  const refused = round.filter(({ id }) => !appended.has(id));
  const why = refused.length === 0 ? new Map<string, AppendResult>() : await refusals(db, refused);
  return round.map(({ id }) => (appended.has(id) ? { kind: 'appended' } : (why.get(id) ?? { kind: 'gone' })));
}

async function refusals(
  db: pg.Pool | pg.PoolClient,
  refused: readonly Append[],
): Promise<ReadonlyMap<string, AppendResult>> {
  const values = [refused.map(({ id }) => id), refused.map(({ command }) => command)];
  const { rows } = await db.query<{ id: string; n: number | null }>(REFUSED, values);
  return new Map(
    rows.map(({ id, n }) => [id, n === null ? { kind: 'stale' } : { kind: 'repeat', n }] as const),
  );
}
