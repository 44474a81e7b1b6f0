import type { Migration } from 'kysely/migration';

/** A column that says if a machine plays a side of a game for its absent player. */
export const standIns: Migration = {
  async up(db) {
    for (const column of ['machine_0', 'machine_1'])
      await db.schema
        .alterTable('game_clock')
        .addColumn(column, 'integer', (definition) => definition.notNull().defaultTo(0))
        .execute();
  },
};
