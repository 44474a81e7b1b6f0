import { useEffect, useState } from 'react';
import { WorkerConnection } from '../../common/worker.ts';
import type { AnyGame } from '../../play/state/state.ts';
import type { LogLine } from '../../words/logLines.ts';
import type { Chance } from './chances.ts';
import type { ChanceAnswer, ChanceQuestion } from './chances.worker.ts';
import { findTurningPoints, type TurningSearch } from './turningPoints.ts';

/** Results for games analysed before: a player who returns from a moment of the battle need not wait again. */
const known = new WeakMap<AnyGame, TurningSearch>();

/** The present result of the search for turning points. */
export interface SearchState {
  /** Null before the first moment is known, and if it cannot be computed. */
  readonly found: TurningSearch | null;
  /** The search is over. */
  readonly over: boolean;
}

/**
 * The turning points of a finished battle that have been found so far.
 * @param logLines all log lines of the battle
 */
export function useTurningPoints(game: AnyGame, logLines: readonly LogLine[]): SearchState {
  const [found, setFound] = useState<TurningSearch | null>(known.get(game) ?? null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    // Without an answer there is no turning point.
    if (known.has(game) || game.line.length === 0) return;
    const worker = new WorkerConnection<ChanceQuestion, ChanceAnswer>(
      () => new Worker(new URL('./chances.worker.ts', import.meta.url), { type: 'module' }),
      'The turning points cannot be computed: a worker of the page has failed.',
    );
    let left = false;
    let { record }: { record: ChanceQuestion['record'] } = game;
    const ask = async (n: number, what: ChanceQuestion['what']): Promise<ChanceAnswer | null> => {
      if (left) return null;
      const asked = { record, n, what };
      record = null;
      const found = await worker.ask(asked);
      return left ? null : found;
    };
    const asking = {
      chanceAt: async (n: number) => chanceIn(await ask(n, 'chance')),
      leadAt: async (n: number) => leadIn(await ask(n, 'lead')),
    };
    const seen = new Set(logLines.filter(({ kind }) => VISIBLE_KINDS.has(kind)).flatMap(entriesOf));
    const tell = (now: TurningSearch) => {
      if (now.done) known.set(game, now);
      setFound(now);
    };
    findTurningPoints([0, ...game.line], (n) => seen.has(n), asking, tell).catch(() => {
      setFound(null);
      setFailed(!left);
    });
    return () => {
      left = true;
      worker.stop('The page was left.');
    };
  }, [game, logLines]);
  return { found, over: failed || game.line.length === 0 || found?.done === true };
}

/** The turning points of a battle, ready to be shown. */
const VISIBLE_KINDS: ReadonlySet<string> = new Set([
  'way',
  'blow',
  'check',
  'loss',
] satisfies LogLine['kind'][]);

const entriesOf = ({ items }: LogLine): number[] => items.map(({ n }) => n);

const chanceIn = (answer: ChanceAnswer | null): Chance | null => (typeof answer === 'object' ? answer : null);

const leadIn = (answer: ChanceAnswer | null): number | null => (typeof answer === 'number' ? answer : null);
