import { type AnyRulebook, systemById } from '@linstock/systems';
import { Fault } from './fault.ts';

/** Address of the module with all rule systems of Linstock. */
export const HOUSE = import.meta.resolve('@linstock/systems/all');

/** The rule systems games can be played under, by id. */
export type Systems = ReadonlyMap<string, AnyRulebook>;

/**
 * Loads rule systems from a module that exports `rulebooks`. Bots' workers get the module's address and not
 * the rulebooks, since functions cannot be sent.
 * @param wanted the id of the only system that is needed: only this one is loaded, since loading all takes
 *   half a second
 */
export async function loadSystems(moduleUrl: string, wanted?: unknown): Promise<Systems> {
  const only = moduleUrl === HOUSE && typeof wanted === 'string' ? systemById(wanted) : undefined;
  if (only) return new Map([[only.id, await only.load()]]);
  const { rulebooks } = (await import(moduleUrl)) as { rulebooks: readonly AnyRulebook[] };
  return new Map(rulebooks.map((rulebook) => [rulebook.id, rulebook]));
}

/** The rulebook of a system. Throws a Fault that lists those there are. */
export function systemOf(systems: Systems, id: string): AnyRulebook {
  const rulebook = systems.get(id);
  if (rulebook) return rulebook;
  const known = [...systems.keys()].join(', ');
  throw new Fault(404, 'no-system', `There is no rule system "${id.slice(0, 40)}". There are: ${known}.`);
}
