import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { Fault } from '../fault.ts';
import type { Services } from '../services.ts';
import type { SanctionTable } from '../tables/rows/talk.ts';

/** A decision about a player, as stored. */
export type Sanction = Selectable<SanctionTable>;

/** A person as the server knows one: by the hash of an address, and by an account (null for a guest). */
export interface Person {
  readonly visitor: string | null;
  readonly account: string | null;
}

/** A decision to make. */
export interface NewSanction extends Person {
  readonly kind: Sanction['kind'];
  readonly name: string;
  readonly reason: string;
  /** Days after which it ends; null for never. */
  readonly days: number | null;
}

const DAY_MS = 86_400_000;

/** Milliseconds for which a warning waits to be read. */
const WARNING_MS = 90 * DAY_MS;

/** Warnings, players who may use phrases only, and players who may begin no games. */
export class Sanctions {
  readonly #services: Pick<Services, 'tables' | 'now'>;

  constructor(services: Pick<Services, 'tables' | 'now'>) {
    this.#services = services;
  }

  /** Throws a Fault if a player is not known by anything. */
  refuseUnknown({ name, visitor, account }: Person & Pick<NewSanction, 'name'>): void {
    if (visitor !== null || account !== null) return;
    const sentence = `${name} has no account and has said nothing, so the server does not know them. Delete the game instead.`;
    throw new Fault(409, 'unknown-person', sentence);
  }

  /** Stores a decision. Throws a Fault if the player is not known by anything. */
  async add(wish: NewSanction): Promise<Sanction> {
    this.refuseUnknown(wish);
    const { kind, name, reason, days, visitor, account } = wish;
    const made = this.#services.now();
    const row: Sanction = {
      ...{ id: randomUUID(), kind, name, reason, made, account },
      // An account is one person; an address may be a whole house.
      visitor: account === null ? visitor : null,
      until: days === null ? null : made + days * DAY_MS,
      ...{ lifted: null, seen: null },
    };
    await this.#services.tables.insertInto('sanction').values(row).execute();
    return row;
  }

  /** The decisions that hold for a person now, the latest first. */
  async against(person: Person): Promise<readonly Sanction[]> {
    const now = this.#services.now();
    return this.#about(person)
      .where((where) => where.or([where('until', 'is', null), where('until', '>', now)]))
      .orderBy('made', 'desc')
      .limit(20)
      .execute();
  }

  /** Warnings that a person was given and that were not taken back. */
  async countWarnings(person: Person): Promise<number> {
    return (await this.#about(person).where('kind', '=', 'warn').limit(100).execute()).length;
  }

  /** The decisions about a person that were not taken back. */
  #about({ visitor, account }: Person) {
    return this.#services.tables
      .selectFrom('sanction')
      .selectAll()
      .where((where) =>
        where.or([
          ...(visitor === null ? [] : [where('visitor', '=', visitor)]),
          ...(account === null ? [] : [where('account', '=', account)]),
        ]),
      )
      .where('lifted', 'is', null);
  }

  /** The warning that a person has not confirmed yet; null if there is none. */
  async warning(person: Person): Promise<Sanction | null> {
    const oldest = this.#services.now() - WARNING_MS;
    const found = (await this.against(person)).find(
      ({ kind, seen, made }) => kind === 'warn' && seen === null && made > oldest,
    );
    return found ?? null;
  }

  /** Notes that a person has pressed a warning away. */
  async see(person: Person, id: string): Promise<void> {
    const own = (await this.against(person)).find((each) => each.id === id);
    if (!own) return;
    await this.#services.tables
      .updateTable('sanction')
      .set({ seen: this.#services.now() })
      .where('id', '=', id)
      .execute();
  }

  /** Throws a Fault for a person who may begin no new games. */
  async refuseBanned(person: Person): Promise<void> {
    const ban = (await this.against(person)).find(({ kind }) => kind === 'ban');
    if (ban)
      throw new Fault(403, 'banned', `You can begin no new games here${untilWords(ban)}. ${ban.reason}`);
  }

  /** Why a person may not chat freely, in a sentence; null if nothing is against it. */
  async barred(person: Person): Promise<string | null> {
    const found = (await this.against(person)).find(({ kind }) => kind !== 'warn');
    return found ? `You can use phrases only${untilWords(found)}. ${found.reason}` : null;
  }
}

/** When a decision ends, in words: empty for never. */
function untilWords({ until }: Sanction): string {
  if (until === null) return '';
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(until);
  return ` until ${day}`;
}
