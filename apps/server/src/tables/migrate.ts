import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { Fault } from '../fault.ts';
import { jobs } from './migrations/001-jobs.ts';
import { seats } from './migrations/002-seats.ts';
import { challenges } from './migrations/003-challenges.ts';
import { clocks } from './migrations/004-clocks.ts';
import { publicGames } from './migrations/005-public-games.ts';
import { accounts } from './migrations/006-accounts.ts';
import { ratings } from './migrations/007-ratings.ts';
import { notifications } from './migrations/008-notifications.ts';
import { talk } from './migrations/009-talk.ts';
import { standIns } from './migrations/010-stand-ins.ts';
import { operators } from './migrations/011-operators.ts';
import { shortLinks } from './migrations/012-short-links.ts';
import { spectatorsTalk } from './migrations/013-spectators-talk.ts';
import { vacantSeats } from './migrations/014-vacant-seats.ts';
import { addressedChallenges } from './migrations/015-addressed-challenges.ts';
import { answerTimes } from './migrations/016-answer-times.ts';
import type { TableStore } from './tables.ts';

/** In the order in which they are run. One that has been released is never changed. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-jobs': jobs,
  '002-seats': seats,
  '003-challenges': challenges,
  '004-clocks': clocks,
  '005-public-games': publicGames,
  '006-accounts': accounts,
  '007-ratings': ratings,
  '008-notifications': notifications,
  '009-talk': talk,
  '010-stand-ins': standIns,
  '011-operators': operators,
  '012-short-links': shortLinks,
  '013-spectators-talk': spectatorsTalk,
  '014-vacant-seats': vacantSeats,
  '015-addressed-challenges': addressedChallenges,
  '016-answer-times': answerTimes,
};

/** Brings the tables up to this version of the program; of several nodes one does it. Throws a Fault if they are newer. */
export async function migrateTables(tables: TableStore): Promise<void> {
  const provider: MigrationProvider = { getMigrations: async () => ({ ...MIGRATIONS }) };
  const migrator = new Migrator({ db: tables, provider });
  const done = (await migrator.getMigrations())
    .filter(({ executedAt }) => executedAt)
    .map(({ name }) => name);
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  if (!(error instanceof Error))
    throw new Error('The tables cannot be brought up to date.', { cause: error });
  throw error.message.includes('is missing') ? newerTables(done.length, error) : error;
}

function newerTables(done: number, cause: Error): Fault {
  const sentence = `The data was written by a newer version of Linstock (this one knows ${done} of the steps by which its tables were made, and not all). Use that version, or other data.`;
  const fault = new Fault(500, 'data-version', sentence);
  fault.cause = cause;
  return fault;
}
