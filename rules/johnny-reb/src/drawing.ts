import {
  type DrawnStand,
  type DrawnTable,
  drawnPieceOf,
  overlap,
  type PieceKind,
  type PieceKinds,
  type PlaceName,
  pieceFileOf,
  standsOn,
} from '@linstock/ground';
import { type BattleDrawing, rulebookOnMap, type TableDrawing } from '@linstock/scene';
import { battleOf, type ListedUnit, type RebBattle } from './battles/battle.ts';
import { form, officerName } from './battles/form.ts';
import { rebBattle, sourceOf } from './battles/index.ts';
import { hashOf, johnnyReb } from './index.ts';
import { manifest } from './manifest.ts';
import { isClear } from './measure/slide.ts';
import { situationOf } from './model/board.ts';
import type { Field } from './model/field.ts';
import { drawUp } from './model/order-of-battle.ts';
import { deployState } from './model/state.ts';

/** The battles of Johnny Reb as maps of a table: its ground, and all who stand there when the battle begins. */
export const drawing: BattleDrawing = {
  ...drawingOf(rebBattle),
  sourceOf,
  form,
  drawingOf: ({ labels }, source) => {
    const battle = battleOf(source);
    return drawingOf(() => battle, labels);
  },
};

/**
 * Draws the battles that `rebBattle` knows.
 * @param labels the names to write on the table, if they are not those of the battle's survey
 */
function drawingOf(listsOf: (id: string) => RebBattle, labels?: readonly PlaceName[]): TableDrawing {
  return {
    on: 'table',
    drawn: (id) => drawnOf(id, listsOf(id)),
    sourceOn: (drawn) => ({ ...redrawn(listsOf(drawn.battle), drawn) }),
    rulebookOf: (drawn) => {
      const battle = redrawn(listsOf(drawn.battle), drawn);
      const made = drawUp(battle, labels);
      refusePlaces(made);
      return rulebookOnMap(
        johnnyReb,
        drawn.battle,
        () => hashOf(battle),
        () => made,
      );
    },
  };
}

const area: PieceKind = { is: 'poly', holes: false, says: {} };
const obstacle: PieceKind = { is: 'line', holes: false, says: { slow: { is: 'bool', mayLack: true } } };

/** The kinds of terrain of a battle of this system, and their properties (JR-T17). */
const KINDS: PieceKinds = {
  ...{ broken: area, woods: area, rough: area, building: area },
  elevation: { ...area, says: { level: { is: 'number', from: 1, to: 20, whole: true } } },
  road: { is: 'line', holes: false, says: { width: { is: 'number', from: 0.1, to: 12, whole: false } } },
  ...{ wood_fence: obstacle, stone_wall: obstacle, stream: obstacle },
  ...{ hasty_works: obstacle, medium_works: obstacle, heavy_works: obstacle },
};

/** Refuses a map on which a unit is off the table, on a building or on another unit. */
function refusePlaces(field: Field): void {
  const { units } = situationOf(field, deployState(field));
  for (const unit of units) {
    const name = field.units[unit.listed]?.code ?? '';
    const others = units.filter((other) => other !== unit);
    const under = others.find((other) => overlap(other.stand, unit.stand));
    if (under)
      throw new RangeError(
        `"${name}" and "${field.units[under.listed]?.code}" stand on each other. Move one of them.`,
      );
    if (!isClear(field.table, unit.stand, []))
      throw new RangeError(
        `"${name}" does not stand wholly on the table and clear of buildings. Move or turn it.`,
      );
  }
}

/** Refuses a map that lacks an area which an objective or a reinforcement of its battle names. */
function refuseMissing({ objectives, reinforcements }: RebBattle, drawn: DrawnTable): void {
  const named = [
    ...objectives.flatMap(({ area: id }) => (typeof id === 'string' ? [id] : [])),
    ...reinforcements.flatMap((each) => ('area' in each ? [each.area] : [])),
  ];
  const missing = named.find((id) => !drawn.pieces.some((piece) => piece.id === id && piece.is === 'poly'));
  if (missing !== undefined)
    throw new RangeError(
      `The map lacks the ground "${missing}", by which this battle is won or troops arrive. Draw a polygon of this name on the layer "ground".`,
    );
}

const SIDES = ['USA', 'CSA'] as const;

function drawnOf(id: string, { table, terrain, units, officers }: RebBattle): DrawnTable {
  const placed = (stand: Omit<DrawnStand, 'at'>, at: ListedUnit['P']): DrawnStand[] =>
    at ? [{ ...stand, at }] : [];
  return {
    battle: id,
    rules: manifest.id,
    width: table.w,
    height: table.h,
    kinds: KINDS,
    pieces: terrain.map((piece) => drawnPieceOf(piece)),
    stands: SIDES.flatMap((side) => [
      ...units[side].flatMap(({ id: unit, arm, P, heading }) =>
        placed({ unit, side, kind: arm, facing: heading ?? null }, P),
      ),
      ...officers[side].flatMap((each) =>
        placed({ unit: officerName(each), side, kind: each.rank, facing: null }, each.P),
      ),
    ]),
  };
}

/** A battle with its table, terrain and places as a map has them, read by the same schema as any battle. */
function redrawn(battle: RebBattle, drawn: DrawnTable): RebBattle {
  refuseMissing(battle, drawn);
  const standing = standsOn(drawn, drawnOf(drawn.battle, battle));
  const unitsOf = (side: (typeof SIDES)[number]) =>
    battle.units[side].map((unit) => {
      if (unit.P === undefined) return unit;
      const { at, facing } = standing(side, unit.id);
      return { ...unit, P: at, ...(unit.heading !== undefined && { heading: facing }) };
    });
  const officersOf = (side: (typeof SIDES)[number]) =>
    battle.officers[side].map((officer) =>
      officer.P === undefined ? officer : { ...officer, P: standing(side, officerName(officer)).at },
    );
  return battleOf({
    ...battle,
    table: { w: drawn.width, h: drawn.height },
    terrain: drawn.pieces.map(pieceFileOf),
    units: { USA: unitsOf('USA'), CSA: unitsOf('CSA') },
    officers: { USA: officersOf('USA'), CSA: officersOf('CSA') },
  });
}
