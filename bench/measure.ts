import { cpus, loadavg, totalmem } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** A speed: units per second of one core in the best of several runs, and in the middle one. */
export interface Rate {
  readonly best: number;
  readonly median: number;
}

/** The duration of a measurement. */
export interface Effort {
  /** Milliseconds of processor time a run. */
  readonly ms: number;
  /** Runs at least. */
  readonly runs: number;
}

/** Two runs agree if they differ by no more than this share. */
const RUN_TOLERANCE = 0.05;
/** Runs after which a figure is taken although no two in a row agree. */
const MAX_RUNS = 20;

/**
 * Repeats a measurement until two in a row agree within 5 %: the first ones run before the code has been compiled.
 * @param measure one run, in units a second
 * @param runs runs at least, not counting the first
 * @returns all values but the first, in the order measured
 */
export function settled(measure: () => number, runs: number): readonly number[] {
  const found = [measure()];
  do found.push(measure());
  while (found.length < MAX_RUNS && (found.length <= runs || !agree(found)));
  return found.slice(1);
}

function agree(found: readonly number[]): boolean {
  const [last = 0, before = 0] = [found.at(-1), found.at(-2)];
  return Math.abs(last - before) <= RUN_TOLERANCE * Math.max(last, before);
}

/**
 * Runs `work` until its rate has settled, and counts its units per second of this process's processor time: the speed
 * of one core, whatever else uses the machine. Noise can only slow, so the best run says most.
 */
export function rate(work: () => number, { ms, runs }: Effort): Rate {
  const found = settled(() => oneRun(work, ms), runs).toSorted((a, b) => b - a);
  return { best: found[0] ?? 0, median: found[found.length >> 1] ?? 0 };
}

/** Units a second in one run, which lasts until it has had `ms` milliseconds of processor time. */
function oneRun(work: () => number, ms: number): number {
  let units = 0;
  let used = 0;
  const begun = process.cpuUsage();
  while (used < ms) {
    const look = performance.now() + ms / 20;
    do units += work();
    while (performance.now() < look);
    const { user, system } = process.cpuUsage(begun);
    used = (user + system) / 1000;
  }
  return units / (used / 1000);
}

/** Steps of a fixed loop of whole numbers a second: how fast the machine is today, so that days can be compared. */
export function machineSpeed(): number {
  const steps = 2_000_000;
  let sum = 0;
  const { best } = rate(
    () => {
      for (let i = 0; i < steps; i++) sum = (sum + i) | 0;
      return sum === 0.5 ? 0 : steps;
    },
    { ms: 50, runs: 3 },
  );
  return best;
}

/** The value such that this share (0 to 1) of the list is below it; 0 for an empty list. */
export function quantile(list: readonly number[], part: number): number {
  const sorted = list.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

/** The middle value of a list. */
export const median = (list: readonly number[]): number => quantile(list, 0.5);

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes in use on the heap. */
export function liveBytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** The machine and the time of the figures, in one line. */
export function conditions(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} × ${cpu?.model ?? 'unknown processor'}, ${memory} GiB`;
  const [load = 0] = loadavg();
  const speed = `${figure(machineSpeed() / 1e6)} million steps of a fixed loop a second`;
  return `${day}, Node ${process.versions.node}, ${machine}, ${speed}; load of the machine ${load.toFixed(1)} when it was done`;
}

/** A number with three figures that count: 1,230,000 and 0.0123. */
export function figure(n: number): string {
  if (n === 0) return '0';
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(n))));
  return Number(n.toPrecision(3)).toLocaleString('en', { maximumFractionDigits: digits });
}
