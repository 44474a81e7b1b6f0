/**
 * The turning points of a battle: the moments at which the chance of victory changed significantly, and the
 * events that changed it most.
 */
import type { Chance } from './chances.ts';
import { evenOut, findChanges } from './changes.ts';

/**
 * A moment at which a battle turned: the entry with the greatest effect; and the first side's chance since
 * the previous turning point, and from this one to the next.
 */
export interface TurningPoint {
  readonly n: number;
  /** Entries of the same stretch that weighed at least a third as much, the weightiest first. */
  readonly also: readonly number[];
  readonly before: number;
  readonly after: number;
}

const MARK = 'turning ';
/** The name of a turning's disc on the map, by its entry. */
export const discIdOf = (n: number): string => `${MARK}${n}`;
/** The entry of a turning, by the name of its disc. */
export const entryOfDisc = (id: string): number => Number(id.slice(MARK.length));

/** Number of moments that are searched, spread over the battle, and the maximum number of turning points. */
const MAX_MOMENTS = 20;
const MAX_TURNING_POINTS = 5;

/** The findings of the search so far. */
export interface TurningSearch {
  /** The first side's chance after each entry looked at, in the order of the entries; evened out between turnings once all is found. */
  readonly course: readonly { readonly n: number; readonly share: number }[];
  /** Minimum and maximum number of times that the battle is played on from a moment. */
  readonly games: readonly [number, number];
  readonly turnings: readonly TurningPoint[];
  readonly done: boolean;
}

/** A request about a finished battle. Null ends the search. */
export interface ChanceQueries {
  /** The first side's chance of winning after an entry. */
  chanceAt(n: number): Promise<Chance | null>;
  /** The first side's lead after an entry, as a bot values it. */
  leadAt(n: number): Promise<number | null>;
}

/**
 * Finds the turning points of a battle, and reports each as soon as it is found.
 * @param line the entries that count, first to last, the start (0) before them
 * @param seen true if an entry logged a visible event, such as a blow or a march
 */
export async function findTurningPoints(
  line: readonly number[],
  seen: (n: number) => boolean,
  asking: ChanceQueries,
  tell: (found: TurningSearch) => void,
): Promise<void> {
  const last = line.length - 1;
  const steps = Math.min(MAX_MOMENTS, last);
  const course: (Chance & { n: number; index: number })[] = [];
  const games = () => {
    const all = course.map((each) => each.games);
    return [Math.min(...all), Math.max(...all)] as const;
  };
  for (let i = 0; i <= steps; i++) {
    const index = Math.round((i / Math.max(1, steps)) * last);
    const n = line[index] ?? 0;
    const chance = await asking.chanceAt(n);
    if (chance === null) return;
    course.push({ ...chance, n, index });
    tell({ course: [...course], games: games(), turnings: [], done: false });
  }
  const turnings: TurningPoint[] = [];
  const changes = findChanges(course, MAX_TURNING_POINTS);
  const even = evenOut(course, changes);
  for (const at of changes) {
    const [from, to] = [course[at - 1], course[at]];
    const [before, after] = [even[at - 1] ?? 0, even[at] ?? 0];
    if (!from || !to) continue;
    const weighty = await weightiest(line.slice(from.index, to.index + 1), seen, after > before, asking);
    if (weighty === null) return;
    const [n = to.n, ...also] = weighty;
    turnings.push({ n, also, before, after });
  }
  tell({
    course: course.map(({ n }, i) => ({ n, share: even[i] ?? 0 })),
    games: games(),
    turnings,
    done: true,
  });
}

/** An event that weighs at least this part of the heaviest one is listed with it. */
const NEIGHBOUR_SHARE = 1 / 3;

/**
 * The entries of a stretch after the first by which the lead changed most for the side whose chance has
 * grown, the weightiest first. Null ends the search.
 */
async function weightiest(
  entries: readonly number[],
  seen: (n: number) => boolean,
  grown: boolean,
  { leadAt }: ChanceQueries,
): Promise<number[] | null> {
  const anySeen = entries.slice(1).some(seen);
  const found: { readonly n: number; readonly gain: number }[] = [];
  let before: number | null = null;
  for (const n of entries) {
    const lead = await leadAt(n);
    if (lead === null) return null;
    if (before !== null && (!anySeen || seen(n))) found.push({ n, gain: (lead - before) * (grown ? 1 : -1) });
    before = lead;
  }
  const [most, ...others] = found.toSorted((one, other) => other.gain - one.gain);
  if (!most) return [];
  const beside = others.filter(({ gain }) => gain > 0 && gain >= most.gain * NEIGHBOUR_SHARE);
  return [most, ...beside].map(({ n }) => n);
}
