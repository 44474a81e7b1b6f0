import type { SheetRow } from '@linstock/scene';
import { type KeyboardEvent, useState } from 'react';
import { partOf } from '../../common/parts.ts';
import { useSession } from '../../hooks/useSession.ts';
import { explainDefault } from '../../play/orders/defaultChoice.ts';
import type { Session } from '../../play/session.ts';
import { type OpenSheet, PASSING } from '../../play/state/state.ts';
import { turnHeading } from './heading.ts';
import { findSheetKeyAction, lettersOf, type SheetKeyAction } from './sheetKeys.ts';

/**
 * The keys of the form, while it has the focus. Arrows move the ring and give no order. Letters give the
 * focused row an order, `B` and a letter its whole body.
 */
export function useSheetKeys(open: OpenSheet): (event: KeyboardEvent<HTMLElement>) => void {
  const session = useSession();
  const [all, setAll] = useState(false);
  return (event) => {
    const { target, currentTarget: form } = event;
    if (!(target instanceof HTMLElement)) return;
    const typing = target instanceof HTMLInputElement && target.type !== 'radio';
    const field = target.closest<HTMLElement>('[data-row]');
    const row = open.sheet.rows.find(({ id }) => id === field?.dataset.row) ?? null;
    const action = typing ? null : findSheetKeyAction(event.nativeEvent, row);
    if (!action) return;
    event.preventDefault();
    // The table has keys of its own with the same letters.
    event.stopPropagation();
    setAll(action.action === 'all');
    if (action.action === 'row' || action.action === 'next-unset') {
      const next = action.action === 'row' ? rowBeside(open, row, action.by) : unsetAfter(open, row);
      if (next) goTo(session, form, next);
    } else if (action.action === 'ring') moveRing(field, target, action.by);
    else if (action.action === 'choose' && all)
      session.apply({ on: 'sheet', do: 'write all', rows: alike(open, row), choice: action.choice });
    else tell(session, open, row, action);
  };
}

function tell(session: Session, open: OpenSheet, row: SheetRow | null, action: SheetKeyAction): void {
  if (action.action === 'lock') return session.apply({ on: 'sheet', do: 'lock' });
  if (action.action === 'as-last-time') return session.apply({ on: 'sheet', do: 'as last time' });
  if (!row) return;
  if (action.action === 'choose') {
    const choice = row.choices.find(({ id }) => id === action.choice);
    if (choice) session.apply({ on: 'sheet', do: 'write', row, written: explainDefault(choice) });
  }
  const written = open.filled[row.id];
  if (action.action === 'turn' && written?.detail && 'heading' in written.detail) {
    const heading = turnHeading(written.detail.heading, action.by);
    session.apply({
      on: 'sheet',
      do: 'write',
      row,
      written: { choice: written.choice, detail: { heading } },
    });
  }
}

/** The rows that get the same order as this one: those of its body. */
const alike = ({ sheet }: OpenSheet, row: SheetRow | null): readonly SheetRow[] =>
  sheet.rows.filter(({ body }) => body === row?.body);

function rowBeside({ sheet: { rows } }: OpenSheet, row: SheetRow | null, by: number): SheetRow | undefined {
  const at = row ? rows.indexOf(row) + by : 0;
  return rows[(at + rows.length) % rows.length];
}

function unsetAfter({ sheet: { rows }, filled }: OpenSheet, row: SheetRow | null): SheetRow | undefined {
  const at = row ? rows.indexOf(row) : -1;
  return [...rows.slice(at + 1), ...rows.slice(0, at + 1)].find(({ id }) => filled[id] === undefined);
}

/**
 * Moves the focus into the form: to row `nth`, or else to the next row that is not set. The letters of the
 * row are shown. False if there is no such row.
 */
export function enterForm(session: Session, open: OpenSheet, nth: number | null): boolean {
  const form = partOf('form');
  const { rows } = open.sheet;
  const inHand = rows.find(({ id }) => id === open.row) ?? null;
  const row = nth === null ? (unsetAfter(open, inHand) ?? rows[0]) : rows[nth];
  if (!form || !row) return false;
  goTo(session, form, row);
  session.apply({ on: 'view', do: 'show toast', sentence: lettersOf(row), clause: null, details: PASSING });
  return true;
}

/** Makes a row active and puts the ring on its order, else on its first choice. */
function goTo(session: Session, form: HTMLElement, { id }: SheetRow): void {
  session.apply({ on: 'sheet', do: 'hold', row: id });
  const field = form.querySelector(`[data-row="${CSS.escape(id)}"]`);
  const radio =
    field?.querySelector<HTMLElement>('input[type="radio"]:checked') ??
    field?.querySelector('input[type="radio"]');
  if (radio instanceof HTMLElement) radio.focus();
}

/** Moves the ring among the choices of a row, and chooses nothing. */
function moveRing(field: HTMLElement | null, from: HTMLElement, by: number): void {
  const radios = [...(field?.querySelectorAll<HTMLElement>('input[type="radio"]') ?? [])];
  const at = radios.indexOf(from);
  radios[(at + by + radios.length) % radios.length]?.focus();
}
