import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { nth, otherSide } from '@linstock/kernel';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Administration } from './admin/administration.ts';
import type { AdminMessage } from './admin/adminRequests.ts';
import { answerCommand } from './admin/commandAnswers.ts';
import { Thinkers } from './bots/thinkers.ts';
import { localBus } from './bus/localBus.ts';
import { NatsBus } from './bus/natsBus.ts';
import { SeatKeeping } from './clocks/seatKeeping.ts';
import { claimUnclaimedGames } from './clocks/unclaimedGames.ts';
import { openControl } from './control.ts';
import { Fault, faultOf, notedFault } from './fault.ts';
import { type RoomServices, Rooms } from './games/rooms.ts';
import { BOTS_QUEUE, GameSharing } from './games/sharing.ts';
import { newSecret } from './games/tokens.ts';
import { buildApp } from './http/app.ts';
import { LIMITS, type Limits } from './http/limits.ts';
import { Checker } from './imports/checker.ts';
import { BossJobs } from './jobs/bossJobs.ts';
import { TableJobs } from './jobs/tableJobs.ts';
import { PublicGames } from './lobby/publicGames.ts';
import type { Log, LogLines } from './log.ts';
import { type MailOptions, openMail } from './mail/mailers.ts';
import { Metrics } from './metrics.ts';
import { GameNews } from './notifications/gameNews.ts';
import { Notifier } from './notifications/notifier.ts';
import { HOUSE, loadSystems } from './registry.ts';
import { VACANT_SUBJECT } from './seats/vacantSubject.ts';
import type { Services } from './services.ts';
import { GameResults, RESULTS_QUEUE } from './ratings/gameResults.ts';
import { openStorage, type Storage } from './storage.ts';
import type { Store } from './store/store.ts';
import { TermsTable } from './talk/gameTerms.ts';

/** The part of the work that a node does. */
export const ROLES = ['web', 'worker', 'all'] as const;
export type Role = (typeof ROLES)[number];

/** The options of the server. */
export interface ServeOptions {
  /** Address to listen on; loopback by default otherwise. */
  readonly host?: string;
  /** 0 takes any free port. */
  readonly port?: number;
  /** The folder in which games are stored, and e-mail that no server sends. */
  readonly data: string;
  /** The PostgreSQL in which everything is stored in place of the folder; null for none. Several nodes may share it. */
  readonly databaseUrl?: string | null;
  /** The bus between the nodes, such as `nats://127.0.0.1:4222`; null for none: news of other nodes take a second then. */
  readonly natsUrl?: string | null;
  /** `web` serves visitors, `worker` does what waits: the moves of machines, messages. Without a PostgreSQL a node does all. */
  readonly role?: Role;
  /**
   * Days after which unused games are deleted, even if they were played. Null for never, also on loopback.
   */
  readonly keepDays?: number | null;
  /** The folder of the built page; without one only the API is served. */
  readonly web?: string | null;
  /** The address others know it by, such as `https://linstock.example.org`; null if it has no name. */
  readonly publicUrl?: URL | null;
  /** How e-mail is sent. Null to write it into a folder of the data folder. */
  readonly mail?: MailOptions | null;
  /** True if notifications may be sent to addresses of private networks, by webhooks that players give. */
  readonly privateWebhooks?: boolean;
  /** The log of errors that are our own fault, a line of JSON each; standard output by default. */
  readonly log?: LogLines;
  readonly limits?: Partial<Limits>;
  /** Address of a module that exports `rulebooks`; by default all those of Linstock. */
  readonly systems?: string;
}

/** A server that is running. */
export interface Serving {
  /** Its address, such as `http://127.0.0.1:4178`. */
  readonly address: string;
  /** Resolves with the error for the operator when the disk has failed and the server has stopped itself. */
  readonly failed: Promise<Fault>;
  /** Finishes what is under way and lets go of everything. Can be called twice. */
  close(): Promise<void>;
}

/** The port when none is given. */
export const DEFAULT_PORT = 4178;

/** Milliseconds between two searches for unused games. */
const CLEANUP_INTERVAL_MS = 3_600_000;

/** Days after which a game without a move is deleted. */
const UNPLAYED_DAYS = 14;

/** Days after which a game that was played in is deleted, on a server open to other machines. */
const PLAYED_DAYS = 180;

const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];

/**
 * Starts the server and the bots of unfinished games. Prints nothing. Throws a Fault with one clear sentence when the port
 * is taken or the data folder is in use.
 */
export async function startServer(options: ServeOptions): Promise<Serving> {
  const { host = nth(LOOPBACK, 0), port = DEFAULT_PORT } = options;
  const loopback = LOOPBACK.includes(host);
  const { keepDays = loopback ? null : PLAYED_DAYS } = options;
  const systemsModule = options.systems ?? HOUSE;
  const systems = await loadSystems(systemsModule);
  const broken = Promise.withResolvers<Fault>();
  const { databaseUrl = null, role = 'all' } = options;
  if (databaseUrl === null && role !== 'all') throw needsDatabase(role);
  let app: FastifyInstance | null = null;
  const log: Log = (err) => app?.log.error({ err });
  const storage = await openStorage(options.data, databaseUrl, broken.resolve, log);
  const metrics = new Metrics();
  const store = metrics.timed(storage.store);
  const services = openServices(options, storage, log);
  const sharing = storage.shared && new GameSharing(storage.shared, services, log);
  let closeControl: (() => Promise<void>) | null = null;
  const { thinkers, checker } = openThreads(systemsModule);
  const seatKeeping = new SeatKeeping(services, log);
  const publicGames = new PublicGames(services);
  const news = new GameNews(services, log);
  const around = aroundGames({ store, services, thinkers, seatKeeping, publicGames, news, log });
  const rooms = new Rooms(systems, store, around, checker, sharing);
  doGameJobs(rooms, services, sharing !== null);
  const notifier = openNotifier(rooms, services, options);
  const forget = () => rooms.removeForgotten(UNPLAYED_DAYS, keepDays).catch(log);
  const forgetting = setInterval(() => void forget(), CLEANUP_INTERVAL_MS).unref();
  const close = once(async () => {
    clearInterval(forgetting);
    rooms.close();
    await closeControl?.();
    await Promise.all([thinkers.close(), checker.close()]);
    await app?.close();
    await news.close();
    await closeServices(services, seatKeeping);
    await rooms.settle();
    await storage.close();
  });
  try {
    app = await buildApp({ rooms, services, notifier, metrics, log, loopback, ...appOptions(options) });
    observe(metrics, { app, rooms, sharing, services });
    if (role !== 'worker') await seatKeeping.start();
    await listen(app, host, port);
    if (databaseUrl === null)
      closeControl = await openControl(options.data, {
        backup: (file) => store.backup(file),
        admin: administer(rooms, services),
      });
    if (role !== 'web') await services.jobs.start();
    await forget();
    await (sharing ? resumeBots(store, services) : resume(store, rooms));
    return { address: addressOf(app, host), failed: failed(broken.promise, options.data, log, close), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function appOptions({ role, web = null, publicUrl = null, log, limits }: ServeOptions) {
  return {
    background: role === 'worker',
    web,
    publicUrl,
    logLines: log ?? process.stdout,
    limits: { ...LIMITS, ...limits },
  };
}

/** Worker threads, so that the server answers while bots think and long records are read. */
function openThreads(systemsModule: string) {
  return {
    thinkers: new Thinkers(systemsModule, Math.max(1, availableParallelism() - 1)),
    checker: new Checker(systemsModule),
  };
}

async function closeServices({ jobs, mail, bus }: Services, seatKeeping: SeatKeeping): Promise<void> {
  await seatKeeping.close();
  await jobs.close();
  mail.close();
  await bus.close();
}

/** The parts of a node that have numbers for the metrics. */
interface CountedParts {
  readonly app: FastifyInstance;
  readonly rooms: Rooms;
  readonly sharing: GameSharing | null;
  readonly services: Services;
}

function observe(metrics: Metrics, { app, rooms, sharing, services }: CountedParts): void {
  const sockets = app.websocketServer.clients;
  metrics.observe({
    games: () => rooms.size,
    sockets: () => sockets.size,
    lostHints: () => sharing?.lostHints ?? 0,
    busConnected: () => services.bus.connected,
  });
}

/** Does what the operator of this server asks. */
function administer(rooms: Rooms, services: Services): (message: AdminMessage) => Promise<string[]> {
  const administration = new Administration({ ...services, removeGame: (id) => rooms.remove(id) });
  return (message) => answerCommand(administration, message);
}

/** The services that all parts except the games share. */
function openServices(
  { mail = null, data, databaseUrl = null, natsUrl = null }: ServeOptions,
  { tables }: Storage,
  log: Log,
): Services {
  const now = Date.now;
  const jobs = databaseUrl === null ? new TableJobs(tables, now, log) : new BossJobs(databaseUrl, log);
  const bus = natsUrl === null ? localBus() : new NatsBus(natsUrl, log);
  return { tables, bus, jobs, mail: openMail(mail, data), now };
}

function needsDatabase(role: Role): Fault {
  const sentence = `A node of the role ${role} shares its games with others, and needs their PostgreSQL: set DATABASE_URL, or leave the role out.`;
  return new Fault(500, 'no-database', sentence);
}

/** Services that the judges of this server use. */
interface GameSurroundings {
  readonly store: Store;
  readonly services: Services;
  readonly thinkers: Thinkers;
  readonly seatKeeping: SeatKeeping;
  readonly publicGames: PublicGames;
  readonly news: GameNews;
  readonly log: Log;
}

/** The services for the judges of this server. */
function aroundGames({
  store,
  services,
  thinkers,
  seatKeeping,
  publicGames,
  news,
  log,
}: GameSurroundings): RoomServices {
  const { jobs, bus, now } = services;
  return {
    store,
    terms: new TermsTable(services),
    think: (asked, maker) => thinkers.think(asked, maker),
    secret: newSecret,
    breathe: () => setImmediate(),
    now: () => performance.now() / 1000,
    seatKeeping,
    fault: (error) => notedFault(error, log).body,
    begun: (judge) => news.follow(judge),
    takeBackAsked: ({ id, head }, { side }) => news.asked(id, otherSide(side), 'take-back', head),
    grown(game, entry) {
      news.follow(game, entry);
      if (!game.over) return;
      publicGames.finish(game.summary()).catch(log);
      bus.publish(VACANT_SUBJECT, game.id);
      // The flag is stored last: a game without it is looked at again when it is opened.
      const settled = jobs.schedule(RESULTS_QUEUE, game.id, now(), { game: game.id });
      settled.then(() => store.finish(game.id)).catch(() => undefined);
    },
  };
}

/** Stops the server when its disk has failed: what is in memory may then differ from the disk. */
async function failed(
  broken: Promise<Fault>,
  data: string,
  log: Log,
  close: () => Promise<void>,
): Promise<Fault> {
  const { cause } = await broken;
  log(cause);
  await close().catch(log);
  const why = cause instanceof Error ? cause.message : String(cause);
  const sentence = `The disk with ${data} failed (${why}), so the server has stopped. All that was acknowledged is stored. Check the disk, then start again.`;
  return new Fault(500, 'disk-failed', sentence);
}

/**
 * Opens the unfinished games in which a question may have to be answered without a reader. Their judges then
 * give the answers.
 */
async function resume(store: Store, rooms: Rooms): Promise<void> {
  for (const id of await store.unattended()) {
    // A game of unknown rules does not change, and says so when it is opened.
    await rooms.room(id).catch(() => undefined);
  }
}

/** The notifier of players, and its jobs. */
function openNotifier(rooms: Rooms, services: Services, options: ServeOptions): Notifier {
  const { publicUrl = null, privateWebhooks: allowPrivate = false } = options;
  const notifier = new Notifier({ rooms, services, publicUrl, allowPrivate });
  notifier.start();
  return notifier;
}

/** Does the jobs about games: results, and the bots of games that several nodes share. */
function doGameJobs(rooms: Rooms, services: Services, shared: boolean): void {
  new GameResults(rooms, services).start();
  if (shared) playBots(rooms, services);
  claimUnclaimedGames(rooms, services);
}

/** Milliseconds for which the bots of one game are played before others have their turn. */
const BOTS_TURN_MS = 20_000;

/** Plays the bots of games that are waiting in the queue; of all nodes one does it. */
function playBots(rooms: Rooms, { jobs, now }: Services): void {
  jobs.work(BOTS_QUEUE, z.object({ game: z.string() }), async ({ game }) => {
    const room = await rooms.room(game).catch((error: unknown) => {
      if (faultOf(error).body.code === 'no-game') return null;
      throw error;
    });
    if (!room) return;
    const end = now() + BOTS_TURN_MS;
    await room.judge.bots.play(() => now() > end);
    if (room.judge.bots.asked) await jobs.schedule(BOTS_QUEUE, game, now(), { game });
  });
}

/** The same as `resume` for games that several nodes share: one of them opens each. */
async function resumeBots(store: Store, { jobs, now }: Services): Promise<void> {
  for (const game of await store.unattended()) await jobs.schedule(BOTS_QUEUE, game, now(), { game });
}

async function listen(app: FastifyInstance, host: string, port: number): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw new Fault(500, 'no-port', portSentence(error, host, port));
  }
}

function portSentence(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken, perhaps by another Linstock. Choose another one: --port ${port + 1}.`;
  }
  if (code === 'EACCES')
    return `Port ${port} needs special rights. Choose one above 1024: --port ${DEFAULT_PORT}.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `${host} is not an address of this machine. Use --host 127.0.0.1, or --host 0.0.0.0 for all of them.`;
  }
  return `Cannot listen on ${host}, port ${port} (${String(code ?? error)}). Choose another one with --port.`;
}

function addressOf(app: FastifyInstance, host: string): string {
  const { port } = app.server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${name === '0.0.0.0' ? '127.0.0.1' : name}:${port}`;
}

/** Runs something at the first call only. */
function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null;
  return () => (done ??= work());
}
