import type { Migration } from 'kysely/migration';

/** Games that anyone may watch: under way and finished. */
export const publicGames: Migration = {
  async up(db) {
    await db.schema
      .createTable('public_game')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('system', 'text', (column) => column.notNull())
      .addColumn('battle', 'text', (column) => column.notNull())
      .addColumn('first', 'text', (column) => column.notNull())
      .addColumn('second', 'text', (column) => column.notNull())
      .addColumn('delayed', 'integer', (column) => column.notNull())
      .addColumn('begun', 'bigint', (column) => column.notNull())
      .addColumn('ended', 'bigint')
      .addColumn('winner', 'text')
      .addColumn('sentence', 'text')
      .addColumn('progress', 'text')
      .execute();
    for (const [name, columns] of Object.entries({
      public_game_begun: ['ended', 'begun', 'id'],
      public_game_system: ['system', 'ended', 'id'],
      public_game_battle: ['battle', 'ended', 'id'],
    }))
      await db.schema.createIndex(name).on('public_game').columns(columns).execute();
  },
};
