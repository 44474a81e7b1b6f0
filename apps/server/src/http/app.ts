import type { Socket } from 'node:net';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import { MAX_MESSAGE } from '@linstock/protocol';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { Accounts } from '../accounts/accounts.ts';
import { ChallengeNews } from '../challenges/challengeNews.ts';
import { Challenges } from '../challenges/challenges.ts';
import { Fault } from '../fault.ts';
import type { Rooms } from '../games/rooms.ts';
import { PublicGames } from '../lobby/publicGames.ts';
import { VacantSeats } from '../lobby/vacantSeats.ts';
import { type Log, type LogLines, loggableError } from '../log.ts';
import { SeatDevices } from '../seats/seatDevices.ts';
import type { Metrics } from '../metrics.ts';
import type { Notifier } from '../notifications/notifier.ts';
import type { Services } from '../services.ts';
import { ShortLinks } from '../shortLinks/shortLinks.ts';
import {
  accountRoutes,
  type AccountSeatParts,
  accountSeatRoutes,
  personalDataRoutes,
} from './accountRoutes.ts';
import { adminRoutes } from './adminRoutes.ts';
import { catalogue } from './catalogue.ts';
import { challengeReading } from './challengeReading.ts';
import { challengeRoutes, type Lobby } from './challengeRoutes.ts';
import { challengeSocket } from './challengeSocket.ts';
import { deleting } from './deleting.ts';
import { gameLists } from './gameLists.ts';
import { closeBadConnection, plainErrors, replyToBadAddress } from './errors.ts';
import { gameCreationRoutes, gameRoutes, play } from './games.ts';
import { prefixOf, type Reach, readJson, refuseForeign, refuseRebound, withoutPrefix } from './guard.ts';
import { serveHealth } from './health.ts';
import { HeavyWork } from './heavyWork.ts';
import type { Limits } from './limits.ts';
import {
  letterRoutes,
  notificationEmailRoute,
  type NotificationParts,
  notificationRoutes,
  notificationSourceRoutes,
  notifiedDeviceRoutes,
} from './notificationRoutes.ts';
import { servePage } from './page.ts';
import { playerRoutes } from './playerRoutes.ts';
import { previews } from './preview.ts';
import { consentRoutes, requestRoutes, wordRoutes } from './recoveryRoutes.ts';
import { deviceRoutes, type SeatParts, seatRoutes } from './seatRoutes.ts';
import { shortLinkRoutes } from './shortLinkRoutes.ts';
import { emailLinkRoutes, passkeyRoutes } from './signInRoutes.ts';
import { sockets } from './sockets.ts';
import { spectatorReportRoutes, spectatorRoutes } from './spectatorRoutes.ts';
import { reportRoutes, talkRoutes } from './talkRoutes.ts';
import { takingRoutes, transferLinkRoutes } from './transferRoutes.ts';
import { successionRoutes, vacantSeatRoutes } from './vacantSeatRoutes.ts';
import { visitorOf } from './visitor.ts';

/** The parts of the HTTP server. */
export interface AppParts extends Reach {
  readonly rooms: Rooms;
  readonly services: Services;
  readonly notifier: Notifier;
  readonly metrics: Metrics;
  /** True for a node that does work in the background only, see HealthParts. */
  readonly background?: boolean;
  readonly limits: Limits;
  /** The folder of the built page, or null. */
  readonly web: string | null;
  readonly log: Log;
  readonly logLines: LogLines;
}

/** The server's HTTP and WebSocket side, not yet listening. Logs errors only. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { rooms, limits, web } = parts;
  const heavy = new HeavyWork();
  const devices = new SeatDevices(parts.services);
  const accounts = new Accounts(parts.services);
  const app = bareApp(parts, heavy);
  app.addHook('onRequest', async (request) => {
    refuseRebound(request, parts);
    refuseForeign(request, parts);
  });
  sendToRoot(app, parts);
  app.addHook('onSend', async (request, reply) => {
    // A reply about a game is valid at this moment only, and part of it is for one seat only.
    if (GAME_ADDRESSES.test(request.routeOptions.url ?? request.url))
      reply.header('cache-control', 'no-store');
  });
  plainErrors(app);
  await app.register(helmet, {
    contentSecurityPolicy: { directives: CONTENT },
    strictTransportSecurity: false,
  });
  await app.register(rateLimit, {
    max: limits.requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => visitorOf(request.ip),
    // By its route, not by the spelling of its address.
    allowList: (request) => !GAME_ADDRESSES.test(request.routeOptions.url ?? ''),
    errorResponseBuilder: () =>
      new Fault(429, 'too-fast', 'Too many requests at once. Wait a minute and try again.'),
  });
  app.addHook('preClose', async () => {
    for (const socket of app.websocketServer.clients) socket.close(RESTARTS, 'the server restarts');
  });
  await app.register(websocket, {
    options: { maxPayload: MAX_MESSAGE, perMessageDeflate: false },
    // A socket fails by its sender's fault: the close code says so, and nothing is logged.
    errorHandler: (_, socket) => socket.terminate(),
  });
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Linstock', version: '1' } },
    transform: jsonSchemaTransform,
  });
  const { bus } = parts.services;
  const { metrics, background = false } = parts;
  serveHealth(app, { ready: () => rooms.store.ready(), bus, metrics, background });
  await app.register(catalogue(rooms));
  await app.register(gameCreationRoutes(rooms, limits, parts, accounts));
  await app.register(gameRoutes(rooms, devices, parts, heavy, accounts));
  await app.register(deleting(rooms, devices));
  await app.register(play(rooms, devices, heavy));
  await app.register(sockets({ ...parts, people: { accounts, devices, reach: parts } }, heavy));
  await app.register(shortLinkRoutes(new ShortLinks(parts.services, limits.shortLinks), limits, heavy));
  const lobby = await registerPeople(app, parts, { accounts, devices });
  app.addHook('onClose', () => devices.close());
  await servePage(app, web, previews(lobby, { systems: rooms.systems, reach: parts, web }));
  cutOffAtClose(app, rooms);
  return app;
}

/** The services for people: seats, accounts and the lobby. */
async function registerPeople(
  app: FastifyInstance,
  parts: AppParts,
  { accounts, devices }: Pick<AccountSeatParts, 'accounts' | 'devices'>,
): Promise<Lobby> {
  const { rooms, services, limits } = parts;
  const publicGames = new PublicGames(services);
  await app.register(gameLists({ rooms, publicGames, limits, services }));
  const seatParts = { rooms, services, devices, reach: parts };
  await registerSeats(app, seatParts);
  const accountParts = { ...seatParts, accounts };
  await registerAccounts(app, accountParts);
  await registerNotifications(app, { ...accountParts, notifier: parts.notifier });
  return registerLobby(app, accountParts, { ...parts, publicGames });
}

async function registerSeats(app: FastifyInstance, parts: SeatParts): Promise<void> {
  const routes = [
    ...[seatRoutes, deviceRoutes, transferLinkRoutes],
    ...[takingRoutes, wordRoutes, requestRoutes, consentRoutes, talkRoutes, reportRoutes],
  ];
  for (const each of routes) await app.register(each(parts));
}

async function registerLobby(
  app: FastifyInstance,
  seats: AccountSeatParts,
  { services, publicGames, limits, log }: AppParts & Pick<Lobby, 'publicGames'>,
): Promise<Lobby> {
  const challenges = new Challenges(services);
  const news = new ChallengeNews(challenges, new VacantSeats(seats), services, log);
  const lobby = { challenges, publicGames, news };
  await app.register(challengeRoutes(seats, lobby, limits));
  await app.register(challengeReading(seats, lobby));
  await app.register(vacantSeatRoutes(seats, limits));
  await app.register(playerRoutes(seats, lobby));
  await app.register(challengeSocket(seats, lobby.news, limits));
  return lobby;
}

async function registerNotifications(app: FastifyInstance, parts: NotificationParts): Promise<void> {
  const routes = [
    ...[notificationRoutes, notificationEmailRoute, notifiedDeviceRoutes],
    ...[notificationSourceRoutes, letterRoutes],
  ];
  for (const each of routes) await app.register(each(parts));
}

async function registerAccounts(app: FastifyInstance, parts: AccountSeatParts): Promise<void> {
  const routes = [
    ...[passkeyRoutes, emailLinkRoutes, accountRoutes],
    ...[accountSeatRoutes, personalDataRoutes, adminRoutes],
    ...[spectatorRoutes, spectatorReportRoutes, successionRoutes],
  ];
  for (const each of routes) await app.register(each(parts));
}

/** An app that reads only JSON, and has a time limit for each request. */
function bareApp(
  { limits: { arrivingMs }, publicUrl, logLines }: AppParts,
  heavy: HeavyWork,
): FastifyInstance {
  const prefix = prefixOf(publicUrl);
  const app = Fastify({
    logger: { level: 'error', serializers: { err: loggableError }, stream: logLines },
    bodyLimit: MAX_MESSAGE,
    forceCloseConnections: true,
    requestTimeout: arrivingMs,
    // Node gets it too, and limits the time for request heads by it.
    http: { requestTimeout: arrivingMs, connectionsCheckingInterval: Math.ceil(arrivingMs / 2) },
    // A server with a public address is behind a proxy on this machine, which says who asks.
    rewriteUrl: ({ url = '/' }) => withoutPrefix(url, prefix),
    trustProxy: publicUrl === null ? false : 'loopback',
    frameworkErrors: replyToBadAddress,
    clientErrorHandler: closeBadConnection,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async ({ ip }: FastifyRequest, body: string) =>
      body.length > MAX_MESSAGE ? heavy.run(visitorOf(ip), () => readJson(body)) : readJson(body),
  );
  return app;
}

/** Redirects requests without the slash after the path of the public address to the page, whose files are below it. */
function sendToRoot(app: FastifyInstance, { publicUrl }: Reach): void {
  const prefix = prefixOf(publicUrl);
  if (prefix === '') return;
  app.addHook('onRequest', async (request, reply) => {
    const [path, query] = request.originalUrl.split('?', 2);
    if (path === prefix) return reply.redirect(`${prefix}/${query === undefined ? '' : `?${query}`}`);
  });
}

/**
 * Answers open requests on closing. After that an open connection cannot keep the server from closing; WebSockets are
 * closed by then.
 */
function cutOffAtClose(app: FastifyInstance, rooms: Rooms): void {
  const connections = new Set<Socket>();
  app.server.on('connection', (connection) => {
    connections.add(connection);
    connection.on('close', () => connections.delete(connection));
  });
  app.addHook('preClose', async () => {
    await rooms.settle();
    setImmediate(() => {
      for (const connection of connections) connection.destroy();
    });
  });
}

/** Close code of the WebSocket protocol: come back, to this node or another. */
const RESTARTS = 1012;

/** Addresses of games and of built-in data, as opposed to files of the page. */
const GAME_ADDRESSES = /^\/(api|ws)\//;

/** The sources the page may load from: its own files, images it draws itself, workers of its bundle. */
const CONTENT = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  // Colours and places of counters are style attributes.
  styleSrcAttr: ["'unsafe-inline'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  workerSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  // It would turn a plain http address of a home network into one without an answer.
  upgradeInsecureRequests: null,
};
