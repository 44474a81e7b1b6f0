/** Names on the table's ground: level, or along the road they name. */
import { memo } from 'react';
import type { TablePicture } from '../tableModel.ts';
import { makeGroundNameKey } from './groundNames.ts';
import type { Lettering } from './letteringOf.ts';

interface Props {
  readonly ground: TablePicture;
  readonly lettering: Lettering;
}

/** The names there is room for; the picture's, so hidden from screen readers. */
export const TableNames = memo(function TableNames({ ground, lettering }: Props) {
  return (
    <g className="names" aria-hidden="true">
      {ground.names.map((name) => {
        const place = lettering.ground.get(makeGroundNameKey(name));
        return (
          place && (
            <text
              key={makeGroundNameKey(name)}
              className={`name ${name.kind}`}
              transform={`translate(${place.at.join(' ')}) rotate(${place.turn})`}
              dy=".35em"
            >
              {name.text}
            </text>
          )
        );
      })}
    </g>
  );
});
