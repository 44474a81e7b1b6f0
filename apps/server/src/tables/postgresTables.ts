import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrateTables } from './migrate.ts';
import type { TableStore, Tables } from './tables.ts';

/** Connections a node holds at most. */
const MAX_CONNECTIONS = 8;

/** Milliseconds until a connection that is not made, and a query without a reply, count as failed. */
const CONNECT_MS = 5000;
const QUERY_MS = 15_000;

/** The type of PostgreSQL's 8-byte integers, which its driver gives as texts: ours are times and counts, below 2^53. */
const INT8 = 20;

/**
 * A pool of connections to PostgreSQL. A connection that breaks is dropped and made again at the next query.
 * @param url such as `postgres://user@host:5432/name`
 * @param lost called with the error of each connection that breaks
 */
export function openPool(url: string, lost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    keepAlive: true,
    types: {
      getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)),
    },
  });
  pool.on('error', lost);
  // If a connection in use breaks, it emits an event of its own. Without a listener that would end the process.
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}

/** The tables beside the games in PostgreSQL, brought up to date by one node. Throws a Fault if they are of a newer version. */
export async function openPostgresTables(pool: pg.Pool): Promise<TableStore> {
  const tables = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await migrateTables(tables);
  return tables;
}
