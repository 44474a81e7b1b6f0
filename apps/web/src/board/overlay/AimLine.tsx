/**
 * The line of fire: from the firers' front to the near edge of the target, with dashed lines from units that could
 * join.
 */
import type { Spot } from '../../common/box.ts';
import { shortenLine } from './lineEnds.ts';

/** The attackers and their target, with units that could join in: places of a map, or stands of a table. */
export interface AimOverlay {
  readonly kind: 'aim';
  readonly id: string;
  readonly from: readonly string[];
  readonly to: string;
  readonly joins: readonly string[];
}

/** The ends of a line of fire, in plate units. */
export interface AimEnds {
  readonly from: Spot;
  readonly to: Spot;
}

interface Props {
  /** The lines of the attackers, and of the units that could join in. */
  readonly by: readonly AimEnds[];
  readonly joins: readonly AimEnds[];
  /** The distance that a line leaves free around text in a given direction. */
  readonly clear: (way: Spot) => number;
}

/** An SVG group; its lines keep their width in pixels whatever the camera. */
export function AimLine({ by, joins, clear }: Props) {
  const cut = ({ from, to }: AimEnds) => shortenLine(from, to, clear) ?? [];
  const [lines, others] = [by.flatMap(cut), joins.flatMap(cut)];
  return (
    <g className="aim">
      {others.map(({ d }) => (
        <g key={d} className="aim-join">
          <path className="casing" d={d} />
          <path className="line" d={d} />
        </g>
      ))}
      {lines.map(({ d, end: [x, y] }) => (
        <g key={d} className="aim-by">
          <path className="casing" d={d} />
          <path className="line" d={d} />
          <path className="aim-muzzle" d={`M${x} ${y}h.01`} />
        </g>
      ))}
    </g>
  );
}
