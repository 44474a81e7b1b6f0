import type { RowNote, SheetChoice } from '@linstock/scene';

/** A choice with what is said with it first, to be changed: straight ahead, the least number. */
export function defaultNote({ id, needs }: SheetChoice): RowNote {
  if (needs?.kind === 'heading') return { choice: id, detail: { heading: needs.ahead } };
  return needs?.kind === 'number' ? { choice: id, detail: { number: needs.least } } : { choice: id };
}
