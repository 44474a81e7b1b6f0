import { type Bot, botNamed, type Level, levelPlayed, type ThinkingLimits } from '@linstock/bots';
import { type Entry, Game, type GameHeader } from '@linstock/kernel';
import type { AnyRules } from './host-services.ts';
import type { BotAnswer, BotQuestion } from './think.ts';

/** A program at a game: its own copy of it, and the bot with its plans. */
interface Player {
  game: Game<unknown, unknown, unknown>;
  readonly bot: Bot<unknown, unknown, unknown>;
}

/** Gives the rules of a game: of its system, and with the battle that its header carries. */
export type LoadRules = (system: string, game: GameHeader) => Promise<AnyRules>;

/** Maximum number of bots in memory; one that was dropped receives the whole game again. */
const MAX_PLAYERS = 16;

/** The programs that think here, for a worker of server or page: each keeps up with its game entry by entry. */
export class Players {
  readonly #load: LoadRules;
  readonly #players = new Map<string, Player>();

  /** @param load gives the rules of a game */
  constructor(load: LoadRules) {
    this.#load = load;
  }

  /**
   * The answer of a program. If captain fails at a position, a plain legal answer is given instead, so that the game
   * goes on.
   * @param limitsOf its limits by level, once it has caught up: the level asked for, or the one its system has instead
   */
  async answer(asked: BotQuestion, limitsOf: (level: Level) => ThinkingLimits): Promise<BotAnswer> {
    const player = await this.#caughtUp(asked);
    if (!player) return { forgotten: true };
    const { bot, game } = player;
    const thinking = (): ThinkingLimits => limitsOf(levelPlayed(asked.level, game.rules));
    if (asked.drawOffered) return { takesDraw: bot.agreesToDraw?.() ?? false };
    try {
      const position = game.position.forSeat(asked.side);
      const answer = bot.answer(position, asked.side, thinking());
      const reason = bot.reason(position, asked.side, answer);
      const resigns = bot.resigns?.() ?? false;
      return { answer, reason, resigns, offersDraw: bot.offersDraw?.() ?? false, stumbled: null };
    } catch (error) {
      const plain = botNamed<unknown, unknown, unknown>('random');
      const answer = plain.answer(game.position.forSeat(asked.side), asked.side, thinking());
      const stumbled = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return { answer, reason: null, resigns: false, offersDraw: false, stumbled };
    }
  }

  async #caughtUp({ seat, header, after, entries }: BotQuestion): Promise<Player | null> {
    const known = this.#players.get(seat);
    this.#players.delete(seat);
    if (header) {
      const rules = await this.#load(header.rules.id, header);
      const game = Game.fromRecord(rules, { ...header, entries: [] });
      return this.#storePlayer(seat, { game, bot: known?.bot ?? botNamed('captain') }, entries);
    }
    return known?.game.head === after ? this.#storePlayer(seat, known, entries) : null;
  }

  /** A bot that cannot catch up is removed from the cache. */
  #storePlayer(seat: string, player: Player, entries: readonly Entry[]): Player {
    player.game.follow(entries);
    this.#players.set(seat, player);
    for (const oldest of this.#players.keys()) {
      if (this.#players.size <= MAX_PLAYERS) break;
      this.#players.delete(oldest);
    }
    return player;
  }
}
