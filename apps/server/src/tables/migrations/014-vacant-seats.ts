import type { Migration } from 'kysely/migration';

/** Seats whose players have left and that are offered to anybody, and who asks for them. */
export const vacantSeats: Migration = {
  async up(db) {
    await db.schema
      .createTable('vacant_seat')
      .addColumn('game', 'text', (column) => column.primaryKey())
      .addColumn('side', 'integer', (column) => column.notNull())
      .addColumn('posted', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('vacant_seat_posted').on('vacant_seat').column('posted').execute();
    for (const column of ['name', 'account'])
      await db.schema.alterTable('seat_request').addColumn(column, 'text').execute();
  },
};
