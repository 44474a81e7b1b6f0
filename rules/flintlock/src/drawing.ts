import type { Options } from '@linstock/kernel';
import type { HexDrawing, Rulebook } from '@linstock/scene';
import { drawnOf, redrawn } from './battles/drawn.ts';
import { hashOf } from './battles/hash.ts';
import { flintlockBattle } from './battles/index.ts';
import type { Field } from './field.ts';
import { flintlock, isHistorical } from './index.ts';
import { drawUp } from './order-of-battle.ts';

/** The battles of Flintlock as hex maps. */
export const drawing: HexDrawing = {
  on: 'hexes',
  drawn: (battle) => drawnOf(flintlockBattle(battle)),
  rulebookOf: (drawn) => {
    const battle = redrawn(flintlockBattle(drawn.battle), drawn);
    const hash = hashOf(battle);
    const fields = new Map<boolean, Field>();
    const field = (_id: string, options: Options): Field => {
      const historicalFormations = isHistorical(options);
      const made = fields.get(historicalFormations) ?? drawUp(battle, { historicalFormations });
      fields.set(historicalFormations, made);
      return made;
    };
    const rulebook = {
      ...flintlock,
      battles: [drawn.battle],
      field,
      battleHash: () => hash,
      olderHashes: {},
    };
    return rulebook as unknown as Rulebook<unknown, unknown, unknown>;
  },
};
