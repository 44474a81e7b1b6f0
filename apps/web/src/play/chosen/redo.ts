import { canonical, type Entry, EntryTree, type Json, type Side } from '@linstock/kernel';

/** An answer that was taken back and can be given again. */
export interface Redo {
  readonly side: Side;
  readonly answer: Json;
}

/**
 * The answer a side may give again after taking back: the first of those taken back, as long as nothing else
 * has been answered since. Answers that threw dice are left out: they would be thrown again.
 */
export function redoOf(entries: readonly Entry[], side: Side): Redo | null {
  const line = new EntryTree();
  let undone: Entry[] = [];
  for (const entry of entries) {
    const before = 'back' in entry ? line.path(line.head) : [];
    line.add(entry);
    if ('back' in entry) {
      const left = line.path(line.head).length;
      const gone = before.slice(left).map((n) => entries[n - 1]);
      undone = [...gone.filter((each) => each !== undefined), ...undone];
    } else if ('dice' in entry) undone = isSameAnswer(entry, undone[0]) ? undone.slice(1) : [];
  }
  const [next] = undone;
  if (!next || !('dice' in next) || next.side !== side) return null;
  return next.dice.length > 0 || next.answer === undefined ? null : { side, answer: next.answer };
}

function isSameAnswer(entry: Entry, undone: Entry | undefined): boolean {
  if (!undone || !('dice' in entry) || !('dice' in undone) || entry.side !== undone.side) return false;
  return entry.answer !== undefined && canonical(entry.answer) === canonical(undone.answer ?? null);
}
