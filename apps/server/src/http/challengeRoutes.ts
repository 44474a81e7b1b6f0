import {
  acceptChallengeSchema,
  challengeIdSchema,
  challengeSeatSchema,
  challengeViewSchema,
  claimSeatSchema,
  errorSchema,
  postChallengeSchema,
} from '@linstock/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { nameKey } from '../accounts/newAccount.ts';
import { type LobbyBrowser, lobbyBrowser, type LobbyReaderId } from '../challenges/browserKey.ts';
import { ownChallenge } from '../challenges/challengeFaults.ts';
import { type ChallengeGame, gameOfChallenge, sideIn } from '../challenges/challengeGames.ts';
import type { ChallengeNews } from '../challenges/challengeNews.ts';
import { type Addressee, type Challenges, type StoredChallenge, termsOf } from '../challenges/challenges.ts';
import { challengeView } from '../challenges/challengeView.ts';
import { refuseTerms } from '../challenges/terms.ts';
import { Fault } from '../fault.ts';
import { newToken, tokenHash } from '../games/tokens.ts';
import type { PublicGames } from '../lobby/publicGames.ts';
import { deviceName } from '../seats/deviceName.ts';
import type { Services } from '../services.ts';
import type { AccountSeatParts } from './accountRoutes.ts';
import { askingBrowser } from './askingBrowser.ts';
import type { Limits } from './limits.ts';
import { lobbyPlayer } from './lobbyPlayer.ts';
import { giveSeat, lobbyCookie, lobbyKey, type Visit } from './seats.ts';
import type { SeatParts } from './seatRoutes.ts';
import type { AccountParts } from './signInRoutes.ts';
import { makerOf } from './visitor.ts';

const params = z.object({ id: challengeIdSchema });
const refused = { '4xx': errorSchema, '5xx': errorSchema };
const done = { 204: z.null(), ...refused };

/** The parts of the lobby. */
export interface Lobby {
  readonly challenges: Challenges;
  readonly publicGames: PublicGames;
  readonly news: ChallengeNews;
}

/** Posting, accepting and withdrawing challenges. No GET takes a seat or changes anything. */
export function challengeRoutes(
  parts: AccountSeatParts,
  { challenges, news, publicGames }: Lobby,
  limits: Limits,
): FastifyPluginCallbackZod {
  return (app, _, ready) => {
    // A browser gets its secret before its first command, so that the reply to that command may be lost.
    app.post('/api/challenges/key', { schema: { response: done } }, async (request, reply) => {
      if (lobbyKey(request) === null) lobbyCookie({ request, reply, reach: parts.reach }, newToken());
      return reply.code(204).send(null);
    });
    const making = { rateLimit: { max: limits.makingPerMinute, timeWindow: '1 minute' } };
    app.post(
      '/api/challenges',
      {
        config: making,
        schema: { body: postChallengeSchema, response: { 201: challengeViewSchema, ...refused } },
      },
      async (request, reply) => {
        const browser = browserOf(request);
        const { name, account } = await lobbyPlayer(parts, { request, reply }, request.body.name);
        const wish = { ...request.body, name };
        refuseTerms(parts.rooms.systems, wish, account);
        const { to } = wish;
        const addressee = to === undefined ? null : await addresseeOf(parts.services, to, account);
        const row = await challenges.post(wish, browser, makerOf(request.ip), account, addressee);
        return reply.code(201).send(await challengeView(news, row, { hash: browser.hash, account }));
      },
    );
    const seat = { params, response: { 200: challengeSeatSchema, ...refused } };
    app.post(
      '/api/challenges/:id/accept',
      { config: making, schema: { ...seat, body: acceptChallengeSchema } },
      async (request, reply) => {
        const browser = browserOf(request);
        const { side } = request.body;
        const player = await lobbyPlayer(parts, { request, reply }, request.body.name);
        const row = await challenges.accept(request.params.id, { browser, ...player, side });
        return seatAt({ ...parts, publicGames }, row, browser, { request, reply });
      },
    );
    // The maker's seat, once someone has accepted; and both seats at the second game of a pair.
    app.post(
      '/api/challenges/:id/seat',
      { config: making, schema: { ...seat, body: claimSeatSchema } },
      async (request, reply) => {
        const row = await challenges.find(request.params.id);
        const which = request.body?.second ? 'second' : 'first';
        return seatAt({ ...parts, publicGames }, row, browserOf(request), { request, reply }, which);
      },
    );
    endingRoutes(app, parts, challenges);
    ready();
  };
}

/** Withdrawing a challenge of one's own, and declining one that was sent. */
function endingRoutes(
  app: Parameters<FastifyPluginCallbackZod>[0],
  parts: AccountSeatParts,
  challenges: Challenges,
): void {
  app.post('/api/challenges/:id/withdraw', { schema: { params, response: done } }, async (request, reply) => {
    await challenges.withdraw(request.params.id, browserOf(request));
    return reply.code(204).send(null);
  });
  app.post('/api/challenges/:id/decline', { schema: { params, response: done } }, async (request, reply) => {
    await challenges.decline(request.params.id, await readerOf(parts, { request, reply }));
    return reply.code(204).send(null);
  });
}

/** Whoever asks: the browser if the lobby knows it, and the account that is signed in. */
export async function readerOf(
  { accounts, reach }: AccountParts,
  visit: Pick<Visit, 'request' | 'reply'>,
): Promise<LobbyReaderId> {
  const reader = await accounts.reader(askingBrowser({ ...visit, reach }));
  return { hash: knownBrowser(visit.request)?.hash ?? null, account: reader?.id ?? null };
}

/** The player whom a challenge is for. Throws a Fault if no account has the name, and for the maker's own. */
async function addresseeOf(
  { tables }: Pick<Services, 'tables'>,
  name: string,
  maker: string | null,
): Promise<Addressee> {
  const row = await tables
    .selectFrom('player_account')
    .select(['id', 'name'])
    .where('name_key', '=', nameKey(name))
    .executeTakeFirst();
  if (!row) throw new Fault(404, 'no-player', 'No player with an account has this name.');
  if (row.id === maker) throw ownChallenge();
  return { account: row.id, name: row.name };
}

/** The browser that asks; null for one that the lobby does not know. */
export function knownBrowser(request: FastifyRequest): LobbyBrowser | null {
  const key = lobbyKey(request);
  return key === null ? null : lobbyBrowser(key);
}

/** The same. Throws a Fault for a browser without a secret. */
export function browserOf(request: FastifyRequest): LobbyBrowser {
  const browser = knownBrowser(request);
  if (browser) return browser;
  const sentence = 'This browser has no key for the lobby yet. Allow cookies for this site, then try again.';
  throw new Fault(401, 'no-key', sentence);
}

/** Gives a player of an accepted challenge the seat: the same again each time. */
async function seatAt(
  { rooms, devices, reach, publicGames }: SeatParts & Pick<Lobby, 'publicGames'>,
  row: StoredChallenge,
  browser: LobbyBrowser,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  which: ChallengeGame = 'first',
): Promise<z.infer<typeof challengeSeatSchema>> {
  const room = await gameOfChallenge(rooms, row, which);
  const side = sideIn(row, browser.hash, which);
  if (side === null) throw new Fault(403, 'no-seat', 'Two others play this game. You may watch it.');
  const { spectators } = termsOf(row);
  if (row.who === 'anyone' && spectators !== 'none') await publicGames.add(room, spectators === 'later');
  // A token is for one game only.
  const token = browser.seatToken(which === 'first' ? row.id : room.judge.id);
  const name = deviceName(request.headers['user-agent']);
  const account = browser.hash === row.maker_hash ? row.maker_account : row.taker_account;
  await devices.add(room.judge.id, side, { tokenHash: tokenHash(token), name, account });
  giveSeat({ request, reply, reach }, room, side, token);
  return { game: room.judge.id, side, second: which === 'first' && termsOf(row).pair };
}
