/** The line of fire: from the firers' front to the near edge of the target, with those who could join dashed. */
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

interface Props {
  /**
   * Both ends of each line in plate units, and the distance that the line leaves free around text in a given
   * direction.
   */
  readonly from: readonly Spot[];
  readonly to: Spot;
  readonly joins: readonly Spot[];
  readonly clear: (way: Spot) => number;
}

/** An SVG group; its lines keep their width in pixels whatever the camera. */
export function AimLine({ from, to, joins, clear }: Props) {
  const lines = from.flatMap((each) => shortenLine(each, to, clear) ?? []);
  const others = joins.flatMap((each) => shortenLine(each, to, clear) ?? []);
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
