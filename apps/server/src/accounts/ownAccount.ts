import type { OwnAccount, Profile } from '@linstock/protocol';
import { Operators } from '../admin/operators.ts';
import { Fault } from '../fault.ts';
import { deviceName } from '../seats/deviceName.ts';
import type { Services } from '../services.ts';
import type { SignedIn } from './accounts.ts';
import { nameKey, refuseTakenName } from './newAccount.ts';

/** Maximum number of players whom one player may block. */
const MAX_BLOCKED = 500;

/** The part of an account that its player sees and changes. */
export class OwnAccounts {
  readonly #services: Pick<Services, 'tables' | 'now'>;

  constructor(services: Pick<Services, 'tables' | 'now'>) {
    this.#services = services;
  }

  /** The account as its owner sees it. */
  async view({ id, name, flag, email, since, session }: SignedIn): Promise<OwnAccount> {
    const { tables } = this.#services;
    const now = new Date(this.#services.now()).toISOString();
    const sessions = await tables
      .selectFrom('account_session')
      .select(['id', 'user_agent', 'created_at', 'updated_at'])
      .where('account', '=', id)
      .where('expires_at', '>', now)
      .orderBy('created_at', 'desc')
      .limit(100)
      .execute();
    const passkeys = await tables
      .selectFrom('passkey')
      .select(['id', 'name', 'created_at'])
      .where('account', '=', id)
      .orderBy('created_at')
      .execute();
    const blocked = await tables
      .selectFrom('player_block')
      .innerJoin('player_account', 'player_account.id', 'player_block.blocked')
      .select('player_account.name')
      .where('player_block.account', '=', id)
      .orderBy('player_account.name_key')
      .execute();
    return {
      ...{ name, flag, email, since },
      sessions: sessions.map((each) => ({
        id: each.id,
        device: deviceName(each.user_agent ?? undefined),
        since: Date.parse(each.created_at),
        seen: Date.parse(each.updated_at),
        here: each.id === session.id,
      })),
      passkeys: passkeys.map((each) => ({
        id: each.id,
        name: each.name ?? 'A passkey',
        since: Date.parse(each.created_at ?? now),
      })),
      blocked: blocked.map((each) => each.name),
      operator: await new Operators(this.#services).has(id),
    };
  }

  /** Changes name and flag. Throws a Fault for a name that another player has. */
  async change({ id }: SignedIn, { name, flag }: Profile): Promise<void> {
    const { tables } = this.#services;
    await refuseTakenName(tables, name, id);
    await tables
      .updateTable('player_account')
      .set({ name, name_key: nameKey(name), flag: JSON.stringify(flag) })
      .where('id', '=', id)
      .execute();
  }

  /**
   * Signs browsers of the account out: it holds at once, on all nodes.
   * @param which one session, or `others`: all but the browser that asks
   */
  async signOut({ id, session }: SignedIn, which: string): Promise<void> {
    const own = this.#services.tables.deleteFrom('account_session').where('account', '=', id);
    await (which === 'others' ? own.where('id', '!=', session.id) : own.where('id', '=', which)).execute();
  }

  /** Removes a passkey. Throws a Fault if nobody could sign in afterwards. */
  async removePasskey({ id, email }: SignedIn, passkey: string): Promise<void> {
    const own = this.#services.tables.selectFrom('passkey').select('id').where('account', '=', id);
    const left = (await own.execute()).filter((each) => each.id !== passkey);
    if (left.length === 0 && email === null) {
      const sentence = 'This is your only way to sign in. Add another passkey or an e-mail address first.';
      throw new Fault(409, 'last-way-in', sentence);
    }
    await this.#services.tables
      .deleteFrom('passkey')
      .where('account', '=', id)
      .where('id', '=', passkey)
      .execute();
  }

  /** Blocks a player, or ends that. Throws a Fault if no account has the name. */
  async block({ id }: SignedIn, name: string, blocks: boolean): Promise<void> {
    const { tables, now } = this.#services;
    const other = await tables
      .selectFrom('player_account')
      .select('id')
      .where('name_key', '=', nameKey(name))
      .executeTakeFirst();
    if (!other || other.id === id)
      throw new Fault(404, 'no-player', 'No other player with an account has this name.');
    if (!blocks) {
      const own = tables.deleteFrom('player_block').where('account', '=', id);
      await own.where('blocked', '=', other.id).execute();
      return;
    }
    const all = await tables.selectFrom('player_block').select('blocked').where('account', '=', id).execute();
    if (all.length >= MAX_BLOCKED)
      throw new Fault(409, 'too-many-blocked', `${MAX_BLOCKED} players are blocked, the most allowed.`);
    await tables
      .insertInto('player_block')
      .values({ account: id, blocked: other.id, at: now() })
      .onConflict((conflict) => conflict.columns(['account', 'blocked']).doNothing())
      .execute();
  }
}
