import type { Stage } from './course.ts';

interface Props {
  readonly stages: readonly Stage[] | null;
  readonly sides: readonly [string, string];
}

/** Room for the bars, in units of the drawing: each side's half, and the width of a stage. */
const HALF = 46;
const WIDE = 24;
/** The width of all stages at the least. */
const BROAD = 320;

/** What each side lost in each stretch of the battle: the first side up, the second down. */
export function LossesByTurn({ stages, sides }: Props) {
  const bars = stages?.slice(1).map(({ now, lost }, i) => {
    const before = stages[i]?.lost ?? [0, 0];
    return { now, lost: [lost[0] - before[0], lost[1] - before[1]].map((many) => Math.max(0, many)) };
  });
  const most = Math.max(1, ...(bars ?? []).flatMap(({ lost }) => lost));
  const end = stages?.at(-1);
  const words = (side: 0 | 1) =>
    end ? `${sides[side]} strength: ${end.lost[side]} of ${end.of[side]} lost` : sides[side];
  const many = Math.max(1, bars?.length ?? 0);
  // A short battle has broad bars, and fills the column too.
  const wide = Math.max(WIDE, BROAD / many);
  const width = many * wide;
  return (
    <section className="after-losses" aria-label="Losses by turn">
      <h3>Fighting strength lost, by turn</h3>
      <p className="after-sides">
        <span className="side-0 after-side">{words(0)}</span>
        <span className="side-1 after-side">{words(1)}</span>
      </p>
      <svg viewBox={`0 0 ${width} ${2 * HALF + 18}`} role="img" aria-label={`${words(0)}. ${words(1)}.`}>
        {bars?.map(({ now, lost }, i) => (
          <g key={now} transform={`translate(${i * wide} 0)`}>
            <title>{`${now}: ${sides[0]} ${lost[0]}, ${sides[1]} ${lost[1]}`}</title>
            {lost.map((many, side) => {
              const high = (many / most) * (HALF - 4);
              return (
                <rect
                  // Two sides, always in the same order.
                  // oxlint-disable-next-line react/no-array-index-key
                  key={side}
                  className={`after-bar side-${side}`}
                  x={4}
                  width={wide - 8}
                  y={side === 0 ? HALF - high : HALF}
                  height={high}
                />
              );
            })}
            <text x={wide / 2} y={2 * HALF + 13} textAnchor="middle">
              {now}
            </text>
          </g>
        ))}
        <line x1={0} x2={width} y1={HALF} y2={HALF} className="after-axis" />
      </svg>
    </section>
  );
}
