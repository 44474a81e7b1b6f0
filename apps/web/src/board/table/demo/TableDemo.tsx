/** A table laid out to be looked at and tried by hand, with no game behind it: `#/board-demo?table`. */
import {
  areasAt,
  behindFront,
  onTable,
  overlap,
  type Pose,
  span,
  spotOfInches,
  tableOf,
  type TerrainPiece,
  within,
} from '@linstock/ground';
import { useMemo, useState } from 'react';
import { TableBoard } from '../TableBoard.tsx';
import type { StandPiece } from '../Stand.tsx';
import { idOfPlace, type TableBoardProps, type TableOverlay, type TablePicture } from '../tableModel.ts';
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

/** Inches a demonstration stand may go, and what is closed to it. */
const LIMIT = 8000;

/** A stand-in for rules: 8 inches, on the table, not onto others, no guns into woods. */
function judging(ground: TablePicture, pieces: readonly StandPiece[]): TableBoardProps['judge'] {
  return (ways) => {
    const moving = new Set(ways.map(({ piece }) => piece));
    const ends = ways.map(({ piece, way }) => ({
      ...pieces.find(({ id }) => id === piece)!.pose,
      ...way.at(-1)!,
    }));
    const others = pieces.filter(
      ({ id, kind }) => !moving.has(id) && kind !== 'leader' && kind !== 'commander',
    );
    const length = Math.max(
      ...ways.map(({ piece, way }) => {
        let before: Pose = pieces.find(({ id }) => id === piece)!.pose;
        return way.reduce((sum, pose) => {
          const leg = span(before, pose);
          before = pose;
          return sum + leg;
        }, 0);
      }),
    );
    const side = pieces.find(({ id }) => moving.has(id))?.side;
    const foes = others.filter(
      (other) => other.side !== side && ends.some((end) => within(end, other.pose, 3000)),
    );
    const refusal =
      length > LIMIT + 10
        ? { sentence: 'That is farther than it may go.', clause: 'MM-B1e' }
        : ends.some((end) => !onTable(ground.table, end))
          ? { sentence: 'All of it has to end on the table.', clause: 'MM-B1l' }
          : ends.some((end) => others.some(({ pose }) => overlap(end, pose)))
            ? { sentence: 'It may not end on another stand.', clause: 'MM-B1k' }
            : ends.some((end) => areasAt(ground.table, end).some(({ kind }) => kind === 'marsh'))
              ? { sentence: 'The marsh is closed to it.', clause: 'MM-C7a' }
              : null;
    const flank = foes.some((foe) => ends.every((end) => behindFront(end, foe.pose)));
    return {
      refusal,
      label: 'It moves',
      warns: foes.map((foe) => `charges ${foe.name}${flank ? ' in the flank' : ' in front'}`),
      targets: foes.map(({ id }) => id),
      limit: LIMIT,
    };
  };
}

/** The demonstration. */
export default function TableDemo({ battle, turned }: { readonly battle: string; readonly turned: boolean }) {
  const laid = BATTLES[battle] ?? (cowpens as Laid);
  const [ground] = useState(() => pictureOf(laid));
  const [pieces, setPieces] = useState(() => piecesOf(laid));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const judge = useMemo(() => judging(ground, pieces), [ground, pieces]);
  const movable = useMemo(() => pieces.map(({ id }) => id), [pieces]);
  const overlays = useMemo(() => rings(chosen), [chosen]);
  return (
    <main style={{ position: 'fixed', inset: 0 }}>
      <TableBoard
        ground={ground}
        turned={turned}
        pieces={pieces}
        chosen={chosen}
        pickablePieces={null}
        movable={movable}
        overlays={overlays}
        judge={judge}
        onPose={(ways) =>
          setPieces((now) =>
            now.map((piece) => {
              const end = ways.find((way) => way.piece === piece.id)?.way.at(-1);
              return end ? { ...piece, place: idOfPlace(end), pose: { ...piece.pose, ...end } } : piece;
            }),
          )
        }
        animations={[]}
        settings={{ palette: 'tinted', animation: true, textScale: 1, hideCounters: false }}
        onPickPiece={(piece, { shift }) => setChosen(shift ? [...chosen, piece] : [piece])}
        onPickPlace={() => setChosen([])}
      />
    </main>
  );
}

function rings(chosen: readonly string[]): TableOverlay[] {
  const [piece] = chosen;
  if (piece === undefined) return [];
  return [
    { kind: 'ring', id: 'zone', piece, from: 0, to: 3000, arc: 'all', band: 'zone' },
    { kind: 'ring', id: 'range', piece, from: 0, to: 12000, arc: 'ahead', band: 2, text: 'musket' },
  ];
}
