import { type Entry, knownTo, type Question, type Side } from '@linstock/kernel';
import {
  cleared,
  type Filled,
  type Picked,
  sayToSheet,
  type SheetDetail,
  type SheetRow,
  stillFits,
  type Written,
  wrote,
  wroteAll,
} from '@linstock/scene';
import type { Needs } from './needs.ts';
import type { OpenSheet } from './state.ts';

/** Sheets as they are filled in: what is written in them stays whatever entry arrives, until it is given. */
export class Sheets {
  readonly #needs: Needs;
  /** What is written and not yet given, by side and kind of question. */
  readonly #drafts = new Map<string, Filled>();
  /** What was given last, by side and kind of question. */
  readonly #given = new Map<string, Filled>();

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** Puts the sheet of the question just asked before the player, with what he had written in it. */
  put(): void {
    const question = this.#question();
    const game = this.#needs.game();
    if (!question || !game) return this.#needs.store.change({ sheet: null });
    const { field, position } = game;
    const known = knownTo(position, question.side);
    const sheet = this.#needs.rulebook.present.sheet?.(field, position.state, question, known) ?? null;
    if (!sheet) return this.#needs.store.change({ sheet: null });
    const key = keyOf(question);
    const draft = this.#drafts.get(key) ?? {};
    const filled = stillFits(sheet, draft);
    const last = stillFits(sheet, this.#given.get(key) ?? {});
    this.#needs.store.change({ sheet: { sheet, filled, last, row: null, waits: null } });
    this.#drafts.set(key, filled);
    const lost = Object.keys(draft).length - Object.keys(filled).length;
    if (lost > 0) this.#needs.slip(lostSentence(lost), question.clause);
  }

  /** Tells a row something, or says why it may not be told. A choice that needs a click waits for it. */
  write(row: SheetRow, written: Written): void {
    const open = this.#open();
    if (!open) return;
    const needs = row.choices.find(({ id }) => id === written.choice)?.needs;
    if (!written.detail && (needs?.kind === 'place' || needs?.kind === 'piece'))
      return this.#change({ row: row.id, waits: written.choice });
    const done = wrote(open.sheet, open.filled, row, written);
    if ('refusal' in done) return this.#needs.slip(done.refusal.sentence, done.refusal.clause);
    this.#fill(done.filled);
  }

  /** Tells all these rows the same, but for those that may not be told it. */
  writeAll(rows: readonly SheetRow[], written: Written): void {
    const open = this.#open();
    if (open) this.#fill(wroteAll(open.sheet, open.filled, rows, written));
  }

  /** Tells a row nothing again. */
  clear(row: SheetRow): void {
    const open = this.#open();
    if (open) this.#fill(cleared(open.filled, row));
  }

  /** Fills in what was given last time, where nothing has been written yet. */
  asLastTime(): void {
    const open = this.#open();
    if (open) this.#fill(stillFits(open.sheet, { ...open.last, ...open.filled }));
  }

  /** Gives the sheet as it is filled in, or says why it may not be given. */
  lock(): void {
    const open = this.#open();
    const question = this.#question();
    const answer = open?.sheet.answer(open.filled) ?? null;
    if (!question || answer === null || this.#needs.store.get().sent) return;
    const refused = question.refuse(answer);
    if (refused) return this.#needs.slip(refused.sentence, refused.clause);
    this.#needs.send(question.side, answer);
  }

  /** Does what a line typed at the desk says to the sheet; null where it says nothing to it. */
  say(line: string): string | null {
    const open = this.#open();
    const said = open && sayToSheet(open.sheet, open.filled, line, open.last);
    if (!said) return null;
    this.#fill(said.filled);
    if (said.locks) this.lock();
    return said.says;
  }

  /** Takes a click on the map where a row waits for one, or where the piece clicked has a row. */
  take(candidates: readonly Picked[]): boolean {
    const open = this.#open();
    if (!open) return false;
    const row = open.sheet.rows.find(({ id }) => id === open.row);
    if (row && open.waits !== null) {
      const detail = detailIn(row, open.waits, candidates);
      if (detail) this.write(row, { choice: open.waits, detail });
      return detail !== null;
    }
    const own = open.sheet.rows.find(({ piece }) =>
      candidates.some((each) => 'piece' in each && each.piece === piece),
    );
    if (own) {
      this.#change({ row: own.id, waits: null });
      this.#needs.store.change({ inspected: null });
    }
    return own !== undefined;
  }

  /** A side has answered: what it had written is given. */
  answered({ side }: Entry): void {
    for (const [key, filled] of this.#drafts) {
      if (!key.startsWith(`${side} `)) continue;
      this.#given.set(key, filled);
      this.#drafts.delete(key);
    }
  }

  #open(): OpenSheet | null {
    return this.#needs.store.get().sheet;
  }

  #question(): Question<unknown> | null {
    const { asked } = this.#needs.store.get();
    return asked ? (this.#needs.game()?.question(asked.side) ?? null) : null;
  }

  #fill(filled: Filled): void {
    const question = this.#question();
    if (question) this.#drafts.set(keyOf(question), filled);
    this.#change({ filled, waits: null });
  }

  #change(fields: Partial<OpenSheet>): void {
    const open = this.#open();
    if (open) this.#needs.store.change({ sheet: { ...open, ...fields }, slip: null });
  }
}

const keyOf = ({ side, kind, clause }: { side: Side; kind: string; clause: string }): string =>
  `${side} ${kind} ${clause}`;

/** What a click says with a choice; null where it is not the kind of thing the choice needs. */
function detailIn(row: SheetRow, choice: string, candidates: readonly Picked[]): SheetDetail | null {
  const needs = row.choices.find(({ id }) => id === choice)?.needs;
  for (const each of candidates) {
    if (needs?.kind === 'piece' && 'piece' in each) return each;
    if (needs?.kind === 'place' && ('hex' in each || 'spot' in each)) return each;
  }
  return null;
}

const lostSentence = (rows: number): string =>
  rows === 1
    ? 'One row of what you had written no longer fits, and is left open.'
    : `${rows} rows of what you had written no longer fit, and are left open.`;
