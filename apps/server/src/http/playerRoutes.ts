import { gameRatingsSchema, playerNameSchema, playerSchema } from '@linstock/protocol';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { presenceOfAccount } from '../challenges/lobbyPresence.ts';
import { Pairs } from '../ratings/pairs.ts';
import { Players } from '../ratings/players.ts';
import type { AccountSeatParts } from './accountRoutes.ts';
import { askingBrowser } from './askingBrowser.ts';
import type { Lobby } from './challengeRoutes.ts';
import { seatParams } from './seatRoutes.ts';
import { accountRefusals } from './signInRoutes.ts';

/** The public facts about players and their ratings. */
export function playerRoutes(
  { accounts, reach, rooms }: AccountSeatParts,
  { news }: Pick<Lobby, 'news'>,
): FastifyPluginCallbackZod {
  const players = new Players(accounts.services);
  const pairs = new Pairs(accounts.services, rooms);
  return (app, _, done) => {
    app.get(
      '/api/players/:name',
      {
        schema: {
          params: z.object({ name: playerNameSchema }),
          response: { 200: playerSchema, ...accountRefusals },
        },
      },
      async (request, reply) => {
        const reader = await accounts.reader(askingBrowser({ request, reply, reach }));
        return players.page(request.params.name, reader?.id ?? null, (account) =>
          news.presence.has(presenceOfAccount(account)),
        );
      },
    );
    app.get(
      '/api/games/:id/ratings',
      { schema: { params: seatParams, response: { 200: gameRatingsSchema, ...accountRefusals } } },
      async (request) => {
        const { judge } = await rooms.room(request.params.id);
        const { id } = judge;
        const ratings = await players.ofGame(id, judge.summary(), judge.view(null).header.rules.id);
        const pair = await pairs.of(id);
        // A pair is rated when both of its games are over.
        const waits = ratings.state === 'soon' && pair !== null && pair.state !== 'over';
        return { ...ratings, ...(waits && { state: 'later' as const }), pair };
      },
    );
    done();
  };
}
