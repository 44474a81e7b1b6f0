import type { Migration } from 'kysely/migration';

/** Challenges that wait for an opponent, and those that found one. */
export const challenges: Migration = {
  async up(db) {
    await db.schema
      .createTable('challenge')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('maker', 'text', (column) => column.notNull())
      .addColumn('maker_hash', 'text', (column) => column.notNull())
      .addColumn('maker_seat', 'text', (column) => column.notNull())
      .addColumn('made_by', 'text', (column) => column.notNull())
      .addColumn('system', 'text', (column) => column.notNull())
      .addColumn('battle', 'text', (column) => column.notNull())
      .addColumn('clock_kind', 'text', (column) => column.notNull())
      .addColumn('counts', 'text', (column) => column.notNull())
      .addColumn('who', 'text', (column) => column.notNull())
      .addColumn('for_hash', 'text')
      .addColumn('reply_to', 'text')
      .addColumn('terms', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('posted', 'bigint', (column) => column.notNull())
      .addColumn('expires', 'bigint', (column) => column.notNull())
      .addColumn('taker', 'text')
      .addColumn('taker_hash', 'text')
      .addColumn('taker_seat', 'text')
      .addColumn('maker_side', 'integer')
      .addColumn('game', 'text')
      .execute();
    await db.schema
      .createIndex('challenge_open')
      .on('challenge')
      .columns(['state', 'who', 'posted', 'id'])
      .execute();
    await db.schema.createIndex('challenge_maker').on('challenge').columns(['maker_hash', 'state']).execute();
    await db.schema.createIndex('challenge_reply').on('challenge').column('reply_to').execute();
  },
};
