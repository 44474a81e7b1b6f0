import { Fault } from './fault.ts';
import type { Log } from './log.ts';
import { openDatabase } from './store/database.ts';
import { DiskGuard } from './store/diskGuard.ts';
import { migratePostgres } from './store/postgresSchema.ts';
import { postgresStore } from './store/postgresStore.ts';
import { sqliteStore } from './store/sqliteStore.ts';
import type { SharedStore, Store } from './store/store.ts';
import { openPool, openPostgresTables } from './tables/postgresTables.ts';
import { openSqliteTables } from './tables/sqliteTables.ts';
import type { TableStore } from './tables/tables.ts';

/** The storage of everything: the games, and the other tables. */
export interface Storage {
  readonly store: Store;
  /** The same store if other nodes may write to it as well; null if this process alone has it. */
  readonly shared: SharedStore | null;
  readonly tables: TableStore;
  /** Resolves when what is under way is written and the database has been let go. */
  close(): Promise<void>;
}

/**
 * Opens the PostgreSQL of an address, or the embedded database in a data folder if the address is null.
 * @param broken called once if the disk of the folder fails
 */
export function openStorage(
  data: string,
  databaseUrl: string | null,
  broken: (fault: Fault) => void,
  log: Log,
): Promise<Storage> {
  return databaseUrl === null ? openEmbedded(data, broken) : openPostgres(databaseUrl, log);
}

/**
 * Opens the embedded database in a data folder. Throws a Fault with one sentence if that cannot be done.
 * @param broken called once if the disk fails
 */
async function openEmbedded(data: string, broken: (fault: Fault) => void): Promise<Storage> {
  const db = openDatabase(data);
  const guard = new DiskGuard(broken);
  const store = sqliteStore(db, { guard });
  try {
    const tables = await openSqliteTables(db, guard);
    return { store, shared: null, tables, close: () => store.close() };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/**
 * Opens a PostgreSQL database that several nodes may share, and brings its tables up to date. Throws a Fault with one
 * sentence if it cannot be reached, or if its tables are of a newer version.
 * @param url such as `postgres://user:password@host:5432/name`
 */
async function openPostgres(url: string, log: Log): Promise<Storage> {
  if (!URL.canParse(url)) throw noDatabase('it cannot be read as an address');
  const pool = openPool(url, log);
  try {
    await migratePostgres(pool);
    const tables = await openPostgresTables(pool);
    const store = postgresStore(pool);
    const close = async (): Promise<void> => {
      await store.close();
      // Ends the pool too.
      await tables.destroy();
    };
    return { store, shared: store, tables, close };
  } catch (error) {
    await pool.end();
    if (error instanceof Fault) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw Object.assign(noDatabase(why || 'no answer'), { cause: error });
  }
}

/** The address is not shown: it has a password. */
function noDatabase(why: string): Fault {
  const sentence = `The database in DATABASE_URL cannot be used: ${why}. An address such as postgres://user:password@host:5432/name is expected, of PostgreSQL 15 or later.`;
  return new Fault(500, 'no-database', sentence);
}
