import { nth } from '@linstock/kernel';
import { type AnyRulebook, needSystem, systemForBattle, systems } from './index.ts';

/** All rulebooks at once, for programs that need not be light: importing this waits until they are there. */

/** All rulebooks, in the order of the registry. */
export const rulebooks: readonly AnyRulebook[] = await Promise.all(systems.map((system) => system.load()));

/** A rulebook by id, or undefined. */
export function rulebookById(id: string): AnyRulebook | undefined {
  return rulebooks.find((rulebook) => rulebook.id === id);
}

/** A rulebook by id. Throws RangeError naming the known ones. */
export function needRulebook(id: string): AnyRulebook {
  return nth(rulebooks, systems.indexOf(needSystem(id)));
}

/** The first rulebook that can fight a battle. Throws RangeError naming the known battles. */
export function rulebookForBattle(battle: string): AnyRulebook {
  return needRulebook(systemForBattle(battle).id);
}
