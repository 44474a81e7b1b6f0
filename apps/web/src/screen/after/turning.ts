/** What turned a battle: the stretches over which the chance of victory changed most, and what weighed most in each. */

/** A moment at which a battle turned: the entry that weighed most, and the first side's chance before and after its stretch. */
export interface Turning {
  readonly n: number;
  readonly before: number;
  readonly after: number;
}

/** How many moments are looked at, spread over the battle, and how many turnings are told. */
const MOMENTS = 20;
const TURNINGS = 5;
/** A change below this may be mere chance, and is no turning. */
const LEAST = 0.12;

/** What has been found so far. */
export interface Found {
  /** The first side's chance after each entry looked at, in the order of the entries. */
  readonly course: readonly { readonly n: number; readonly share: number }[];
  readonly turnings: readonly Turning[];
  readonly done: boolean;
}

/** What may be asked of a battle that is over; null ends the search. */
export interface Asking {
  /** The first side's chance of winning after an entry. */
  shareAt(n: number): Promise<number | null>;
  /** The first side's lead after an entry, as a bot values it. */
  leadAt(n: number): Promise<number | null>;
}

/**
 * Looks for what turned a battle, telling what it has found as it goes.
 * @param line the entries that count, first to last, the start (0) before them
 */
export async function seekTurnings(
  line: readonly number[],
  asking: Asking,
  tell: (found: Found) => void,
): Promise<void> {
  const last = line.length - 1;
  const steps = Math.min(MOMENTS, last);
  const course: { n: number; share: number; index: number }[] = [];
  for (let i = 0; i <= steps; i++) {
    const index = Math.round((i / Math.max(1, steps)) * last);
    const n = line[index] ?? 0;
    const share = await asking.shareAt(n);
    if (share === null) return;
    course.push({ n, share, index });
    tell({ course: [...course], turnings: [], done: false });
  }
  const stretches = course
    .slice(1)
    .map((to, i) => ({ from: course[i] ?? to, to }))
    .filter(({ from, to }) => Math.abs(to.share - from.share) >= LEAST)
    .sort((a, b) => Math.abs(b.to.share - b.from.share) - Math.abs(a.to.share - a.from.share))
    .slice(0, TURNINGS);
  const turnings: Turning[] = [];
  for (const { from, to } of stretches) {
    const n = await weightiest(line.slice(from.index, to.index + 1), to.share > from.share, asking);
    if (n === null) return;
    turnings.push({ n, before: from.share, after: to.share });
    turnings.sort((a, b) => a.n - b.n);
  }
  tell({ course, turnings, done: true });
}

/** Of a stretch, the entry after the first by which the lead changed most for the side whose chance has grown. */
async function weightiest(
  entries: readonly number[],
  grown: boolean,
  { leadAt }: Asking,
): Promise<number | null> {
  let found = entries.at(-1) ?? null;
  let most = Number.NEGATIVE_INFINITY;
  let before: number | null = null;
  for (const n of entries) {
    const lead = await leadAt(n);
    if (lead === null) return null;
    const gain = before === null ? Number.NEGATIVE_INFINITY : (lead - before) * (grown ? 1 : -1);
    if (gain > most) [most, found] = [gain, n];
    before = lead;
  }
  return found;
}
