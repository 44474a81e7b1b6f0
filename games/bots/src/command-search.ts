import type { Command, Plans } from '@linstock/kernel';
import type { ThinkingLimits } from './bot.ts';
import { better, seedsFor, tryFirst } from './contest.ts';
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
): Plans {
  if (setting.heuristics.together) {
    const now = leadOf(setting.position, setting.side, setting.heuristics);
    return drawPlans(commands, thinking, (plans, seed) => playOut(setting, plans, null, seed) - now);
  }
  const seeds = seedsFor(thinking);
  const trial = (plans: Plans, seed: string): number => playOut(setting, plans, null, seed);
  let best = tryFirst(naturalPlans(commands), seeds, trial);
  for (const plan of new Set(commands.flatMap((command) => command.plans))) {
    if (thinking.late?.()) return best.choice;
    best = better(best, sharedPlan(commands, plan), seeds, trial);
  }
  for (const command of commands) {
    for (const plan of command.plans) {
      if (plan === best.choice[command.body]) continue;
      if (thinking.late?.()) return best.choice;
      best = better(best, { ...best.choice, [command.body]: plan }, seeds, trial);
    }
  }
  return best.choice;
}
