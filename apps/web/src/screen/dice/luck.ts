/** A side's throws compared with their expected results, from the exact chances of each throw. */
import { chancesOf, type GameLogItem, type Roll, type Side } from '@linstock/kernel';

/** Throws of one kind by one side. */
export interface LuckRow {
  readonly name: string;
  readonly count: number;
  /** Throws that went well: a result above 0 in rank, such as a hit or a check passed. */
  readonly well: number;
  /** The expected number of them. */
  readonly expected: number;
}

/** The luck of one side. */
export interface Luck {
  readonly rows: readonly LuckRow[];
  readonly throws: number;
  /** The share of all games with these very throws in which the side would have fared worse, ties counted half; null without throws. */
  readonly percentile: number | null;
}

/** A throw and whose it was. */
export interface OwnedThrow {
  readonly n: number;
  readonly side: Side;
  readonly thrown: Roll;
}

/** The throws of a log, each with the side it was good or bad for: the reckoning's own, else that of its entry. */
export function throwsOf(log: readonly GameLogItem[], sideOf: (n: number) => Side | null): OwnedThrow[] {
  return log.flatMap(({ n, logItem: { thrown } }) => {
    const side = thrown?.reckoning.side ?? sideOf(n);
    return thrown && side !== null ? [{ n, side, thrown }] : [];
  });
}

/** The luck of a side in these throws. */
export function luckOf(throws: readonly OwnedThrow[], side: Side): Luck {
  const own = throws.filter((each) => each.side === side).map((each) => each.thrown);
  const rows = new Map<string, { count: number; well: number; expected: number }>();
  for (const roll of own) {
    const { name } = roll.reckoning;
    const row = rows.get(name) ?? { count: 0, well: 0, expected: 0 };
    rows.set(name, row);
    row.count++;
    row.expected += chanceToGoWell(roll);
    if (wentWell(roll)) row.well++;
  }
  return {
    rows: [...rows].map(([name, row]) => ({ name, ...row })),
    throws: own.length,
    percentile: own.length === 0 ? null : percentileOf(own),
  };
}

/** The difference of a throw from the middle of its possible results, −½ to ½. Its average is 0. */
export function fortuneOf(roll: Roll): number {
  const { standings, fell } = standingOf(roll);
  const mean = standings.reduce((sum, [points, chance]) => sum + points * chance, 0);
  return (fell - mean) / MAX_POINTS;
}

const chanceToGoWell = ({ reckoning }: Roll): number =>
  chancesOf(reckoning).reduce((sum, row) => sum + (row.outcome.rank > 0 ? row.chance : 0), 0);

function wentWell({ reckoning, outcome }: Roll): boolean {
  return (reckoning.outcomes.find((each) => each.key === outcome)?.rank ?? 0) > 0;
}

/** Points of the best standing a throw can have; a multiple of the ways of one die and of two, so that both are exact. */
const MAX_POINTS = 72;

/** The rank of each outcome among all of its throw: the share of worse ones and half of the equal ones, in points of `FULL`. */
function standingOf({ reckoning, outcome }: Roll): { standings: [number, number][]; fell: number } {
  const rows = chancesOf(reckoning).sort((a, b) => a.outcome.rank - b.outcome.rank);
  const standings: [number, number][] = [];
  let fell = 0;
  for (const { outcome: each, chance } of rows) {
    const below = rows.filter((row) => row.outcome.rank < each.rank);
    const equal = rows.filter((row) => row.outcome.rank === each.rank);
    const share = (some: typeof rows) => some.reduce((sum, row) => sum + row.chance, 0);
    const points = Math.round((share(below) + share(equal) / 2) * MAX_POINTS);
    standings.push([points, chance]);
    if (each.key === outcome) fell = points;
  }
  return { standings, fell };
}

/** The rank of the sum of all ranks in its exact distribution, computed by adding throw to throw. */
function percentileOf(own: readonly Roll[]): number {
  let sums = new Float64Array([1]);
  let fell = 0;
  for (const roll of own) {
    const standing = standingOf(roll);
    fell += standing.fell;
    const next = new Float64Array(sums.length + MAX_POINTS);
    for (const [points, chance] of standing.standings)
      for (let sum = 0; sum < sums.length; sum++)
        next[sum + points] = (next[sum + points] ?? 0) + (sums[sum] ?? 0) * chance;
    sums = next;
  }
  let below = 0;
  for (let sum = 0; sum < fell; sum++) below += sums[sum] ?? 0;
  return below + (sums[fell] ?? 0) / 2;
}
