import { thinkingAt } from '@linstock/bots';
import { type BotAnswer, Players } from '@linstock/judge';
import { seededChance } from '@linstock/kernel';
import { loadSystems, systemOf } from '../registry.ts';
import type { Task } from './thinkers.ts';

/** The players of each module of rule systems; a server has one. */
const players = new Map<string, Players>();

/** Answers the open question of a bot's side, in a worker thread. */
export default function think({ systems, asked, seed }: Task): Promise<BotAnswer> {
  const known =
    players.get(systems) ?? new Players(async (id) => systemOf(await loadSystems(systems, id), id));
  players.set(systems, known);
  return known.answer(asked, (level) => thinkingAt(level, seededChance(seed), () => performance.now()));
}
