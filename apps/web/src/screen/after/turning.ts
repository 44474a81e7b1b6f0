/** What turned a battle: where the chance of victory changed beyond mere chance, and what weighed most there. */
import type { Chance } from './chances.ts';
import { changesOf, evened } from './changes.ts';

/**
 * A moment at which a battle turned: the entry that weighed most, and the first side's chance from the turning before to this one,
 * and from this one to the next.
 */
export interface Turning {
  readonly n: number;
  readonly before: number;
  readonly after: number;
}

/** How many moments are looked at, spread over the battle, and how many turnings are told. */
const MOMENTS = 20;
const TURNINGS = 5;

/** What has been found so far. */
export interface Found {
  /** The first side's chance after each entry looked at, in the order of the entries; evened out between turnings once all is found. */
  readonly course: readonly { readonly n: number; readonly share: number }[];
  /** How often the battle was fought on from a moment: least and most. */
  readonly games: readonly [number, number];
  readonly turnings: readonly Turning[];
  readonly done: boolean;
}

/** What may be asked of a battle that is over; null ends the search. */
export interface Asking {
  /** The first side's chance of winning after an entry. */
  chanceAt(n: number): Promise<Chance | null>;
  /** The first side's lead after an entry, as a bot values it. */
  leadAt(n: number): Promise<number | null>;
}

/**
 * Looks for what turned a battle, telling what it has found as it goes.
 * @param line the entries that count, first to last, the start (0) before them
 * @param seen whether an entry told something that one could see, such as a blow or a march
 */
export async function seekTurnings(
  line: readonly number[],
  seen: (n: number) => boolean,
  asking: Asking,
  tell: (found: Found) => void,
): Promise<void> {
  const last = line.length - 1;
  const steps = Math.min(MOMENTS, last);
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
  const turnings: Turning[] = [];
  const changes = changesOf(course, TURNINGS);
  const even = evened(course, changes);
  for (const at of changes) {
    const [from, to] = [course[at - 1], course[at]];
    const [before, after] = [even[at - 1] ?? 0, even[at] ?? 0];
    if (!from || !to) continue;
    const n = await weightiest(line.slice(from.index, to.index + 1), seen, after > before, asking);
    if (n === null) return;
    turnings.push({ n, before, after });
  }
  tell({
    course: course.map(({ n }, i) => ({ n, share: even[i] ?? 0 })),
    games: games(),
    turnings,
    done: true,
  });
}

/** Of a stretch, the entry after the first by which the lead changed most for the side whose chance has grown. */
async function weightiest(
  entries: readonly number[],
  seen: (n: number) => boolean,
  grown: boolean,
  { leadAt }: Asking,
): Promise<number | null> {
  const anySeen = entries.slice(1).some(seen);
  let found = entries.at(-1) ?? null;
  let most = Number.NEGATIVE_INFINITY;
  let before: number | null = null;
  for (const n of entries) {
    const lead = await leadAt(n);
    if (lead === null) return null;
    const gain = before === null ? Number.NEGATIVE_INFINITY : (lead - before) * (grown ? 1 : -1);
    if (gain > most && (!anySeen || seen(n))) [most, found] = [gain, n];
    before = lead;
  }
  return found;
}
