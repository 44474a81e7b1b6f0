import { bearingTo } from '@linstock/ground';
import { type Entry, type Json, type Question, sealedKnownTo } from '@linstock/kernel';
import {
  clearRow,
  type Filled,
  keepFitting,
  type Picked,
  type Piece,
  type RowNote,
  type Sheet,
  type SheetDetail,
  type SheetRow,
  sayToSheet,
  unsetRows,
  writeRow,
} from '@linstock/scene';
import type { Pass } from '../agenda/intention.ts';
import type { Needs } from '../automatic/needs.ts';
import { middleOf, thatWay, toldAll } from '../chosen/toBody.ts';
import type { WritableFields } from '../state/sessionStore.ts';
import type { OpenSheet } from '../state/state.ts';
import { firstWritten } from './first.ts';
import { GivenSheets, keyOf } from './given.ts';
import { type KeptDrafts, NO_DRAFTS } from './keptDrafts.ts';

/** Of a sheet just put: no body in hand, nothing waits, nobody was left out. */
const NOTHING_IN_HAND = { body: null, kept: null, waits: null, looks: null } as const;

/** The answer to which every other comes: what is asked all the same, for the other side may still choose, is written beforehand. */
const sameOf = (question: Question<unknown>): Json | undefined =>
  (question.standing?.same?.() ?? undefined) as Json | undefined;

/** The sheet of a question. */
interface PutSheet {
  /** Null if the sheet has no rows and is given automatically. */
  readonly open: OpenSheet | null;
  readonly pass: Pass | null;
  /** Number of rows filled in before that no longer fit. */
  readonly lost: number;
  readonly clause: string;
}

/** Sheets as they are filled in: what is written in them stays whatever entry arrives, until it is given. */
export class Sheets {
  readonly #needs: Needs;
  /** What is written and not yet given, by side and kind of question. */
  readonly #drafts = new Map<string, Filled>();
  /** What was given before. */
  readonly #given = new GivenSheets();
  /** Questions whose answer came shut, by the number of its entry. */
  readonly #shut = new Map<number, Question<unknown>>();
  /** What was given and taken back, to be gone on with, by side and kind of question. */
  readonly #undone = new Map<string, Json>();

  /** What of them outlasts the page. */
  readonly #kept: KeptDrafts;

  /** Of the sheet that was put before the player last. */
  #key = '';

  constructor(needs: Needs, kept: KeptDrafts = NO_DRAFTS) {
    this.#needs = needs;
    this.#kept = kept;
  }

  /** The sheet of the question just asked, with the draft of it; null if the question has no sheet. */
  put(question: Question<unknown>): PutSheet | null {
    const game = this.#needs.game();
    if (!game) return null;
    const { field, position } = game;
    const known = sealedKnownTo(position, question.side);
    const sheet =
      this.#needs.rulebook.present.asks.sheet?.({ field, state: position.state, known }, question) ?? null;
    if (!sheet) return null;
    const { clause } = question;
    const pass = this.#pass(sheet, question);
    if (pass) return { open: null, pass, lost: 0, clause };
    const key = keyOf(question);
    const draft =
      this.#drafts.get(key) ??
      this.#kept.read(key, this.#stretch()) ??
      this.#read(sheet, question, this.#undone.get(key) ?? sameOf(question));
    const filled = keepFitting(sheet, draft);
    const last = keepFitting(sheet, this.#read(sheet, question, this.#given.last(key)));
    const row = this.#open()?.row ?? null;
    const stays = sheet.rows.some(({ id }) => id === row) && this.#key === key;
    this.#key = key;
    this.#drafts.set(key, filled);
    const open = { sheet, filled, last, row: stays ? row : null, ...NOTHING_IN_HAND };
    const lost = Object.keys(draft).length - Object.keys(filled).length;
    return { open, pass: null, lost, clause };
  }

  /** Says that rows filled in before no longer fit. */
  sayLost(rows: number, clause: string): void {
    this.#needs.showToast(lostSentence(rows), clause);
  }

  /** The empty answer of a sheet that has no rows, if it is legal; else null. */
  #pass(sheet: Sheet<unknown>, question: Question<unknown>): Pass | null {
    const answer = sheet.rows.length === 0 ? sheet.answer({}) : null;
    if (answer === null || question.refuse(answer) !== null) return null;
    const { side, clause } = question;
    return { kind: 'pass', side, clause, title: sheet.title, answer };
  }

  /** The stretch of play under way, such as the number of the turn. */
  #stretch(): number {
    const game = this.#needs.game();
    return game ? this.#needs.rulebook.clock(game.field, game.position.state).now : 0;
  }

  /** Tells a row something, or says why it may not be told. A choice that needs a click waits for it. */
  write(row: SheetRow, written: RowNote): void {
    const open = this.#open();
    if (!open) return;
    const needs = row.choices.find(({ id }) => id === written.choice)?.needs;
    if (!written.detail && (needs?.kind === 'place' || needs?.kind === 'piece'))
      return this.#change({ row: row.id, waits: written.choice });
    const done = writeRow(open.sheet, open.filled, row, written);
    if ('refusal' in done) return this.#needs.showToast(done.refusal.sentence, done.refusal.clause);
    this.#fill(done.filled, row.id);
  }

  /** Pointer or focus has come to a choice; null: it has gone. */
  look(looks: OpenSheet['looks']): void {
    const open = this.#open();
    if (open && (looks !== null || open.looks !== null)) this.#enter({ ...open, looks });
  }

  /** Takes a row in hand; null lets go of the one that is. */
  hold(row: string | null): void {
    this.#change({ row, waits: null, body: null, kept: null });
  }

  /** Takes all of a body in hand, so that a click on the map sends them that way; the one in hand already is let go. */
  holdBody(body: string): void {
    const open = this.#open();
    if (open) this.#change({ row: null, waits: null, body: open.body === body ? null : body, kept: null });
  }

  /** Takes the next row in hand that has been told nothing. */
  holdNextUnset(): void {
    const open = this.#open();
    if (!open) return;
    const at = open.sheet.rows.findIndex(({ id }) => id === open.row);
    const left = unsetRows(open.sheet, open.filled);
    const next = left.find((row) => open.sheet.rows.indexOf(row) > at) ?? left[0];
    if (next) this.hold(next.id);
  }

  /** Tells all these rows the same, each in its own way, but for those that may not be told it. */
  writeAll(rows: readonly SheetRow[], choice: string): void {
    this.#needs.store.event(() => {
      const open = this.#open();
      if (!open) return;
      this.#tellAll(rows, (row) => {
        const own = row.choices.find(({ id }) => id === choice);
        return own ? firstWritten(own) : { choice };
      });
    });
  }

  /** Tells rows of one body something, each in its own way, and names those that may not be told it, with the reason. */
  #tellAll(rows: readonly SheetRow[], written: (row: SheetRow) => RowNote): void {
    const open = this.#open();
    const [first] = rows;
    if (!open || !first) return;
    const { filled, kept } = toldAll(open.sheet, open.filled, rows, written);
    this.#fill(filled);
    this.#change({ kept: { body: first.body, of: kept } });
  }

  /** Sends all of the body in hand towards a place: their arrows lie beside each other. */
  #sendBody({ sheet, filled, body }: OpenSheet, candidates: readonly Picked[]): boolean {
    const rows = sheet.rows.filter((row) => row.body === body);
    const spot = candidates.find((each) => 'spot' in each);
    const middle = middleOf(rows, this.#needs.store.get().scene?.pieces ?? []);
    if (!spot || !('spot' in spot) || !middle) return false;
    const { x, y } = spot.spot;
    if (x === middle.x && y === middle.y) return true;
    const heading = bearingTo(middle, spot.spot);
    this.#tellAll(rows, (row) => thatWay(row, filled, heading));
    return true;
  }

  /** Tells some rows what a card proposes, or says why one may not be told it; the row in hand stays. */
  writeThese(writes: readonly { readonly row: string; readonly written: RowNote }[]): void {
    const open = this.#open();
    if (!open) return;
    let { filled } = open;
    for (const { row: id, written } of writes) {
      const row = open.sheet.rows.find((each) => each.id === id);
      const done = row && writeRow(open.sheet, filled, row, written);
      if (!done) continue;
      if ('refusal' in done) return this.#needs.showToast(done.refusal.sentence, done.refusal.clause);
      filled = done.filled;
    }
    this.#fill(filled);
  }

  /** Tells a row nothing again. */
  clear(row: SheetRow): void {
    const open = this.#open();
    if (open) this.#fill(clearRow(open.filled, row));
  }

  /** Tells all rows nothing again. */
  clearAll(): void {
    if (this.#open()) this.#fill({});
  }

  /** Fills in what was given last time, where nothing has been written yet, and says who may not be told it again. */
  asLastTime(): void {
    this.#needs.store.event(() => {
      const open = this.#open();
      const question = this.#question();
      if (!open || !question) return;
      const filled = keepFitting(open.sheet, { ...open.last, ...open.filled });
      this.#fill(filled);
      const given = this.#read(open.sheet, question, this.#given.last(keyOf(question)));
      const lost = unsetRows(open.sheet, filled).filter(({ id }) => given[id] !== undefined);
      if (lost.length === 0) return;
      const names = lost.map(({ label }) => label).join(', ');
      this.#needs.showToast(`Not the same again, and left open: ${names}.`, question.clause);
    });
  }

  /** Gives the sheet as it is filled in, or says why it may not be given. */
  lock(): void {
    this.#needs.store.event(() => {
      const open = this.#open();
      const question = this.#question();
      const answer = open?.sheet.answer(open.filled) ?? null;
      if (!question || answer === null || this.#needs.store.get().sent) return;
      const refused = question.refuse(answer);
      if (refused) return this.#needs.showToast(refused.sentence, refused.clause);
      this.#needs.send(question.side, answer);
    });
  }

  /** Does what a line typed in the text view says to the sheet; null where it says nothing to it. */
  say(line: string): string | null {
    const open = this.#open();
    const said = open && sayToSheet(open.sheet, open.filled, line, open.last);
    if (!said) return null;
    this.#fill(said.filled);
    if (said.locks) this.lock();
    return said.says;
  }

  /**
   * Takes a click on the map: what it says to the row or the body in hand, or the row of the piece that was clicked. A click on
   * the piece in hand lets it go; the second of a double click takes its body.
   */
  take(candidates: readonly Picked[], twice: boolean): boolean {
    const open = this.#open();
    if (!open) return false;
    const row = open.sheet.rows.find(({ id }) => id === open.row);
    const said = row && this.#saidBy(row, open, candidates);
    if (row && said) {
      this.write(row, said);
      return true;
    }
    if (open.waits !== null) return false;
    const own = open.sheet.rows.find(({ piece }) =>
      candidates.some((each) => 'piece' in each && each.piece === piece),
    );
    if (!own && open.body !== null) return this.#sendBody(open, candidates);
    if (own) {
      if (twice && open.sheet.rows.some((each) => each !== own && each.body === own.body)) {
        if (open.body !== own.body) this.holdBody(own.body);
        return true;
      }
      this.hold(open.row === own.id && !twice ? null : own.id);
      this.#needs.store.change({ inspected: null });
    }
    return own !== undefined;
  }

  /** What a click says to the row in hand: what its choice still waits for, another way to go, or a choice of a piece. */
  #saidBy(row: SheetRow, open: OpenSheet, candidates: readonly Picked[]): RowNote | null {
    const choice = open.waits ?? open.filled[row.id]?.choice;
    const piece = this.#needs.store.get().scene?.pieces.find(({ id }) => id === row.piece);
    const detail = choice === undefined ? null : detailIn(row, choice, candidates, piece);
    if (choice !== undefined && detail) return { choice, detail };
    const about = row.choices.find(({ at }) =>
      candidates.some((each) => 'piece' in each && each.piece === at),
    );
    return about ? firstWritten(about) : null;
  }

  /**
   * A side has answered a question of that stretch of play: what it had written is given. Where the answer came by the line of
   * the other seat it is still shut, and the draft is kept until it can be read: it may be taken back before.
   */
  answered(question: Question<unknown>, entry: Entry, stretch: number): void {
    this.#given.add(question, entry);
    if ('seal' in entry && entry.answer === undefined) this.#shut.set(entry.n, question);
    else this.#drafts.delete(keyOf(question));
    this.#kept.forget(keyOf(question), stretch);
    this.#undone.delete(keyOf(question));
  }

  /** An answer that came shut can be read: it is noted like any other. */
  unsealed(entry: Entry): void {
    const question = this.#shut.get(entry.n);
    if (!question) return;
    this.#shut.delete(entry.n);
    this.#given.add(question, entry);
    this.#drafts.delete(keyOf(question));
  }

  /** Play has gone back: a sheet taken back is gone on with as it was given. */
  takenBack(to: number): void {
    for (const n of this.#shut.keys()) if (n > to) this.#shut.delete(n);
    for (const [key, answer] of this.#given.back(to)) this.#undone.set(key, answer);
  }

  #read(sheet: Sheet<unknown>, { kind }: Question<unknown>, given: Json | undefined): Filled {
    const answer = given === undefined ? null : this.#needs.rulebook.parseAnswer(kind, given);
    return answer === null ? {} : sheet.read(answer);
  }

  #open(): OpenSheet | null {
    return this.#needs.store.get().sheet;
  }

  #question(): Question<unknown> | null {
    const { asked } = this.#needs.store.get();
    return asked ? (this.#needs.game()?.question(asked.side) ?? null) : null;
  }

  #fill(filled: Filled, row: string | null = this.#open()?.row ?? null): void {
    const question = this.#question();
    if (question) {
      this.#drafts.set(keyOf(question), filled);
      this.#kept.write(keyOf(question), this.#stretch(), filled);
    }
    this.#change({ filled, row, waits: null, kept: null });
  }

  #change(fields: Partial<OpenSheet>): void {
    const open = this.#open();
    if (open) this.#enter({ ...open, ...fields }, { toast: null });
  }

  #enter(open: OpenSheet, also: WritableFields = {}): void {
    const { store } = this.#needs;
    const { mode } = store.get();
    if (mode.at === 'sheet') store.enter({ ...mode, open }, also);
  }
}

/**
 * What a click says with a choice; null where it is not the kind of thing the choice needs. A click on open ground is the way
 * to it, one on a piece is none: it may take another row in hand.
 */
function detailIn(
  row: SheetRow,
  choice: string,
  candidates: readonly Picked[],
  piece: Piece | undefined,
): SheetDetail | null {
  const needs = row.choices.find(({ id }) => id === choice)?.needs;
  const onPiece = candidates.some((each) => 'piece' in each);
  for (const each of candidates) {
    if (needs?.kind === 'piece' && 'piece' in each) return each;
    if (needs?.kind === 'place' && ('hex' in each || 'spot' in each)) return each;
    if (needs?.kind === 'heading' && 'spot' in each && piece?.pose && !onPiece)
      return { heading: bearingTo(piece.pose, each.spot) };
  }
  return null;
}

const lostSentence = (rows: number): string =>
  rows === 1
    ? 'One row of what you had written no longer fits, and is left open.'
    : `${rows} rows of what you had written no longer fit, and are left open.`;
