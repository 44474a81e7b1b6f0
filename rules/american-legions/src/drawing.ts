import { hexLabel } from '@linstock/ground';
import { nth, type Options } from '@linstock/kernel';
import { type BattleDrawing, type HexDrawing, needSurvey, rulebookOnMap } from '@linstock/scene';
import { commanderName, companyNames, drawnOf, leaderName, redrawn, unreadOn } from './battles/drawn.ts';
import { form } from './battles/form.ts';
import { fileBattle, type LegionsBattle, legionsBattle, sourceOf } from './battles/index.ts';
import { americanLegions, setUpOf } from './index.ts';
import type { Field } from './model/field.ts';
import { hashOf } from './model/hash.ts';
import { drawUp } from './model/order-of-battle.ts';
import { type RefusedPlace, refusedSuggestion } from './play/setup.ts';
import type { VictoryCondition } from './reckon/victory.ts';

/** The battles of American Legions as hex maps. */
export const drawing: BattleDrawing = {
  ...drawingOf(legionsBattle),
  sourceOf,
  form,
  drawingOf: (battlefield, source) => {
    const battle = fileBattle(needSurvey(battlefield), source);
    return drawingOf(() => battle);
  },
};

/** Draws the battles that `battleOf` knows. */
function drawingOf(battleOf: (id: string) => LegionsBattle): HexDrawing {
  return {
    on: 'hexes',
    drawn: (battle) => drawnOf(battleOf(battle), americanLegions.id),
    noticesOf: (drawn) => unreadOn(battleOf(drawn.battle), drawn),
    rulebookOf: (drawn) => {
      const battle = redrawn(battleOf(drawn.battle), drawn);
      refuseStructures(battle);
      refusePlaces(battle);
      const fields = new Map<Field['setUp'], Field>();
      const field = (options: Options): Field => {
        const setUp = setUpOf(options);
        const made = fields.get(setUp) ?? drawUp({ ...battle, setUp });
        fields.set(setUp, made);
        return made;
      };
      return rulebookOnMap(americanLegions, drawn.battle, () => hashOf(battle), field);
    },
  };
}

/** Refuses a map on which a company or officer could not be set up where it stands (AL-2.4). */
function refusePlaces(battle: LegionsBattle): void {
  const field = drawUp({ ...battle, setUp: 'free' });
  const found = refusedSuggestion(field);
  if (found === null) return;
  const { hex, refused } = found;
  throw new RangeError(
    `"${nameOnMap(battle, field, found)}" of the layer "units" cannot begin on ${hexLabel(field.map, hex)}. ${refused.sentence} (${refused.clause}) Move it, or the others in that hex.`,
  );
}

/** The name of a company or officer on a map. */
function nameOnMap(battle: LegionsBattle, field: Field, { company, officer, side }: RefusedPlace): string {
  if (company !== null) return nth(companyNames(battle), company);
  const leader = field.leaders.find(({ id }) => id === officer);
  return leader
    ? leaderName(leader.name, leader.command.text)
    : commanderName(field.commanders[side]?.name ?? '');
}

/** Refuses a map without the structures by which its battle is won (AL-12.1b). */
function refuseStructures({ data, map }: LegionsBattle): void {
  const kinds = [data.victory.british, data.victory.american].flatMap(structuresWanted);
  for (const { structure, atLeast } of kinds) {
    const there = map.structure.filter((kind) => kind === structure).length;
    if (there < atLeast)
      throw new RangeError(
        `The map has ${there} hexes with a ${structure}; this battle is won by holding ${atLeast}. Put points of type "structure" with the name "${structure}" on the layer "objectives".`,
      );
  }
}

function structuresWanted(condition: VictoryCondition): { structure: string; atLeast: number }[] {
  if (condition.kind === 'any') return condition.of.flatMap(structuresWanted);
  return condition.kind === 'in-structures' ? [condition] : [];
}
