import type { Options } from '@linstock/kernel';
import { type HexDrawing, rulebookOnMap } from '@linstock/scene';
import { drawnOf, redrawn } from './battles/drawn.ts';
import { flintlockBattle } from './battles/index.ts';
import { flintlock, isHistorical } from './index.ts';
import type { Field } from './model/field.ts';
import { hashOf } from './model/hash.ts';
import { drawUp } from './model/order-of-battle.ts';

/** The battles of Flintlock as hex maps. */
export const drawing: HexDrawing = {
  on: 'hexes',
  drawn: (battle) => drawnOf(flintlockBattle(battle), flintlock.id),
  rulebookOf: (drawn) => {
    const battle = redrawn(flintlockBattle(drawn.battle), drawn);
    const fields = new Map<boolean, Field>();
    const field = (options: Options): Field => {
      const historicalFormations = isHistorical(options);
      const made = fields.get(historicalFormations) ?? drawUp(battle, { historicalFormations });
      fields.set(historicalFormations, made);
      return made;
    };
    return rulebookOnMap(flintlock, drawn.battle, hashOf(battle), field);
  },
};
