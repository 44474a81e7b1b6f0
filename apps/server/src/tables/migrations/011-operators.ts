import type { Migration } from 'kysely/migration';

/** Accounts that may use the page of the operator, who closed a report, and how a step is undone. */
export const operators: Migration = {
  async up(db) {
    await db.schema
      .createTable('operator_account')
      .addColumn('account', 'text', (column) => column.primaryKey())
      .addColumn('made', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.alterTable('talk_report').addColumn('closed_by', 'text').execute();
    await db.schema.alterTable('admin_step').addColumn('undo', 'text').execute();
    await db.schema.alterTable('admin_step').addColumn('undone', 'bigint').execute();
  },
};
