import type { Migration } from 'kysely/migration';

/** The clocks of games, the sign of life by which they stop while the service is down, and who is at a game. */
export const clocks: Migration = {
  async up(db) {
    await db.schema
      .createTable('game_clock')
      .addColumn('game', 'text', (column) => column.primaryKey())
      .addColumn('terms', 'text', (column) => column.notNull())
      .addColumn('turn', 'integer', (column) => column.notNull())
      .addColumn('entry', 'integer', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('due', 'bigint')
      .addColumn('left_0', 'bigint', (column) => column.notNull())
      .addColumn('left_1', 'bigint', (column) => column.notNull())
      .addColumn('from_0', 'bigint')
      .addColumn('from_1', 'bigint')
      .addColumn('changed_0', 'bigint')
      .addColumn('changed_1', 'bigint')
      .addColumn('out_0', 'bigint')
      .addColumn('out_1', 'bigint')
      .addColumn('vacation_left_0', 'bigint', (column) => column.notNull())
      .addColumn('vacation_left_1', 'bigint', (column) => column.notNull())
      .addColumn('vacation_until_0', 'bigint')
      .addColumn('vacation_until_1', 'bigint')
      .execute();
    await db.schema.createIndex('game_clock_due').on('game_clock').column('due').execute();
    await db.schema
      .createTable('service_pulse')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('beat', 'bigint', (column) => column.notNull())
      .addColumn('down_from', 'bigint')
      .addColumn('down_to', 'bigint')
      .execute();
    await db.schema
      .createTable('game_reader')
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('node', 'text', (column) => column.notNull())
      .addColumn('readers', 'integer', (column) => column.notNull())
      .addColumn('seen', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('game_reader_pk', ['game', 'seat', 'node'])
      .execute();
    await db.schema.createIndex('game_reader_seen').on('game_reader').column('seen').execute();
  },
};
