import type { RowNote, SheetChoice } from '@linstock/scene';

/** A choice with its first values, which the player can change: straight ahead, the smallest number. */
export function explainDefault({ id, needs }: SheetChoice): RowNote {
  if (needs?.kind === 'heading') return { choice: id, detail: { heading: needs.ahead } };
  return needs?.kind === 'number' ? { choice: id, detail: { number: needs.least } } : { choice: id };
}
