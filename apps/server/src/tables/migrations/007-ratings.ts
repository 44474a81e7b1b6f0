import type { Migration } from 'kysely/migration';

type Database = Parameters<Migration['up']>[0];

/** The results of games, and what they did to the ratings of their players. */
export const ratings: Migration = {
  async up(db) {
    await createResults(db);
    await createRatings(db);
    await createChanges(db);
  },
};

async function createResults(db: Database): Promise<void> {
  await db.schema
    .createTable('game_result')
    .addColumn('game', 'text', (column) => column.primaryKey())
    .addColumn('system', 'text', (column) => column.notNull())
    .addColumn('battle', 'text', (column) => column.notNull())
    .addColumn('winner', 'integer')
    .addColumn('ending', 'text', (column) => column.notNull())
    .addColumn('counts', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('first_account', 'text')
    .addColumn('first_lost', 'double precision', (column) => column.notNull())
    .addColumn('second_name', 'text', (column) => column.notNull())
    .addColumn('second_account', 'text')
    .addColumn('second_lost', 'double precision', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('game_result_first')
    .on('game_result')
    .columns(['first_account', 'at'])
    .execute();
  await db.schema
    .createIndex('game_result_second')
    .on('game_result')
    .columns(['second_account', 'at'])
    .execute();
}

async function createRatings(db: Database): Promise<void> {
  await db.schema
    .createTable('rating')
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('system', 'text', (column) => column.notNull())
    .addColumn('rating', 'double precision', (column) => column.notNull())
    .addColumn('deviation', 'double precision', (column) => column.notNull())
    .addColumn('volatility', 'double precision', (column) => column.notNull())
    .addColumn('games', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('rating_pk', ['account', 'system'])
    .execute();
}

async function createChanges(db: Database): Promise<void> {
  await db.schema
    .createTable('rating_change')
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('side', 'integer', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('system', 'text', (column) => column.notNull())
    .addColumn('old', 'integer', (column) => column.notNull())
    .addColumn('old_provisional', 'integer', (column) => column.notNull())
    .addColumn('new', 'integer', (column) => column.notNull())
    .addColumn('new_provisional', 'integer', (column) => column.notNull())
    .addColumn('deviation', 'double precision', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('rating_change_pk', ['game', 'side'])
    .execute();
  await db.schema
    .createIndex('rating_change_account')
    .on('rating_change')
    .columns(['account', 'system', 'at'])
    .execute();
}
