import type { Migration } from 'kysely/migration';

type Database = Parameters<Migration['up']>[0];

/** Accounts: who signs in, by what, on which devices; and the accounts of the two players of a challenge. */
export const accounts: Migration = {
  async up(db) {
    await createAccounts(db);
    await createSessions(db);
    await createPasskeys(db);
    await createChecks(db);
    await createTries(db);
    await createBlocks(db);
    await createSecrets(db);
    for (const column of ['maker_account', 'taker_account'])
      await db.schema.alterTable('challenge').addColumn(column, 'text').execute();
    await db.schema.createIndex('challenge_game').on('challenge').column('game').execute();
  },
};

async function createAccounts(db: Database): Promise<void> {
  await db.schema
    .createTable('player_account')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull().unique())
    .addColumn('flag', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('email_verified', 'integer', (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
}

async function createSessions(db: Database): Promise<void> {
  await db.schema
    .createTable('account_session')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('ip_address', 'text')
    .addColumn('user_agent', 'text')
    .execute();
  await db.schema.createIndex('account_session_account').on('account_session').column('account').execute();
}

async function createPasskeys(db: Database): Promise<void> {
  await db.schema
    .createTable('passkey')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('credential', 'text', (column) => column.notNull().unique())
    .addColumn('counter', 'integer', (column) => column.notNull())
    .addColumn('device_type', 'text', (column) => column.notNull())
    .addColumn('backed_up', 'integer', (column) => column.notNull())
    .addColumn('transports', 'text')
    .addColumn('created_at', 'text')
    .addColumn('aaguid', 'text')
    .execute();
  await db.schema.createIndex('passkey_account').on('passkey').column('account').execute();
}

async function createChecks(db: Database): Promise<void> {
  await db.schema
    .createTable('account_check')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('account_check_identifier').on('account_check').column('identifier').execute();
}

async function createTries(db: Database): Promise<void> {
  await db.schema
    .createTable('account_try')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('whose', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('account_try_whose').on('account_try').columns(['kind', 'whose']).execute();
}

async function createBlocks(db: Database): Promise<void> {
  await db.schema
    .createTable('player_block')
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('blocked', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('player_block_pk', ['account', 'blocked'])
    .execute();
}

async function createSecrets(db: Database): Promise<void> {
  await db.schema
    .createTable('server_secret')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}
