import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import type { DiskGuard } from '../store/diskGuard.ts';
import { writeFault } from '../store/faults.ts';
import { migrateTables } from './migrate.ts';
import type { TableStore, Tables } from './tables.ts';

/** Maximum number of prepared statements. A program has few; the limit is for lists of values with many lengths. */
const MAX_STATEMENTS = 300;

/**
 * The tables beside the games, in the same embedded database and on its one connection, brought up to date. Closing them
 * leaves the connection open. Throws a Fault if the tables are of a newer version.
 */
export async function openSqliteTables(db: DatabaseSync, guard: DiskGuard): Promise<TableStore> {
  const tables = new Kysely<Tables>({ dialect: new SqliteDialect({ database: new Connection(db, guard) }) });
  await migrateTables(tables);
  return tables;
}

/** Node's own SQLite in the form that Kysely's dialect wants. */
class Connection implements SqliteDatabase {
  readonly #db: DatabaseSync;
  readonly #guard: DiskGuard;
  readonly #ready = new Map<string, SqliteStatement>();

  constructor(db: DatabaseSync, guard: DiskGuard) {
    this.#db = db;
    this.#guard = guard;
  }

  /** The games go on to use the connection. */
  close(): void {
    this.#ready.clear();
  }

  prepare(sql: string): SqliteStatement {
    const known = this.#ready.get(sql);
    if (known) return known;
    const made = guarded(
      this.#guard.run(() => this.#db.prepare(sql), writeFault),
      this.#guard,
    );
    if (this.#ready.size >= MAX_STATEMENTS) this.#ready.clear();
    this.#ready.set(sql, made);
    return made;
  }
}

function guarded(statement: StatementSync, guard: DiskGuard): SqliteStatement {
  const run = <T>(work: () => T): T => guard.run(work, writeFault);
  return {
    reader: statement.columns().length > 0,
    all: (values) => run(() => statement.all(...values.map(valueOf))),
    run: (values) => run(() => statement.run(...values.map(valueOf))),
    iterate: (values) => run(() => statement.iterate(...values.map(valueOf))),
  };
}

/** A value as SQLite accepts it. Throws a TypeError for a value that none of our columns can contain. */
function valueOf(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value;
  if (typeof value === 'boolean') return Number(value);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`A column holds texts, numbers or bytes, not ${typeof value}.`);
}
