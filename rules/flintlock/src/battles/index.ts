import { battleById } from '@linstock/battles';
import type { Battlefield, HexMap } from '@linstock/ground';
import type { BattleSource } from '@linstock/scene';
import type { FlintlockBattle } from './battle.ts';
import { buildBattle } from './build.ts';
import camden from './data/camden.json' with { type: 'json' };
import cowpens from './data/cowpens.json' with { type: 'json' };
import guilford from './data/guilford.json' with { type: 'json' };
import hobkirk from './data/hobkirk.json' with { type: 'json' };
import { parseSource } from './source.ts';

export type * from './battle.ts';

/** A battle as this system fights it: what history knows of it, its armies, and its map. */
export interface FittedBattle {
  readonly surveyed: Battlefield;
  readonly data: FlintlockBattle;
  readonly map: HexMap;
}

/** The battle files. */
const FILES: Readonly<Record<string, BattleSource>> = { camden, cowpens, guilford, hobkirk };

/** The ids of this system's battles, the one to begin with first. */
export const BATTLE_IDS: readonly string[] = Object.keys(FILES);

const known = new Map<string, FittedBattle>();

/** A battle of this system, made when first asked for. Throws RangeError naming those there are. */
export function flintlockBattle(id: string): FittedBattle {
  const made = known.get(id) ?? madeOf(id);
  known.set(id, made);
  return made;
}

function madeOf(id: string): FittedBattle {
  const file = sourceOf(id);
  const surveyed = battleById(id);
  if (!surveyed) throw new RangeError(`There is no survey of "${id}".`);
  return { surveyed, ...fitted(surveyed, file) };
}

/** The file of a battle of this system. Throws RangeError naming those there are. */
export function sourceOf(id: string): BattleSource {
  const file = Object.hasOwn(FILES, id) ? FILES[id] : undefined;
  if (file) return file;
  throw new RangeError(`Flintlock has no battle "${id}"; it has ${BATTLE_IDS.join(', ')}.`);
}

/**
 * The armies and the map of a battle file on its surveyed ground. Refuses a file that does not fit the survey with a
 * sentence that names the place and what was expected there.
 */
export function fitted(surveyed: Battlefield, file: unknown): Pick<FittedBattle, 'data' | 'map'> {
  return buildBattle(surveyed.survey, parseSource(file));
}
