import type { Chance, Position, Side } from '@linstock/kernel';
import type { Bot, BotName, Level, Thinking } from './bot.ts';
import { captainBot } from './captain.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';

export { declinesTakeBack } from './take-back.ts';
export { BOT_NAMES, type Bot, type BotName, LEVELS, type Level, type Thinking } from './bot.ts';

/** A bot by name. It may remember its plans between answers, so each player gets one of his own. */
export function botNamed<S, A, F>(name: BotName): Bot<S, A, F> {
  switch (name) {
    case 'random':
      return randomBot();
    case 'greedy':
      return greedyBot();
    case 'captain':
      return captainBot();
  }
}

/** What each level spends: it thinks less or is careless more often, and never sees more than its seat. */
const SPENT: Readonly<Record<Level, { readonly effort: number; readonly carelessness: number }>> = {
  easy: { effort: 1, carelessness: 20 },
  normal: { effort: 6, carelessness: 0 },
  hard: { effort: 16, carelessness: 0 },
};

/** What a bot of a level may spend on an answer; `late` says when time is up. */
export function thinkingAt(level: Level, chance: Chance, late?: () => boolean): Thinking {
  return late ? { ...SPENT[level], chance, late } : { ...SPENT[level], chance };
}

/** One answer of captain at a level, for a caller that keeps no bot: server workers, the page's worker. */
export function chooseAnswer<S, A, F>(
  position: Position<S, A, F>,
  side: Side,
  level: Level,
  chance: Chance,
  late?: () => boolean,
): A {
  return botNamed<S, A, F>('captain').answer(position, side, thinkingAt(level, chance, late));
}
