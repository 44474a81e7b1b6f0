import type { PlayerName } from '@linstock/bots';
import type { Options } from '@linstock/kernel';
import { type AnyRulebook, loadRulebook } from '@linstock/systems';
import { type MatchPlan, type MatchResult, playMatch } from './match.ts';

/** Games to be played of one battle under one system. */
export interface Batch {
  readonly system: string;
  readonly battle: string;
  /** The options of its games, under the system's ids; none for the defaults. */
  readonly options: Options;
  /** Two players by name; they change sides from game to game. */
  readonly bots: readonly [PlayerName, PlayerName];
  readonly games: number;
  readonly seed: string;
  /** Stretches of play that each of the two thinks through for each plan, if it is a captain. */
  readonly efforts: readonly [number, number];
  /** The battle itself, if it is one of its own. */
  readonly carried?: Options;
}

/** One game of a batch, by its number from 0. */
export interface Job extends Omit<Batch, 'games'> {
  readonly index: number;
}

/** A game that has been played. */
export interface Played {
  readonly job: Job;
  readonly result: MatchResult;
}

/** All games of some batches, the first of each, then the second of each: a stop leaves them about equally many. */
export function* jobsOf(batches: readonly Batch[]): Generator<Job> {
  const most = Math.max(0, ...batches.map((batch) => batch.games));
  for (let index = 0; index < most; index++) {
    for (const { games, ...batch } of batches) if (index < games) yield { ...batch, index };
  }
}

/**
 * The plan of a game of a batch. Odd games reverse the sides and use the dice of the game before, so that neither
 * player has the luckier side. A player against itself would then fight the very same game twice, so there each game
 * has its own dice.
 */
export function planOf({ battle, bots, index, seed, efforts }: Job): MatchPlan {
  const same = bots[0] === bots[1] && efforts[0] === efforts[1];
  const dice = same ? index : Math.floor(index / 2);
  return { battle, bots, reversed: index % 2 === 1, seed: `${seed}:${dice}`, efforts };
}

/** The fields of a rulebook by battle and options. A battle of its own has a rulebook of its own. */
const FIELDS = new WeakMap<AnyRulebook, Map<string, unknown>>();

/** The battle as a system lays it out; made once in each thread. */
function fieldOf(rulebook: AnyRulebook, battle: string, options: Options): unknown {
  const fields = FIELDS.get(rulebook) ?? new Map<string, unknown>();
  FIELDS.set(rulebook, fields);
  const key = `${battle}/${JSON.stringify(options)}`;
  const field = fields.get(key) ?? rulebook.field(battle, options);
  fields.set(key, field);
  return field;
}

/** Plays one game of a battle that ships. The same job gives the same game on every machine and in every thread. */
export async function playJob(job: Job): Promise<Played> {
  return playJobUnder(await loadRulebook(job.system), job);
}

/** Plays one game of a batch under a rulebook that knows its battle. */
export function playJobUnder(rulebook: AnyRulebook, job: Job): Played {
  return { job, result: playMatch(rulebook, fieldOf(rulebook, job.battle, job.options), planOf(job)) };
}
