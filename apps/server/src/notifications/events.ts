/**
 * Events of which players may be notified, as jobs: any node runs them, and a job that runs twice sends its
 * notification only once.
 */
import { z } from 'zod';
import type { Services } from '../services.ts';

/** The queue of events. */
export const EVENT_QUEUE = 'notification';

/** The queue of events for one person. */
export const PERSON_QUEUE = 'notification-person';

/** Requests of one side to the other. */
const REQUESTS = ['take-back', 'draw', 'seat', 'successor', 'own-seat'] as const;

const place = { game: z.string().max(60), side: z.literal([0, 1]) };

/** An event. `side` is the side to notify. */
export const eventSchema = z.discriminatedUnion('kind', [
  /** `since`: number of the last entry when the question came; `looks`: times that the player was at the table. */
  z.object({ kind: z.literal('asked'), ...place, since: z.int(), looks: z.int().default(0) }),
  /** `since` as in `asked`. */
  z.object({ kind: z.literal('low'), ...place, since: z.int() }),
  z.object({ kind: z.literal('late'), ...place, since: z.int() }),
  z.object({ kind: z.literal('offer'), ...place, what: z.enum(REQUESTS), since: z.int() }),
  z.object({ kind: z.literal('over'), ...place }),
  z.object({ kind: z.literal('accepted'), challenge: z.string().max(60) }),
  /** The question was answered, so its notification is removed. */
  z.object({ kind: z.literal('answered'), ...place }),
]);

/** An event of which players may be notified. */
export type NotificationEvent = z.infer<typeof eventSchema>;

/** A request from one side to the other. */
export type RequestKind = (typeof REQUESTS)[number];

/** Puts an event into the queue; one of the same key that waits there is replaced. */
export async function scheduleEvent(
  { jobs }: Pick<Services, 'jobs'>,
  event: NotificationEvent,
  due: number,
): Promise<void> {
  await jobs.schedule(EVENT_QUEUE, queueKey(event), due, event);
}

function queueKey(event: NotificationEvent): string {
  if (event.kind === 'accepted') return `accepted ${event.challenge}`;
  const about = event.kind === 'offer' ? ` ${event.what}` : '';
  return `${event.kind} ${event.game} ${event.side}${about}`;
}
