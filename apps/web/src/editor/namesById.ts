import { nameOfId } from '@linstock/editor';
import type { IdNames } from '@linstock/scene';
import { createContext } from 'react';
import { writeKey } from './drawTools.ts';

/** Names for the ids of the battle, a list for each kind of thing: no id is shown. */
export const NamesById = createContext<readonly IdNames[]>([]);

/** The words for a key or a choice: a name of the battle, or else the key in words. */
export function writeId(lists: readonly IdNames[], id: string): string {
  const name = nameOfId(lists, id);
  return name === id ? writeKey(id) : name;
}

/** The name of a thing in a list, or the names of those in the first of its own lists, such as of the troops that arrive. */
export function namesOfThing(lists: readonly IdNames[], thing: unknown): string[] {
  const own = nameIn(thing);
  if (own !== null) return [nameOfId(lists, own)];
  const inner = Object.values(Object(thing)).filter(Array.isArray);
  const names = inner.map((list) => list.flatMap((each: unknown) => nameIn(each) ?? []));
  return (names.find(({ length }) => length > 0) ?? []).map((each) => nameOfId(lists, each));
}

function nameIn(thing: unknown): string | null {
  const { name, regiment, id, brigade } = Object(thing);
  const found = [name, regiment, brigade, id].find((each) => typeof each === 'string' && each !== '');
  return typeof found === 'string' ? found : null;
}
