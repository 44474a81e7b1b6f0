import { randomUUID } from 'node:crypto';
import type { Side } from '@linstock/kernel';
import {
  MAX_NOTIFIED_DEVICES,
  type NotificationSettings,
  notificationSettingsSchema,
  type PushSubscriptionKeys,
  USUAL_NOTIFICATIONS,
} from '@linstock/protocol';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Site } from '../accounts/site.ts';
import { Fault } from '../fault.ts';
import type { Services } from '../services.ts';
import type { NotifiedDeviceTable } from '../tables/rows/notifications.ts';

/** A browser that may be sent notifications. */
export type NotifiedDevice = Selectable<NotifiedDeviceTable>;

/** A player who may be notified, and on which channels. */
export interface NotifiedPerson {
  readonly id: string;
  readonly settings: NotificationSettings;
  /** The address of the account, or the one that a guest gave; null for none. */
  readonly email: string | null;
  readonly emailConfirmed: boolean;
  readonly webhookFailures: number;
  /** The address of this server for links; null if it has none that others could open. */
  readonly site: Site | null;
}

/** Failures of a webhook in a row after which it is not tried again. */
export const MAX_WEBHOOK_FAILURES = 3;

const siteSchema = z.object({ origin: z.string(), path: z.string() });

/** The id of the person with an account. */
export const personOfAccount = (account: string): string => `a:${account}`;

/** The id of the person at a browser without an account. @param hash of the browser's secret */
export const personOfBrowser = (hash: string): string => `b:${hash}`;

/** The account of a person; null for a guest. */
export const accountOf = (person: string): string | null =>
  person.startsWith('a:') ? person.slice(2) : null;

/** The players who may be notified, in their tables. */
export class NotifiedPeople {
  readonly #services: Pick<Services, 'tables' | 'now'>;

  constructor(services: Pick<Services, 'tables' | 'now'>) {
    this.#services = services;
  }

  /** A person with the usual settings if none were stored. */
  async find(id: string): Promise<NotifiedPerson> {
    const { tables } = this.#services;
    const row = await tables
      .selectFrom('notified_person')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    const account = accountOf(id);
    const own = account === null ? null : await this.#addressOfAccount(account);
    return {
      id,
      settings: row ? notificationSettingsSchema.parse(JSON.parse(row.settings)) : USUAL_NOTIFICATIONS,
      email: own ?? row?.email ?? null,
      emailConfirmed: own !== null || row?.email_confirmed === 1,
      webhookFailures: row?.webhook_failures ?? 0,
      site: row?.site ? siteSchema.parse(JSON.parse(row.site)) : null,
    };
  }

  /** Stores what a person has chosen. A webhook that was paused is tried again. */
  async save(id: string, settings: NotificationSettings, site: Site | null): Promise<void> {
    await this.#write(id, { settings: JSON.stringify(settings), webhook_failures: 0, site: siteText(site) });
  }

  /** Stores the address of a guest: confirmed by the link that was sent there. */
  async confirmEmail(id: string, email: string): Promise<void> {
    const { settings } = await this.find(id);
    const on = { ...settings, email: { ...settings.email, on: true } };
    await this.#write(id, { settings: JSON.stringify(on), email, email_confirmed: 1 });
  }

  /** Stores the address that a guest gave, before it is confirmed. */
  async noteEmail(id: string, email: string, site: Site): Promise<void> {
    await this.#write(id, { email, email_confirmed: 0, site: siteText(site) });
  }

  /** Less e-mail: `less` only when little time is left, `none` none at all. */
  async lessEmail(id: string, what: 'less' | 'none'): Promise<void> {
    const { settings } = await this.find(id);
    const email =
      what === 'less' ? { ...settings.email, when: 'short' as const } : { ...settings.email, on: false };
    await this.#write(id, { settings: JSON.stringify({ ...settings, email }) });
  }

  /** Counts a failure of the webhook, or ends the count. */
  async noteWebhook(id: string, ok: boolean): Promise<void> {
    const { tables } = this.#services;
    await tables
      .updateTable('notified_person')
      .set((row) => ({ webhook_failures: ok ? 0 : row('webhook_failures', '+', 1) }))
      .where('id', '=', id)
      .execute();
  }

  /** Games of which a person wants no notifications. */
  async muted(person: string): Promise<readonly string[]> {
    const { tables } = this.#services;
    const rows = await tables
      .selectFrom('notification_mute')
      .select('game')
      .where('person', '=', person)
      .limit(200)
      .execute();
    return rows.map(({ game }) => game);
  }

  async mute(person: string, game: string, muted: boolean): Promise<void> {
    const { tables } = this.#services;
    if (muted)
      await tables
        .insertInto('notification_mute')
        .values({ person, game })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else
      await tables
        .deleteFrom('notification_mute')
        .where('person', '=', person)
        .where('game', '=', game)
        .execute();
  }

  /** The browsers of a person that may be notified; those whose session of the account has ended are left out. */
  async devices(person: string): Promise<readonly NotifiedDevice[]> {
    const { tables, now } = this.#services;
    const rows = await tables
      .selectFrom('notified_device')
      .leftJoin('account_session', 'account_session.id', 'notified_device.session')
      .selectAll('notified_device')
      .select('account_session.expires_at as ends')
      .where('person', '=', person)
      .orderBy('made')
      .execute();
    const live = (ends: string | null): boolean => ends !== null && Date.parse(ends) > now();
    return rows.filter(({ session, ends }) => session === null || live(ends));
  }

  /** Signs a browser up. One that was another person's is this one's from now on. Throws a Fault for too many. */
  async addDevice(
    person: string,
    { endpoint, keys }: PushSubscriptionKeys,
    { name, session }: { readonly name: string; readonly session: string | null },
  ): Promise<void> {
    const others = (await this.devices(person)).filter((each) => each.endpoint !== endpoint);
    if (others.length >= MAX_NOTIFIED_DEVICES) throw tooManyDevices();
    const { tables, now } = this.#services;
    const given = { person, p256dh: keys.p256dh, auth: keys.auth, name, session };
    await tables
      .insertInto('notified_device')
      .values({ id: randomUUID(), endpoint, made: now(), ...given })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(given))
      .execute();
  }

  /** Removes a browser, or one that its push service no longer knows. */
  async removeDevice(person: string, endpoint: string): Promise<void> {
    await this.#services.tables
      .deleteFrom('notified_device')
      .where('person', '=', person)
      .where('endpoint', '=', endpoint)
      .execute();
  }

  /** Notes who is behind a device that holds a seat, or a browser in the lobby. */
  async addSource(kind: 'seat' | 'lobby', key: string, person: string): Promise<void> {
    await this.#services.tables
      .insertInto('notification_source')
      .values({ kind, key, person })
      .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet({ person }))
      .execute();
  }

  /** The people who hold a seat: by the accounts of its devices, and by the browsers that registered for it. */
  async atSeat(game: string, side: Side): Promise<readonly string[]> {
    const rows = await this.#services.tables
      .selectFrom('seat_device')
      .leftJoin('notification_source', (join) =>
        join
          .onRef('notification_source.key', '=', 'seat_device.id')
          .on('notification_source.kind', '=', 'seat'),
      )
      .select(['seat_device.account', 'notification_source.person'])
      .where('game', '=', game)
      .where('side', '=', side)
      .where('signed_out', 'is', null)
      .execute();
    return distinct(rows.flatMap(({ account, person }) => [account && personOfAccount(account), person]));
  }

  /** The people behind the maker of a challenge. */
  async makerOf(hash: string, account: string | null): Promise<readonly string[]> {
    const row = await this.#services.tables
      .selectFrom('notification_source')
      .select('person')
      .where('kind', '=', 'lobby')
      .where('key', '=', hash)
      .executeTakeFirst();
    return distinct([account && personOfAccount(account), row?.person]);
  }

  /** A guest has signed in: what the browser had is the account's from now on; its settings too if the account has none. */
  async adopt(guest: string, person: string, session: string): Promise<void> {
    const { tables } = this.#services;
    const moved = { person, session };
    await tables.updateTable('notified_device').set(moved).where('person', '=', guest).execute();
    await tables.updateTable('notification_source').set({ person }).where('person', '=', guest).execute();
    const before = await tables
      .selectFrom('notified_person')
      .selectAll()
      .where('id', '=', guest)
      .executeTakeFirst();
    if (!before) return;
    await tables
      .insertInto('notified_person')
      .values({ ...before, id: person })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await tables.deleteFrom('notified_person').where('id', '=', guest).execute();
  }

  /** Deletes everything stored here about a person. */
  async remove(person: string): Promise<void> {
    const { tables } = this.#services;
    for (const table of [
      'notified_device',
      'notification_source',
      'notification_mute',
      'notification_sent',
    ] as const)
      await tables.deleteFrom(table).where('person', '=', person).execute();
    await tables.deleteFrom('notified_person').where('id', '=', person).execute();
  }

  async #addressOfAccount(account: string): Promise<string | null> {
    const row = await this.#services.tables
      .selectFrom('player_account')
      .select(['email', 'email_verified'])
      .where('id', '=', account)
      .executeTakeFirst();
    return row && row.email_verified === 1 && !row.email.endsWith('.invalid') ? row.email : null;
  }

  async #write(id: string, change: PersonChange): Promise<void> {
    const changed = this.#services.now();
    const usual = {
      settings: JSON.stringify(USUAL_NOTIFICATIONS),
      email: null,
      email_confirmed: 0,
      webhook_failures: 0,
      site: null,
    } as const;
    await this.#services.tables
      .insertInto('notified_person')
      .values({ id, ...usual, ...change, changed })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...change, changed }))
      .execute();
  }
}

/** The columns of a person that change. */
interface PersonChange {
  readonly settings?: string;
  readonly email?: string;
  readonly email_confirmed?: 0 | 1;
  readonly webhook_failures?: number;
  readonly site?: string | null;
}

const siteText = (site: Site | null): string | null => (site === null ? null : JSON.stringify(site));

const distinct = (ids: readonly (string | null | undefined)[]): readonly string[] => [
  ...new Set(ids.filter((id) => typeof id === 'string')),
];

function tooManyDevices(): Fault {
  const sentence = `${MAX_NOTIFIED_DEVICES} browsers of yours have notifications, the most allowed. Turn them off on one of them first.`;
  return new Fault(409, 'too-many-devices', sentence);
}
