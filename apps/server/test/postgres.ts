/** PostgreSQL for tests, if there is one. */
import { randomUUID } from 'node:crypto';
import type { TestContext } from 'node:test';
import pg from 'pg';
import { openPool, openPostgresTables } from '../src/tables/postgresTables.ts';
import type { TableStore } from '../src/tables/tables.ts';

/** The server to use: `LINSTOCK_TEST_POSTGRES`, or one on this machine that asks for no password. */
const SERVER = process.env['LINSTOCK_TEST_POSTGRES'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** Why a test is skipped. */
export const NO_POSTGRES = 'no PostgreSQL answers on this machine';

/** Makes a database of its own for a test and removes it afterwards; null if no PostgreSQL answers. */
export async function newPostgres(t: TestContext): Promise<string | null> {
  const client = new pg.Client({ connectionString: SERVER, connectionTimeoutMillis: 1000 });
  // One that breaks later says so at the next query.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch {
    return null;
  }
  const name = `linstock_test_${randomUUID().replaceAll('-', '')}`;
  await client.query(`create database ${name}`);
  t.after(async () => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.end();
  });
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs a check with tables in a PostgreSQL of its own, or skips the test with a sentence if none answers. */
export async function withPostgres(
  t: TestContext,
  check: (tables: TableStore) => Promise<void>,
): Promise<void> {
  const url = await newPostgres(t);
  if (url === null) return t.skip(NO_POSTGRES);
  const pool = openPool(url, () => undefined);
  const tables = await openPostgresTables(pool);
  try {
    await check(tables);
  } finally {
    await tables.destroy();
  }
}
