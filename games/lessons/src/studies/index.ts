/** The studies that ship: battles told move by move over a played record. A study is fetched when it is opened. */

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
} as const;

/** All studies that ship, in the order of their battles' dates. */
export const shippedStudies: readonly ShippedStudy[] = [{ id: 'cowpens', battle: 'cowpens', chapters: 7 }];

/** The file of a study that ships, as JSON. Rejects with RangeError for one there is not. */
export async function loadStudy(id: string): Promise<unknown> {
  const load = isShippedId(id) ? LOADERS[id] : null;
  if (!load) throw new RangeError(`There is no study “${id}”.`);
  return (await load()).default;
}

const isShippedId = (id: string): id is keyof typeof LOADERS => Object.hasOwn(LOADERS, id);
