import type { Command, Plans } from '@linstock/kernel';
import type { Thinking } from './bot.ts';

/** Plans for many small commands at once: drawn for all together, so that each play-out says something of every one. */

/** What a set of plans leads to with the dice of a seed. */
type Trial = (plans: Plans, seed: string) => number;

/** How one plan of one command has done, beside all that was tried. */
interface Arm {
  readonly plan: string;
  tried: number;
  sum: number;
}

/** Play-outs of plans that are drawn, for each unit of effort. */
const DRAWS = 20;
/** Play-outs for each unit of effort in which what was found has to stand against what comes naturally. */
const PROOFS = 3;
/** A lead of so many hundredths of a company counts half as much as victory. */
const HALFWAY = Number((globalThis as any).process?.env.HALF ?? 1200);
/** By how many standard errors a plan has to be better than what comes naturally. */
const MERIT = Number((globalThis as any).process?.env.MERIT ?? 0.3);
/** What is known of a plan before it is tried, as if it had been tried so often with no gain. */
const PRIOR = Number((globalThis as any).process?.env.PRIOR ?? 3);

/** The plans that do best together, first what comes naturally. */
export function drawnTogether(commands: readonly Command[], thinking: Thinking, trial: Trial): Plans {
  const bodies = commands.map(({ body, plans }) => ({
    body,
    arms: plans.map((plan): Arm => ({ plan, tried: 0, sum: 0 })),
  }));
  const worths: number[] = [];
  for (let i = 0; i < DRAWS * thinking.effort && !thinking.late?.(); i++) {
    const spread = spreadOf(worths);
    const drawn = bodies.map(({ arms }) => draw(arms, spread, thinking));
    const plans = Object.fromEntries(bodies.map(({ body }, k) => [body, (drawn[k] as Arm).plan]));
    const worth = squashed(trial(plans, String(thinking.chance.bits())));
    const mean = meanOf(worths);
    const gain = worths.length < 4 ? 0 : worth - mean;
    worths.push(worth);
    for (const arm of drawn) {
      arm.tried++;
      arm.sum += gain;
    }
  }
  const spread = spreadOf(worths);
  const natural = Object.fromEntries(bodies.map(({ body, arms }) => [body, (arms[0] as Arm).plan]));
  const found = Object.fromEntries(bodies.map(({ body, arms }) => [body, bestOf(arms, spread).plan]));
  let lead = 0;
  for (let i = 0; i < PROOFS * thinking.effort && !thinking.late?.(); i++) {
    const seed = String(thinking.chance.bits());
    lead += squashed(trial(found, seed)) - squashed(trial(natural, seed));
  }
  return lead >= 0 ? found : natural;
}

const squashed = (lead: number): number => lead / (HALFWAY + Math.abs(lead));

function meanOf(worths: readonly number[]): number {
  return worths.reduce((sum, worth) => sum + worth, 0) / Math.max(1, worths.length);
}

function spreadOf(worths: readonly number[]): number {
  if (worths.length < 4) return 0.3;
  const mean = meanOf(worths);
  return Math.sqrt(worths.reduce((sum, worth) => sum + (worth - mean) ** 2, 0) / (worths.length - 1));
}

const gainOf = ({ tried, sum }: Arm): number => sum / (tried + PRIOR);
const errorOf = ({ tried }: Arm, spread: number): number => spread / Math.sqrt(tried + PRIOR);

/** A plan by how likely it is to be the best: each by its gain and by what luck may add. */
function draw(arms: readonly Arm[], spread: number, { chance }: Thinking): Arm {
  let best = arms[0] as Arm;
  let most = Number.NEGATIVE_INFINITY;
  for (const [i, arm] of arms.entries()) {
    const hope = gainOf(arm) + errorOf(arm, spread) * luck(chance) + (i === 0 ? 0.3 * spread : 0);
    if (hope <= most) continue;
    most = hope;
    best = arm;
  }
  return best;
}

/** About a standard normal deviate: the sum of twelve even chances, less six. */
function luck(chance: Thinking['chance']): number {
  let sum = 0;
  for (let i = 0; i < 6; i++) sum += chance.below(1000);
  return (sum - 3000) / 707;
}

/** The plan that has done best, by more than luck may be; else the first. */
function bestOf(arms: readonly Arm[], spread: number): Arm {
  const natural = arms[0] as Arm;
  let best = natural;
  for (const arm of arms)
    if (gainOf(arm) - MERIT * errorOf(arm, spread) > gainOf(best) + (best === natural ? MERIT * errorOf(natural, spread) : 0)) best = arm;
  return best;
}
