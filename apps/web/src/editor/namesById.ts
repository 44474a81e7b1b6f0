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
