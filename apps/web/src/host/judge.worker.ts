/** The judge of the games kept in this browser, in a worker of its own. */
import { commitment } from '@linstock/kernel';
import { clientMessageSchema } from '@linstock/protocol';
import { z } from 'zod';
import { thinkInWorker } from './botLine.ts';
import { Judge } from './judge.ts';
import { faultOf } from './surroundings.ts';
import { Keep } from './keep.ts';
import { HostError, type Wish } from './host.ts';

const others = new BroadcastChannel('linstock-games');
const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const random = (bytes: number): string => hexOf(crypto.getRandomValues(new Uint8Array(bytes)));

const judge = new Judge({
  keep: new Keep(),
  secret: () => random(32),
  id: () => `b${random(6)}`,
  now: () => new Date().toISOString(),
  commitment,
  think: thinkInWorker(),
  tellOthers: (game) => others.postMessage(game),
});

others.addEventListener('message', (event) => {
  const id = z.string().safeParse(event.data);
  if (id.success) void judge.heard(id.data);
});

/** What the page asks; a `join` brings the port its line runs over. */
const call = z.discriminatedUnion('call', [
  z.object({ id: z.number(), call: z.literal('create'), wish: z.custom<Wish>() }),
  z.object({
    id: z.number(),
    call: z.literal('import'),
    record: z.unknown(),
    seats: z.custom<Wish['seats']>(),
  }),
  z.object({
    id: z.number(),
    call: z.literal('fork'),
    record: z.unknown(),
    upTo: z.number(),
    seats: z.custom<Wish['seats']>(),
  }),
  z.object({ id: z.number(), call: z.literal('view'), game: z.string() }),
  z.object({ id: z.number(), call: z.literal('remove'), game: z.string() }),
  z.object({
    id: z.number(),
    call: z.literal('join'),
    game: z.string(),
    seat: z.union([z.literal(0), z.literal(1), z.null()]),
    from: z.number(),
  }),
]);

addEventListener('message', (event: MessageEvent) => {
  const asked = call.parse(event.data);
  answer(asked, event.ports[0] ?? null)
    .then((value) => postMessage({ id: asked.id, ok: value ?? null }))
    .catch((error: unknown) => {
      const fault = error instanceof HostError ? { ...faultOf(error), code: error.code } : faultOf(error);
      postMessage({ id: asked.id, fault });
    });
});

async function answer(asked: z.infer<typeof call>, port: MessagePort | null): Promise<unknown> {
  switch (asked.call) {
    case 'create':
      return judge.create(asked.wish);
    case 'import':
      return judge.importRecord(asked.record, asked.seats);
    case 'fork':
      return judge.fork(asked.record, asked.upTo, asked.seats);
    case 'view':
      return judge.view(asked.game);
    case 'remove':
      return judge.remove(asked.game);
    case 'join':
      return port ? seat(asked.game, asked.seat, asked.from, port) : null;
  }
}

async function seat(game: string, side: 0 | 1 | null, from: number, port: MessagePort): Promise<void> {
  const seated = await judge.join(game, side, from, (message) => port.postMessage(message));
  port.onmessage = (event) => {
    const message = clientMessageSchema.safeParse(event.data);
    if (message.success) seated.hear(message.data);
    else if (event.data === 'leave') seated.leave();
  };
}
