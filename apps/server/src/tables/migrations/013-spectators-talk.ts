import type { Migration } from 'kysely/migration';

/** The talk of a game's spectators. */
export const spectatorsTalk: Migration = {
  async up(db) {
    await db.schema
      .createTable('spectator_line')
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('phrase', 'integer', (column) => column.notNull())
      .addColumn('turn', 'integer')
      .addColumn('entry', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('visitor', 'text', (column) => column.notNull())
      .addColumn('account', 'text')
      .addPrimaryKeyConstraint('spectator_line_pk', ['game', 'n'])
      .addUniqueConstraint('spectator_line_key', ['game', 'key'])
      .execute();
    for (const who of ['visitor', 'account'])
      await db.schema
        .createIndex(`spectator_line_${who}`)
        .on('spectator_line')
        .columns([who, 'at'])
        .execute();
  },
};
