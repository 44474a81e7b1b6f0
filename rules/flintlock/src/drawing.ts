import type { Options } from '@linstock/kernel';
import { type BattleDrawing, type HexDrawing, needSurvey, rulebookOnMap } from '@linstock/scene';
import { drawnOf, redrawn } from './battles/drawn.ts';
import { form } from './battles/form.ts';
import { type FittedBattle, fitted, flintlockBattle, sourceOf } from './battles/index.ts';
import { flintlock, isHistorical } from './index.ts';
import type { Field } from './model/field.ts';
import { hashOf } from './model/hash.ts';
import { drawUp } from './model/order-of-battle.ts';

/** The battles of Flintlock as hex maps. */
export const drawing: BattleDrawing = {
  ...drawingOf(flintlockBattle),
  sourceOf,
  form,
  drawingOf: (battlefield, source) => {
    const surveyed = needSurvey(battlefield);
    const battle = { surveyed, ...fitted(surveyed, source) };
    return drawingOf(() => battle);
  },
};

/** Draws the battles that `battleOf` knows. */
function drawingOf(battleOf: (id: string) => FittedBattle): HexDrawing {
  return {
    on: 'hexes',
    drawn: (battle) => drawnOf(battleOf(battle), flintlock.id),
    rulebookOf: (drawn) => {
      const battle = redrawn(battleOf(drawn.battle), drawn);
      const fields = new Map<boolean, Field>();
      const field = (options: Options): Field => {
        const historicalFormations = isHistorical(options);
        const made = fields.get(historicalFormations) ?? drawUp(battle, { historicalFormations });
        fields.set(historicalFormations, made);
        return made;
      };
      return rulebookOnMap(flintlock, drawn.battle, () => hashOf(battle), field);
    },
  };
}
