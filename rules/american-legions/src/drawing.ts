import type { Options } from '@linstock/kernel';
import { type HexDrawing, onMap } from '@linstock/scene';
import { drawnOf, redrawn } from './battles/drawn.ts';
import { hashOf } from './battles/hash.ts';
import { legionsBattle } from './battles/index.ts';
import type { Field } from './field.ts';
import { americanLegions, setUpOf } from './index.ts';
import { drawUp } from './order-of-battle.ts';

/** The battles of American Legions as hex maps. */
export const drawing: HexDrawing = {
  on: 'hexes',
  drawn: (battle) => drawnOf(legionsBattle(battle)),
  rulebookOf: (drawn) => {
    const battle = redrawn(legionsBattle(drawn.battle), drawn);
    const fields = new Map<Field['setUp'], Field>();
    const field = (options: Options): Field => {
      const setUp = setUpOf(options);
      const made = fields.get(setUp) ?? drawUp({ ...battle, setUp });
      fields.set(setUp, made);
      return made;
    };
    return onMap(americanLegions, drawn.battle, hashOf(battle), field);
  },
};
