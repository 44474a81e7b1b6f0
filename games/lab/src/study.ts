import { battleById, battleSummaryOf } from '@linstock/battles';
import type { Options, Pace } from '@linstock/kernel';
import { needSystem, sidesOf } from '@linstock/systems';
import type { Batch, Played } from './batch.ts';
import { compareWithHistory, type History, type HistoryRank, historyOf } from './history.ts';
import { type Report, report } from './report.ts';

/** One battle fought many times under one system or several, compared with history. */
export interface Study {
  readonly battle: string;
  readonly title: string;
  /** `1781-01-17`, or null for a battle that never was. */
  readonly date: string | null;
  readonly place: string | null;
  /** Its result, in a few words; null for a fictional battle. */
  readonly result: string | null;
  /** The games ordered; fewer may have been played. */
  readonly batch: Omit<Batch, 'system' | 'options'>;
  readonly systems: readonly SystemGames[];
}

/** The games of a study under one system. */
export interface SystemGames {
  readonly title: string;
  readonly sides: readonly [string, string];
  readonly pace: Pace;
  /** The options of its games; none for the defaults. */
  readonly options: Options;
  /** The units that the system counts as lost, in a line; null if it does not say. */
  readonly lost: string | null;
  readonly report: Report;
  readonly history: History | null;
  readonly beside: HistoryRank | null;
  /** In the order of their numbers, however they were shared out. */
  readonly played: readonly Played[];
}

/** Sums up the finished games of some batches of one battle, one batch for each system. */
export function studyOf(batches: readonly [Batch, ...Batch[]], played: readonly Played[]): Study {
  const { system: _, options: _own, ...batch } = batches[0];
  const battle = battleById(batch.battle);
  const notice = battleSummaryOf(needSystem(batches[0].system), batch.battle);
  return {
    battle: batch.battle,
    title: notice.title,
    date: notice.date || null,
    place: notice.place || null,
    result: battle?.outcome.result ?? null,
    batch,
    systems: batches.map((each) => foughtUnder(each, played)),
  };
}

function foughtUnder(batch: Batch, all: readonly Played[]): SystemGames {
  const system = needSystem(batch.system);
  const sides = sidesOf(system, batch.battle);
  const { pace } = system;
  const played = all
    .filter(({ job }) => job.system === batch.system)
    .sort((a, b) => a.job.index - b.job.index);
  const results = played.map(({ result }) => result);
  const outcome = battleById(batch.battle)?.outcome;
  const history = outcome ? historyOf(outcome, sides) : null;
  return {
    title: system.title,
    sides,
    pace,
    options: batch.options,
    lost: system.lost ?? null,
    report: report({ ...batch, sides }, results),
    history,
    beside: history && compareWithHistory(history, sides, results, pace),
    played,
  };
}
