import {
  type Chance,
  type Command,
  otherSide,
  type Plans,
  sealedKnownTo,
  seededChance,
  type Tournament,
} from '@linstock/kernel';
import type { ThinkingLimits } from './bot.ts';
import { victoryShare } from './contest.ts';
import { evidenceOf, type FoundPlans } from './evidence.ts';
import { keyedDice, playOut, type ThoughtSetting } from './play-out.ts';
import { naturalPlans, sharedPlan } from './shared-plans.ts';

/** Plans that take part, if the general has no more. */
const ENTRANTS = 16;

/** Plans made by changing others by chance that take part at least. */
const MIN_CHANGED = 4;

/** Commands changed in such a plan, at most. */
const MAX_CHANGED_COMMANDS = 3;

/** Seeds of one round, at most: the cheapest play-outs end at once, and more seeds tell nothing new. */
const MAX_SEEDS = 60;

/** Plans of the whole side in a tournament. */
interface Entrant {
  readonly plans: Plans;
  /** The results of its trials, as parts of victory. */
  readonly worths: number[];
}

/**
 * Finds plans for the whole side by sequential halving: all play out with the same dice, round after round, and after each
 * round the better half stays. The plans followed until now are the first, and stay unless others do better.
 */
export function searchByTournament<S, A, F>(
  setting: ThoughtSetting<S, A, F>,
  tournament: Tournament<S, A, F>,
  commands: readonly Command[],
  last: Plans,
  thinking: ThinkingLimits,
): FoundPlans {
  const { position, side, spent } = setting;
  const entrants = entrantsFor(setting, tournament, commands, last, thinking.chance);
  const first = entrants[0];
  if (first === undefined) return { plans: last, evidence: null };
  const foe = otherSide(side);
  const thought: ThoughtSetting<S, A, F> = {
    ...setting,
    stretches: setting.stretches ?? tournament.stretches,
    dice: keyedDice,
    enemy: (seed) => tournament.enemy(position.field, position.state, foe, seededChance(`${seed}|enemy`)),
  };
  const budget = tournament.answers * thinking.effort;
  const rounds = Math.max(1, Math.ceil(Math.log2(entrants.length)));
  let running = entrants;
  const begun = spent.answers;
  for (let round = 1; round <= rounds && running.length > 1; round++) {
    const end = begun + (budget * round) / rounds;
    if (!playRound(thought, tournament, running, end, thinking)) break;
    running.sort((a, b) => meanOf(b) - meanOf(a));
    if (round < rounds) running = running.slice(0, Math.max(2, Math.ceil(running.length / 2)));
  }
  running.sort((a, b) => meanOf(b) - meanOf(a));
  const best = running[0] ?? first;
  const chosen = meanOf(best) > meanOf(first) || !running.includes(first) ? best : first;
  return { plans: chosen.plans, evidence: evidenceOf(entrants.length, chosen.worths) };
}

/**
 * Lets all play out with fresh dice, seed after seed, until about `end` answers were spent. Returns false, without the
 * last seed, if time was up before all had played.
 */
function playRound<S, A, F>(
  setting: ThoughtSetting<S, A, F>,
  { halfVictory }: Tournament<S, A, F>,
  running: readonly Entrant[],
  end: number,
  { chance, late }: ThinkingLimits,
): boolean {
  const { spent } = setting;
  for (let seeds = 0; seeds < MAX_SEEDS; seeds++) {
    const before = spent.answers;
    const seed = String(chance.bits());
    const worths: number[] = [];
    for (const { plans } of running) {
      if (late?.()) return false;
      worths.push(victoryShare(playOut(setting, plans, null, seed), halfVictory));
    }
    for (const [i, entrant] of running.entries()) entrant.worths.push(worths[i] ?? 0);
    if (spent.answers + (spent.answers - before) > end) break;
  }
  return true;
}

const meanOf = ({ worths }: Entrant): number =>
  worths.reduce((sum, worth) => sum + worth, 0) / Math.max(1, worths.length);

/** The plans that take part: the last ones, the natural ones, the general's, those all can share, and changed ones. */
function entrantsFor<S, A, F>(
  { position, side }: ThoughtSetting<S, A, F>,
  tournament: Tournament<S, A, F>,
  commands: readonly Command[],
  last: Plans,
  chance: Chance,
): Entrant[] {
  if (commands.length === 0) return [];
  const { field, state } = position;
  const known = sealedKnownTo(position, side);
  const natural = naturalPlans(commands);
  const found = new Map<string, Plans>();
  const add = (plans: Plans): unknown => found.set(JSON.stringify(plans), plans);
  const kept = keptPlans(tournament, commands, last);
  add(kept);
  add(natural);
  for (const plans of tournament.plans(field, state, side, known)) add({ ...natural, ...plans });
  add(sharedPlan(commands, 'hold'));
  for (const plan of new Set(commands.flatMap((command) => command.plans)))
    if (found.size < ENTRANTS / 2) add(sharedPlan(commands, plan));
  const wanted = Math.max(ENTRANTS, found.size + MIN_CHANGED);
  for (let tries = 0; found.size < wanted && tries < 10 * wanted; tries++) {
    const bases = [natural, kept, ...found.values()];
    add(changedPlans(commands, bases[chance.below(bases.length)] ?? natural, chance));
  }
  return [...found.values()].map((plans) => ({ plans, worths: [] }));
}

/** The plans of last time, where they still make sense; else the natural ones. */
function keptPlans<S, A, F>(
  tournament: Tournament<S, A, F>,
  commands: readonly Command[],
  last: Plans,
): Plans {
  const kept = commands.map(({ body, plans }) => {
    const plan = last[body];
    const usable = plan !== undefined && (plans.includes(plan) || tournament.lasts(plan));
    return [body, usable ? plan : (plans[0] ?? '')];
  });
  return Object.fromEntries(kept);
}

function changedPlans(commands: readonly Command[], base: Plans, chance: Chance): Plans {
  const changed: Record<string, string> = { ...base };
  const count = 1 + chance.below(MAX_CHANGED_COMMANDS);
  for (let i = 0; i < count; i++) {
    const command = commands[chance.below(commands.length)];
    const plan = command?.plans[chance.below(command.plans.length)];
    if (command && plan !== undefined) changed[command.body] = plan;
  }
  return changed;
}
