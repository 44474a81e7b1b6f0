/** Order markers on the table: each behind its stand, with the arrow of where it means to go. */
import { type Stand, spotOnBearing, type TenthDegrees } from '@linstock/ground';
import type { OrderMarker } from '@linstock/scene';
import { memo } from 'react';
import { OrderFace } from '../../common/OrderSign.tsx';
import type { Spot } from '../plate.ts';
import type { StandPiece } from './Stand.tsx';
import type { Aim } from './tableModel.ts';
import { spotOfPlace, type TablePlate, turnOnPlate } from './tablePlate.ts';
import './orderMarkers.css';

interface Props {
  readonly plate: TablePlate;
  readonly pieces: readonly StandPiece[];
  readonly markers: readonly OrderMarker[];
  /** How often they have been turned over again. */
  readonly turns: number;
  /** The arrow that the hand may turn; null where none is in hand. */
  readonly aim: Aim | null;
}

/** How far behind its stand a marker lies, and how far an arrow without an end is drawn, in thousandths. */
const BEHIND = 550;
const STUB = 3000;
/** Plate units to a unit of the drawing: a marker is about nine tenths of an inch wide. */
const SCALE = 0.8;

/** The markers that lie by stands on the table. */
export const OrderMarkers = memo(function OrderMarkers({ plate, pieces, markers, turns, aim }: Props) {
  return (
    <g className="order-markers" aria-hidden="true">
      {markers.map((marker) => {
        const piece = pieces.find(({ id }) => id === marker.piece);
        const spread = piece && aim?.piece === piece.id ? aim.spread : null;
        return piece && <Marker key={marker.piece} {...{ plate, piece, marker, turns, spread }} />;
      })}
    </g>
  );
});

interface MarkerProps {
  readonly plate: TablePlate;
  readonly piece: StandPiece;
  readonly marker: OrderMarker;
  readonly turns: number;
  /** How far to both sides of its arrow it may go, while the hand turns that; else null. */
  readonly spread: TenthDegrees | null;
}

function Marker({ plate, piece, marker, turns, spread }: MarkerProps) {
  const { pose, side } = piece;
  const [x, y] = spotOfPlace(
    plate,
    spotOnBearing(pose, (pose.facing + 1800) % 3600, pose.depth / 2 + BEHIND),
  );
  const { face, heading } = marker;
  const turn = heading === undefined ? 0 : turnOnPlate(plate, heading);
  const ends = endsOf(pose, marker);
  return (
    <g className={`order-marker side-${side}`} data-order={face} data-marker={piece.id}>
      {ends && (
        <Arrow from={spotOfPlace(plate, ends.from)} to={spotOfPlace(plate, ends.to)} spread={spread} />
      )}
      <g transform={`translate(${x} ${y}) scale(${SCALE})`}>
        <title>{marker.label}</title>
        {/* A marker whose other side is shown is turned over. */}
        <g key={`${face} ${turns}`} className="order-turned">
          <OrderFace face={face} turn={turn} />
        </g>
      </g>
    </g>
  );
}

/** Where an arrow begins and ends: as it is told, else a piece of the way it points. */
function endsOf(pose: Stand, { arrow, heading }: OrderMarker): OrderMarker['arrow'] | null {
  if (arrow) return arrow;
  return heading === undefined ? null : { from: pose, to: spotOnBearing(pose, heading, STUB) };
}

interface ArrowProps extends Pick<MarkerProps, 'spread'> {
  readonly from: Spot;
  readonly to: Spot;
}

function Arrow({ from, to, spread }: ArrowProps) {
  const [[x, y], [tx, ty]] = [from, to];
  const length = Math.hypot(tx - x, ty - y);
  const turn = (Math.atan2(tx - x, y - ty) * 180) / Math.PI;
  const shaft = `M0 0V${-Math.max(length - 9, 0)}`;
  return (
    <g className="order-arrow" transform={`translate(${x} ${y}) rotate(${turn})`}>
      {spread !== null && spread > 0 && <path className="spread" d={sector(length, spread)} />}
      <path className="casing" d={shaft} />
      <path className="shaft" d={shaft} />
      <path className="head" d={`M-7 ${-length + 12}L0 ${-length}L7 ${-length + 12}Z`} />
      {spread !== null && <circle className="aim" data-aim r="13" cy={-length} />}
    </g>
  );
}

/** The ground ahead of an arrow that points up, so far and so wide to both sides. */
function sector(far: number, spread: TenthDegrees): string {
  const angle = (spread * Math.PI) / 1800;
  const [x, y] = [far * Math.sin(angle), -far * Math.cos(angle)];
  return `M0 0L${-x} ${y}A${far} ${far} 0 0 1 ${x} ${y}Z`;
}
