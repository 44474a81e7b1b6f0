/**
 * The terrain as the rules see it, while counters are faded: two letters and the level of each hex. The drawn edge of a wood is not the
 * rules' edge; this is.
 */
import { type HexMap, terrainOf } from '@linstock/ground';
import { memo } from 'react';
import type { Plate } from '../plate/plate.ts';

/** `Cl` of `clear`, `Lw` of `light-wood`. */
function codeOf(word: string): string {
  const [first = '', second] = word.split('-');
  const letters = second === undefined ? first.slice(0, 2) : `${first.charAt(0)}${second.charAt(0)}`;
  return letters.charAt(0).toUpperCase() + letters.slice(1);
}

/** Terrain codes and levels over all hexes. */
export const RulesView = memo(function RulesView({ plate, map }: { plate: Plate; map: HexMap }) {
  return (
    <g className="rules-view" aria-hidden="true">
      {plate.centres.map(([x, y], hex) => (
        <text key={map.labels[hex]} x={x} y={y + 6}>
          {codeOf(terrainOf(map, hex))}
          <tspan className="level" dx="3">
            {map.level[hex]}
          </tspan>
        </text>
      ))}
    </g>
  );
});
