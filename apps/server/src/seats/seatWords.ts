import { randomBytes, randomInt, randomUUID, scrypt, timingSafeEqual } from 'node:crypto';
import type { Side } from '@linstock/kernel';
import { Fault } from '../fault.ts';
import type { Services } from '../services.ts';
import { WORDS } from './wordList.ts';

/** Words that bring a seat back. */
const WORD_COUNT = 6;

/** Wrong tries at a seat within an hour, after which it is refused to try again. */
const MAX_TRIES = 5;

const HOUR_MS = 3_600_000;

/** The cost of one fingerprint: about 50 milliseconds and 16 MB of memory. */
const COST = { N: 2 ** 14, r: 8, p: 1 };

/** The six words by which a player brings a seat back. Only a slow hash of them is stored. */
export class SeatWords {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /** Six new words for a seat. Those before no longer work. */
  async make(game: string, side: Side): Promise<readonly string[]> {
    const words = Array.from({ length: WORD_COUNT }, () => WORDS[randomInt(WORDS.length)] ?? '');
    const salt = randomBytes(16).toString('hex');
    const row = { salt, hash: (await fingerprint(words, salt)).toString('hex'), made: this.#services.now() };
    await this.#services.tables
      .insertInto('seat_words')
      .values({ game, side, ...row })
      .onConflict((conflict) => conflict.columns(['game', 'side']).doUpdateSet(row))
      .execute();
    return words;
  }

  /** When the words of a seat were made; null if there are none. */
  async made(game: string, side: Side): Promise<number | null> {
    const row = await this.#services.tables
      .selectFrom('seat_words')
      .select('made')
      .where('game', '=', game)
      .where('side', '=', side)
      .executeTakeFirst();
    return row?.made ?? null;
  }

  /**
   * Throws a Fault unless these are the words of the seat. Wrong tries are counted in the table, so that all nodes know
   * them. A try is counted before the words are compared, so that many at once are not more than five.
   */
  async check(game: string, side: Side, typed: string): Promise<void> {
    const { tables, now } = this.#services;
    const id = randomUUID();
    await tables.insertInto('seat_try').values({ id, game, side, at: now() }).execute();
    const tries = await this.#triesBefore(game, side, id);
    if (tries >= MAX_TRIES) {
      await tables.deleteFrom('seat_try').where('id', '=', id).execute();
      throw new Fault(
        429,
        'too-many-tries',
        'Five wrong tries were made within an hour. Wait an hour, or use another way.',
      );
    }
    const row = await tables
      .selectFrom('seat_words')
      .selectAll()
      .where('game', '=', game)
      .where('side', '=', side)
      .executeTakeFirst();
    const words = typed.toLowerCase().match(/[a-z]+/g) ?? [];
    const own = row && timingSafeEqual(Buffer.from(row.hash, 'hex'), await fingerprint(words, row.salt));
    if (own) return void (await tables.deleteFrom('seat_try').where('id', '=', id).execute());
    const left = MAX_TRIES - tries - 1;
    throw new Fault(
      403,
      'wrong-words',
      `These words do not match. ${left === 1 ? '1 try' : `${left} tries`} left this hour.`,
    );
  }

  /** The tries at a seat within the last hour, without this one. Older ones are removed. */
  async #triesBefore(game: string, side: Side, id: string): Promise<number> {
    const { tables, now } = this.#services;
    await tables
      .deleteFrom('seat_try')
      .where('game', '=', game)
      .where('at', '<=', now() - HOUR_MS)
      .execute();
    const { tries } = await tables
      .selectFrom('seat_try')
      .select(({ fn }) => fn.countAll<number>().as('tries'))
      .where('game', '=', game)
      .where('side', '=', side)
      .where('id', '!=', id)
      .executeTakeFirstOrThrow();
    return Number(tries);
  }
}

function fingerprint(words: readonly string[], salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(words.join(' '), salt, 32, COST, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
