import { battleById } from '@linstock/battles';
import type { Battlefield, HexMap } from '@linstock/ground';
import type { ClauseId } from '@linstock/kernel';
import type { BattleSource } from '@linstock/scene';
import type { AmericanLegionsBattle } from './battle.ts';
import { buildBattle } from './build.ts';
import cowpens from './data/cowpens.json' with { type: 'json' };
import hobkirk from './data/hobkirk.json' with { type: 'json' };
import quinby from './data/quinby.json' with { type: 'json' };
import waxhaws from './data/waxhaws.json' with { type: 'json' };
import { parseSource } from './source.ts';

export type * from './battle.ts';

/** The clauses by which a battle is won and drawn. */
export interface VictoryClauses {
  readonly british: ClauseId;
  readonly american: ClauseId;
  readonly draw: ClauseId;
}

/** A battle as this system fights it: what history knows of it, its forces and victory, and its map. */
export interface LegionsBattle {
  readonly surveyed: Battlefield;
  readonly data: AmericanLegionsBattle;
  readonly map: HexMap;
  readonly clauses: VictoryClauses;
}

/** The battle files and the clauses each battle is judged by (AL-9 to AL-12). */
const FILES: Readonly<Record<string, { readonly file: BattleSource; readonly clauses: VictoryClauses }>> = {
  cowpens: { file: cowpens, clauses: { british: 'AL-9.1a', american: 'AL-9.1b', draw: 'AL-9.1c' } },
  waxhaws: { file: waxhaws, clauses: { british: 'AL-10.1b', american: 'AL-10.1c', draw: 'AL-10.1c' } },
  hobkirk: { file: hobkirk, clauses: { british: 'AL-11.1b', american: 'AL-11.1c', draw: 'AL-11.1c' } },
  quinby: { file: quinby, clauses: { british: 'AL-12.1d', american: 'AL-12.1c', draw: 'AL-12.1d' } },
};

/** The ids of this system's battles, the one to begin with first. */
export const BATTLE_IDS: readonly string[] = Object.keys(FILES);

const known = new Map<string, LegionsBattle>();

/** A battle of this system, made when first asked for. Throws RangeError naming those there are. */
export function legionsBattle(id: string): LegionsBattle {
  const made = known.get(id) ?? madeOf(id);
  known.set(id, made);
  return made;
}

function madeOf(id: string): LegionsBattle {
  const file = sourceOf(id);
  const surveyed = battleById(id);
  if (!surveyed) throw new RangeError(`There is no survey of "${id}".`);
  return fileBattle(surveyed, file);
}

/** The file of a battle of this system. Throws RangeError naming those there are. */
export function sourceOf(id: string): BattleSource {
  const listed = Object.hasOwn(FILES, id) ? FILES[id] : undefined;
  if (listed) return listed.file;
  throw new RangeError(`American Legions has no battle "${id}"; it has ${BATTLE_IDS.join(', ')}.`);
}

/** The battle of a file on its ground, judged by the clauses of its battle table. Refuses what `fitted` refuses. */
export function fileBattle(surveyed: Battlefield, file: unknown): LegionsBattle {
  const made = fitted(surveyed, file);
  const listed = Object.values(FILES).find(({ file: { table } }) => table === made.data.table);
  return { surveyed, ...made, clauses: listed?.clauses ?? OWN_CLAUSES };
}

/** A battle without a table in the rules is judged by the clause for battles in general. */
const OWN_CLAUSES: VictoryClauses = { british: 'AL-3.0i', american: 'AL-3.0i', draw: 'AL-3.0i' };

/**
 * The forces and the map of a battle file on its surveyed ground (AL-2.1c). Refuses a file that does not fit the survey with
 * a sentence that names the place and what was expected there.
 */
export function fitted(surveyed: Battlefield, file: unknown): Pick<LegionsBattle, 'data' | 'map'> {
  return buildBattle(surveyed.survey, parseSource(file));
}
