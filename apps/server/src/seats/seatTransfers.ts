import type { Side } from '@linstock/kernel';
import type { Selectable } from 'kysely';
import { Fault } from '../fault.ts';
import { tokenHash } from '../games/tokens.ts';
import type { Services } from '../services.ts';
import type { SeatTransferTable } from '../tables/rows/seats.ts';
import { newTransferCode, readTransferCode } from './transferCode.ts';

/** A transfer link, as stored. */
export type SeatTransfer = Selectable<SeatTransferTable>;

/** Milliseconds for which a transfer link can be used. */
const GOOD_FOR_MS = 600_000;

/** The links that take a seat along to another device, each once. */
export class SeatTransfers {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /** A new link for a seat. The one before can no longer be used. */
  async make(
    game: string,
    side: Side,
    both: boolean,
  ): Promise<{ readonly code: string; readonly expires: number }> {
    const { tables, now } = this.#services;
    const code = newTransferCode();
    const made = now();
    const expires = made + GOOD_FOR_MS;
    await tables
      .deleteFrom('seat_transfer')
      .where('game', '=', game)
      .where('side', '=', side)
      .where('used', 'is', null)
      .execute();
    await tables
      .insertInto('seat_transfer')
      .values({
        code_hash: tokenHash(code),
        game,
        side,
        both: both ? 1 : 0,
        made,
        expires,
        used: null,
        used_by: null,
        used_device: null,
      })
      .execute();
    return { code, expires };
  }

  /** The link of a code that a person opened or typed, as long as it can be used. Throws a Fault with the reason if not. */
  async find(typed: string): Promise<SeatTransfer> {
    const code = readTransferCode(typed);
    if (code === null)
      throw new Fault(
        400,
        'bad-code',
        'A code has twelve letters and digits, such as 9FQ2-VH7D-K4MT. Look at it again.',
      );
    const link = await this.#services.tables
      .selectFrom('seat_transfer')
      .selectAll()
      .where('code_hash', '=', tokenHash(code))
      .executeTakeFirst();
    if (link?.used) throw used(link);
    if (!link || link.expires <= this.#services.now()) throw expired();
    return link;
  }

  /** Uses a link up for a device. Throws a Fault if another one was first. */
  async use({ code_hash }: SeatTransfer, device: string): Promise<void> {
    const { tables, now } = this.#services;
    const { numUpdatedRows } = await tables
      .updateTable('seat_transfer')
      .set({ used: now(), used_by: device })
      .where('code_hash', '=', code_hash)
      .where('used', 'is', null)
      .where('expires', '>', now())
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return;
    const link = await tables
      .selectFrom('seat_transfer')
      .selectAll()
      .where('code_hash', '=', code_hash)
      .executeTakeFirst();
    throw link?.used ? used(link) : expired();
  }

  /** Notes the id of the device that a used link has made. */
  async noteDevice({ code_hash }: SeatTransfer, device: string): Promise<void> {
    await this.#services.tables
      .updateTable('seat_transfer')
      .set({ used_device: device })
      .where('code_hash', '=', code_hash)
      .execute();
  }

  /** The newest link of a seat; null if none was made. */
  async latest(game: string, side: Side): Promise<SeatTransfer | null> {
    const link = await this.#services.tables
      .selectFrom('seat_transfer')
      .selectAll()
      .where('game', '=', game)
      .where('side', '=', side)
      .orderBy('made', 'desc')
      .limit(1)
      .executeTakeFirst();
    return link ?? null;
  }
}

/** The page replaces the time by one in the reader's zone. */
function used({ used: at, used_by }: SeatTransfer): Fault {
  const [date, time] = new Date(at ?? 0).toISOString().split(/[T.]/);
  const sentence = `This link was used on ${date} at ${time?.slice(0, 5)} UTC by ${used_by}. Not you? Open Your seat on one of your devices and sign it out.`;
  return new Fault(410, 'link-used', sentence);
}

function expired(): Fault {
  return new Fault(410, 'link-expired', 'This link has expired. Make a new one in Your seat.');
}
