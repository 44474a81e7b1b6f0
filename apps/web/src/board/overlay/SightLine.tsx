import type { ReactNode } from 'react';
import type { Spot } from '../../common/box.ts';

interface Props {
  readonly from: Spot;
  readonly to: Spot;
  readonly verdict: 'clear' | 'blocked' | 'hindered';
  /** The obstacle; null if there is none, or if it is no single place. */
  readonly obstacle: Spot | null;
  /** The ground of the obstacle, drawn below the line. */
  readonly children?: ReactNode;
}

/** A sight line in two tones: up to the obstacle, and beyond it, with a cross at the obstacle. */
export function SightLine({ from, to, verdict, obstacle, children }: Props) {
  const block = obstacle && nearestOn(from, to, obstacle);
  return (
    <g className={`sight ${verdict}`}>
      {children}
      <path className="casing" d={pathOf(from, to)} />
      <path className="line" d={pathOf(from, block ?? to)} />
      {block && <path className="beyond" d={pathOf(block, to)} />}
      {block && (
        <path className="block" d="M-7 -7L7 7M7 -7L-7 7" transform={`translate(${block[0]} ${block[1]})`} />
      )}
      <circle className="eye" cx={from[0]} cy={from[1]} r="5" />
    </g>
  );
}

const pathOf = (a: Spot, b: Spot): string => `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;

/** The spot of a line that is nearest to another spot. */
function nearestOn(from: Spot, to: Spot, spot: Spot): Spot {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const share = ((spot[0] - from[0]) * dx + (spot[1] - from[1]) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.max(0, Math.min(1, share));
  return [from[0] + dx * t, from[1] + dy * t];
}
