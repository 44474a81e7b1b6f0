import type { Chance, Command, Plans } from '@linstock/kernel';
import type { ThinkingLimits } from './bot.ts';
import { victoryShare } from './contest.ts';

/**
 * Plans for many small commands. One command changes the result less than the dice do, so trying one after
 * the other takes too long. Instead plans are drawn for all of them together, and each playout says something
 * about every one.
 */

/** The improvement of the result by a set of plans, with the dice of a seed. */
export type SeedGain = (plans: Plans, seed: string) => number;

/** A plan of a command, with its results compared to everything tried. */
interface TriedPlan {
  readonly plan: string;
  times: number;
  /** The total by which playouts with it were better than earlier playouts. */
  gain: number;
}

/** A command with its plans, the natural one first. */
interface Body {
  readonly body: string;
  readonly natural: TriedPlan;
  readonly plans: readonly TriedPlan[];
}

/** Play-outs for each unit of effort: of plans drawn by lot, and of those found against what comes naturally. */
const PLAYOUTS_PER_EFFORT = 14;
const PROOFS = 2;

/** The gain, in hundredths of a company, that counts half as much as victory. */
const HALF_VICTORY_GAIN = 600;
/** Number of earlier tries without a gain that each plan is credited with: one lucky playout proves little. */
const PRIOR_TRIES = 3;
/** Minimum gain of a plan over the natural one, in standard errors. */
const MIN_STANDARD_ERRORS = 0.3;
/** Advantage of the natural plan before anything is tried, as a part of the spread. */
const PRIOR_SPREAD = 0.3;
/** The spread of worths until there are enough to tell. */
const FIRST_SPREAD = 0.3;
const ENOUGH = 4;

/** Thinking limits, and when to stop drawing plans so that those found can still be proved. Absent: when time is up. */
type DrawingLimits = ThinkingLimits & { readonly isDrawn?: () => boolean };

/** The best plans found for all commands; the natural plans if those do not beat them. */
export function drawPlans(commands: readonly Command[], thinking: DrawingLimits, trial: SeedGain): Plans {
  const { effort, chance, isDrawn = thinking.late } = thinking;
  const bodies = commands.map(bodyOfCommand);
  const worths: number[] = [];
  for (let i = 0; i < PLAYOUTS_PER_EFFORT * effort && !isDrawn?.(); i++) {
    const spread = spreadOf(worths);
    const drawn = bodies.map((body) => drawFrom(body, spread, chance));
    const worth = victoryShare(trial(plansOf(bodies, drawn), String(chance.bits())), HALF_VICTORY_GAIN);
    const gain = worths.length < ENOUGH ? 0 : worth - meanOf(worths);
    worths.push(worth);
    for (const each of drawn) {
      each.times++;
      each.gain += gain;
    }
  }
  const spread = spreadOf(worths);
  const natural = plansOf(
    bodies,
    bodies.map((body) => body.natural),
  );
  const found = plansOf(
    bodies,
    bodies.map((body) => bestOf(body, spread)),
  );
  return stands(found, natural, thinking, trial) ? found : natural;
}

/** True if plans do no worse than others with the same dice. */
function stands(
  found: Plans,
  natural: Plans,
  { effort, chance, late }: ThinkingLimits,
  trial: SeedGain,
): boolean {
  let lead = 0;
  for (let i = 0; i < PROOFS * effort && !late?.(); i++) {
    const seed = String(chance.bits());
    lead +=
      victoryShare(trial(found, seed), HALF_VICTORY_GAIN) -
      victoryShare(trial(natural, seed), HALF_VICTORY_GAIN);
  }
  return lead >= 0;
}

function bodyOfCommand({ body, plans }: Command): Body {
  const tried = plans.map((plan): TriedPlan => ({ plan, times: 0, gain: 0 }));
  const [natural] = tried;
  if (!natural) throw new RangeError(`The command "${body}" has no plan, and needs at least one.`);
  return { body, natural, plans: tried };
}

function plansOf(bodies: readonly Body[], chosen: readonly TriedPlan[]): Plans {
  return Object.fromEntries(bodies.map(({ body }, i) => [body, chosen[i]?.plan ?? '']));
}

function meanOf(worths: readonly number[]): number {
  return worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
}

function spreadOf(worths: readonly number[]): number {
  if (worths.length < ENOUGH) return FIRST_SPREAD;
  const mean = meanOf(worths);
  return Math.sqrt(worths.reduce((sum, worth) => sum + (worth - mean) ** 2, 0) / (worths.length - 1));
}

const meritOf = ({ times, gain }: TriedPlan): number => gain / (times + PRIOR_TRIES);
const errorOf = ({ times }: TriedPlan, spread: number): number => spread / Math.sqrt(times + PRIOR_TRIES);

/** A plan drawn by how likely it is to be the best one (Thompson's rule). */
function drawFrom({ natural, plans }: Body, spread: number, chance: Chance): TriedPlan {
  const hopeOf = (tried: TriedPlan): number => meritOf(tried) + errorOf(tried, spread) * deviate(chance);
  let best = natural;
  let most = hopeOf(natural) + PRIOR_SPREAD * spread;
  for (const tried of plans) {
    if (tried === natural) continue;
    const hope = hopeOf(tried);
    if (hope <= most) continue;
    most = hope;
    best = tried;
  }
  return best;
}

/** Even chances that are added up for a deviate, each below this. */
const DEVIATE_PARTS = 6;
const BELOW = 1000;

/** About a standard normal deviate. */
function deviate(chance: Chance): number {
  let sum = 0;
  for (let i = 0; i < DEVIATE_PARTS; i++) sum += chance.below(BELOW);
  return (sum - (DEVIATE_PARTS * BELOW) / 2) / (BELOW * Math.sqrt(DEVIATE_PARTS / 12));
}

/** The plan that has done best, if by more than luck may be; else what comes naturally. */
function bestOf({ natural, plans }: Body, spread: number): TriedPlan {
  const sure = (tried: TriedPlan): number => meritOf(tried) - MIN_STANDARD_ERRORS * errorOf(tried, spread);
  const toBeat = meritOf(natural) + MIN_STANDARD_ERRORS * errorOf(natural, spread);
  return plans.reduce(
    (best, tried) =>
      sure(tried) > (best === natural ? toBeat : sure(best)) && tried !== natural ? tried : best,
    natural,
  );
}
