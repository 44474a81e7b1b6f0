import { type DrawnStand, type DrawnTable, drawnPieceOf, pieceFileOf, standsOn } from '@linstock/ground';
import { onMap, type TableDrawing } from '@linstock/scene';
import { battleOf, type ListedOfficer, type ListedUnit, type RebBattle } from './battles/battle.ts';
import { rebBattle } from './battles/index.ts';
import { hashOf, johnnyReb } from './index.ts';
import { notice } from './notice.ts';
import { drawUp } from './order-of-battle.ts';

/** The battles of Johnny Reb as maps of a table: its ground, and all who stand there when the battle begins. */
export const drawing: TableDrawing = {
  on: 'table',
  drawn: (battle) => drawnOf(rebBattle(battle)),
  rulebookOf: (drawn) => {
    const battle = redrawn(rebBattle(drawn.battle), drawn);
    const made = drawUp(battle);
    return onMap(johnnyReb, battle.id, hashOf(battle), () => made);
  },
};

const SIDES = ['USA', 'CSA'] as const;
const officerName = ({ name }: ListedOfficer): string => `officer ${name}`;

function drawnOf({ id, table, terrain, units, officers }: RebBattle): DrawnTable {
  const placed = (stand: Omit<DrawnStand, 'at'>, at: ListedUnit['P']): DrawnStand[] =>
    at ? [{ ...stand, at }] : [];
  return {
    battle: id,
    rules: notice.id,
    width: table.w,
    height: table.h,
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
  const standing = standsOn(drawn, drawnOf(battle));
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
