import type { SendToReader, Subscription } from '@linstock/judge';
import type { Side } from '@linstock/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Person } from '../admin/sanctions.ts';
import { Fault } from '../fault.ts';
import type { Room, Rooms } from '../games/rooms.ts';
import type { Log } from '../log.ts';
import type { SeatDevice, SeatDevices } from '../seats/seatDevices.ts';
import type { Services } from '../services.ts';
import { SpectatorsTalkTable, type TalkReader } from '../talk/spectatorsTalk.ts';
import { TableTalk } from '../talk/tableTalk.ts';
import { Crowd } from './crowd.ts';
import type { HeavyWork } from './heavyWork.ts';
import type { Limits } from './limits.ts';
import { Paces } from './pace.ts';
import { refuseSpectator, seatOf, shownDevices } from './seats.ts';
import { SeatWatch } from './seatWatch.ts';
import { Socket } from './socket.ts';
import { type SpectatorParts, talkingSpectator } from './spectators.ts';
import { spectatorsTalkSource, tableTalkSource, TalkWatch } from './talkWatch.ts';
import { makerOf, visitorOf } from './visitor.ts';

/** Milliseconds between two looks whether a socket is still there. */
const HEARTBEAT_MS = 30_000;

/** Close code for "come again". */
const TRY_AGAIN = 1013;

interface Place {
  readonly room: Room;
  readonly side: Side | null;
  /** The device that holds the seat; undefined for a spectator. */
  readonly device: SeatDevice | undefined;
  readonly visitor: string;
  /** The reader of the talk of spectators. */
  readonly reader: TalkReader;
}

/** The address of a game's WebSocket. */
const schema = {
  hide: true,
  params: z.object({ id: z.string().regex(/^[\w-]{1,40}$/) }),
  querystring: z.object({
    from: z.coerce.number().int().min(0).default(0),
    seat: z.coerce
      .number()
      .pipe(z.union([z.literal(0), z.literal(1)]))
      .optional(),
  }),
};

/** Services that the sockets of games use. */
interface SocketServices {
  readonly rooms: Rooms;
  readonly services: Services;
  readonly limits: Limits;
  readonly log: Log;
  readonly people: SpectatorParts;
}

/** The WebSocket of a game: `/ws/games/:id?from=n&seat=0|1`. */
export function sockets(
  { rooms, limits, log, services, people }: SocketServices,
  heavy: HeavyWork,
): FastifyPluginCallbackZod {
  return (app, _, done) => {
    const crowd = new Crowd(limits);
    const paces = new Paces(limits);
    const live = new Map<Socket, string>();
    const places = new WeakMap<FastifyRequest, Place>();
    const beat = setInterval(() => {
      for (const socket of live.keys()) socket.beat();
      paces.sweep(new Set(live.values()));
    }, HEARTBEAT_MS);
    beat.unref();
    const players = new PlayerSockets(people.devices, services, log);
    const spectators = new TalkWatch(spectatorsTalkSource(new SpectatorsTalkTable(services)), services, log);
    app.addHook('onClose', () => {
      clearInterval(beat);
      for (const watch of [players, spectators]) watch.close();
    });
    app.get(
      '/ws/games/:id',
      {
        websocket: true,
        schema,
        // Everything that takes time comes before the upgrade: a message that arrives before its listener is lost.
        preHandler: async (request, reply) => {
          // A plain request finds nothing here, and its connection may stay open for long: it must not count as a reader.
          if (!request.ws) return;
          const place = await placeOf({ request, reply }, rooms, people);
          const connection = request.raw.socket;
          if (connection.destroyed) throw new Fault(400, 'gone', 'You hung up.');
          const { visitor, room, side } = place;
          connection.once('close', crowd.enter({ visitor, game: room.judge.id, side }));
          places.set(request, place);
        },
      },
      (ws, request) => {
        const place = places.get(request);
        if (!place || !rooms.has(place.room)) return ws.close(TRY_AGAIN);
        const { room, device, visitor, reader } = place;
        // At the end of the battle its players may have what spectators said.
        const join = joining(place, request.query.from, () => spectators.look(room.judge.id));
        const socket = new Socket(ws, join, {
          pace: paces.socket(visitor),
          patience: limits.patience,
          heavy: (work) => heavy.run(visitor, work),
          log,
          connection: request.raw.socket,
        });
        live.set(socket, visitor);
        ws.on('close', () => live.delete(socket));
        ws.on('close', spectators.add(room.judge.id, reader, socket));
        if (device) ws.on('close', players.add(device, makerOf(request.ip), socket));
      },
    );
    done();
  };
}

/** Joins a reader to the game, and calls back when the reader is told that it is over. */
function joining({ room, side }: Place, from: number, onEnd: () => void) {
  return (say: SendToReader): Subscription =>
    room.judge.join(side, from, (message) => {
      if (message.t === 'revealed') onEnd();
      return say(message);
    });
}

/** Messages for the sockets of players only: that they are signed out, and the talk of the players. */
class PlayerSockets {
  readonly #watch: SeatWatch;
  readonly #talk: TalkWatch<Person>;

  constructor(devices: SeatDevices, services: Services, log: Log) {
    this.#watch = new SeatWatch(devices, log);
    this.#talk = new TalkWatch(tableTalkSource(new TableTalk(services)), services, log);
  }

  /** Watches the socket of a device until the returned function is called. */
  add(device: SeatDevice, visitor: string, socket: Socket): () => void {
    const leave = this.#watch.add(device, socket);
    const leaveTalk = this.#talk.add(device.game, { visitor, account: device.account }, socket);
    return () => {
      leave();
      leaveTalk();
    };
  }

  close(): void {
    this.#watch.close();
    this.#talk.close();
  }
}

/** The game, seat and device of a request, and whether its sender may have what spectators say. */
async function placeOf(
  asked: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  rooms: Rooms,
  people: SpectatorParts,
): Promise<Place> {
  const { request } = asked;
  const { devices } = people;
  const room = await rooms.visited((request.params as { id: string }).id);
  const { seat } = request.query as { seat?: Side };
  const query = { request, room, devices };
  const side = await seatOf(query, seat);
  refuseSpectator(room, side);
  const device = (await shownDevices(query)).find((each) => each.side === side);
  if (device) await devices.see(device);
  const known = device
    ? { person: { visitor: makerOf(request.ip), account: device.account }, plays: true }
    : await talkingSpectator(people, asked, room);
  return { room, side, device, visitor: visitorOf(request.ip), reader: readerAt(room, known) };
}

/** A reader who may have the talk of spectators once the battle is over, if not before. */
function readerAt({ judge }: Room, { person, plays }: Omit<TalkReader, 'over'>): TalkReader {
  return {
    person,
    plays,
    get over() {
      return judge.over;
    },
  };
}
