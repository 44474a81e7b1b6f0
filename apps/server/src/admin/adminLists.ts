import type { AdminReport, AdminStep, ListedReport, ListedSanction } from '@linstock/protocol/administration';
import { nameKey, readFlag } from '../accounts/newAccount.ts';
import { Fault } from '../fault.ts';
import type { Services } from '../services.ts';
import { Reports, reportedLinesSchema, type StoredReport } from '../talk/reports.ts';
import { type NewSanction, type Sanction, Sanctions } from './sanctions.ts';

/** Milliseconds for which a step can be undone. */
export const UNDO_MS = 30 * 86_400_000;

/** Steps of the log that are shown. */
const MAX_STEPS = 50;

/** The lists an operator reads: reports, sanctions and the log. Nothing here changes anything. */
export class AdminLists {
  readonly #services: Pick<Services, 'tables' | 'now'>;
  readonly #reports: Reports;
  readonly #sanctions: Sanctions;

  constructor(services: Pick<Services, 'tables' | 'now'>) {
    this.#services = services;
    this.#reports = new Reports(services);
    this.#sanctions = new Sanctions(services);
  }

  /** The open reports, the oldest first. */
  async reports(): Promise<ListedReport[]> {
    const open = await this.#reports.open();
    const accounts = await this.#accounts(open);
    return open.map((report) => listed(report, accounts.get(report.about_account ?? '')));
  }

  /** The lines before the reported one are context. The reported words are left out unless `show` is true. */
  async report(id: string, show: boolean): Promise<AdminReport> {
    const report = await this.#reports.find(id);
    const lines = reportedLinesSchema.parse(JSON.parse(report.lines));
    const account = (await this.#accounts([report])).get(report.about_account ?? '');
    const person = personOfReport(report);
    const { closed, closed_by: by } = report;
    return {
      ...listed(report, account),
      since: account ? Date.parse(account.created_at) : null,
      sentence: report.sentence,
      reports: await this.#reports.about(report),
      warnings: await this.#sanctions.countWarnings(person),
      inForce: (await this.#sanctions.against(person)).map(listedSanction),
      lines: lines.map(({ name, text }, i) => ({ name, text: show || i < lines.length - 1 ? text : null })),
      closed: closed === null ? null : { by, at: closed },
    };
  }

  /** The sanctions in force, the latest first. */
  async sanctions(): Promise<ListedSanction[]> {
    const { tables, now } = this.#services;
    const rows = await tables
      .selectFrom('sanction')
      .selectAll()
      .where('lifted', 'is', null)
      .where((where) => where.or([where('until', 'is', null), where('until', '>', now())]))
      .orderBy('made', 'desc')
      .limit(500)
      .execute();
    return rows.map(listedSanction);
  }

  /** The latest steps of the log, the latest first. */
  async steps(): Promise<AdminStep[]> {
    const { tables, now } = this.#services;
    const rows = await tables
      .selectFrom('admin_step')
      .selectAll()
      .orderBy('at', 'desc')
      .limit(MAX_STEPS)
      .execute();
    return rows.map(({ id, at, operator, sentence, undo, undone }) => {
      const possible = undo !== null && at > now() - UNDO_MS;
      return {
        ...{ id, at, operator, sentence },
        undo: undone !== null ? 'done' : possible ? 'possible' : 'never',
      };
    });
  }

  /** The account of a name. Throws a Fault if there is none. */
  async account(name: string): Promise<Pick<NewSanction, 'name'> & { readonly account: string }> {
    const found = await this.#services.tables
      .selectFrom('player_account')
      .select(['id', 'name'])
      .where('name_key', '=', nameKey(name))
      .executeTakeFirst();
    if (!found)
      throw new Fault(404, 'no-player', `No account is called ${name}. Guests are found by a report.`);
    return { account: found.id, name: found.name };
  }

  /** The accounts of reported players, by their id. */
  async #accounts(reports: readonly StoredReport[]) {
    const ids = reports.map((each) => each.about_account).filter((id) => id !== null);
    const rows = await this.#services.tables
      .selectFrom('player_account')
      .select(['id', 'flag', 'created_at'])
      .where('id', 'in', ['', ...ids])
      .execute();
    return new Map(rows.map((row) => [row.id, row]));
  }
}

/** The person whom a report is about. */
export function personOfReport(report: StoredReport): Pick<NewSanction, 'visitor' | 'account' | 'name'> {
  return { visitor: report.about_visitor, account: report.about_account, name: report.about_name };
}

function listed(report: StoredReport, account: { readonly flag: string } | undefined): ListedReport {
  const { id, at, reason, about_name: about, by_name: by, game } = report;
  return { id, at, reason, about, flag: account ? readFlag(account.flag) : null, by, game };
}

function listedSanction({ id, kind, name, reason, made, until }: Sanction): ListedSanction {
  return { id, kind, name, reason, made, until };
}
