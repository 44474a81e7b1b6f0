import type { Services } from '../services.ts';

/**
 * The accounts whose players may use the page of the operator. Only the command changes them, on the data folder or the database of
 * the server: no request over the network does.
 */
export class Operators {
  readonly #services: Pick<Services, 'tables' | 'now'>;

  constructor(services: Pick<Services, 'tables' | 'now'>) {
    this.#services = services;
  }

  /** True if the player of an account is an operator. */
  async has(account: string): Promise<boolean> {
    const row = await this.#services.tables
      .selectFrom('operator_account')
      .select('account')
      .where('account', '=', account)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** The names of the operators. */
  async names(): Promise<string[]> {
    const rows = await this.#services.tables
      .selectFrom('operator_account')
      .innerJoin('player_account', 'player_account.id', 'operator_account.account')
      .select('player_account.name')
      .orderBy('player_account.name_key')
      .execute();
    return rows.map(({ name }) => name);
  }

  async add(account: string): Promise<void> {
    await this.#services.tables
      .insertInto('operator_account')
      .values({ account, made: this.#services.now() })
      .onConflict((conflict) => conflict.column('account').doNothing())
      .execute();
  }

  async remove(account: string): Promise<void> {
    await this.#services.tables.deleteFrom('operator_account').where('account', '=', account).execute();
  }
}
