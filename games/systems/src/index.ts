import type { SystemManifest } from '@linstock/kernel';
import type { BattleDrawing, Rulebook } from '@linstock/scene';
import * as registry from '#registry';

/** The rule systems. It is light, since a rulebook is loaded only when needed. */

/** A rulebook of unknown types: its state, answers and field are only passed back to it. */
export type AnyRulebook = Rulebook<unknown, unknown, unknown>;

/** A rule system before its rulebook is there. */
export interface System extends SystemManifest {
  /** Fetches the rulebook; the same one each time. */
  load(): Promise<AnyRulebook>;
  /** Fetches what draws its battles as maps; null for a system that has none. */
  readonly loadDrawing: (() => Promise<BattleDrawing>) | null;
}

/** All rule systems, by their names in the registry. */
export const systems: readonly System[] = Object.values(registry).map((system) => ({
  ...system.manifest,
  load: async () => (await system.load()) as unknown as AnyRulebook,
  loadDrawing: 'loadDrawing' in system ? system.loadDrawing : null,
}));

/** A rule system by id, or undefined. */
export function systemById(id: string): System | undefined {
  return systems.find((system) => system.id === id);
}

/** A rule system by id. Throws RangeError naming the known ones. */
export function needSystem(id: string): System {
  const system = systemById(id);
  if (system) return system;
  const known = systems.map((each) => each.id).join(', ');
  throw new RangeError(`There is no rule system ${JSON.stringify(id)}. Known systems: ${known}.`);
}

/** The first system that can fight a battle. Throws RangeError naming the known battles. */
export function systemForBattle(battle: string): System {
  const system = systems.find((each) => each.battles.includes(battle));
  if (system) return system;
  const known = [...new Set(systems.flatMap((each) => each.battles))].join(', ');
  throw new RangeError(`There is no battle "${battle}". Known battles: ${known}.`);
}

/** The rulebook of a system by id. Rejects with RangeError naming the known ones. */
export async function loadRulebook(id: string): Promise<AnyRulebook> {
  return needSystem(id).load();
}

/** The names of the sides of a battle under a system. */
export function sidesOf({ sides, sidesAt }: SystemManifest, battle: string): readonly [string, string] {
  return (sidesAt && Object.hasOwn(sidesAt, battle) ? sidesAt[battle] : undefined) ?? sides;
}
