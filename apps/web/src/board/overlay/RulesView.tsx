/**
 * What the rules see, while counters are faded: each hex's terrain in two letters and its level. The drawn edge of a wood
 * is not the rules' edge; this is.
 */
import { type HexMap, terrainOf, type Terrain } from '@linstock/ground';
import { memo } from 'react';
import type { Plate } from '../plate.ts';

const CODES: Record<Terrain, string> = {
  clear: 'Cl',
  field: 'Fi',
  wood: 'Wo',
  marsh: 'Ma',
  water: 'Wa',
  town: 'To',
  rough: 'Ro',
  'open-wood': 'Ow',
};

/** Terrain codes and levels over all hexes. */
export const RulesView = memo(function RulesView({ plate, map }: { plate: Plate; map: HexMap }) {
  return (
    <g className="rules-view" aria-hidden="true">
      {plate.centres.map(([x, y], hex) => (
        <text key={map.labels[hex]} x={x} y={y + 6}>
          {CODES[terrainOf(map, hex)]}
          <tspan className="level" dx="3">
            {map.level[hex]}
          </tspan>
        </text>
      ))}
    </g>
  );
});
