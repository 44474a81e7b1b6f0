import { cpus, loadavg, totalmem } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How fast something went: units a second of one core in the best of several runs, and in the middle one. */
export interface Rate {
  readonly best: number;
  readonly median: number;
}

/** How long a figure is measured. */
export interface Effort {
  /** Milliseconds of processor time a run. */
  readonly ms: number;
  readonly runs: number;
}

/**
 * Runs `work` again and again and counts the units it says it did, per second of this process's processor time: what
 * one core does, whoever else uses the machine: a run lasts until it has had so much of it. The first run only warms up. Noise can but slow, so the best run says most.
 */
export function rate(work: () => number, { ms, runs }: Effort): Rate {
  const found: number[] = [];
  for (let run = 0; run <= runs; run++) {
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
    if (run > 0) found.push(units / (used / 1000));
  }
  found.sort((a, b) => b - a);
  return { best: found[0] ?? 0, median: found[found.length >> 1] ?? 0 };
}

/** The value below which a part (0 to 1) of a list lies; 0 of an empty list. */
export function quantile(list: readonly number[], part: number): number {
  const sorted = list.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

/** The middle value of a list. */
export const median = (list: readonly number[]): number => quantile(list, 0.5);

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes on the heap that something still holds on to. */
export function liveBytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** Where and when the figures were taken, in one line. */
export function conditions(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} × ${cpu?.model ?? 'unknown processor'}, ${memory} GiB`;
  const [load = 0] = loadavg();
  return `${day}, Node ${process.versions.node}, ${machine}; load of the machine ${load.toFixed(1)} when it was done`;
}

/** A number with three figures that count: 1,230,000 and 0.0123. */
export function figure(n: number): string {
  if (n === 0) return '0';
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(n))));
  return Number(n.toPrecision(3)).toLocaleString('en', { maximumFractionDigits: digits });
}
