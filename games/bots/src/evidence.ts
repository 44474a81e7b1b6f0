import type { Plans } from '@linstock/kernel';

/** The result of comparing plans, or answers, by playouts: how the chosen one did. */
export interface Evidence {
  /** Number of plans or answers that were compared. */
  readonly options: number;
  /** Number of trials of the chosen one: continuations of the game that were played out. */
  readonly trials: number;
  /** Number of these at whose end the side had the better of it. */
  readonly ahead: number;
  /** Mean result of the trials, as a part of victory: -1 to 1. */
  readonly mean: number;
}

/** Plans with the evidence for them; null if nothing was compared. */
export interface FoundPlans {
  readonly plans: Plans;
  readonly evidence: Evidence | null;
}

/**
 * The evidence for a choice out of its results, as parts of victory or as leads; null without results.
 * @param options number of choices that were compared
 */
export function evidenceOf(options: number, worths: readonly number[]): Evidence | null {
  if (options < 2 || worths.length === 0) return null;
  const sum = worths.reduce((all, worth) => all + worth, 0);
  return {
    options,
    trials: worths.length,
    ahead: worths.filter((worth) => worth > 0).length,
    mean: sum / worths.length,
  };
}

/** A reason with the evidence for it, in one sentence. */
export function withEvidence(reason: string, { options, trials, ahead }: Evidence, what: string): string {
  const told = reason.replace(/\.$/, '');
  return `${told}${told.includes(':') ? ';' : ':'} of ${options} ${what} tried, this one came out ahead in ${ahead} of ${trials} trials.`;
}

/** Trials that prove a lost game, and the mean result at most. */
const HOPELESS = { trials: 6, mean: -0.6 } as const;

/** True if no trial of the best plan came out ahead, and most were as good as lost. */
export function isHopeless({ trials, ahead, mean }: Evidence): boolean {
  return trials >= HOPELESS.trials && ahead === 0 && mean <= HOPELESS.mean;
}

/** Trials that prove a game in which a draw is welcome, the share of them that came out ahead and the mean result at most. */
const BEHIND = { trials: 6, ahead: 0.25, mean: -0.15 } as const;

/** True if few trials of the best plan came out ahead, so that a draw is better for the side than to fight on. */
export function isBehind({ trials, ahead, mean }: Evidence): boolean {
  return trials >= BEHIND.trials && ahead <= BEHIND.ahead * trials && mean <= BEHIND.mean;
}
