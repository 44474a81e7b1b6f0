import type { BattleSource } from '@linstock/scene';
import { battleOf, type MorschauserBattle } from './battle.ts';
import cowpens from './data/cowpens.json' with { type: 'json' };
import hobkirk from './data/hobkirks-hill.json' with { type: 'json' };
import maida from './data/maida.json' with { type: 'json' };
import { PLAIN_SEED } from './numbers.ts';
import { pickUp } from './pick-up.ts';

export * from './battle.ts';
export * from './force.ts';
export * from './numbers.ts';
export * from './pick-up.ts';
export * from './points.ts';
export * from './terrain.ts';

/** The files of the historical battles by id (BAT2 to BAT4). */
const FILES: Readonly<Record<string, BattleSource>> = { cowpens, 'hobkirks-hill': hobkirk, maida };

/** The historical battles of this system by id. */
export const HISTORICAL: Readonly<Record<string, MorschauserBattle>> = Object.fromEntries(
  Object.entries(FILES).map(([id, file]) => [id, battleOf(file)]),
);

/** The file of a battle by its id; of a pick-up game as its seed lays it out. Throws RangeError naming those there are. */
export function sourceOf(id: string): BattleSource {
  return (Object.hasOwn(FILES, id) ? FILES[id] : undefined) ?? { ...morschauserBattle(id) };
}

/** The ids of the four battles; `pick-up` may have a seed after it, as `pick-up:7`. */
export const BATTLE_IDS: readonly string[] = [...Object.keys(HISTORICAL), 'pick-up'];

/** A battle by its id. Throws RangeError naming those there are. */
export function morschauserBattle(id: string): MorschauserBattle {
  const battle = HISTORICAL[id];
  if (battle) return battle;
  const [, seed] = /^pick-up(?::(\d{1,10}))?$/.exec(id) ?? [];
  if (id.startsWith('pick-up') && (seed !== undefined || id === 'pick-up'))
    return pickUp(seed === undefined ? PLAIN_SEED : Number(seed)).battle;
  throw new RangeError(`There is no battle "${id}"; there are ${BATTLE_IDS.join(', ')} and pick-up:<seed>.`);
}
