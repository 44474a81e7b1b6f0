import type { NotificationChannel, SentNotification } from '@linstock/protocol';
import type { Selectable } from 'kysely';
import type { Services } from '../services.ts';
import type { NotificationSentTable } from '../tables/rows/notifications.ts';

/** Milliseconds for which a notification is listed: 14 days. */
const STORED_MS = 14 * 86_400_000;

/** Milliseconds after which one that was being sent counts as failed: the node has died. */
const STALE_MS = 120_000;

/** Times that one is tried. */
export const MAX_TRIES = 3;

/** Notifications that a player sees in the list. */
const MAX_LISTED = 30;

/** One notification on one channel. */
export interface SentKey {
  readonly person: string;
  readonly event: string;
  readonly channel: NotificationChannel;
}

/** A notification that waits for the daily letter. */
export type WaitingNotification = Selectable<NotificationSentTable>;

/** The log of sent notifications: it makes only one of all nodes send each one, and the player can read it. */
export class SentLog {
  readonly #services: Pick<Services, 'tables' | 'now'>;

  constructor(services: Pick<Services, 'tables' | 'now'>) {
    this.#services = services;
  }

  /**
   * Claims the right to send. False if another has it, or if it was sent. One that failed may be claimed again, up to three
   * times in all.
   */
  async claim({ person, event, channel }: SentKey, title: string, path: string): Promise<boolean> {
    const { tables, now } = this.#services;
    const at = now();
    const fresh = { title, path, state: 'sending', detail: '', tries: 1, at } as const;
    const inserted = await tables
      .insertInto('notification_sent')
      .values({ person, event, channel, ...fresh })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if ((inserted.numInsertedOrUpdatedRows ?? 0n) > 0n) return true;
    const { numUpdatedRows } = await tables
      .updateTable('notification_sent')
      .set((row) => ({ state: 'sending', at, tries: row('tries', '+', 1) }))
      .where('person', '=', person)
      .where('event', '=', event)
      .where('channel', '=', channel)
      .where('tries', '<', MAX_TRIES)
      .where((where) =>
        where.or([
          where('state', '=', 'failed'),
          where.and([where('state', '=', 'sending'), where('at', '<', at - STALE_MS)]),
        ]),
      )
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Notes the result of what was claimed. Returns how often it has been tried. */
  async note(
    { person, event, channel }: SentKey,
    state: SentNotification['state'],
    detail: string,
  ): Promise<number> {
    const { tables, now } = this.#services;
    const row = await tables
      .updateTable('notification_sent')
      .set({ state, detail: detail.slice(0, 200), at: now() })
      .where('person', '=', person)
      .where('event', '=', event)
      .where('channel', '=', channel)
      .returning('tries')
      .executeTakeFirst();
    return row?.tries ?? MAX_TRIES;
  }

  /** The people to whose browsers an event was sent, and who may still see it. */
  async shown(eventPrefix: string): Promise<readonly SentKey[]> {
    return this.#services.tables
      .selectFrom('notification_sent')
      .select(['person', 'event', 'channel'])
      .where('event', '>=', eventPrefix)
      .where('event', '<', `${eventPrefix}~`)
      .where('channel', '=', 'device')
      .where('state', '=', 'sent')
      .execute();
  }

  /** The events that wait for a person's daily letter. */
  async waiting(person: string): Promise<readonly WaitingNotification[]> {
    return this.#services.tables
      .selectFrom('notification_sent')
      .selectAll()
      .where('person', '=', person)
      .where('state', '=', 'waiting')
      .orderBy('at')
      .limit(50)
      .execute();
  }

  /** The notifications of the last 14 days, the latest first. */
  async list(person: string): Promise<SentNotification[]> {
    const { tables, now } = this.#services;
    return tables
      .selectFrom('notification_sent')
      .select(['at', 'channel', 'title', 'state', 'detail'])
      .where('person', '=', person)
      .where('at', '>', now() - STORED_MS)
      .orderBy('at', 'desc')
      .limit(MAX_LISTED)
      .execute();
  }

  /** Deletes what is older than 14 days. */
  async removeOld(): Promise<void> {
    const { tables, now } = this.#services;
    await tables
      .deleteFrom('notification_sent')
      .where('at', '<=', now() - STORED_MS)
      .execute();
  }
}
