import type { Command, Plans } from '@linstock/kernel';
import type { ThinkingLimits } from './bot.ts';
import { better, HALF_VICTORY_LEAD, seedsFor, tryFirst, victoryShare } from './contest.ts';
import { evidenceOf, type FoundPlans } from './evidence.ts';
import { drawPlans } from './plan-draw.ts';
import { leadOf, playOut, type ThoughtSetting } from './play-out.ts';
import { naturalPlans, sharedPlan } from './shared-plans.ts';

/**
 * Begins with the default plans and with plans that all can share (hold, all against one enemy …). Then it
 * tries another plan for one command after the other, with the others unchanged.
 */
export function searchByCommand<S, A, F>(
  setting: ThoughtSetting<S, A, F>,
  commands: readonly Command[],
  thinking: ThinkingLimits,
): FoundPlans {
  if (setting.heuristics.together) {
    return searchByDraw(setting, commands, thinking);
  }
  const seeds = seedsFor(thinking);
  const trial = (plans: Plans, seed: string): number => playOut(setting, plans, null, seed);
  let best = tryFirst(naturalPlans(commands), seeds, trial);
  let tried = 1;
  const found = (): FoundPlans => ({
    plans: best.choice,
    evidence: evidenceOf(
      tried,
      best.worths.map((lead) => victoryShare(lead, HALF_VICTORY_LEAD)),
    ),
  });
  for (const plan of new Set(commands.flatMap((command) => command.plans))) {
    if (thinking.late?.()) return found();
    tried++;
    best = better(best, sharedPlan(commands, plan), seeds, trial);
  }
  for (const command of commands) {
    for (const plan of command.plans) {
      if (plan === best.choice[command.body]) continue;
      if (thinking.late?.()) return found();
      tried++;
      best = better(best, { ...best.choice, [command.body]: plan }, seeds, trial);
    }
  }
  return found();
}

/** The share of the answers in thought with which plans are drawn; the rest is for proving the found ones. */
const DRAWING_SHARE = 0.8;

/** Draws plans for all commands together. The evidence is what the play-outs of the chosen ones ended with. */
function searchByDraw<S, A, F>(
  setting: ThoughtSetting<S, A, F>,
  commands: readonly Command[],
  thinking: ThinkingLimits,
): FoundPlans {
  const { heuristics, spent } = setting;
  const now = leadOf(setting.position, setting.side, heuristics);
  const drawn =
    spent.answers + DRAWING_SHARE * thinking.effort * (heuristics.thought ?? Number.POSITIVE_INFINITY);
  const isDrawn = (): boolean => spent.answers >= drawn || thinking.late?.() === true;
  const leads = new Map<Plans, number[]>();
  const plans = drawPlans(commands, { ...thinking, isDrawn }, (tried, seed) => {
    const lead = playOut(setting, tried, null, seed);
    leads.set(tried, [...(leads.get(tried) ?? []), lead]);
    return lead - now;
  });
  const shares = (leads.get(plans) ?? []).map((lead) => victoryShare(lead, HALF_VICTORY_LEAD));
  return { plans, evidence: evidenceOf(leads.size, shares) };
}
