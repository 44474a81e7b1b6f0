import type { ThinkingLimits } from './bot.ts';
import { type Evidence, evidenceOf } from './evidence.ts';

/** Finds the best of some choices by playing each out with the same dice. */

/** A choice with its results, once for each seed. */
export interface TriedChoice<T> {
  readonly choice: T;
  readonly worths: readonly number[];
}

/** The result of a choice with the dice of a seed. */
export type SeedResult<T> = (choice: T, seed: string) => number;

/** Seeds for one contest: as many as the effort says. */
export function seedsFor({ effort, chance }: ThinkingLimits): string[] {
  return Array.from({ length: effort }, () => String(chance.bits()));
}

/** The choice the others have to beat. */
export function tryFirst<T>(choice: T, seeds: readonly string[], trial: SeedResult<T>): TriedChoice<T> {
  return { choice, worths: seeds.map((seed) => trial(choice, seed)) };
}

/** Seeds after which a choice that has always lost is dropped; with fewer, luck decides. */
const MIN_SEEDS = 3;
/**
 * Number of standard errors by which a change has to win: luck must not be taken for merit, least of all if much is
 * tried.
 */
const MIN_STANDARD_ERRORS = 0.5;

/** Another choice, if it beats the best so far by more than luck explains. */
export function better<T>(
  best: TriedChoice<T>,
  choice: T,
  seeds: readonly string[],
  trial: SeedResult<T>,
): TriedChoice<T> {
  const worths: number[] = [];
  for (const [i, seed] of seeds.entries()) {
    worths.push(trial(choice, seed));
    if (i + 1 === MIN_SEEDS && worths.every((worth, n) => worth <= (best.worths[n] ?? 0))) return best;
  }
  return wins(worths, best.worths) ? { choice, worths } : best;
}

/** Number of standard errors behind the best at which a choice is dropped from a race. */
const DROP_STANDARD_ERRORS = 1;
/** The lead, in hundredths of a company, that counts half as much as victory: a safe lead hardly improves. */
export const HALF_VICTORY_LEAD = 300;

/**
 * Plays all choices out with the same dice, round after round, and drops those that fall behind, so that most playouts
 * go to the close ones. The first choice, the natural one, stays unless another clearly beats it.
 */
export function race<T>(
  choices: readonly [T, ...T[]],
  rounds: number,
  thinking: ThinkingLimits,
  trial: SeedResult<T>,
): { readonly choice: T; readonly evidence: Evidence | null } {
  const natural: Runner<T> = { choice: choices[0], worths: [] };
  let running = [natural, ...choices.slice(1).map((choice): Runner<T> => ({ choice, worths: [] }))];
  for (let round = 1; round <= rounds && running.length > 1; round++) {
    if (!runRound(running, thinking, trial)) break;
    if (round < MIN_SEEDS) continue;
    const ahead = foremost(running);
    running = running.filter((runner) => runner === ahead || !isLeftBehind(runner, ahead));
  }
  const ahead = foremost(running);
  const won = running.includes(natural) && !wins(ahead.worths, natural.worths) ? natural : ahead;
  return { choice: won.choice, evidence: evidenceOf(choices.length, won.worths) };
}

/** A choice in a race. */
interface Runner<T> {
  readonly choice: T;
  readonly worths: number[];
}

/**
 * One trial of each with the same dice. Returns false, and counts none of them, if time is up before all have
 * run.
 */
function runRound<T>(
  running: readonly Runner<T>[],
  { chance, late }: ThinkingLimits,
  trial: SeedResult<T>,
): boolean {
  const seed = String(chance.bits());
  const leads: number[] = [];
  for (const { choice } of running) {
    if (late?.()) return false;
    leads.push(trial(choice, seed));
  }
  for (const [i, lead] of leads.entries()) running[i]?.worths.push(victoryShare(lead, HALF_VICTORY_LEAD));
  return true;
}

/** A lead as a part of victory, -1 to 1; a lead of `halfway` counts half as much as victory. A safe lead hardly improves. */
export const victoryShare = (lead: number, halfway: number): number => lead / (halfway + Math.abs(lead));

/** The runner with the best mean; of equals the first. */
function foremost<T>(running: readonly Runner<T>[]): Runner<T> {
  const sum = ({ worths }: Runner<T>): number => worths.reduce((all, worth) => all + worth, 0);
  return running.reduce((best, runner) => (sum(runner) > sum(best) ? runner : best));
}

function isLeftBehind<T>(runner: Runner<T>, ahead: Runner<T>): boolean {
  const { mean, error } = gainOf(ahead.worths, runner.worths);
  return mean >= DROP_STANDARD_ERRORS * error;
}

function wins(worths: readonly number[], over: readonly number[]): boolean {
  const { mean, error } = gainOf(worths, over);
  return mean > MIN_STANDARD_ERRORS * error;
}

/** The mean gain of some values over others with the same seeds, and its standard error. */
function gainOf(worths: readonly number[], over: readonly number[]): { mean: number; error: number } {
  const gains = worths.map((worth, i) => worth - (over[i] ?? 0));
  const count = Math.max(1, gains.length);
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / count;
  const spread = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / Math.max(1, count - 1);
  return { mean, error: Math.sqrt(spread / count) };
}
