import { otherSide, type Side } from '@linstock/kernel';
import { errorSchema, type OwnSeat, ownSeatSchema } from '@linstock/protocol';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Fault } from '../fault.ts';
import type { Room, Rooms } from '../games/rooms.ts';
import { VacantSeats } from '../lobby/vacantSeats.ts';
import type { SeatDevice, SeatDevices } from '../seats/seatDevices.ts';
import { SeatRequests } from '../seats/seatRequests.ts';
import { SeatTransfers } from '../seats/seatTransfers.ts';
import { SeatWords } from '../seats/seatWords.ts';
import type { Services } from '../services.ts';
import type { Reach } from './guard.ts';
import { playerOf, shownDevices } from './seats.ts';

/** The parts for routes about seats. */
export interface SeatParts {
  readonly rooms: Rooms;
  readonly services: Services;
  readonly devices: SeatDevices;
  readonly reach: Reach;
}

/** The seat that a request is about, and the device that asks. */
export interface AskedSeat {
  readonly room: Room;
  readonly side: Side;
  readonly device: SeatDevice;
}

export const seatParams = z.object({ id: z.string().regex(/^[\w-]{1,40}$/) });
export const seatQuerystring = z.object({
  seat: z.coerce
    .number()
    .pipe(z.union([z.literal(0), z.literal(1)]))
    .optional(),
});
export const seatRefusals = { '4xx': errorSchema, '5xx': errorSchema };
const deviceParams = seatParams.extend({ device: z.uuid() });
const done204 = { 204: z.null(), ...seatRefusals };

/** A request at a seat, its address as it was read. */
type SeatRequest = FastifyRequest<{
  Params: z.infer<typeof seatParams>;
  Querystring: { seat?: Side | undefined };
}>;

/** The seat that a request holds. Throws a Fault for a spectator. */
export async function askedSeat({ rooms, devices }: SeatParts, request: SeatRequest): Promise<AskedSeat> {
  const room = await rooms.room(request.params.id);
  const query = { request, room, devices };
  const side = await playerOf(query, request.query.seat);
  const device = (await shownDevices(query)).find((each) => each.side === side);
  if (!device) throw new Fault(403, 'no-seat', 'This browser does not hold the seat.');
  return { room, side, device };
}

/** A player's own seat. */
export function seatRoutes(parts: SeatParts): FastifyPluginCallbackZod {
  const { services, devices } = parts;
  const transfers = new SeatTransfers(services);
  const words = new SeatWords(services);
  const vacant = new VacantSeats(parts);
  const requests = new SeatRequests(parts);
  return (app, _, done) => {
    app.get(
      '/api/games/:id/seat',
      {
        schema: {
          params: seatParams,
          querystring: seatQuerystring,
          response: { 200: ownSeatSchema, ...seatRefusals },
        },
      },
      async (request): Promise<OwnSeat> => {
        const { room, side, device } = await askedSeat(parts, request);
        const link = await transfers.latest(room.judge.id, side);
        return {
          side,
          devices: (await devices.holding(room)).filter((each) => each.side === side).map(viewFor(device)),
          words: await words.made(room.judge.id, side),
          transfer: link && {
            expires: link.expires,
            used: link.used,
            usedBy: link.used_by,
            device: link.used_device,
          },
          requests: await requests.open(room),
          opponent: room.seats.some((seat) => seat.side !== side && seat.bot === null),
          other: await vacant.stateOf(room, otherSide(side)),
        };
      },
    );
    done();
  };
}

/** Signing devices out of a seat. */
export function deviceRoutes(parts: SeatParts): FastifyPluginCallbackZod {
  const { devices } = parts;
  const ofDevice = { schema: { params: deviceParams, querystring: seatQuerystring, response: done204 } };
  return (app, _, done) => {
    app.post('/api/games/:id/seat/devices/:device/sign-out', ofDevice, async (request, reply) => {
      const { room, side, device } = await askedSeat(parts, request);
      const other = (await devices.holding(room)).find(({ id }) => id === request.params.device);
      if (other?.side !== side) throw noDevice();
      await devices.signOut(room.judge.id, [other.id], device.name);
      return reply.code(204).send(null);
    });
    app.post('/api/games/:id/seat/devices/:device/restore', ofDevice, async (request, reply) => {
      const { room, side } = await askedSeat(parts, request);
      if (!(await devices.restore(room.judge.id, side, request.params.device))) throw noDevice();
      return reply.code(204).send(null);
    });
    app.post(
      '/api/games/:id/seat/others/sign-out',
      { schema: { params: seatParams, querystring: seatQuerystring, response: done204 } },
      async (request, reply) => {
        const { room, side, device } = await askedSeat(parts, request);
        const others = (await devices.holding(room))
          .filter((each) => each.side === side && each.id !== device.id)
          .map(({ id }) => id);
        await devices.signOut(room.judge.id, others, device.name);
        return reply.code(204).send(null);
      },
    );
    done();
  };
}

const viewFor =
  (here: SeatDevice) =>
  ({ id, name, made, seen }: SeatDevice): OwnSeat['devices'][number] => ({
    id,
    name,
    made,
    seen,
    here: id === here.id,
  });

function noDevice(): Fault {
  return new Fault(404, 'no-device', 'This device does not hold the seat any more. Open Your seat again.');
}
