import type { Migration } from 'kysely/migration';

type Database = Parameters<Migration['up']>[0];

/** Devices that hold seats, and the ways to bring a seat to another one. */
export const seats: Migration = {
  async up(db) {
    await createDevices(db);
    await createTransfers(db);
    await createWords(db);
    await createTries(db);
    await createRequests(db);
  },
};

async function createDevices(db: Database): Promise<void> {
  await db.schema
    .createTable('seat_device')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('side', 'integer', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('account', 'text')
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addColumn('seen', 'bigint', (column) => column.notNull())
    .addColumn('signed_out', 'bigint')
    .addColumn('signed_out_by', 'text')
    .execute();
  await db.schema.createIndex('seat_device_game').on('seat_device').column('game').execute();
  await db.schema.createIndex('seat_device_out').on('seat_device').column('signed_out').execute();
  await db.schema.createIndex('seat_device_account').on('seat_device').column('account').execute();
}

async function createTransfers(db: Database): Promise<void> {
  await db.schema
    .createTable('seat_transfer')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('side', 'integer', (column) => column.notNull())
    .addColumn('both', 'integer', (column) => column.notNull())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addColumn('expires', 'bigint', (column) => column.notNull())
    .addColumn('used', 'bigint')
    .addColumn('used_by', 'text')
    .addColumn('used_device', 'text')
    .execute();
  await db.schema.createIndex('seat_transfer_game').on('seat_transfer').column('game').execute();
}

async function createWords(db: Database): Promise<void> {
  await db.schema
    .createTable('seat_words')
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('side', 'integer', (column) => column.notNull())
    .addColumn('salt', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('seat_words_pk', ['game', 'side'])
    .execute();
}

async function createTries(db: Database): Promise<void> {
  await db.schema
    .createTable('seat_try')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('side', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('seat_try_game').on('seat_try').column('game').execute();
}

async function createRequests(db: Database): Promise<void> {
  await db.schema
    .createTable('seat_request')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('side', 'integer', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('asked', 'bigint', (column) => column.notNull())
    .addColumn('agreed', 'bigint')
    .addColumn('due', 'bigint')
    .addColumn('closed', 'bigint')
    .addColumn('outcome', 'text')
    .execute();
  await db.schema.createIndex('seat_request_game').on('seat_request').column('game').execute();
}
