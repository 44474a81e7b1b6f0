import { percentText } from '@linstock/kernel';
import { chooseNames, type LaterReaction, type Piece, type Reaction, type Reactor } from '@linstock/scene';

/** The chances of one or several units at one place, for a table of now and later. */
export interface WaitRow {
  readonly label: string;
  /** One for each column, in words: `38.9 %`, `38.9 to 86.1 %`, `certain`, `no shot`. */
  readonly cells: readonly string[];
}

/** The value of waiting: each unit's action now, and the enemy's possible next places. */
export interface WaitComparison {
  readonly columns: readonly string[];
  readonly rows: readonly WaitRow[];
  /** The place in the first row of the best chance there is now; -1 if none is best. */
  readonly best: number;
  /** In a sentence: whether waiting can gain anything. */
  readonly gist: string;
}

/** Maximum number of units with columns of their own; more are shown together. */
const MAX_COLUMNS = 3;

/** The table of now and later; null if nothing comes next that is known. */
export function compareWait({ later }: Reaction, reactors: readonly Reactor[]): WaitComparison | null {
  const counted = reactors.filter(({ chance }) => chance !== null);
  if (later.length === 0 || counted.length === 0) return null;
  const now = counted.map(({ chance }) => chance ?? 0);
  const together = counted.length > MAX_COLUMNS;
  const cellsOf = (at: LaterReaction): string[] => {
    const each = counted.map(({ piece }) => at.chances.find((one) => one.piece === piece) ?? null);
    if (!together) return each.map(writeRange);
    const some = each.filter((one) => one !== null);
    return [
      writeRange(
        some.reduce<Chances | null>((best, one) => (best && best.most >= one.most ? best : one), null),
      ),
    ];
  };
  const most = Math.max(...now);
  return {
    columns: together ? ['the best of them'] : counted.map(({ name }) => name),
    rows: [
      { label: 'here, now', cells: together ? [percentText(most)] : now.map(percentText) },
      ...alike(later.map((at) => ({ label: at.name, cells: cellsOf(at) }))),
    ],
    best: together ? 0 : now.indexOf(most),
    gist: gistOf(later, counted),
  };
}

/** Places at which all is the same, in one row: `on to 2739 or 2639`. */
function alike(rows: readonly WaitRow[]): WaitRow[] {
  const together = new Map<string, { names: string[]; cells: readonly string[] }>();
  for (const { label, cells } of rows) {
    const key = cells.join('|');
    const same = together.get(key) ?? { names: [], cells };
    same.names.push(label);
    together.set(key, same);
  }
  return Array.from(together.values(), ({ names, cells }) => ({
    label: `on to ${chooseNames(names)}`,
    cells,
  }));
}

type Chances = Pick<LaterReaction['chances'][number], 'least' | 'most'>;

/** Says whether a unit could have a better chance later, and names the units that could lose theirs. */
function gistOf(later: readonly LaterReaction[], reactors: readonly Reactor[]): string {
  const best = reactors.map(({ piece, name, chance }) => {
    const all = later.flatMap((at) =>
      at.chances.filter((each) => each.piece === piece).map(({ most }) => ({ most, at })),
    );
    const top = all.reduce<(typeof all)[number] | null>(
      (one, other) => (one && one.most >= other.most ? one : other),
      null,
    );
    return { name, gains: top !== null && top.most > (chance ?? 0) + 1e-9 ? top : null };
  });
  const gainer = best.find(({ gains }) => gains !== null);
  if (!gainer?.gains)
    return 'Waiting gains nothing: no unit here has a better chance anywhere it may come next.';
  const elsewhere = later.some((at) => at.chances.length < reactors.length);
  const risk = elsewhere ? ', or no shot at all, as it chooses' : ', as it chooses to face';
  return `By waiting ${gainer.name} may come to ${percentText(gainer.gains.most)} (at ${gainer.gains.at.name})${risk}.`;
}

/** `38.9 %`, `38.9 to 86.1 %`, `no shot`. */
export function writeRange(chances: Chances | null): string {
  if (chances === null) return 'no shot';
  const [least, most] = [percentText(chances.least), percentText(chances.most)];
  return least === most ? most : `${least.replace(' %', '')} to ${most}`;
}

/** A unit that may not act now and would be asked if the enemy moves on. */
export interface LaterReactor {
  readonly piece: string;
  readonly name: string;
  readonly odds: string;
  readonly where: string;
}

/** The units that would be asked at the next places and are not asked now, each with its best chance. */
export function findLaterReactors({ later, acting }: Reaction, pieces: readonly Piece[]): LaterReactor[] {
  const others = new Map<string, LaterReactor & { readonly most: number }>();
  for (const { name: where, chances } of later)
    for (const { piece, ...range } of chances) {
      const name = pieces.find(({ id }) => id === piece)?.name;
      if (name === undefined || acting.some((each) => each.piece === piece)) continue;
      if ((others.get(piece)?.most ?? -1) < range.most)
        others.set(piece, {
          piece,
          name,
          odds: writeRange(range),
          where: `on to ${where}`,
          most: range.most,
        });
    }
  return [...others.values()];
}
