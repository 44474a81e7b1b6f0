import type { Migration } from 'kysely/migration';

/** The account and the name of the player whom a challenge is for. */
export const addressedChallenges: Migration = {
  async up(db) {
    for (const column of ['for_account', 'for_name'])
      await db.schema.alterTable('challenge').addColumn(column, 'text').execute();
    await db.schema.createIndex('challenge_for').on('challenge').columns(['for_account', 'state']).execute();
  },
};
