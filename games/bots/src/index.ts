import type { Chance } from '@linstock/kernel';
import { BOT_NAMES, type Bot, type BotName, LEVELS, type Level, type ThinkingLimits } from './bot.ts';
import { captainBot } from './captain.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';

export {
  BOT_NAMES,
  type Bot,
  type BotName,
  LEVEL_SENTENCES,
  LEVELS,
  type Level,
  levelPlayed,
  levelsOf,
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

/** The effort of each level and its mistakes: no level sees more than its seat, and none answers by chance. */
const SPENT: Readonly<Record<Level, Pick<ThinkingLimits, 'effort' | 'mistakes'>>> = {
  beginner: { effort: 1, mistakes: 'forgetful' },
  easy: { effort: 1, mistakes: 'own turn' },
  normal: { effort: 6 },
  hard: { effort: 16 },
};

/** The time in milliseconds that a bot of a level may think about one answer when people wait for it. */
export const PATIENCE: Readonly<Record<Level, number>> = {
  beginner: 300,
  easy: 300,
  normal: 900,
  hard: 2700,
};

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

/** The players of a match: bots by name at the effort of the match, and the levels that people play against. */
export const PLAYER_NAMES = [...BOT_NAMES, ...LEVELS] as const;
export type PlayerName = (typeof PLAYER_NAMES)[number];

/** A player by name with its limits. A level has an effort of its own, without a clock. */
export function playerNamed<S, A, F>(
  name: PlayerName,
  chance: Chance,
  effort: number,
): { readonly bot: Bot<S, A, F>; readonly thinking: ThinkingLimits } {
  const level = LEVELS.find((each) => each === name);
  if (level) return { bot: botNamed('captain'), thinking: thinkingAt(level, chance) };
  const bot = BOT_NAMES.find((each) => each === name) ?? 'captain';
  return { bot: botNamed(bot), thinking: { chance, effort } };
}
