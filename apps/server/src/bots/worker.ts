import { botNamed, chooseAnswer, thinkingAt } from '@linstock/bots';
import { Game, seededChance } from '@linstock/kernel';
import { loadSystems, systemOf } from '../registry.ts';
import type { Task } from './thought.ts';

/**
 * Answers the open question of a bot's side, in a worker thread. Where captain stumbles over a position, a plain legal
 * answer is given instead, so that nobody waits for ever; what went wrong is handed back for the log.
 */
export default async function think(task: Task): Promise<{ answer: unknown; stumbled: string | null }> {
  const rules = systemOf(await loadSystems(task.systems), task.record.rules.id);
  const { position } = Game.fromRecord(rules, task.record);
  const chance = seededChance(task.seed);
  const until = performance.now() + task.budget;
  try {
    const answer = chooseAnswer(
      position.clone(),
      task.side,
      task.level,
      chance,
      () => performance.now() > until,
    );
    return { answer, stumbled: null };
  } catch (error) {
    const plain = botNamed<unknown, unknown, unknown>('random');
    const answer = plain.answer(position, task.side, thinkingAt(task.level, chance));
    return { answer, stumbled: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
