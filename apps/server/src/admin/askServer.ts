import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { localBus } from '../bus/localBus.ts';
import { ClockTable } from '../clocks/clockTable.ts';
import { requestAdmin } from '../control.ts';
import { Fault } from '../fault.ts';
import { PublicGames } from '../lobby/publicGames.ts';
import { openStorage, type Storage } from '../storage.ts';
import { GAMES_FILE } from '../store/folder.ts';
import { TermsTable } from '../talk/gameTerms.ts';
import { Administration } from './administration.ts';
import { answerCommand } from './commandAnswers.ts';
import { type AdminMessage, adminMessageSchema } from './adminRequests.ts';

/** The storage that an operator looks after: a PostgreSQL, or a data folder if its address is null. */
export interface AdminPlace {
  readonly data: string;
  readonly databaseUrl: string | null;
}

/**
 * Does what an operator asks, and returns lines to read. A server that has the data folder does it itself; otherwise it is done
 * here. Other nodes of a service notice it within a few seconds. Throws a Fault with one sentence if it cannot be done.
 */
export async function askAdmin({ data, databaseUrl }: AdminPlace, message: unknown): Promise<string[]> {
  const asked = readMessage(message);
  const home = resolve(data);
  if (databaseUrl === null && !existsSync(join(home, GAMES_FILE)))
    throw new Fault(404, 'no-games', `There are no games in ${home}. Name their folder with --data.`);
  let storage: Storage;
  try {
    storage = await openStorage(
      home,
      databaseUrl,
      () => undefined,
      () => undefined,
    );
  } catch (error) {
    if (!(error instanceof Fault) || error.body.code !== 'folder-in-use') throw error;
    return requestAdmin(home, asked);
  }
  try {
    return await answerCommand(administrationOf(storage), asked);
  } finally {
    await storage.close();
  }
}

function readMessage(message: unknown): AdminMessage {
  const read = adminMessageSchema.safeParse(message);
  if (read.success) return read.data;
  throw new Fault(400, 'malformed', read.error.issues[0]?.message ?? 'This is no request.');
}

/** The administration of a storage that no server of this process has open. */
function administrationOf({ store, tables }: Storage): Administration {
  const parts = { tables, bus: localBus(), now: Date.now };
  return new Administration({
    ...parts,
    async removeGame(id) {
      if (!(await store.game(id))) throw new Fault(404, 'no-game', `There is no game ${id}.`);
      await store.remove(id);
      await new ClockTable(tables).remove(id);
      await new TermsTable(parts).remove(id);
      await new PublicGames(parts).remove(id);
    },
  });
}
