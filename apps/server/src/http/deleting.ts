import type { Side } from '@linstock/kernel';
import { errorSchema, leavingSchema } from '@linstock/protocol';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Fault } from '../fault.ts';
import type { Room, Rooms } from '../games/rooms.ts';
import type { SeatDevices } from '../seats/seatDevices.ts';
import { heldSeats, isOwner, notSeated } from './seats.ts';

/**
 * Deletes a game. A game that others have played in is deleted when all of them want it. A game between bots is deleted
 * by its maker.
 */
export function deleting(rooms: Rooms, devices: SeatDevices): FastifyPluginCallbackZod {
  return (app, _, done) => {
    app.delete(
      '/api/games/:id',
      {
        schema: {
          params: z.object({ id: z.string().regex(/^[\w-]{1,40}$/) }),
          querystring: z.object({ confirm: z.string().optional() }),
          response: { 202: leavingSchema, 204: z.null(), '4xx': errorSchema, '5xx': errorSchema },
        },
      },
      async (request, reply) => {
        const room = await rooms.room(request.params.id);
        const held = await heldSeats({ request, room, devices });
        if (held.length === 0 && !isOwner(request, room)) throw notSeated();
        const { id } = room.judge;
        if (request.query.confirm !== id) throw unconfirmed(id);
        if (!(await allLeave(rooms, room, held))) return reply.code(202).send(WAITS);
        await rooms.remove(id);
        return reply.code(204).send(null);
      },
    );
    done();
  };
}

/**
 * True if all who have played in a game want it deleted, now that these seats do. Nonces do not count: a page sends one
 * without being asked.
 */
async function allLeave(
  { store }: Rooms,
  { judge, seats, begun }: Room,
  held: readonly Side[],
): Promise<boolean> {
  let leaving: readonly Side[] = [];
  for (const side of held) leaving = await store.leave(judge.id, side);
  const played = new Set(
    judge
      .entries(null, 0)
      .slice(begun)
      .filter((entry) => !('nonce' in entry))
      .map(({ side }) => side),
  );
  return seats.every(({ side, bot }) => bot !== null || leaving.includes(side) || !played.has(side));
}

const WAITS = {
  sentence: 'The other player has played in this game too. It is deleted when he deletes it as well.',
};

function unconfirmed(id: string): Fault {
  const sentence = `Deleting a game is for good. Ask again with confirm=${id} to do it.`;
  return new Fault(409, 'unconfirmed', sentence);
}
