import type { PostChallenge } from '@linstock/protocol';
import { Fault } from '../fault.ts';
import { needsAccount } from './challengeFaults.ts';
import { type Systems, systemOf } from '../registry.ts';

/**
 * Throws a Fault for terms that cannot be played here. Options are checked by the rules themselves, as for a new game.
 * @param account of the maker; null for a guest
 */
export function refuseTerms(systems: Systems, terms: PostChallenge, account: string | null): void {
  const { system, battle, counts, options } = terms;
  const rules = systemOf(systems, system);
  if (!rules.battles.includes(battle))
    throw new Fault(404, 'no-battle', `${rules.title} has no battle "${battle.slice(0, 40)}".`);
  if (counts === 'rated' && Object.keys(options).length > 0)
    throw new Fault(422, 'changed-rules', 'A game with changed rules is friendly. Choose friendly.');
  if (counts === 'rated' && account === null) throw needsAccount();
  try {
    rules.field(battle, options);
  } catch (error) {
    if (error instanceof RangeError) throw new Fault(422, 'bad-option', error.message.slice(0, 300));
    throw error;
  }
}
