import { randomUUID } from 'node:crypto';
import { otherSide } from '@linstock/kernel';
import { type ReportSpectator, type ReportTalk, TALK_CONTEXT } from '@linstock/protocol';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { Fault } from '../fault.ts';
import type { Services } from '../services.ts';
import type { TalkReportTable } from '../tables/rows/talk.ts';
import type { TalkingSpectator } from './spectatorsTalk.ts';
import type { Speaker } from './tableTalk.ts';

/** A report, as stored. */
export type StoredReport = Selectable<TalkReportTable>;

/** Reports that one visitor may send in a day. */
const MAX_REPORTS = 10;

const DAY_MS = 86_400_000;

/** Milliseconds after which a closed report is deleted. */
const CLOSED_MS = 30 * DAY_MS;

/** The lines of a report: the words, and who said them. */
export const reportedLinesSchema = z.array(z.object({ name: z.string(), text: z.string() }));

/** The player who reports, and the names of both sides. */
export interface Reporter extends Pick<Speaker, 'game' | 'side' | 'person'> {
  readonly names: readonly [string, string];
}

/** Reports by players about their opponents. The reported player does not learn of them. */
export class Reports {
  readonly #services: Pick<Services, 'tables' | 'now'>;

  constructor(services: Pick<Services, 'tables' | 'now'>) {
    this.#services = services;
  }

  /**
   * Stores a report with a copy of the reported line and the four before it; without a line, of the last five. Throws a Fault
   * for a line that is not the opponent's, and after too many reports.
   */
  async add({ game, side, person, names }: Reporter, wish: ReportTalk): Promise<void> {
    const { tables, now } = this.#services;
    const at = now();
    await this.#refuseTooMany(person.visitor, at);
    const about = otherSide(side);
    const all = tables.selectFrom('talk_line').selectAll().where('game', '=', game);
    const upTo = wish.line === null ? all : all.where('n', '<=', wish.line);
    const lines = (
      await upTo
        .orderBy('n', 'desc')
        .limit(TALK_CONTEXT + 1)
        .execute()
    ).toReversed();
    const reported = lines.at(-1);
    if (wish.line !== null && (reported?.n !== wish.line || reported.side !== about))
      throw new Fault(404, 'no-line', 'The other player has not said this line. Open Talk again.');
    const theirs = all.where('side', '=', about).orderBy('n', 'desc').limit(1);
    const last = await theirs.executeTakeFirst();
    const device = await tables
      .selectFrom('seat_device')
      .select('account')
      .where('game', '=', game)
      .where('side', '=', about)
      .where('account', 'is not', null)
      .executeTakeFirst();
    const row: StoredReport = {
      ...{ id: randomUUID(), game, at, reason: wish.reason, sentence: wish.sentence },
      lines: JSON.stringify(lines.map(({ side: by, text }) => ({ name: names[by], text }))),
      ...{ by_visitor: person.visitor, by_account: person.account, by_name: names[side] },
      ...{ about_side: about, about_visitor: last?.visitor ?? null, about_name: names[about] },
      about_account: device?.account ?? last?.account ?? null,
      ...{ closed: null, closed_by: null },
    };
    await tables.insertInto('talk_report').values(row).execute();
  }

  /** The same about a spectator. Throws a Fault for a line that nobody has said. */
  async addOfSpectator(
    { game, person, name, plays }: Pick<TalkingSpectator, 'game' | 'person' | 'name' | 'plays'>,
    wish: ReportSpectator,
  ): Promise<void> {
    const { tables, now } = this.#services;
    const at = now();
    await this.#refuseTooMany(person.visitor, at);
    const latest = await tables
      .selectFrom('spectator_line')
      .selectAll()
      .where('game', '=', game)
      .where('n', '<=', wish.line)
      .orderBy('n', 'desc')
      .limit(TALK_CONTEXT + 1)
      .execute();
    const reported = latest[0];
    if (reported?.n !== wish.line)
      throw new Fault(404, 'no-line', 'No spectator has said this line. Open Talk again.');
    const row: StoredReport = {
      ...{ id: randomUUID(), game, at, reason: wish.reason, sentence: wish.sentence },
      lines: JSON.stringify(latest.toReversed().map(({ name: by, text }) => ({ name: by, text }))),
      ...{ by_visitor: person.visitor, by_account: person.account },
      by_name: name ?? (plays ? 'a player' : 'a spectator'),
      ...{ about_side: 2, about_visitor: reported.visitor, about_account: reported.account },
      about_name: reported.name,
      ...{ closed: null, closed_by: null },
    };
    await tables.insertInto('talk_report').values(row).execute();
  }

  /** The open reports, the oldest first. */
  async open(): Promise<readonly StoredReport[]> {
    const { tables, now } = this.#services;
    await tables
      .deleteFrom('talk_report')
      .where('closed', '<', now() - CLOSED_MS)
      .execute();
    return tables
      .selectFrom('talk_report')
      .selectAll()
      .where('closed', 'is', null)
      .orderBy('at')
      .limit(500)
      .execute();
  }

  /** The report whose id begins with this text. Throws a Fault if there is none, or more than one. */
  async find(id: string): Promise<StoredReport> {
    const rows = await this.#services.tables
      .selectFrom('talk_report')
      .selectAll()
      .where('id', 'like', `${id}%`)
      .limit(2)
      .execute();
    const [row, second] = rows;
    if (!row || second)
      throw new Fault(404, 'no-report', `${row ? 'Several reports begin' : 'No report begins'} with ${id}.`);
    return row;
  }

  /** Reports about the same person as this one, this one among them. */
  async about({ about_account: account, about_visitor: visitor }: StoredReport): Promise<number> {
    if (account === null && visitor === null) return 1;
    const all = this.#services.tables
      .selectFrom('talk_report')
      .select(({ fn }) => fn.countAll<number>().as('n'));
    const same =
      account !== null ? all.where('about_account', '=', account) : all.where('about_visitor', '=', visitor);
    return Number((await same.executeTakeFirst())?.n ?? 1);
  }

  /**
   * Notes that an operator has dealt with a report.
   * @returns false if it was closed already
   */
  async close(id: string, operator: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#services.tables
      .updateTable('talk_report')
      .set({ closed: this.#services.now(), closed_by: operator })
      .where('id', '=', id)
      .where('closed', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Opens a closed report again. */
  async reopen(id: string): Promise<void> {
    await this.#services.tables
      .updateTable('talk_report')
      .set({ closed: null, closed_by: null })
      .where('id', '=', id)
      .execute();
  }

  async #refuseTooMany(visitor: string, at: number): Promise<void> {
    const rows = await this.#services.tables
      .selectFrom('talk_report')
      .select('id')
      .where('by_visitor', '=', visitor)
      .where('at', '>', at - DAY_MS)
      .limit(MAX_REPORTS)
      .execute();
    if (rows.length === MAX_REPORTS)
      throw new Fault(
        429,
        'too-many-reports',
        `You have sent ${MAX_REPORTS} reports today, the most allowed.`,
      );
  }
}
