import { randomUUID } from 'node:crypto';
import type { AdminChange } from '@linstock/protocol/administration';
import { z } from 'zod';
import { Fault } from '../fault.ts';
import type { Services } from '../services.ts';
import { Reports, type StoredReport } from '../talk/reports.ts';
import { TALK_SUBJECT } from '../talk/tableTalk.ts';
import { AdminLists, personOfReport, UNDO_MS } from './adminLists.ts';
import type { AdminRequest } from './adminRequests.ts';
import { Operators } from './operators.ts';
import { type NewSanction, type Sanction, Sanctions } from './sanctions.ts';

/** Services that the administration of a server uses. */
export interface AdminParts extends Pick<Services, 'tables' | 'bus' | 'now'> {
  /** Deletes a game for good, with all that belongs to it. Throws a Fault if there is none. */
  removeGame(id: string): Promise<void>;
}

/** A request that changes something. */
type Change = AdminChange | Extract<AdminRequest, { do: 'make-operator' | 'remove-operator' }>;
type Changing<D extends Change['do']> = Extract<Change, { do: D }>;

/** Takes a step back: lifts or restores a sanction, or opens a report again. */
const undoSchema = z.object({
  lift: z.string().optional(),
  restore: z.string().optional(),
  reopen: z.string().optional(),
});

/** A change that was made: what was done, and how it is taken back; null if it cannot be. */
interface Done {
  readonly sentence: string;
  readonly undo: z.infer<typeof undoSchema> | null;
}

/** A step as it was logged. */
export interface LoggedStep {
  readonly id: string;
  readonly sentence: string;
  readonly canUndo: boolean;
}

/** Sanctions, deletions and who is an operator. Each step is logged with who did it. */
export class Administration {
  readonly parts: AdminParts;
  readonly lists: AdminLists;
  readonly operators: Operators;
  readonly #reports: Reports;
  readonly #sanctions: Sanctions;

  constructor(parts: AdminParts) {
    this.parts = parts;
    this.lists = new AdminLists(parts);
    this.operators = new Operators(parts);
    this.#reports = new Reports(parts);
    this.#sanctions = new Sanctions(parts);
  }

  /**
   * Does what an operator asks, and logs it. Throws a Fault with one sentence if that cannot be done.
   * @param operator as the log and other operators read it
   * @param onlyOpen true to refuse what is asked of a report that is closed
   */
  async change(operator: string, request: Change, onlyOpen: boolean): Promise<LoggedStep> {
    const { sentence, undo } = await this.#do(operator, request, onlyOpen);
    const step = { id: randomUUID(), at: this.parts.now(), operator, sentence, undone: null };
    const row = { ...step, undo: undo === null ? null : JSON.stringify(undo) };
    await this.parts.tables.insertInto('admin_step').values(row).execute();
    return { id: step.id, sentence, canUndo: undo !== null };
  }

  async #do(operator: string, request: Change, onlyOpen: boolean): Promise<Done> {
    switch (request.do) {
      case 'close': {
        const report = await this.#reports.find(request.report);
        await this.#close(report, operator, onlyOpen);
        return { sentence: `Closed the report about ${report.about_name}.`, undo: { reopen: report.id } };
      }
      case 'sanction':
        return this.#sanction(operator, request, onlyOpen);
      case 'lift':
        return this.#lift(request.sanction);
      case 'delete-game':
        await this.parts.removeGame(request.game);
        return { sentence: `Deleted game ${request.game}.`, undo: null };
      case 'delete-talk':
        return this.#deleteTalk(request);
      case 'undo':
        return this.#undo(request.step);
      case 'make-operator':
      case 'remove-operator':
        return this.#changeOperator(request);
    }
  }

  /** Closes a report. Of two operators who do so at once, the second is refused if only open reports may be closed. */
  async #close(report: StoredReport, operator: string, onlyOpen: boolean): Promise<void> {
    if ((await this.#reports.close(report.id, operator)) || !onlyOpen) return;
    const { closed_by: by } = await this.#reports.find(report.id);
    throw new Fault(409, 'report-closed', `${by ?? 'Another operator'} closed this report before you.`);
  }

  async #sanction(
    operator: string,
    { kind, whom, days, reason }: Changing<'sanction'>,
    onlyOpen: boolean,
  ): Promise<Done> {
    const report = 'report' in whom ? await this.#reports.find(whom.report) : null;
    const person: Pick<NewSanction, 'visitor' | 'account' | 'name'> = report
      ? personOfReport(report)
      : { visitor: null, ...(await this.lists.account('name' in whom ? whom.name : '')) };
    this.#sanctions.refuseUnknown(person);
    if (report) await this.#close(report, operator, onlyOpen);
    const made = await this.#sanctions.add({ ...person, kind, reason, days });
    this.parts.bus.publish(TALK_SUBJECT, report?.game ?? '');
    const undo = { lift: made.id, ...(report && { reopen: report.id }) };
    return { sentence: `${made.name}: ${sanctionWords(made)}`, undo };
  }

  async #lift(id: string): Promise<Done> {
    const rows = await this.parts.tables
      .selectFrom('sanction')
      .selectAll()
      .where('id', 'like', `${id}%`)
      .where('lifted', 'is', null)
      .limit(2)
      .execute();
    const [row, second] = rows;
    if (!row || second) {
      const sentence = `${second ? 'Several in force begin' : 'None in force begins'} with ${id}.`;
      throw new Fault(404, 'no-sanction', sentence);
    }
    await this.#setLifted(row.id, this.parts.now());
    return { sentence: `Taken back for ${row.name}: ${sanctionWords(row)}`, undo: { restore: row.id } };
  }

  async #setLifted(id: string, lifted: number | null): Promise<void> {
    await this.parts.tables.updateTable('sanction').set({ lifted }).where('id', '=', id).execute();
    this.parts.bus.publish(TALK_SUBJECT, '');
  }

  async #deleteTalk({ game, line, spectators = false }: Changing<'delete-talk'>): Promise<Done> {
    const tables = (['talk_line', 'spectator_line'] as const).filter(
      (table) => line === null || (table === 'spectator_line') === spectators,
    );
    let lines = 0n;
    for (const table of tables) {
      const all = this.parts.tables.updateTable(table).set({ text: '(deleted)' }).where('game', '=', game);
      const { numUpdatedRows } = await (line === null ? all : all.where('n', '=', line)).executeTakeFirst();
      lines += numUpdatedRows;
    }
    if (lines === 0n) throw new Fault(404, 'no-line', `Nothing like that was said in game ${game}.`);
    const words = lines === 1n ? 'line' : 'lines';
    return { sentence: `Deleted ${lines} ${words} of talk in game ${game}.`, undo: null };
  }

  /** Takes a step back, once. */
  async #undo(id: string): Promise<Done> {
    const { tables, now } = this.parts;
    const rows = await tables
      .selectFrom('admin_step')
      .selectAll()
      .where('id', 'like', `${id}%`)
      .limit(2)
      .execute();
    const [step, second] = rows;
    if (!step || second)
      throw new Fault(404, 'no-step', `${step ? 'Several steps begin' : 'No step begins'} with ${id}.`);
    if (step.undo === null) throw new Fault(409, 'final', `This cannot be undone: ${step.sentence}`);
    if (step.at <= now() - UNDO_MS)
      throw new Fault(409, 'too-old', 'A step can be undone for 30 days, and this one is older.');
    const { numUpdatedRows } = await tables
      .updateTable('admin_step')
      .set({ undone: now() })
      .where('id', '=', step.id)
      .where('undone', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Fault(409, 'undone', 'This step has been undone already.');
    const { lift, restore, reopen } = undoSchema.parse(JSON.parse(step.undo));
    if (lift !== undefined) await this.#setLifted(lift, now());
    if (restore !== undefined) await this.#setLifted(restore, null);
    if (reopen !== undefined) await this.#reports.reopen(reopen);
    return { sentence: `Undone: ${step.sentence}`, undo: null };
  }

  async #changeOperator({ do: what, name }: Changing<'make-operator' | 'remove-operator'>): Promise<Done> {
    const found = await this.lists.account(name);
    if (what === 'make-operator') await this.operators.add(found.account);
    else await this.operators.remove(found.account);
    return {
      sentence: `${found.name} is ${what === 'make-operator' ? 'now' : 'no longer'} an operator.`,
      undo: null,
    };
  }
}

const KINDS = { warn: 'warned', phrases: 'phrases only', ban: 'no new games, phrases only' } as const;

/** A sanction in words, with its end and its reason. */
export function sanctionWords({ kind, until, reason }: Pick<Sanction, 'kind' | 'until' | 'reason'>): string {
  return `${KINDS[kind]}${until === null ? '' : ` until ${dayWords(until)}`} (${reason})`;
}

/** A day in the same form for every operator, such as `2026-11-29`. */
export function dayWords(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
