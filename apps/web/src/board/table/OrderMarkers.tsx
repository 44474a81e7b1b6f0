/** Order markers on the table: each behind its stand, with the arrow of where it means to go. */

import { type Stand, spotOnBearing } from '@linstock/ground';
import type { OrderMarker } from '@linstock/scene';
import { memo } from 'react';
import type { Spot } from '../../common/box.ts';
import { OrderFace } from '../../common/OrderSign.tsx';
import type { StandPiece } from '../plate/standPiece.ts';
import { spotOfPlace, type TablePlate, turnOnPlate } from '../plate/tablePlate.ts';
import { clipArrow } from './arrowOnTable.ts';
import { markerStandOf } from './markerAt.ts';
import type { Aim } from './tableModel.ts';
import './orderMarkers.css';

interface Props {
  readonly plate: TablePlate;
  readonly pieces: readonly StandPiece[];
  readonly markers: readonly OrderMarker[];
  /** Number of times the player asked to see the markers turned over again. */
  readonly turns: number;
  /** True if finished paths are drawn too. */
  readonly done: boolean;
  /** The arrow that the hand may turn; null if there is none. */
  readonly aim: Aim | null;
}

/** Length at which an arrow without an end is drawn, in thousandths of an inch. */
const STUB_LENGTH = 3000;
/** Plate units to a unit of the drawing: a marker is about nine tenths of an inch wide. */
const MARKER_SCALE = 0.8;

/** The markers beside stands on the table. */
export const OrderMarkers = memo(function OrderMarkers(props: Props) {
  const { plate, pieces, markers, turns, aim, done } = props;
  return (
    <g className={`order-markers ${done ? 'orders-done' : ''}`} aria-hidden="true">
      {markers.map((marker) => {
        const piece = pieces.find(({ id }) => id === marker.piece);
        const aimed = aim !== null && aim.piece === piece?.id;
        return piece && <Marker key={marker.piece} {...{ plate, piece, marker, turns, aimed }} />;
      })}
    </g>
  );
});

interface MarkerProps {
  readonly plate: TablePlate;
  readonly piece: StandPiece;
  readonly marker: OrderMarker;
  readonly turns: number;
  /** The hand may turn its arrow by the end. */
  readonly aimed: boolean;
}

function Marker({ plate, piece, marker, turns, aimed }: MarkerProps) {
  const { pose, side } = piece;
  const [x, y] = spotOfPlace(plate, markerStandOf(pose));
  const { face, heading } = marker;
  const turn = heading === undefined ? 0 : turnOnPlate(plate, heading);
  const meant = endsOf(pose, marker);
  const ends = meant && clipArrow(meant, plate.table);
  return (
    <g className={`order-marker side-${side}`} data-order={face} data-marker={piece.id}>
      {ends && <Arrow from={spotOfPlace(plate, ends.from)} to={spotOfPlace(plate, ends.to)} aimed={aimed} />}
      <g transform={`translate(${x} ${y}) scale(${MARKER_SCALE})`}>
        <title>{marker.label}</title>
        {/* A marker whose other side is shown is turned over. */}
        <g key={`${face} ${turns}`} className="order-turned">
          <OrderFace face={face} turn={turn} />
        </g>
      </g>
    </g>
  );
}

/** Start and end of an arrow: as ordered, else a short way in its direction. */
function endsOf(pose: Stand, { arrow, heading }: OrderMarker): OrderMarker['arrow'] | null {
  if (arrow) return arrow;
  return heading === undefined ? null : { from: pose, to: spotOnBearing(pose, heading, STUB_LENGTH) };
}

interface ArrowProps extends Pick<MarkerProps, 'aimed'> {
  readonly from: Spot;
  readonly to: Spot;
}

function Arrow({ from, to, aimed }: ArrowProps) {
  const [[x, y], [tx, ty]] = [from, to];
  const length = Math.hypot(tx - x, ty - y);
  const turn = (Math.atan2(tx - x, y - ty) * 180) / Math.PI;
  const shaft = `M0 0V${-Math.max(length - 9, 0)}`;
  return (
    <g className="order-arrow" transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path className="casing" d={shaft} />
      <path className="shaft" d={shaft} />
      <path className="head" d={`M-7 ${-length + 12}L0 ${-length}L7 ${-length + 12}Z`} />
      {aimed && <circle className="aim" data-aim r="13" cy={-length} />}
    </g>
  );
}
