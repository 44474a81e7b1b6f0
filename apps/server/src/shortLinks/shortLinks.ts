import { randomInt } from 'node:crypto';
import { readBattleFile } from '@linstock/battles/file';
import { readStudyFile } from '@linstock/battles/study';
import {
  describeTooBig,
  MAX_SHORT_BYTES,
  SHORT_CODE_LENGTH,
  SHORT_CODE_SIGNS,
  type SharedFile,
  shortCodeSchema,
} from '@linstock/protocol';
import { Fault } from '../fault.ts';
import { newToken, tokenHash } from '../games/tokens.ts';
import type { Limits } from '../http/limits.ts';
import type { Services } from '../services.ts';
import type { ShortLinkTable } from '../tables/rows/shortLinks.ts';

/** Milliseconds for which a copy is stored after it was last opened: a year. */
const STORED_MS = 365 * 86_400_000;

const DAY_MS = 86_400_000;

/** The queue of the jobs that delete copies nobody has opened for a year. */
const EXPIRY = 'short-link-expiry';

/** A short link that was made: its code, and the token that deletes the copy. Only the hash of the token is stored. */
export interface MadeShortLink {
  readonly code: string;
  readonly token: string;
}

/** Copies of battles and studies in their table: made, opened, deleted by their makers, expired. */
export class ShortLinks {
  readonly #services: Pick<Services, 'tables' | 'jobs' | 'now'>;
  readonly #limits: Limits['shortLinks'];

  constructor(services: Pick<Services, 'tables' | 'jobs' | 'now'>, limits: Limits['shortLinks']) {
    this.#services = services;
    this.#limits = limits;
    services.jobs.work(EXPIRY, shortCodeSchema, (code) => this.#expire(code));
  }

  /** Stores a copy of a file that `refuseUnreadable` has let pass. Throws a Fault for a maker who has made too many. */
  async make({ kind, file }: SharedFile, madeBy: string): Promise<MadeShortLink> {
    const { tables, jobs, now } = this.#services;
    await this.#refuseTooMany(madeBy, 0);
    const token = newToken();
    const made = now();
    const row = { kind, file, made_by: madeBy, token_hash: tokenHash(token), made, opened: made };
    const code = await this.#insert(row);
    // Several at the same moment, perhaps at two nodes: each counts again after its own is stored.
    await this.#refuseTooMany(madeBy, 1).catch(async (error: unknown) => {
      await tables.deleteFrom('short_link').where('code', '=', code).execute();
      throw error;
    });
    await jobs.schedule(EXPIRY, code, made + STORED_MS, code);
    return { code, token };
  }

  /** The file of a short link, which is stored for another year. Throws a Fault if it is deleted or was never made. */
  async open(code: string): Promise<SharedFile> {
    const { tables, now } = this.#services;
    const row = await tables
      .selectFrom('short_link')
      .select(['kind', 'file', 'opened'])
      .where('code', '=', code)
      .executeTakeFirst();
    if (!row) throw unknownLink();
    if (row.file === null) throw deletedCopy(row.kind);
    if (now() - row.opened > DAY_MS)
      await tables.updateTable('short_link').set({ opened: now() }).where('code', '=', code).execute();
    return { kind: row.kind, file: row.file };
  }

  /** Deletes a copy for its maker. Does nothing if it is deleted already. Throws a Fault for anybody else. */
  async remove(code: string, token: string): Promise<void> {
    const { tables } = this.#services;
    const row = await tables
      .selectFrom('short_link')
      .select('token_hash')
      .where('code', '=', code)
      .executeTakeFirst();
    if (!row) throw unknownLink();
    if (row.token_hash !== tokenHash(token)) throw notMaker();
    await tables.updateTable('short_link').set({ file: null }).where('code', '=', code).execute();
  }

  /** Stores a row at a code that no other has; returns the code. */
  async #insert(row: Omit<ShortLinkTable, 'code'>): Promise<string> {
    const code = newCode();
    const { numInsertedOrUpdatedRows } = await this.#services.tables
      .insertInto('short_link')
      .values({ ...row, code })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 0n ? this.#insert(row) : code;
  }

  /** @param own 1 if the link that is being made is stored already */
  async #refuseTooMany(madeBy: string, own: 0 | 1): Promise<void> {
    const { tables, now } = this.#services;
    const { perDay, stored } = this.#limits;
    const byMaker = tables
      .selectFrom('short_link')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('made_by', '=', madeBy);
    // A deleted copy counts for its day, else the limit could be passed by making and deleting.
    const today = await byMaker.where('made', '>', now() - DAY_MS).executeTakeFirst();
    if (Number(today?.n ?? 0) >= perDay + own) throw tooManyToday(perDay);
    const all = await byMaker.where('file', 'is not', null).executeTakeFirst();
    if (Number(all?.n ?? 0) >= stored + own) throw tooManyStored(stored);
  }

  async #expire(code: string): Promise<void> {
    const { tables, jobs, now } = this.#services;
    const row = await tables
      .selectFrom('short_link')
      .select('opened')
      .where('code', '=', code)
      .executeTakeFirst();
    if (!row) return;
    if (row.opened + STORED_MS > now()) return jobs.schedule(EXPIRY, code, row.opened + STORED_MS, code);
    await tables.deleteFrom('short_link').where('code', '=', code).execute();
  }
}

/** Checks a file that a visitor sends. Throws a Fault with one sentence if it is too big or cannot be read. */
export function refuseUnreadable({ kind, file }: SharedFile): void {
  if (Buffer.byteLength(file) > MAX_SHORT_BYTES[kind]) throw new Fault(413, 'too-big', describeTooBig(kind));
  try {
    if (kind === 'battle') readBattleFile(file);
    else readStudyFile(file);
  } catch (error) {
    if (error instanceof RangeError) throw new Fault(400, 'unreadable', error.message);
    throw error;
  }
}

function newCode(): string {
  const signs = Array.from(
    { length: SHORT_CODE_LENGTH },
    () => SHORT_CODE_SIGNS[randomInt(SHORT_CODE_SIGNS.length)],
  );
  return signs.join('');
}

const tooManyToday = (most: number): Fault =>
  new Fault(
    429,
    'too-many-links',
    `You have made ${most} short links today. Copy the long link, or try again tomorrow.`,
  );

const tooManyStored = (most: number): Fault =>
  new Fault(
    429,
    'too-many-links',
    `${most} copies of yours are stored here, and no more may be. Delete one that you do not need.`,
  );

const unknownLink = (): Fault =>
  new Fault(
    404,
    'no-link',
    'Nothing is stored at this short link. Look whether it was copied whole; a copy that nobody opens for a year is deleted.',
  );

const deletedCopy = (kind: SharedFile['kind']): Fault =>
  new Fault(410, 'deleted', `This ${kind} is gone: its maker has deleted the copy. Ask for the file.`);

const notMaker = (): Fault =>
  new Fault(403, 'not-yours', 'Only the browser that made a short link can delete its copy.');
