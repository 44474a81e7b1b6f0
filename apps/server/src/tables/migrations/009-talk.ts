import { challengeTermsSchema } from '@linstock/protocol';
import type { Migration } from 'kysely/migration';

type Database = Parameters<Migration['up']>[0];

/** Talk at the table, its terms, reports about it, and what the operator decided. */
export const talk: Migration = {
  async up(db) {
    await createTerms(db);
    await createLines(db);
    await createReports(db);
    await createSanctions(db);
    await fillTerms(db);
  },
};

async function createTerms(db: Database): Promise<void> {
  await db.schema
    .createTable('game_terms')
    .addColumn('game', 'text', (column) => column.primaryKey())
    .addColumn('talk', 'text', (column) => column.notNull())
    .addColumn('spectators', 'text', (column) => column.notNull())
    .addColumn('chat_0', 'integer', (column) => column.notNull())
    .addColumn('chat_1', 'integer', (column) => column.notNull())
    .execute();
}

async function createLines(db: Database): Promise<void> {
  await db.schema
    .createTable('talk_line')
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('side', 'integer', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('phrase', 'integer', (column) => column.notNull())
    .addColumn('turn', 'integer', (column) => column.notNull())
    .addColumn('entry', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('visitor', 'text', (column) => column.notNull())
    .addColumn('account', 'text')
    .addPrimaryKeyConstraint('talk_line_pk', ['game', 'n'])
    .addUniqueConstraint('talk_line_key', ['game', 'key'])
    .execute();
  await db.schema.createIndex('talk_line_visitor').on('talk_line').columns(['visitor', 'at']).execute();
}

async function createReports(db: Database): Promise<void> {
  await db.schema
    .createTable('talk_report')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('sentence', 'text')
    .addColumn('lines', 'text', (column) => column.notNull())
    .addColumn('by_visitor', 'text', (column) => column.notNull())
    .addColumn('by_account', 'text')
    .addColumn('by_name', 'text', (column) => column.notNull())
    .addColumn('about_side', 'integer', (column) => column.notNull())
    .addColumn('about_visitor', 'text')
    .addColumn('about_account', 'text')
    .addColumn('about_name', 'text', (column) => column.notNull())
    .addColumn('closed', 'bigint')
    .execute();
  await db.schema.createIndex('talk_report_open').on('talk_report').columns(['closed', 'at']).execute();
}

async function createSanctions(db: Database): Promise<void> {
  await db.schema
    .createTable('sanction')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('visitor', 'text')
    .addColumn('account', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addColumn('until', 'bigint')
    .addColumn('lifted', 'bigint')
    .addColumn('seen', 'bigint')
    .execute();
  for (const who of ['visitor', 'account'])
    await db.schema.createIndex(`sanction_${who}`).on('sanction').columns([who, 'made']).execute();
  await db.schema
    .createTable('admin_step')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('operator', 'text', (column) => column.notNull())
    .addColumn('sentence', 'text', (column) => column.notNull())
    .execute();
}

/** The terms of games of challenges accepted before they were stored with the game. */
async function fillTerms(db: Database): Promise<void> {
  const rows = await db
    .selectFrom('challenge')
    .select(['game', 'terms'])
    .where('game', 'is not', null)
    .execute();
  for (const { game, terms } of rows) {
    const agreed = challengeTermsSchema.safeParse(JSON.parse(String(terms)));
    if (!agreed.success) continue;
    const { talk: said, spectators, pair } = agreed.data;
    for (const id of pair ? [game, `${game}-2`] : [game])
      await db
        .insertInto('game_terms')
        .values({ game: id, talk: said, spectators, chat_0: 0, chat_1: 0 })
        .execute();
  }
}
