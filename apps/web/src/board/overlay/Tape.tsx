import type { Spot } from '../../common/box.ts';

/** A tape laid from one spot to another, with its reading in the middle: inches on a table, hexes on a map. */
export function Tape({
  from: [ax, ay],
  to: [bx, by],
  text,
}: {
  readonly from: Spot;
  readonly to: Spot;
  readonly text: string;
}) {
  const line = `M${ax} ${ay}L${bx} ${by}`;
  return (
    <g className="tape" aria-hidden="true">
      <path className="casing" d={line} />
      <path className="band" d={line} />
      <path className="inches" d={line} />
      <circle cx={ax} cy={ay} r="4" />
      <circle cx={bx} cy={by} r="4" />
      <g className="reading" transform={`translate(${(ax + bx) / 2} ${(ay + by) / 2})`}>
        <text y="-9">{text}</text>
      </g>
    </g>
  );
}
