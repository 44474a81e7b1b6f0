import type { Side } from '@linstock/kernel';
import { Fault } from '../fault.ts';
import { newToken, tokenHash } from '../games/tokens.ts';
import type { SeatDevice, SeatDevices } from '../seats/seatDevices.ts';
import type { Services } from '../services.ts';

/** Seats of an account in its list. */
const MAX_LISTED = 500;

/** A seat of an account. */
export interface AccountSeat {
  readonly game: string;
  readonly side: Side;
}

/** The seats of accounts. A seat that was taken without one is added later; each device of the account can take it. */
export class AccountSeats {
  readonly #services: Pick<Services, 'tables'>;
  readonly #devices: SeatDevices;

  constructor(services: Pick<Services, 'tables'>, devices: SeatDevices) {
    this.#services = services;
    this.#devices = devices;
  }

  /** The seats of an account, the latest first. */
  async list(account: string): Promise<readonly AccountSeat[]> {
    const rows = await this.#services.tables
      .selectFrom('seat_device')
      .select(['game', 'side'])
      .select(({ fn }) => fn.max('made').as('made'))
      .where('account', '=', account)
      .where('signed_out', 'is', null)
      .groupBy(['game', 'side'])
      .orderBy('made', 'desc')
      .limit(MAX_LISTED)
      .execute();
    return rows.map(({ game, side }) => ({ game, side }));
  }

  /**
   * Adds the seat that a browser holds to an account. Throws a Fault for a browser with both seats, for an account that
   * has the seat opposite, and for a seat of another account.
   * @param shown the devices that the browser proves to be at this game
   */
  async add(account: string, shown: readonly SeatDevice[]): Promise<AccountSeat> {
    const [device] = shown;
    if (!device) throw new Fault(401, 'no-seat', 'This browser holds no seat of this game.');
    const { game, side } = device;
    if (shown.some((each) => each.side !== side))
      throw new Fault(409, 'both-seats', 'This browser holds both seats. No account can have both.');
    const owners = await this.#owners(game);
    if (owners.some((owner) => owner.account === account && owner.side !== side)) throw opposite();
    if (owners.some((owner) => owner.account !== account && owner.side === side))
      throw new Fault(409, 'other-account', 'This seat belongs to another account.');
    const ids = shown.map(({ id }) => id);
    await this.#services.tables
      .updateTable('seat_device')
      .set({ account })
      .where('id', 'in', ids)
      .where('account', 'is', null)
      .execute();
    this.#devices.changed(game);
    return { game, side };
  }

  /**
   * Gives another device of an account its seat at a game. Returns the token for the browser. Throws a Fault if the
   * account has no seat there, or the browser holds the one opposite.
   */
  async take(
    account: string,
    game: string,
    shown: readonly SeatDevice[],
    device: string,
  ): Promise<{ readonly side: Side; readonly token: string }> {
    const own = (await this.#owners(game)).find((owner) => owner.account === account);
    if (!own) throw new Fault(404, 'no-seat', 'Your account has no seat at this game.');
    if (shown.some(({ side }) => side !== own.side)) throw opposite();
    const token = newToken();
    await this.#devices.add(game, own.side, { tokenHash: tokenHash(token), name: device, account });
    return { side: own.side, token };
  }

  #owners(game: string): Promise<{ side: Side; account: string | null }[]> {
    return this.#services.tables
      .selectFrom('seat_device')
      .select(['side', 'account'])
      .where('game', '=', game)
      .where('account', 'is not', null)
      .where('signed_out', 'is', null)
      .execute();
  }
}

function opposite(): Fault {
  const sentence = 'You have the seat opposite. One person cannot hold both seats.';
  return new Fault(409, 'other-seat', sentence);
}
