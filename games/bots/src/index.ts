import type { Chance } from '@linstock/kernel';
import type { Bot, BotName, Level, ThinkingLimits } from './bot.ts';
import { captainBot } from './captain.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';

export {
  BOT_NAMES,
  type Bot,
  type BotName,
  LEVELS,
  type Level,
  machineName,
  type ThinkingLimits,
} from './bot.ts';
export { refuseTakeBack } from './take-back.ts';

/** A bot by name. It may remember its plans between answers, so each player needs its own. */
export function botNamed<S, A, F>(name: BotName): Bot<S, A, F> {
  switch (name) {
    case 'random':
      return randomBot();
    case 'greedy':
      return greedyBot();
    case 'captain':
    case 'captain-1':
      return captainBot(name);
  }
}

/** The effort of each level: a lower level thinks less or is careless more often, and never sees more than its seat. */
const SPENT: Readonly<Record<Level, { readonly effort: number; readonly carelessness: number }>> = {
  easy: { effort: 1, carelessness: 20 },
  normal: { effort: 6, carelessness: 0 },
  hard: { effort: 16, carelessness: 0 },
};

/** The time in milliseconds that a bot of a level may think about one answer when people wait for it. */
export const PATIENCE: Readonly<Record<Level, number>> = { easy: 300, normal: 900, hard: 2500 };

/**
 * The limits of a bot of a level for its next answer.
 * @param clock the time in milliseconds, if a person waits: the bot's patience runs from now. Without it the bot takes
 *   the time its effort needs, and the same chance gives the same answer on every machine.
 */
export function thinkingAt(level: Level, chance: Chance, clock?: () => number): ThinkingLimits {
  if (!clock) return { ...SPENT[level], chance };
  const until = clock() + PATIENCE[level];
  return { ...SPENT[level], chance, late: () => clock() > until };
}
