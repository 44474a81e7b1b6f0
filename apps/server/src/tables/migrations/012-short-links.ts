import type { Migration } from 'kysely/migration';

/** Copies of battles and studies that short links lead to. */
export const shortLinks: Migration = {
  async up(db) {
    await db.schema
      .createTable('short_link')
      .addColumn('code', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('file', 'text')
      .addColumn('made_by', 'text', (column) => column.notNull())
      .addColumn('token_hash', 'text', (column) => column.notNull())
      .addColumn('made', 'bigint', (column) => column.notNull())
      .addColumn('opened', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('short_link_maker').on('short_link').columns(['made_by', 'made']).execute();
  },
};
