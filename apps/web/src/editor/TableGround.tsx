import { makePlaceCheck, nameOfId, type OpenFight } from '@linstock/editor';
import type { DrawnPiece, DrawnStand, DrawnTable } from '@linstock/ground';
import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { part } from '../common/parts.ts';
import { TABLE_GROUND_TINTS, type TerrainTints } from '../design/palette.ts';
import { HELD } from './useFingerHold.ts';
import type { GroundPicture } from './usePaintedGround.ts';
import { TablePlaces } from './PlaceLayer.tsx';
import { isUnit, type UnitKey } from './tools.ts';
import { usePlaces } from './usePlaces.ts';

interface Props {
  readonly open: Extract<OpenFight, { readonly on: 'table' }>;
  readonly chosen: UnitKey | null;
  readonly zoom: number;
  readonly onChoose: (unit: UnitKey) => void;
  /** A stand dropped on the table; `spot` is the place of the pointer in the window. */
  readonly onPlace: (stand: DrawnStand, at: Spot, spot: Spot) => void;
  /** The ground as the game draws it; null until it is painted. */
  readonly picture: GroundPicture | null;
  /** Drawings over everything. */
  readonly over: ReactNode;
}

/**
 * The table of a battle being made, one unit of the picture to the inch: its ground and its stands. A drag moves a
 * stand.
 */
export function TableGround({ open, chosen, zoom, picture, over, onChoose, onPlace }: Props) {
  const { drawn } = open;
  const { width, height, pieces, stands } = drawn;
  const { board, carried, inHand, press, move, drop, cancel } = useStandDrag({
    drawn,
    chosen,
    onChoose,
    onPlace,
  });
  const places = usePlaces(open, inHand?.stand ?? null);
  const refused = inHand !== null && makePlaceCheck(open, inHand.stand)(inHand.at) !== null;
  const sides = [...new Set(stands.map(({ side }) => side))];
  return (
    // The lists beside the board do the same by keyboard.
    <svg
      ref={board}
      className={`making-board${picture ? ' making-engraved' : ''}`}
      role="img"
      aria-label={`The table: ${width} by ${height} inches and ${stands.length} units`}
      viewBox={`0 0 ${width} ${height}`}
      style={{ width: `${zoom * 100}%`, ...(zoom === 1 && { maxHeight: '100%' }) }}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={drop}
      onPointerCancel={cancel}
    >
      <rect width={width} height={height} fill={TABLE_GROUND_TINTS.clear} />
      {picture && <image href={picture.href} width={width} height={height} preserveAspectRatio="none" />}
      {pieces.map((piece) => (
        <Piece key={piece.id} piece={piece} height={height} />
      ))}
      {inHand && <TablePlaces drawn={drawn} places={places} />}
      {stands.map((stand) => (
        <Stand
          key={`${stand.side} ${stand.unit}`}
          {...{ stand, height }}
          title={nameOfId(open.names, stand.unit)}
          at={carried?.stand === stand ? carried.at : stand.at}
          side={sides.indexOf(stand.side)}
          chosen={isUnit(chosen, stand)}
          refused={refused && inHand?.stand === stand}
        />
      ))}
      {over}
    </svg>
  );
}

/** A stand that is dragged over the table. A press on a stand chooses it. */
function useStandDrag({
  drawn: { width, height, stands },
  chosen,
  onChoose,
  onPlace,
}: Pick<Props, 'chosen' | 'onChoose' | 'onPlace'> & { readonly drawn: DrawnTable }) {
  const board = useRef<SVGSVGElement>(null);
  const [carried, setCarried] = useState<{ readonly stand: DrawnStand; readonly at: Spot } | null>(null);
  const inHand = carried && String(carried.at) !== String(carried.stand.at) ? carried : null;
  const spotOf = (event: PointerEvent): Spot | null => {
    const box = board.current?.getBoundingClientRect();
    if (!box) return null;
    const x = ((event.clientX - box.left) / box.width) * width;
    const y = height - ((event.clientY - box.top) / box.height) * height;
    return [rounded(x, width), rounded(y, height)];
  };
  const press = (event: PointerEvent) => {
    const spot = spotOf(event);
    if (!spot || event.button !== 0) return;
    const near = nearest(stands, spot) ?? stands.find((stand) => isUnit(chosen, stand));
    if (!near) return;
    onChoose(near);
    setCarried({ stand: near, at: near.at });
  };
  const move = (event: PointerEvent) => {
    const spot = spotOf(event);
    if (carried && spot) setCarried({ ...carried, at: spot });
  };
  const drop = ({ clientX, clientY }: PointerEvent) => {
    if (inHand) onPlace(inHand.stand, inHand.at, [clientX, clientY]);
    setCarried(null);
  };
  const cancel = () => setCarried(null);
  return { board, carried, inHand, press, move, drop, cancel };
}

/** A piece of terrain. */
function Piece({ piece, height }: { readonly piece: DrawnPiece; readonly height: number }) {
  const { id, kind, is, corners } = piece;
  return (
    <path
      className={`making-piece making-${is}`}
      d={`M${corners.map(([x, y]) => `${x},${height - y}`).join('L')}${is === 'poly' ? 'Z' : ''}`}
      {...(is === 'poly' && { fill: TABLE_GROUND_TINTS[PIECE_TINTS[kind] ?? 'rough'] })}
    >
      <title>{`${id}: ${kind}`}</title>
    </path>
  );
}

interface StandProps {
  readonly stand: DrawnStand;
  /** Its name for people. */
  readonly title: string;
  readonly at: Spot;
  readonly height: number;
  readonly side: number;
  readonly chosen: boolean;
  /** True while it is in hand over a place where it may not stand. */
  readonly refused: boolean;
}

/** A company or regiment with its front, or an officer. */
function Stand({ stand, title, at: [x, y], height, side, chosen, refused }: StandProps) {
  return (
    <g
      {...HELD}
      className={`making-stand side-${side}${chosen ? ' making-chosen' : ''}${refused ? ' making-not-here' : ''}`}
      {...(chosen && part('chosen on board'))}
      transform={`translate(${x} ${height - y}) rotate(${stand.facing ?? 0})`}
    >
      <title>{title}</title>
      {stand.facing === null ? (
        <circle r={0.6} />
      ) : (
        <path d="M-0.9,0.5V-0.35H-0.25L0,-0.75L0.25,-0.35H0.9V0.5Z" />
      )}
    </g>
  );
}

type Spot = readonly [x: number, y: number];

/** A place on the table in quarters of an inch. */
const rounded = (inches: number, most: number): number =>
  Math.min(most, Math.max(0, Math.round(inches * 4) / 4));

/** How near to a stand a press picks it up, in inches. */
const GRIP = 1.2;

function nearest(stands: readonly DrawnStand[], [x, y]: Spot): DrawnStand | undefined {
  const distance = ({ at }: DrawnStand) => Math.hypot(at[0] - x, at[1] - y);
  return stands.filter((stand) => distance(stand) <= GRIP).sort((a, b) => distance(a) - distance(b))[0];
}

/** The tint for each kind of terrain. */
const PIECE_TINTS: Readonly<Record<string, keyof TerrainTints>> = {
  woods: 'wood',
  marsh: 'marsh',
  water: 'water',
  hill: 'hill2',
  elevation: 'hill2',
  town: 'town',
  building: 'town',
  crop: 'field',
};
