import { type Batch, type Job, jobsOf, type Played, type Study, studyOf } from '@linstock/lab';
import { useCallback, useEffect, useRef, useState } from 'react';
import { playInWorkers, type Run } from './workers.ts';

/** Time between two drawings of the plots while games come in, in milliseconds. */
const REDRAW = 500;

/** One batch a system, all of the same battle. */
export type Batches = readonly [Batch, ...Batch[]];

/** The progress of a batch. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  /** Seconds left, by the pace so far; null before the first game is over. */
  readonly left: number | null;
}

/** The state of the batch, and the actions on it. */
export interface BatchRun {
  readonly study: Study | null;
  readonly running: boolean;
  readonly progress: Progress | null;
  readonly trouble: string | null;
  /** Begins. Games of these batches that are already played are included. */
  readonly start: (batches: Batches) => void;
  readonly stop: () => void;
}

/** The games of one visit to the lab; they end with it. */
export function useBatch(): BatchRun {
  const kept = useRef<Played[]>([]);
  const run = useRef<Run | null>(null);
  const [study, setStudy] = useState<Study | null>(null);
  const [running, setRunning] = useState(false);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const start = useCallback((batches: Batches) => {
    run.current?.stop();
    const all = [...jobsOf(batches)];
    const wanted = new Set(all.map(jobKey));
    const played = kept.current.filter(({ job }) => wanted.has(jobKey(job)));
    kept.current = played;
    const had = new Set(played.map(({ job }) => jobKey(job)));
    const jobs = all.filter((job) => !had.has(jobKey(job)));
    const pace = paceOf(all.length, jobs.length);
    const draw = (): void => {
      setStudy(studyOf(batches, played));
      setProgress(pace(all.length - played.length));
    };
    let drawn = performance.now();
    const now = playInWorkers(jobs.values(), (game) => {
      played.push(game);
      if (performance.now() - drawn < REDRAW) return;
      drawn = performance.now();
      draw();
    });
    run.current = now;
    setTrouble(null);
    setRunning(true);
    draw();
    const end = (sentence: string | null): void => {
      if (run.current !== now) return;
      run.current = null;
      setRunning(false);
      setTrouble(sentence);
      draw();
    };
    now.done.then(
      () => end(null),
      (error: unknown) => end(error instanceof Error ? error.message : String(error)),
    );
  }, []);
  const stop = useCallback(() => run.current?.stop(), []);
  useEffect(() => stop, [stop]);
  return { study, running, progress, trouble, start, stop };
}

/** Everything a game depends on, as one text. */
function jobKey({ system, battle, options, bots, index, seed, efforts }: Job): string {
  return JSON.stringify([system, battle, options, bots, index, seed, efforts]);
}

/** The progress of a batch of `total` games, by the number left. The pace is that of the games since now. */
function paceOf(total: number, jobs: number): (left: number) => Progress {
  const begun = performance.now();
  return (left) => {
    const since = jobs - left;
    const seconds = (performance.now() - begun) / 1000;
    return { done: total - left, total, left: since > 0 ? (seconds / since) * left : null };
  };
}
