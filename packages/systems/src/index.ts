import { americanLegions } from '@linstock/american-legions';
import type { Rulebook } from '@linstock/kernel';
import { morschauser } from '@linstock/morschauser';

/**
 * A rulebook whose state, answers and field are its own affair. Whoever holds one hands them back to it and looks
 * at none of them.
 */
export type AnyRulebook = Rulebook<unknown, unknown, unknown>;

/** The rule systems of the house. A new system is added here and nowhere else. */
export const rulebooks: readonly AnyRulebook[] = [
  americanLegions as unknown as AnyRulebook,
  morschauser as unknown as AnyRulebook,
];

/** A rulebook by id, or undefined. */
export function rulebookById(id: string): AnyRulebook | undefined {
  return rulebooks.find((rulebook) => rulebook.id === id);
}

/** A rulebook by id. Throws RangeError naming the known ones. */
export function needRulebook(id: string): AnyRulebook {
  const rulebook = rulebookById(id);
  if (rulebook) return rulebook;
  const known = rulebooks.map((r) => r.id).join(', ');
  throw new RangeError(`There is no rule system "${id}". Known systems: ${known}.`);
}

/** The first rulebook that can fight a battle. Throws RangeError naming the known battles. */
export function rulebookForBattle(battle: string): AnyRulebook {
  const rulebook = rulebooks.find((r) => r.battles.includes(battle));
  if (rulebook) return rulebook;
  const known = [...new Set(rulebooks.flatMap((r) => r.battles))].join(', ');
  throw new RangeError(`There is no battle "${battle}". Known battles: ${known}.`);
}
