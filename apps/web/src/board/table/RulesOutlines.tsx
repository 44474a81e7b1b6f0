/** The ground as the rules measure it, shown while the stands are faded: exact outlines with their names. */
import type { Table } from '@linstock/ground';
import { memo } from 'react';
import { spotOfPlace, type TablePlate } from '../plate/tablePlate.ts';
import { drawRing } from './shapes.tsx';

/** Outlines of all areas, each with its kind and level in its middle. */
export const RulesOutlines = memo(function RulesOutlines({
  plate,
  table,
}: {
  readonly plate: TablePlate;
  readonly table: Table;
}) {
  return (
    <g className="rules-outlines" aria-hidden="true">
      {table.areas.map(({ id, kind, looks, level, steep, rings, box }) => {
        const [x, y] = spotOfPlace(plate, { x: (box.west + box.east) / 2, y: (box.south + box.north) / 2 });
        return (
          <g key={id}>
            <path d={rings.map((ring) => drawRing(plate, ring)).join('')} />
            <text x={x} y={y}>
              {looks === 'hill' ? `${steep ? 'steep ' : ''}hill ${level}` : kind}
            </text>
          </g>
        );
      })}
      {table.roads.map(({ id, line }) => (
        <path
          key={id}
          className="road"
          d={`M${line.map((place) => spotOfPlace(plate, place).join(' ')).join('L')}`}
        />
      ))}
    </g>
  );
});
