import { Operators } from '../admin/operators.ts';
import { Fault } from '../fault.ts';
import { NotifiedPeople, personOfAccount } from '../notifications/people.ts';
import { SentLog } from '../notifications/sentLog.ts';
import type { Rooms } from '../games/rooms.ts';
import { PublicGames } from '../lobby/publicGames.ts';
import type { SeatDevices } from '../seats/seatDevices.ts';
import type { Services } from '../services.ts';
import type { AccountSeat, AccountSeats } from './accountSeats.ts';
import type { SignedIn } from './accounts.ts';
import { nameKey } from './newAccount.ts';

/** The name shown instead of that of a deleted account. */
export const FORMER_PLAYER = 'A former player';

/** What is done with a deleted account's games under way. */
export type LeavingGames = 'resign' | 'leave';

/** All that is stored about a person with an account: it can be had as a file, and deleted. */
export class PersonalData {
  readonly #services: Services;
  readonly #rooms: Rooms;
  readonly #seats: AccountSeats;
  readonly #devices: SeatDevices;

  constructor(services: Services, rooms: Rooms, seats: AccountSeats, devices: SeatDevices) {
    this.#services = services;
    this.#rooms = rooms;
    this.#seats = seats;
    this.#devices = devices;
  }

  /** Everything about an account, as plain data. Secrets such as the hashes of tokens are left out. */
  async file({ id, name, flag, email, since }: SignedIn): Promise<Readonly<Record<string, unknown>>> {
    const { tables } = this.#services;
    return {
      account: { id, name, flag, email, since: new Date(since).toISOString() },
      operator: await new Operators(this.#services).has(id),
      sessions: await tables
        .selectFrom('account_session')
        .where('account', '=', id)
        .select(['user_agent', 'created_at', 'updated_at', 'expires_at'])
        .execute(),
      passkeys: await tables
        .selectFrom('passkey')
        .where('account', '=', id)
        .select([
          'name',
          'created_at',
          'device_type',
          'backed_up',
          'transports',
          'aaguid',
          'credential',
          'public_key',
        ])
        .execute(),
      seats: await tables
        .selectFrom('seat_device')
        .select(['game', 'side', 'name', 'made', 'seen', 'signed_out'])
        .where('account', '=', id)
        .execute(),
      challenges: await tables
        .selectFrom('challenge')
        .select(['id', 'system', 'battle', 'terms', 'state', 'posted', 'maker', 'taker', 'game'])
        .where((where) => where.or([where('maker_account', '=', id), where('taker_account', '=', id)]))
        .execute(),
      results: await tables
        .selectFrom('game_result')
        .select(['game', 'system', 'battle', 'winner', 'ending', 'counts', 'at', 'first_name', 'second_name'])
        .where((where) => where.or([where('first_account', '=', id), where('second_account', '=', id)]))
        .execute(),
      ratings: await tables.selectFrom('rating').where('account', '=', id).selectAll().execute(),
      ratingChanges: await tables.selectFrom('rating_change').where('account', '=', id).selectAll().execute(),
      notifications: await this.#notifications(id),
      ...(await this.#talk(id)),
      reports: await tables
        .selectFrom('talk_report')
        .select(['game', 'at', 'reason', 'sentence', 'about_name'])
        .where('by_account', '=', id)
        .execute(),
      blocked: await tables
        .selectFrom('player_block')
        .innerJoin('player_account', 'player_account.id', 'player_block.blocked')
        .select(['player_account.name', 'player_block.at'])
        .where('account', '=', id)
        .execute(),
    };
  }

  /**
   * Deletes an account for good. Its games stay, under another name.
   * @param typed the name of the account, as its owner typed it. Throws a Fault if it is another one.
   */
  async remove({ id, name }: SignedIn, typed: string, games: LeavingGames): Promise<void> {
    if (nameKey(typed) !== nameKey(name))
      throw new Fault(409, 'unconfirmed', `Type your name, ${name}, to delete your account.`);
    for (const seat of await this.#seats.list(id)) await this.#leave(seat, games);
    await this.#forgetChallenges(id);
    await this.#forgetResults(id);
    await this.#forgetTalk(id);
    const { tables } = this.#services;
    await tables.updateTable('seat_device').set({ account: null }).where('account', '=', id).execute();
    for (const table of ['rating', 'rating_change', 'passkey', 'account_session'] as const)
      await tables.deleteFrom(table).where('account', '=', id).execute();
    for (const table of ['player_block', 'operator_account'] as const)
      await tables.deleteFrom(table).where('account', '=', id).execute();
    await tables.deleteFrom('player_block').where('blocked', '=', id).execute();
    await new NotifiedPeople(this.#services).remove(personOfAccount(id));
    await tables.deleteFrom('player_account').where('id', '=', id).execute();
  }

  /** Everything the account wrote to opponents, and as a spectator. */
  async #talk(account: string): Promise<object> {
    const { tables } = this.#services;
    return {
      talk: await tables
        .selectFrom('talk_line')
        .select(['game', 'n', 'text', 'turn', 'entry', 'at'])
        .where('account', '=', account)
        .execute(),
      spectatorsTalk: await tables
        .selectFrom('spectator_line')
        .select(['game', 'n', 'name', 'text', 'turn', 'entry', 'at'])
        .where('account', '=', account)
        .execute(),
    };
  }

  async #notifications(account: string): Promise<object> {
    const people = new NotifiedPeople(this.#services);
    const person = personOfAccount(account);
    const { settings } = await people.find(person);
    const devices = (await people.devices(person)).map(({ name, made }) => ({ name, made }));
    const sent = await new SentLog(this.#services).list(person);
    return { settings, devices, muted: await people.muted(person), sent };
  }

  /** Leaves a seat: a game under way is given up, or its seat is free for a replacement. */
  async #leave({ game, side }: AccountSeat, games: LeavingGames): Promise<void> {
    const room = await this.#rooms.room(game).catch(() => null);
    if (!room) return;
    const { judge } = room;
    if (!judge.over && games === 'resign')
      await judge.takeCommand(side, { t: 'resign', cmd: crypto.randomUUID(), seen: judge.head });
    const ids = (await this.#devices.holding(room))
      .filter((each) => each.side === side)
      .map((each) => each.id);
    await this.#devices.signOut(game, ids, 'a deleted account');
    await this.#rooms.rename(game, side, FORMER_PLAYER);
    await new PublicGames(this.#services).rename(game, side, FORMER_PLAYER);
  }

  /** Talk stays in its games, for the other player, but no longer belongs to the account. */
  async #forgetTalk(id: string): Promise<void> {
    const { tables } = this.#services;
    await tables.updateTable('talk_line').set({ account: null }).where('account', '=', id).execute();
    const watched = { account: null, name: FORMER_PLAYER, name_key: nameKey(FORMER_PLAYER) };
    await tables.updateTable('spectator_line').set(watched).where('account', '=', id).execute();
    const sent = { by_account: null, by_name: FORMER_PLAYER };
    await tables.updateTable('talk_report').set(sent).where('by_account', '=', id).execute();
    const about = { about_account: null, about_name: FORMER_PLAYER };
    await tables.updateTable('talk_report').set(about).where('about_account', '=', id).execute();
    await tables.updateTable('sanction').set({ name: FORMER_PLAYER }).where('account', '=', id).execute();
  }

  async #forgetChallenges(id: string): Promise<void> {
    const { tables } = this.#services;
    await tables
      .updateTable('challenge')
      .set({ state: 'withdrawn' })
      .where('maker_account', '=', id)
      .where('state', '=', 'open')
      .execute();
    const made = { maker: FORMER_PLAYER, maker_account: null };
    await tables.updateTable('challenge').set(made).where('maker_account', '=', id).execute();
    const taken = { taker: FORMER_PLAYER, taker_account: null };
    await tables.updateTable('challenge').set(taken).where('taker_account', '=', id).execute();
  }

  async #forgetResults(id: string): Promise<void> {
    const { tables } = this.#services;
    const first = { first_name: FORMER_PLAYER, first_account: null };
    await tables.updateTable('game_result').set(first).where('first_account', '=', id).execute();
    const second = { second_name: FORMER_PLAYER, second_account: null };
    await tables.updateTable('game_result').set(second).where('second_account', '=', id).execute();
  }
}
