import type { Migration } from 'kysely/migration';

type Database = Parameters<Migration['up']>[0];

/** The notifications that players have chosen, their browsers, and the messages sent. */
export const notifications: Migration = {
  async up(db) {
    await createPeople(db);
    await createDevices(db);
    await createLinks(db);
    await createSent(db);
  },
};

async function createPeople(db: Database): Promise<void> {
  await db.schema
    .createTable('notified_person')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('email_confirmed', 'integer', (column) => column.notNull())
    .addColumn('webhook_failures', 'integer', (column) => column.notNull())
    .addColumn('site', 'text')
    .addColumn('changed', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('notification_mute')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('notification_mute_pk', ['person', 'game'])
    .execute();
}

async function createDevices(db: Database): Promise<void> {
  await db.schema
    .createTable('notified_device')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('endpoint', 'text', (column) => column.notNull().unique())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('session', 'text')
    .addColumn('made', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('notified_device_person').on('notified_device').column('person').execute();
}

async function createLinks(db: Database): Promise<void> {
  await db.schema
    .createTable('notification_source')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('notification_source_pk', ['kind', 'key'])
    .execute();
  await db.schema
    .createIndex('notification_source_person')
    .on('notification_source')
    .column('person')
    .execute();
}

async function createSent(db: Database): Promise<void> {
  await db.schema
    .createTable('notification_sent')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('notification_sent_pk', ['person', 'event', 'channel'])
    .execute();
  await db.schema.createIndex('notification_sent_at').on('notification_sent').column('at').execute();
  await db.schema.createIndex('notification_sent_event').on('notification_sent').column('event').execute();
}
