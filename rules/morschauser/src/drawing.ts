import {
  type DrawnStand,
  type DrawnTable,
  drawnPieceOf,
  type PieceKind,
  type PieceKinds,
  pieceFileOf,
  standsOn,
} from '@linstock/ground';
import { type BattleDrawing, rulebookOnMap, type TableDrawing } from '@linstock/scene';
import { form, generalName } from './battles/form.ts';
import { hashOf } from './battles/hash.ts';
import { battleOf, type MorschauserBattle, morschauserBattle, sourceOf } from './battles/index.ts';
import { morschauser, needBattle, settingFor } from './index.ts';
import { manifest } from './manifest.ts';
import type { Field } from './model/field.ts';
import { deployState } from './model/state.ts';
import { refusedStand } from './play/lay-out.ts';

/**
 * The battles of Morschauser as maps of a table. The pick-up game has no map: it is laid out again by each
 * seed.
 */
export const drawing: BattleDrawing = {
  ...drawingOf(listsOf),
  sourceOf: (battle) => sourceOf(needBattle(battle)),
  form,
  drawingOf: (_, source) => {
    const battle = battleOf(source);
    return drawingOf(() => battle);
  },
};

/** Draws the battles whose lists `listsOf` knows. */
function drawingOf(listsOf: (id: string) => MorschauserBattle): TableDrawing {
  return {
    on: 'table',
    drawn: (battle) => drawnOf(battle, listsOf(battle)),
    sourceOn: (drawn) => ({ ...redrawn(listsOf(drawn.battle), drawn) }),
    rulebookOf: (drawn) => {
      const { battle: id } = drawn;
      const battle = redrawn(listsOf(id), drawn);
      refusePlaces(settingFor(id, {}, battle).listed);
      return rulebookOnMap(
        morschauser,
        id,
        () => hashOf(battle),
        (options) => settingFor(id, options, battle),
      );
    },
  };
}

const area: PieceKind = { is: 'poly', holes: true, says: {} };
const bool = { is: 'bool' } as const;
const line: PieceKind = { is: 'line', holes: false, says: { slow: bool, cover: bool } };
const way: PieceKind = {
  ...{ is: 'line', holes: false },
  says: { width: { is: 'number', from: 0.1, to: 12, whole: false } },
};

/** The kinds of terrain of a battle, and their properties (MM-C). */
function kindsOf({ features = [] }: MorschauserBattle): PieceKinds {
  const own: PieceKind = {
    ...{ is: 'poly', holes: false },
    says: { feature: { is: 'word', words: features.map(({ id }) => id) } },
  };
  return {
    ...{ woods: area, town: area, marsh: area, earthwork: area, crop: area },
    hill: {
      ...{ is: 'poly', holes: false },
      says: { level: { is: 'number', from: 1, to: 20, whole: true }, steep: bool },
    },
    water: { is: 'poly', holes: false, says: { fordable: bool } },
    ...{ road: way, bridge: way, ford: way, wall: line, fence: line, abatis: line },
    ...(features.length > 0 && { own }),
  };
}

/** Refuses a map on which a company is off the table, on another, or on ground closed to it. */
function refusePlaces(field: Field): void {
  const state = deployState(field);
  const found = refusedStand(field, state);
  if (found)
    throw new RangeError(
      `"${field.companies[found.company]?.code}" cannot begin where it is drawn. ${found.refused.sentence} (${found.refused.clause}) Move it, or change the ground.`,
    );
}

/** Refuses a map that lacks the ground by which its battle is won. */
function refuseMissing({ victory: { atLimit } }: MorschauserBattle, drawn: DrawnTable): void {
  if (atLimit.kind !== 'countInTerrain') return;
  const { terrain } = atLimit;
  if (!drawn.pieces.some(({ id, is }) => id === terrain && is === 'poly'))
    throw new RangeError(
      `The map lacks the ground "${terrain}", by which this battle is won. Draw a polygon of this name on the layer "ground".`,
    );
}

function listsOf(id: string): MorschauserBattle {
  const named = needBattle(id);
  if (named === 'pick-up')
    throw new RangeError(
      'Each seed gives the pick-up game another layout, so it has no map. Name another battle.',
    );
  return morschauserBattle(named);
}

function drawnOf(id: string, lists: MorschauserBattle): DrawnTable {
  const { table, terrain, brigades } = lists;
  return {
    kinds: kindsOf(lists),
    battle: id,
    rules: manifest.id,
    width: table.w,
    height: table.h,
    pieces: terrain.map((piece) => drawnPieceOf(piece)),
    stands: brigades.flatMap(({ side, general, regiments }): DrawnStand[] => [
      { unit: generalName(general), side, kind: 'general', at: [general.x, general.y], facing: null },
      ...regiments.flatMap(({ type, companies }) =>
        companies.map(([unit, x, y, facing]) => ({ unit, side, kind: type, at: [x, y] as const, facing })),
      ),
    ]),
  };
}

/** A battle with its table, terrain and places as a map has them, read by the same schema as any battle. */
function redrawn(battle: MorschauserBattle, drawn: DrawnTable): MorschauserBattle {
  refuseMissing(battle, drawn);
  const standing = standsOn(drawn, drawnOf(drawn.battle, battle));
  return battleOf({
    ...battle,
    table: { ...battle.table, w: drawn.width, h: drawn.height },
    terrain: drawn.pieces.map(pieceFileOf),
    brigades: battle.brigades.map(({ general, regiments, ...brigade }) => {
      const [x, y] = standing(brigade.side, generalName(general)).at;
      return {
        ...brigade,
        general: { ...general, x, y },
        regiments: regiments.map((regiment) => ({
          ...regiment,
          companies: regiment.companies.map(([id]) => {
            const { at, facing } = standing(brigade.side, id);
            return [id, ...at, facing];
          }),
        })),
      };
    }),
  });
}
