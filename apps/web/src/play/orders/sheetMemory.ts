/** The page's memory of sheets: rows being written, answers sent, answers taken back. Plain data. */
import type { Entry, Json, Question } from '@linstock/kernel';
import type { SheetMemory } from '../state/modeData.ts';

/** The key of a sheet that is equal in every turn: the side asked and the kind of question. */
export const keyOfSheet = ({
  side,
  kind,
  clause,
}: Pick<Question<unknown>, 'side' | 'kind' | 'clause'>): string => `${side} ${kind} ${clause}`;

/** The last answer to a question of this kind; undefined if there is none. */
export const findLastGivenAnswer = ({ given }: SheetMemory, key: string): Json | undefined =>
  given[key]?.at(-1)?.answer;

/**
 * A question was answered, so the written sheet has been sent. If the entry came by the other seat's
 * connection, its answer is still sealed. The draft is then kept until it can be read, because the answer may
 * be taken back before that.
 */
export function withAnswer(memory: SheetMemory, key: string, entry: Entry): SheetMemory {
  const noted = withGiven({ ...memory, undone: without(memory.undone, key) }, key, entry);
  if ('seal' in entry && entry.answer === undefined)
    return { ...noted, sealed: { ...noted.sealed, [entry.n]: key } };
  return { ...noted, drafts: without(noted.drafts, key) };
}

/** An answer that came sealed can be read: it is noted like any other. */
export function withUnsealed(memory: SheetMemory, entry: Entry): SheetMemory {
  const key = memory.sealed[entry.n];
  if (key === undefined) return memory;
  const noted = withGiven(memory, key, entry);
  return { ...noted, sealed: without(noted.sealed, `${entry.n}`), drafts: without(noted.drafts, key) };
}

/** Play has gone back to entry `to`: the first later answer of each sheet becomes its draft again. */
export function withTakenBack(memory: SheetMemory, to: number): SheetMemory {
  const sealed = Object.fromEntries(Object.entries(memory.sealed).filter(([n]) => Number(n) <= to));
  const back = Object.entries(memory.given).map(([key, all]) => ({
    ...{ key, stays: all.filter(({ n }) => n <= to) },
    gone: all.find(({ n }) => n > to),
  }));
  const undone = back.flatMap(({ key, gone }) => (gone ? [[key, gone.answer] as const] : []));
  return {
    ...memory,
    sealed,
    given: Object.fromEntries(back.map(({ key, stays }) => [key, stays])),
    undone: { ...memory.undone, ...Object.fromEntries(undone) },
  };
}

function withGiven(memory: SheetMemory, key: string, entry: Entry): SheetMemory {
  if (!('dice' in entry) || entry.answer === undefined) return memory;
  const all = [...(memory.given[key] ?? []), { n: entry.n, answer: entry.answer }];
  return { ...memory, given: { ...memory.given, [key]: all } };
}

/** A record without one key. */
function without<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  const { [key]: _, ...rest } = record;
  return rest;
}
