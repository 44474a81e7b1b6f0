import { randomUUID } from 'node:crypto';
import { REPORT_REASONS } from '@linstock/protocol';
import { nameKey } from '../accounts/newAccount.ts';
import { Fault } from '../fault.ts';
import type { Services } from '../services.ts';
import { Reports, reportedLinesSchema, type StoredReport } from '../talk/reports.ts';
import { TALK_SUBJECT } from '../talk/tableTalk.ts';
import type { AdminMessage, AdminRequest } from './adminRequests.ts';
import { readFigures } from './figures.ts';
import { type NewSanction, type Sanction, Sanctions } from './sanctions.ts';

/** What the administration of a server works with. */
export interface AdminParts extends Pick<Services, 'tables' | 'bus' | 'now'> {
  /** True for PostgreSQL. */
  readonly postgres: boolean;
  /** Deletes a game for good, with all that belongs to it. Throws a Fault if there is none. */
  removeGame(id: string): Promise<void>;
}

/** Characters of an id in a list. */
const SHORT = 8;

/** Steps of the log that are shown. */
const MAX_STEPS = 50;

type Request<D extends AdminRequest['do']> = Extract<AdminRequest, { do: D }>;

/** Reports, sanctions, deletions and figures, for the operator of a server. Each step is logged with who did it. */
export class Administration {
  readonly #parts: AdminParts;
  readonly #reports: Reports;
  readonly #sanctions: Sanctions;

  constructor(parts: AdminParts) {
    this.#parts = parts;
    this.#reports = new Reports(parts);
    this.#sanctions = new Sanctions(parts);
  }

  /** Does what an operator asks, and returns lines to read. Throws a Fault with one sentence if that cannot be done. */
  async answer({ operator, request }: AdminMessage): Promise<string[]> {
    switch (request.do) {
      case 'reports':
        return this.#listReports();
      case 'report':
        return this.#showReport(await this.#reports.find(request.report), request.show);
      case 'figures':
        return readFigures(this.#parts.tables, this.#parts.now(), this.#parts.postgres);
      case 'sanctions':
        return this.#listSanctions();
      case 'log':
        return this.#listSteps();
      default: {
        const done = await this.#change(request);
        await this.#note(operator, done);
        return [done];
      }
    }
  }

  #change(request: Request<'close' | 'sanction' | 'lift' | 'delete-game' | 'delete-talk'>): Promise<string> {
    switch (request.do) {
      case 'close':
        return this.#close(request.report);
      case 'sanction':
        return this.#sanction(request);
      case 'lift':
        return this.#lift(request.sanction);
      case 'delete-game':
        return this.#deleteGame(request.game);
      case 'delete-talk':
        return this.#deleteTalk(request);
    }
  }

  async #listReports(): Promise<string[]> {
    const open = await this.#reports.open();
    if (open.length === 0) return ['No open reports.'];
    return open.map(
      ({ id, at, reason, about_name: about, by_name: by, game }) =>
        `${id.slice(0, SHORT)}  ${day(at)}  ${REPORT_REASONS[reason]}: ${about}, by ${by}, in game ${game}`,
    );
  }

  /** The lines before the reported one are context; the reported words are covered until they are asked for. */
  async #showReport(report: StoredReport, show: boolean): Promise<string[]> {
    const lines = reportedLinesSchema.parse(JSON.parse(report.lines));
    const times = await this.#reports.about(report);
    const earlier = await this.#sanctions.against(aboutWhom(report));
    const account = report.about_account === null ? 'no account' : 'an account';
    return [
      `${REPORT_REASONS[report.reason]}. ${report.about_name} (${account}), reported by ${report.by_name} on ${day(report.at)}${report.closed === null ? '' : ', closed'}.`,
      `Game ${report.game}. Reports about this player: ${times}. In force: ${earlier.map(sanctionWords).join('; ') || 'nothing'}.`,
      ...(report.sentence === null ? [] : [`${report.by_name} writes: ${report.sentence}`]),
      lines.length === 0 ? 'Nothing had been said.' : 'What was said, with the lines before it:',
      ...lines.map(({ name, text }, i) => {
        const covered = !show && i === lines.length - 1;
        return `  ${name}: ${covered ? '(covered; add --show to read it)' : text.replaceAll('\n', ' / ')}`;
      }),
    ];
  }

  async #close(id: string): Promise<string> {
    const report = await this.#reports.find(id);
    await this.#reports.close(report.id);
    return `Closed the report about ${report.about_name}.`;
  }

  async #sanction({ kind, whom, days, reason }: Request<'sanction'>): Promise<string> {
    const report = 'report' in whom ? await this.#reports.find(whom.report) : null;
    const person = report ? aboutWhom(report) : await this.#account('name' in whom ? whom.name : '');
    const made = await this.#sanctions.add({ ...person, kind, reason, days });
    if (report) await this.#reports.close(report.id);
    this.#parts.bus.publish(TALK_SUBJECT, report?.game ?? '');
    return `${made.name}: ${sanctionWords(made)}. Take it back with: linstock admin lift ${made.id.slice(0, SHORT)}`;
  }

  async #account(name: string): Promise<Pick<NewSanction, 'visitor' | 'account' | 'name'>> {
    const found = await this.#parts.tables
      .selectFrom('player_account')
      .select(['id', 'name'])
      .where('name_key', '=', nameKey(name))
      .executeTakeFirst();
    if (!found)
      throw new Fault(404, 'no-player', `No account is called ${name}. Guests are found by a report.`);
    return { visitor: null, account: found.id, name: found.name };
  }

  async #lift(id: string): Promise<string> {
    const rows = await this.#parts.tables
      .selectFrom('sanction')
      .selectAll()
      .where('id', 'like', `${id}%`)
      .where('lifted', 'is', null)
      .limit(2)
      .execute();
    const [row, second] = rows;
    if (!row || second)
      throw new Fault(
        404,
        'no-sanction',
        `${second ? 'Several in force begin' : 'None in force begins'} with ${id}.`,
      );
    await this.#parts.tables
      .updateTable('sanction')
      .set({ lifted: this.#parts.now() })
      .where('id', '=', row.id)
      .execute();
    return `Taken back for ${row.name}: ${sanctionWords(row)}.`;
  }

  async #listSanctions(): Promise<string[]> {
    const { tables, now } = this.#parts;
    const rows = await tables
      .selectFrom('sanction')
      .selectAll()
      .where('lifted', 'is', null)
      .where((where) => where.or([where('until', 'is', null), where('until', '>', now())]))
      .orderBy('made', 'desc')
      .limit(500)
      .execute();
    if (rows.length === 0) return ['Nobody is warned or barred.'];
    return rows.map(
      (row) => `${row.id.slice(0, SHORT)}  ${day(row.made)}  ${row.name}: ${sanctionWords(row)}`,
    );
  }

  async #deleteGame(id: string): Promise<string> {
    await this.#parts.removeGame(id);
    return `Deleted game ${id}.`;
  }

  async #deleteTalk({ game, line }: Request<'delete-talk'>): Promise<string> {
    const all = this.#parts.tables
      .updateTable('talk_line')
      .set({ text: '(deleted)' })
      .where('game', '=', game);
    const { numUpdatedRows } = await (line === null ? all : all.where('n', '=', line)).executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Fault(404, 'no-line', `Nothing like that was said in game ${game}.`);
    return `Deleted ${numUpdatedRows} ${numUpdatedRows === 1n ? 'line' : 'lines'} of talk in game ${game}.`;
  }

  async #listSteps(): Promise<string[]> {
    const rows = await this.#parts.tables
      .selectFrom('admin_step')
      .selectAll()
      .orderBy('at', 'desc')
      .limit(MAX_STEPS)
      .execute();
    if (rows.length === 0) return ['Nothing has been done yet.'];
    return rows.map(({ at, operator, sentence }) => `${day(at)}  ${operator}: ${sentence}`);
  }

  async #note(operator: string, sentence: string): Promise<void> {
    const step = { id: randomUUID(), at: this.#parts.now(), operator, sentence };
    await this.#parts.tables.insertInto('admin_step').values(step).execute();
  }
}

function aboutWhom(report: StoredReport): Pick<NewSanction, 'visitor' | 'account' | 'name'> {
  return { visitor: report.about_visitor, account: report.about_account, name: report.about_name };
}

const KINDS = { warn: 'warned', phrases: 'phrases only', ban: 'no new games, phrases only' } as const;

function sanctionWords({ kind, until, reason }: Sanction): string {
  return `${KINDS[kind]}${until === null ? '' : ` until ${day(until)}`} (${reason})`;
}

/** A day in the same form for every operator, such as `2026-11-29`. */
function day(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
