import {
  errorSchema,
  finishedListSchema,
  finishedQuerySchema,
  type SeatedSummary,
  summariesSchema,
  summaryListSchema,
  type WatchedGame,
  watchListSchema,
  watchQuerySchema,
} from '@linstock/protocol';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { Rooms } from '../games/rooms.ts';
import { finishedGame, type PublicGames, type StoredPublicGame } from '../lobby/publicGames.ts';
import { accountsOfGames, NO_ACCOUNTS } from '../lobby/gameAccounts.ts';
import { listedRoom } from '../lobby/listedRoom.ts';
import type { Services } from '../services.ts';
import type { Limits } from './limits.ts';

const refused = { '4xx': errorSchema, '5xx': errorSchema };

/** Services that the lists of games use. */
interface ListParts {
  readonly rooms: Rooms;
  readonly publicGames: PublicGames;
  readonly limits: Limits;
  readonly services: Pick<Services, 'tables'>;
}

/**
 * The lists of games. A browser asks for the summaries of games by their ids, which cannot be guessed; a summary says
 * no more than a spectator sees. Games to watch and finished games are the public ones.
 */
export function gameLists({ rooms, publicGames, limits, services }: ListParts): FastifyPluginCallbackZod {
  const config = { rateLimit: { max: limits.listsPerMinute, timeWindow: '1 minute' } };
  return (app, _, done) => {
    app.post(
      '/api/games/summaries',
      { config, schema: { body: summariesSchema, response: { 200: summaryListSchema, ...refused } } },
      async ({ body }) => {
        const games: SeatedSummary[] = [];
        const accounts = await accountsOfGames(services, body.games);
        for (const id of new Set(body.games)) {
          const room = await listedRoom(rooms, id);
          if (room)
            games.push({
              ...room.judge.summary(),
              present: await rooms.present(id),
              accounts: accounts.get(id) ?? NO_ACCOUNTS,
            });
        }
        return { games };
      },
    );
    app.get(
      '/api/watch',
      { config, schema: { querystring: watchQuerySchema, response: { 200: watchListSchema, ...refused } } },
      async ({ query }) => {
        const { rows, count, next } = await publicGames.underWay(query);
        const games: WatchedGame[] = [];
        const accounts = await accountsOfGames(
          services,
          rows.map(({ id }) => id),
        );
        for (const row of rows) {
          const game = await watched(rooms, publicGames, row);
          if (game) games.push({ ...game, accounts: accounts.get(row.id) ?? NO_ACCOUNTS });
        }
        return { games, count: Math.max(0, count - (rows.length - games.length)), next };
      },
    );
    app.get(
      '/api/finished',
      {
        config,
        schema: { querystring: finishedQuerySchema, response: { 200: finishedListSchema, ...refused } },
      },
      async ({ query }) => {
        const { rows, count, next } = await publicGames.finished(query);
        const accounts = await accountsOfGames(
          services,
          rows.map(({ id }) => id),
        );
        const games = rows.flatMap((row) => {
          const game = finishedGame(row);
          return game ? [{ ...game, accounts: accounts.get(row.id) ?? NO_ACCOUNTS }] : [];
        });
        return { games, count, next };
      },
    );
    done();
  };
}

/**
 * A listed game as it is now; null if it is over or gone. The node that ended or deleted it may have failed to note that: it is noted
 * now.
 */
async function watched(
  rooms: Rooms,
  publicGames: PublicGames,
  { id, delayed }: StoredPublicGame,
): Promise<Omit<WatchedGame, 'accounts'> | null> {
  const room = await listedRoom(rooms, id);
  const summary = room?.judge.summary();
  if (summary && !summary.over) {
    const spectators = (await rooms.present(id))?.spectators ?? 0;
    return { ...summary, delayed: delayed === 1, spectators };
  }
  await (summary ? publicGames.finish(summary) : publicGames.remove(id));
  return null;
}
