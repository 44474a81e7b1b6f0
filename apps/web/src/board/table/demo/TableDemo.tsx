/** A table laid out to be looked at and tried by hand, with no game behind it: `#/board-demo?table`. */
import { spotOfInches, tableOf, type TerrainPiece } from '@linstock/ground';
import { useState } from 'react';
import { TableBoard } from '../TableBoard.tsx';
import type { StandPiece } from '../Stand.tsx';
import type { TablePicture } from '../tableModel.ts';
import cowpens from './cowpens.json' with { type: 'json' };
import mixed from './mixed.json' with { type: 'json' };

interface Laid {
  readonly name: string;
  readonly table: { readonly w: number; readonly h: number };
  readonly terrain: readonly unknown[];
  readonly brigades: readonly {
    readonly id: string;
    readonly side: string;
    readonly general: {
      readonly id: string;
      readonly name: string;
      readonly rank: string;
      readonly x: number;
      readonly y: number;
    };
    readonly regiments: readonly {
      readonly id: string;
      readonly name: string;
      readonly type: string;
      readonly companies: readonly (readonly (string | number)[])[];
    }[];
  }[];
}

const KINDS: Readonly<Record<string, readonly [kind: string, full: number]>> = {
  lineInfantry: ['foot', 4],
  lightInfantry: ['rifle', 3],
  cavalry: ['horse', 4],
  lightCavalry: ['horse', 3],
  artillery: ['gun', 2],
  engineers: ['engineer', 3],
  wagons: ['wagon', 2],
};
const UNIFORMS: Readonly<Record<string, readonly [coat: string, facings: string]>> = {
  crown: ['scarlet', 'royal blue'],
  bld: ['green', 'green'],
  bli: ['green', 'black'],
  h71: ['scarlet', 'white'],
  lt: ['scarlet', 'yellow'],
  ra1: ['blue', 'red'],
  ra2: ['blue', 'red'],
  us: ['hunting shirt', 'brown'],
  cont: ['blue', 'red'],
  d3: ['white', 'sky blue'],
};

function pictureOf(laid: Laid): TablePicture {
  return {
    table: tableOf({
      width: laid.table.w,
      height: laid.table.h,
      terrain: laid.terrain as readonly TerrainPiece[],
    }),
    names: [],
    title: {
      battle: laid.name.split(',')[0] ?? laid.name,
      date: laid === cowpens ? '1781-01-17' : '',
      sides: [
        { name: 'Crown', strength: '27 stands' },
        { name: 'Continentals', strength: '25 stands' },
      ],
    },
  };
}

function piecesOf(laid: Laid): StandPiece[] {
  return laid.brigades.flatMap((brigade) => {
    const side = brigade.side === 'crown' ? 0 : 1;
    const { general } = brigade;
    return [
      ...brigade.regiments.flatMap((regiment) =>
        regiment.companies.map(([id, x, y, facing], i): StandPiece => {
          const [kind, full] = KINDS[regiment.type] ?? ['foot', 4];
          const [coat, facings] = UNIFORMS[regiment.id] ?? UNIFORMS[brigade.side] ?? ['grey', 'grey'];
          return stand(
            {
              id: `company:${id}`,
              short: String(id),
              name: regiment.name,
              group: `regiment:${regiment.id}`,
              side,
              kind,
              coat,
              facings,
              strength: { left: Math.max(1, full - (i % 3)), full },
            },
            Number(x),
            Number(y),
            Number(facing),
            3,
          );
        }),
      ),
      stand(
        {
          id: `general:${general.id}`,
          short: general.name.split(' ').at(-1)!,
          name: general.name,
          group: '',
          side,
          kind: general.rank === 'army' ? 'commander' : 'leader',
          coat: side === 0 ? 'scarlet' : 'blue',
          facings: side === 0 ? 'royal blue' : 'buff',
        },
        general.x,
        general.y,
        side === 0 ? 0 : 180,
        1.5,
      ),
    ];
  });
}

function stand(
  piece: Pick<StandPiece, 'id' | 'short' | 'name' | 'group' | 'side' | 'kind' | 'coat' | 'facings'> &
    Partial<StandPiece>,
  x: number,
  y: number,
  facing: number,
  size: number,
): StandPiece {
  const spot = spotOfInches(x, y);
  return {
    place: `spot:${spot.x},${spot.y}`,
    off: null,
    facing: facing * 10,
    marks: [],
    figures: [],
    story: `${piece.name} (${piece.short})`,
    ...piece,
    pose: { ...spot, facing: facing * 10, frontage: size * 1000, depth: size * 1000 },
  };
}

const BATTLES: Readonly<Record<string, Laid>> = { cowpens: cowpens as Laid, mixed: mixed as Laid };

/** The demonstration. */
export default function TableDemo({ battle, turned }: { readonly battle: string; readonly turned: boolean }) {
  const laid = BATTLES[battle] ?? (cowpens as Laid);
  const [ground] = useState(() => pictureOf(laid));
  const [pieces] = useState(() => piecesOf(laid));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <main style={{ position: 'fixed', inset: 0 }}>
      <TableBoard
        ground={ground}
        turned={turned}
        pieces={pieces}
        chosen={chosen}
        pickablePieces={null}
        animations={[]}
        settings={{ palette: 'tinted', animation: true, textScale: 1, hideCounters: false }}
        onPickPiece={(piece) => setChosen([piece])}
        onPickPlace={() => setChosen([])}
      />
    </main>
  );
}
