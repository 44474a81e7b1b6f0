import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { Fault } from '../fault.ts';
import type { Database } from './schema.ts';

/** In the order they are run; a migration that has been released is never changed. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001_games': {
    async up(db) {
      await db.schema
        .createTable('game')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('head', 'integer', (column) => column.notNull())
        .addColumn('header', 'text', (column) => column.notNull())
        .addColumn('secret', 'text', (column) => column.notNull())
        .addColumn('over', 'boolean', (column) => column.notNull())
        .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .execute();
      await db.schema
        .createTable('seat')
        .addColumn('game_id', 'text', (column) => column.notNull())
        .addColumn('side', 'integer', (column) => column.notNull())
        .addColumn('token_hash', 'text')
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('bot', 'text')
        .addPrimaryKeyConstraint('seat_key', ['game_id', 'side'])
        .execute();
      await db.schema
        .createTable('entry')
        .addColumn('game_id', 'text', (column) => column.notNull())
        .addColumn('n', 'integer', (column) => column.notNull())
        .addColumn('cmd', 'text', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('entry_key', ['game_id', 'n'])
        .addUniqueConstraint('entry_cmd', ['game_id', 'cmd'])
        .execute();
    },
  },
  '002_standing': {
    async up(db) {
      await db.schema
        .createTable('standing')
        .addColumn('game_id', 'text', (column) => column.notNull())
        .addColumn('side', 'integer', (column) => column.notNull())
        .addColumn('rules', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('standing_key', ['game_id', 'side'])
        .execute();
    },
  },
  '003_makers': {
    async up(db) {
      await db.schema
        .alterTable('game')
        .addColumn('made_by', 'text')
        .addColumn('owner_hash', 'text')
        .addColumn('begun', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('touched_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .execute();
      await db.schema
        .alterTable('seat')
        .addColumn('leaving', 'boolean', (column) => column.notNull().defaultTo(false))
        .execute();
      await db.schema.createIndex('game_made_by').on('game').column('made_by').execute();
    },
  },
  '004_seat_links': {
    async up(db) {
      await db.schema.alterTable('seat').addColumn('link_hash', 'text').execute();
    },
  },
  '005_when': {
    async up(db) {
      await db.schema
        .alterTable('entry')
        .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .execute();
    },
  },
};

/** Brings the tables up to this version of the program. Throws a Fault when the data is of a newer one. */
export async function migrate(db: Database): Promise<void> {
  if (await isUpToDate(db)) return;
  const provider = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error === undefined) return;
  const why = error instanceof Error ? error.message : String(error);
  throw new Fault(
    500,
    'data-version',
    `The data folder was made by another version of Linstock (${why}). Use that version, or another folder with --data.`,
  );
}

/**
 * True if every migration has been run and no other. The migrator itself reads the whole catalogue of the database
 * before it finds nothing to do, which is a third of the time of opening.
 */
async function isUpToDate(db: Database): Promise<boolean> {
  try {
    const run = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(
      db,
    );
    const names = run.rows.map(({ name }) => name).sort();
    return names.join() === Object.keys(MIGRATIONS).sort().join();
  } catch {
    return false; // no such table: the database is new
  }
}
