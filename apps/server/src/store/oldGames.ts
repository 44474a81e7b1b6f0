/** The games of an earlier Linstock, which stored them with PGlite. Only the command that converts them reads them. */
import { z } from 'zod';
import { Fault } from '../fault.ts';

/** The version of PGlite that wrote them. */
const PGLITE = '@electric-sql/pglite@0.5.16';

/** Milliseconds since 1970, of a column with a time. */
const ms = (column: string): string => `round(extract(epoch from ${column}) * 1000)::float8 as ${column}`;

const seatSchema = z.object({
  side: z.int(),
  token_hash: z.string().nullable(),
  link_hash: z.string().nullable(),
  name: z.string(),
  bot: z.string().nullable(),
  leaving: z.boolean(),
});
const entrySchema = z.object({ n: z.int(), cmd: z.string(), at: z.int(), body: z.string() });
const standingSchema = z.object({ side: z.int(), rules: z.string() });
const gameSchema = z.object({
  id: z.string(),
  head: z.int(),
  header: z.string(),
  secret: z.string(),
  over: z.boolean(),
  created_at: z.int(),
  made_by: z.string().nullable(),
  owner_hash: z.string().nullable(),
  begun: z.int(),
  touched_at: z.int(),
});

/** A game of an earlier Linstock, with all it has. */
export const oldGameSchema = gameSchema.extend({
  seats: z.array(seatSchema),
  entries: z.array(entrySchema),
  standing: z.array(standingSchema),
});
export type OldGame = z.infer<typeof oldGameSchema>;

/** The part of PGlite that is used. */
interface PGlite {
  query(statement: string, values?: readonly string[]): Promise<{ readonly rows: unknown[] }>;
  close(): Promise<void>;
}

/**
 * Reads the games of an earlier Linstock one by one.
 * @param folder the folder of its database
 */
export async function* readOldGames(folder: string): AsyncGenerator<OldGame> {
  const PGlite = await loadPGlite();
  const db = new PGlite(folder);
  try {
    const { rows } = await db.query(
      `select id, head, header, secret, over, ${ms('created_at')}, made_by, owner_hash, begun, ${ms('touched_at')}
       from game order by created_at, id`,
    );
    for (const row of rows) yield await readGame(db, gameSchema.parse(row));
  } finally {
    await db.close();
  }
}

async function readGame(db: PGlite, game: z.infer<typeof gameSchema>): Promise<OldGame> {
  const of = async (columns: string, table: string): Promise<unknown[]> => {
    const key = table === 'entry' ? 'n' : 'side';
    return (await db.query(`select ${columns} from ${table} where game_id = $1 order by ${key}`, [game.id]))
      .rows;
  };
  return oldGameSchema.parse({
    ...game,
    seats: await of('side, token_hash, link_hash, name, bot, leaving', 'seat'),
    entries: await of(`n, cmd, ${ms('at')}, body`, 'entry'),
    standing: await of('side, rules', 'standing'),
  });
}

/** PGlite is no longer a dependency of Linstock: whoever has old games installs it once. */
async function loadPGlite(): Promise<new (folder: string) => PGlite> {
  const name = '@electric-sql/pglite';
  try {
    return ((await import(name)) as { PGlite: new (folder: string) => PGlite }).PGlite;
  } catch (error) {
    const sentence = `To read the games of an earlier Linstock, its database is needed once. Install it in the folder of Linstock with: npm install --no-save ${PGLITE}. Then run this command again.`;
    const fault = new Fault(500, 'no-pglite', sentence);
    fault.cause = error;
    throw fault;
  }
}
