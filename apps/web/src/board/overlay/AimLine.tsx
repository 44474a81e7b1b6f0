/** The line of fire: from the firers' front to the near edge of the target, with those who could join dashed. */
import type { Spot } from '../plate.ts';

/** Who aims at whom, with those who could join in: places of a map, or stands of a table. */
export interface AimOverlay {
  readonly kind: 'aim';
  readonly id: string;
  readonly from: readonly string[];
  readonly to: string;
  readonly joins: readonly string[];
}

interface Props {
  /** Where each line begins and ends, in plate units, and how far it keeps from the middle of either. */
  readonly from: readonly Spot[];
  readonly to: Spot;
  readonly joins: readonly Spot[];
  readonly clear: { readonly from: number; readonly to: number };
}

/** An SVG group; its lines keep their width in pixels whatever the camera. */
export function AimLine({ from, to, joins, clear }: Props) {
  const lines = from.flatMap((each) => shortened(each, to, clear.from, clear.to) ?? []);
  const others = joins.flatMap((each) => shortened(each, to, clear.from, clear.to) ?? []);
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

/** A line with something taken off either end; null where nothing is left. */
export function shortened(
  [ax, ay]: Spot,
  [bx, by]: Spot,
  offStart: number,
  offEnd: number,
): { readonly d: string; readonly end: Spot } | null {
  const length = Math.hypot(bx - ax, by - ay);
  if (length <= offStart + offEnd) return null;
  const at = (distance: number): Spot => [
    ax + ((bx - ax) * distance) / length,
    ay + ((by - ay) * distance) / length,
  ];
  const [start, end] = [at(offStart), at(length - offEnd)];
  const text = ([x, y]: Spot) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return { d: `M${text(start)}L${text(end)}`, end };
}
