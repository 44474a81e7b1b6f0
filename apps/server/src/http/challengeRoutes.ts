import {
  acceptChallengeSchema,
  challengeIdSchema,
  challengeListSchema,
  challengeQuerySchema,
  challengeSeatSchema,
  type ChallengeView,
  challengeViewSchema,
  errorSchema,
  type PostChallenge,
  postChallengeSchema,
} from '@linstock/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type LobbyBrowser, lobbyBrowser } from '../challenges/browserKey.ts';
import { gameOfChallenge, sideIn } from '../challenges/challengeGames.ts';
import { Challenges, type StoredChallenge, termsOf } from '../challenges/challenges.ts';
import { Fault } from '../fault.ts';
import { newToken, tokenHash } from '../games/tokens.ts';
import { systemOf } from '../registry.ts';
import { deviceName } from '../seats/deviceName.ts';
import type { Limits } from './limits.ts';
import { giveSeat, lobbyCookie, lobbyKey } from './seats.ts';
import type { SeatParts } from './seatRoutes.ts';
import { makerOf } from './visitor.ts';

const params = z.object({ id: challengeIdSchema });
const refused = { '4xx': errorSchema, '5xx': errorSchema };
const done = { 204: z.null(), ...refused };

/** Posting, listing, accepting and withdrawing challenges. No GET takes a seat or changes anything. */
export function challengeRoutes(parts: SeatParts, limits: Limits): FastifyPluginCallbackZod {
  const challenges = new Challenges(parts.services);
  return (app, _, ready) => {
    // A browser has its secret before it acts, so that the reply to its act may be lost.
    app.post('/api/challenges/key', { schema: { response: done } }, async (request, reply) => {
      if (lobbyKey(request) === null) lobbyCookie({ request, reply, reach: parts.reach }, newToken());
      return reply.code(204).send(null);
    });
    listRoutes(app, challenges);
    const making = { rateLimit: { max: limits.makingPerMinute, timeWindow: '1 minute' } };
    app.post(
      '/api/challenges',
      {
        config: making,
        schema: { body: postChallengeSchema, response: { 201: challengeViewSchema, ...refused } },
      },
      async (request, reply) => {
        const browser = browserOf(request);
        refuseTerms(parts, request.body);
        const row = await challenges.post(request.body, browser, makerOf(request.ip));
        return reply.code(201).send(await viewOf(challenges, row, browser.hash));
      },
    );
    const seat = { params, response: { 200: challengeSeatSchema, ...refused } };
    app.post(
      '/api/challenges/:id/accept',
      { config: making, schema: { ...seat, body: acceptChallengeSchema } },
      async (request, reply) => {
        const browser = browserOf(request);
        const { name, side } = request.body;
        const row = await challenges.accept(request.params.id, { browser, name, side });
        return seatAt(parts, row, browser, { request, reply });
      },
    );
    // The maker's seat, once someone has accepted.
    app.post('/api/challenges/:id/seat', { schema: seat }, async (request, reply) => {
      const row = await challenges.find(request.params.id);
      return seatAt(parts, row, browserOf(request), { request, reply });
    });
    app.post(
      '/api/challenges/:id/withdraw',
      { schema: { params, response: done } },
      async (request, reply) => {
        await challenges.withdraw(request.params.id, browserOf(request));
        return reply.code(204).send(null);
      },
    );
    app.post(
      '/api/challenges/:id/decline',
      { schema: { params, response: done } },
      async (request, reply) => {
        await challenges.decline(request.params.id, knownBrowser(request));
        return reply.code(204).send(null);
      },
    );
    ready();
  };
}

function listRoutes(app: Parameters<FastifyPluginCallbackZod>[0], challenges: Challenges): void {
  app.get(
    '/api/challenges',
    { schema: { querystring: challengeQuerySchema, response: { 200: challengeListSchema, ...refused } } },
    async (request) => {
      const reader = knownBrowser(request)?.hash ?? null;
      const { rows, count } = await challenges.list(request.query);
      const last = rows.length === request.query.limit ? rows.at(-1) : undefined;
      return {
        challenges: await Promise.all(rows.map((row) => viewOf(challenges, row, reader))),
        count,
        next: last ? `${last.posted}.${last.id}` : null,
      };
    },
  );
  app.get(
    '/api/challenges/:id',
    { schema: { params, response: { 200: challengeViewSchema, ...refused } } },
    async (request) =>
      viewOf(challenges, await challenges.find(request.params.id), knownBrowser(request)?.hash ?? null),
  );
}

/** The browser that asks; null for one that the lobby does not know. */
function knownBrowser(request: FastifyRequest): LobbyBrowser | null {
  const key = lobbyKey(request);
  return key === null ? null : lobbyBrowser(key);
}

/** The same. Throws a Fault for a browser without a secret. */
function browserOf(request: FastifyRequest): LobbyBrowser {
  const browser = knownBrowser(request);
  if (browser) return browser;
  const sentence = 'This browser has no key for the lobby yet. Allow cookies for this site, then try again.';
  throw new Fault(401, 'no-key', sentence);
}

/** Throws a Fault for terms that cannot be played here. */
function refuseTerms({ rooms }: SeatParts, { system, battle, counts, clock, options }: PostChallenge): void {
  const rules = systemOf(rooms.systems, system);
  if (!rules.battles.includes(battle))
    throw new Fault(404, 'no-battle', `${rules.title} has no battle "${battle.slice(0, 40)}".`);
  if (counts === 'rated' && Object.keys(options).length > 0)
    throw new Fault(422, 'changed-rules', 'A game with changed rules is friendly. Choose friendly.');
  if (counts === 'rated')
    throw new Fault(403, 'no-account', 'A rated game needs an account. Choose friendly, or sign in.');
  if (clock.kind === 'budget')
    throw new Fault(422, 'no-budget', 'A budget of minutes cannot be played here yet. Choose days a turn.');
}

async function viewOf(
  challenges: Challenges,
  row: StoredChallenge,
  reader: string | null,
): Promise<ChallengeView> {
  const mine = row.maker_hash === reader;
  const player = mine || (reader !== null && row.taker_hash === reader);
  const terms = termsOf(row);
  const { id, maker, who, state, posted, expires, taker, game } = row;
  return {
    ...terms,
    ...{ id, maker, who, state, posted, expires, taker, mine },
    game: player || terms.spectators !== 'none' ? game : null,
    replies: mine && state === 'open' ? [...(await challenges.replies(id))] : [],
  };
}

/** Gives a player of an accepted challenge the seat: the same again each time. */
async function seatAt(
  { rooms, devices, reach }: SeatParts,
  row: StoredChallenge,
  browser: LobbyBrowser,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<z.infer<typeof challengeSeatSchema>> {
  const room = await gameOfChallenge(rooms, row);
  const side = sideIn(row, browser.hash);
  if (side === null) throw new Fault(403, 'no-seat', 'Two others play this game. You may watch it.');
  const token = browser.seatToken(row.id);
  const name = deviceName(request.headers['user-agent']);
  await devices.add(room.judge.id, side, { tokenHash: tokenHash(token), name });
  giveSeat({ request, reply, reach }, room, side, token);
  return { game: room.judge.id, side };
}
