import type { AttackPreview, AttackPreviewBetter, AttackPreviewEnd, RowNote } from '@linstock/scene';
import { useEffect, useState } from 'react';
import { explainDefault } from '../../play/orders/defaultChoice.ts';
import type { OpenSheet } from '../../play/state/state.ts';

/** The computed previews of one sheet, by their subject. They last as long as the sheet. */
const reckoned = new WeakMap<object, Map<string, AttackPreview | null>>();
const ends = new WeakMap<AttackPreview, readonly AttackPreviewEnd[]>();

/**
 * The row and its present or possible order: the one under the pointer or focus, or else the one written in
 * the active row.
 */
export function findCurrentOrder({
  sheet,
  filled,
  row,
  looks,
}: OpenSheet): { row: string; written: RowNote } | null {
  if (looks) {
    const choice = sheet.rows
      .find(({ id }) => id === looks.row)
      ?.choices.find(({ id }) => id === looks.choice);
    return choice && choice.refusal === null ? { row: looks.row, written: explainDefault(choice) } : null;
  }
  const written = row === null ? undefined : filled[row];
  return row !== null && written ? { row, written } : null;
}

/** The choice that is pointed at in a row other than the active one; null if there is none. */
export function findPointedOrder(open: OpenSheet): ReturnType<typeof findCurrentOrder> {
  const seen = open.looks ? findCurrentOrder(open) : null;
  return seen && seen.row !== open.row ? seen : null;
}

/** The preview of the hovered attack in a sheet. Null if there is none, and until it is computed. */
export function useAttackPreview(open: OpenSheet | null): AttackPreview | null {
  const seen = open && findCurrentOrder(open);
  const key = seen ? JSON.stringify([seen, open.filled]) : '';
  const sheet = open?.sheet ?? null;
  const found = sheet ? reckoned.get(sheet)?.get(key) : null;
  const [, again] = useState(0);
  useEffect(() => {
    if (!open || !seen || found !== undefined) return;
    // After the click has been shown: it takes a moment.
    const timer = setTimeout(() => {
      const own = reckoned.get(open.sheet) ?? new Map<string, AttackPreview | null>();
      reckoned.set(open.sheet, own);
      if (!own.has(key)) own.set(key, attackPreviewOf(open, seen));
      again((n) => n + 1);
    });
    return () => clearTimeout(timer);
    // The key has everything that is shown.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [sheet, key, found]);
  return found ?? null;
}

function attackPreviewOf({ sheet, filled }: OpenSheet, { row, written }: { row: string; written: RowNote }) {
  const own = sheet.rows.find(({ id }) => id === row);
  return own ? (sheet.attackPreview?.(own, written, filled) ?? null) : null;
}

/** Ways worth telling: those that raise the chance to win by half a percent or more, the best of them. */
const MIN_GAIN = 0.005;
const MAX_WAYS = 3;
const ways = new WeakMap<AttackPreview, readonly AttackPreviewBetter[]>();

/** Up to three better ways to go about an attack; empty until its chances and theirs are reckoned. */
export function useWays(preview: AttackPreview): readonly AttackPreviewBetter[] {
  const now = ends.get(preview)?.find(({ kind }) => kind === 'wins')?.chance;
  const reckoned = ends.has(preview);
  const [, again] = useState(0);
  useEffect(() => {
    if (!reckoned || ways.has(preview)) return;
    const found: AttackPreviewBetter[] = [];
    const left = preview.ways()[Symbol.iterator]();
    // One at a time, so that the page answers in between.
    let timer = setTimeout(function next() {
      const way = left.next();
      if (!way.done) {
        found.push(way.value);
        timer = setTimeout(next);
      } else {
        ways.set(preview, found);
        again((n) => n + 1);
      }
    });
    return () => clearTimeout(timer);
  }, [preview, reckoned]);
  return (ways.get(preview) ?? [])
    .filter(({ wins }) => wins > (now ?? 0) + MIN_GAIN)
    .sort((a, b) => b.wins - a.wins)
    .slice(0, MAX_WAYS);
}

/** The possible ends of an attack. Null until they are computed. */
export function useEnds(preview: AttackPreview): readonly AttackPreviewEnd[] | null {
  const [, again] = useState(0);
  const found = ends.get(preview);
  useEffect(() => {
    if (found) return;
    const timer = setTimeout(() => {
      ends.set(preview, ends.get(preview) ?? preview.odds());
      again((n) => n + 1);
    });
    return () => clearTimeout(timer);
  }, [preview, found]);
  return found ?? null;
}
