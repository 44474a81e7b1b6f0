import type { Migration } from 'kysely/migration';

/** Work for later, see TableJobs. */
export const jobs: Migration = {
  async up(db) {
    await db.schema
      .createTable('job')
      .addColumn('queue', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('due', 'bigint', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('job_pk', ['queue', 'key'])
      .execute();
    await db.schema.createIndex('job_due').on('job').column('due').execute();
  },
};
