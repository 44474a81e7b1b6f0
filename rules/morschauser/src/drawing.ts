import { type DrawnStand, type DrawnTable, drawnPieceOf, pieceFileOf, standsOn } from '@linstock/ground';
import { onMap, type TableDrawing } from '@linstock/scene';
import { hashOf } from './battles/hash.ts';
import { battleOf, type MorschauserBattle, morschauserBattle } from './battles/index.ts';
import { morschauser, needBattle, settingFor } from './index.ts';
import { notice } from './notice.ts';

/** The battles of Morschauser as maps of a table. The pick-up game is laid out anew by each seed and has none. */
export const drawing: TableDrawing = {
  on: 'table',
  drawn: (battle) => drawnOf(battle, listsOf(battle)),
  rulebookOf: (drawn) => {
    const { battle: id } = drawn;
    const battle = redrawn(listsOf(id), drawn);
    return onMap(morschauser, id, hashOf(battle), (options) => settingFor(id, options, battle));
  },
};

function listsOf(id: string): MorschauserBattle {
  const named = needBattle(id);
  if (named === 'pick-up')
    throw new RangeError(
      'The pick-up game is laid out anew by each seed and has no map. Name another battle.',
    );
  return morschauserBattle(named);
}

const generalName = ({ name }: { readonly name: string }): string => `general ${name}`;

function drawnOf(id: string, { table, terrain, brigades }: MorschauserBattle): DrawnTable {
  return {
    battle: id,
    rules: notice.id,
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
