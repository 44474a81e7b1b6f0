import { type Bot, botNamed, thinkingAt } from '@linstock/bots';
import { Game, type GameRecord, seededChance } from '@linstock/kernel';
import { loadSystems, systemOf } from '../registry.ts';
import type { Task, Thought } from './thought.ts';

/** A bot at a game: it keeps its plans from one answer to the next, and its own copy of the game. */
interface Player {
  game: Game<unknown, unknown, unknown>;
  readonly bot: Bot<unknown, unknown, unknown>;
}

/** Players a worker remembers; one it has forgotten begins afresh from the record. */
const REMEMBERED = 16;
const players = new Map<string, Player>();

/**
 * Answers the open question of a bot's side, in a worker thread. Where captain stumbles over a position, a plain legal
 * answer is given instead, so that nobody waits for ever; what went wrong is handed back for the log.
 */
export default async function think(task: Task): Promise<Thought> {
  const { bot, game } = await playerOf(task);
  const chance = seededChance(task.seed);
  const thinking = thinkingAt(task.level, chance, () => performance.now());
  try {
    return { answer: bot.answer(game.position.clone(), task.side, thinking), stumbled: null };
  } catch (error) {
    const plain = botNamed<unknown, unknown, unknown>('random');
    const answer = plain.answer(game.position, task.side, thinking);
    return { answer, stumbled: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function playerOf({ seat, systems, record }: Task): Promise<Player> {
  const known = players.get(seat);
  players.delete(seat);
  const rules = systemOf(await loadSystems(systems), record.rules.id);
  const player = known ?? { game: Game.fromRecord(rules, record), bot: botNamed('captain') };
  if (!playedOn(player.game, record)) player.game = Game.fromRecord(rules, record);
  players.set(seat, player);
  for (const oldest of players.keys()) if (players.size > REMEMBERED) players.delete(oldest);
  return player;
}

/** Plays a copy on to the record's end; false where it cannot, because it is another game. */
function playedOn(game: Game<unknown, unknown, unknown>, { entries }: GameRecord): boolean {
  const same = game.head === 0 || entries[game.head - 1]?.hash === game.hash;
  if (!same) return false;
  game.follow(entries);
  return true;
}
