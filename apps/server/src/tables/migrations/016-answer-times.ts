import type { Migration } from 'kysely/migration';

/** Times that players took to answer in games with days for each turn. */
export const answerTimes: Migration = {
  async up(db) {
    await db.schema
      .createTable('answer_time')
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('side', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('ms', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('answer_time_seat')
      .on('answer_time')
      .columns(['game', 'side', 'at'])
      .execute();
  },
};
