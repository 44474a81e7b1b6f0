import type { PlayedBattle } from '@linstock/editor';
import { type AnyRulebook, loadRulebook } from '@linstock/systems';

/**
 * The rulebook of a game. What lays out a battle of its own is fetched only for a game that carries one. Rejects with RangeError for
 * an unknown system, and for a battle that cannot be laid out.
 */
export async function rulebookOf(game: PlayedBattle): Promise<AnyRulebook> {
  if (game.carried === undefined) return loadRulebook(game.rules.id);
  const { rulebookForRecord } = await import('@linstock/editor');
  return rulebookForRecord(game);
}
