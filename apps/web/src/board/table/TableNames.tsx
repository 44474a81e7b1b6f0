/** Names on the table's ground: level, or along the road they name. */
import { placeAlong, spotOnLine } from '@linstock/ground';
import { memo } from 'react';
import { upright } from '../margin/names.ts';
import type { TableName } from '@linstock/scene';
import type { TablePicture } from './tableModel.ts';
import { spotOfPlace, type TablePlate } from './tablePlate.ts';

interface Props {
  readonly plate: TablePlate;
  readonly ground: TablePicture;
}

/** All names; the picture's, so hidden from screen readers. */
export const TableNames = memo(function TableNames({ plate, ground }: Props) {
  return (
    <g className="names" aria-hidden="true">
      {ground.names.map((name) => {
        const [x, y] = spotOfPlace(plate, inward(plate, name.at));
        const turn = name.kind === 'road' ? roadTurn(plate, ground, name) : 0;
        return (
          <text
            key={`${name.text}${name.at.x},${name.at.y}`}
            className={`name ${name.kind}`}
            transform={`translate(${x} ${y}) rotate(${turn})`}
            dy={name.kind === 'road' ? -14 : 0}
          >
            {name.text}
          </text>
        );
      })}
    </g>
  );
});

/** Room a name needs from the table's edge, in thousandths. */
const ROOM = 4000;

/** A place brought so far onto the table that a name there does not run off it. */
function inward({ table: { width, height } }: TablePlate, { x, y }: TableName['at']): TableName['at'] {
  const within = (at: number, far: number) => Math.min(far - ROOM, Math.max(ROOM, at));
  return { x: within(x, width), y: within(y, height) };
}

/** How far to either side of a name its road's direction is taken from, in thousandths. */
const ALONG = 1500;

/** The turn of a road's name on the plate in degrees: as the road runs past it, never upside down. */
function roadTurn(plate: TablePlate, { table }: TablePicture, { at }: TableName): number {
  const [nearest] = table.roads
    .map(({ line }) => ({ line, ...placeAlong(line, at) }))
    .sort((a, b) => a.apart - b.apart);
  if (!nearest) return 0;
  const [ax, ay] = spotOfPlace(plate, spotOnLine(nearest.line, nearest.along - ALONG));
  const [bx, by] = spotOfPlace(plate, spotOnLine(nearest.line, nearest.along + ALONG));
  return upright((Math.atan2(by - ay, bx - ax) * 180) / Math.PI);
}
