import { type HexMap, hexMapFromSurvey } from '@linstock/ground';
import type { Battle, BattleSystem } from './battle.ts';

const maps = new WeakMap<Battle, Map<BattleSystem, HexMap>>();

/** The hex map on which a system fights a battle; made once and shared by all its games. */
export function hexMapFor(battle: Battle, system: BattleSystem): HexMap {
  const known = maps.get(battle) ?? new Map<BattleSystem, HexMap>();
  maps.set(battle, known);
  const map = known.get(system) ?? hexMapFromSurvey(battle.survey, battle.systems[system].ground);
  known.set(system, map);
  return map;
}
