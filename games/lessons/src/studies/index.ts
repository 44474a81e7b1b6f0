/**
 * The studies that ship with Linstock: battles explained move by move over a played record. A study is fetched when
 * it is opened.
 */

/** A study that ships, for a list. */
export interface ShippedStudy {
  /** The id of the study; its page is `#/study/ID`. */
  readonly id: string;
  /** The battle it is about. */
  readonly battle: string;
  readonly chapters: number;
}

const LOADERS = {
  cowpens: () => import('./cowpens.json', { with: { type: 'json' } }),
  guilford: () => import('./guilford.json', { with: { type: 'json' } }),
  hobkirk: () => import('./hobkirk.json', { with: { type: 'json' } }),
  maida: () => import('./maida.json', { with: { type: 'json' } }),
  'mcphersons-ridge': () => import('./mcphersons-ridge.json', { with: { type: 'json' } }),
  'little-round-top': () => import('./little-round-top.json', { with: { type: 'json' } }),
} as const;

/** All studies that ship, in the order of their battles' dates. */
export const shippedStudies: readonly ShippedStudy[] = [
  { id: 'cowpens', battle: 'cowpens', chapters: 7 },
  { id: 'guilford', battle: 'guilford', chapters: 6 },
  { id: 'hobkirk', battle: 'hobkirk', chapters: 6 },
  { id: 'maida', battle: 'maida', chapters: 6 },
  { id: 'mcphersons-ridge', battle: 'mcphersons-ridge', chapters: 6 },
  { id: 'little-round-top', battle: 'little-round-top', chapters: 6 },
];

/** The file of a study that ships, as JSON. Rejects with RangeError for one there is not. */
export async function loadStudy(id: string): Promise<unknown> {
  const load = isShippedId(id) ? LOADERS[id] : null;
  if (!load) throw new RangeError(`There is no study “${id}”.`);
  return (await load()).default;
}

const isShippedId = (id: string): id is keyof typeof LOADERS => Object.hasOwn(LOADERS, id);
