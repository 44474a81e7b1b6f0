import type { Stage } from './course.ts';

interface Props {
  readonly stages: readonly Stage[] | null;
  readonly sides: readonly [string, string];
}

/** Height of the bars of both sides together, in units of the drawing, and the width of a stage. */
const BARS_HEIGHT = 92;
const STAGE_WIDTH = 24;
/** Up to this strength lost in a stage, both sides together, each point is a box; more is drawn as plain bars. */
const MAX_BOXES = 16;
/** The width of all stages at the least. */
const MIN_WIDTH = 320;

/** The losses of each side in each turn of the battle: the first side upwards, the second downwards. */
export function LossesByTurn({ stages, sides }: Props) {
  const bars = stages?.slice(1).map(({ now, lost }, i) => {
    const before = stages[i]?.lost ?? [0, 0];
    return { now, lost: [lost[0] - before[0], lost[1] - before[1]].map((many) => Math.max(0, many)) };
  });
  // Both sides have one measure, and each has as much room as its worst turn needs.
  const worst = [0, 1].map((side) => Math.max(0.5, ...(bars ?? []).map(({ lost }) => lost[side] ?? 0)));
  const most = (worst[0] ?? 0) + (worst[1] ?? 0);
  const unit = BARS_HEIGHT / most;
  const axis = (worst[0] ?? 0) * unit;
  const end = stages?.at(-1);
  const words = (side: 0 | 1) =>
    end ? `${sides[side]} strength: ${end.lost[side]} of ${end.of[side]} lost` : sides[side];
  const many = Math.max(1, bars?.length ?? 0);
  // A short battle has broad bars, and fills the column too.
  const wide = Math.max(STAGE_WIDTH, MIN_WIDTH / many);
  const width = many * wide;
  return (
    <section className="after-losses" aria-label="Losses by turn">
      <h3>Fighting strength lost for good, by turn</h3>
      <p className="after-sides">
        <span className="side-0 after-side">{words(0)}</span>
        <span className="side-1 after-side">{words(1)}</span>
      </p>
      <svg viewBox={`0 -1 ${width} ${BARS_HEIGHT + 20}`} role="img" aria-label={`${words(0)}. ${words(1)}.`}>
        {bars?.map(({ now, lost }, i) => (
          <g key={now} transform={`translate(${i * wide} 0)`}>
            <title>{`${now}: ${sides[0]} ${lost[0]}, ${sides[1]} ${lost[1]}`}</title>
            {lost.flatMap((many, side) =>
              boxesOf(many, most <= MAX_BOXES).map(({ from, to }) => (
                <rect
                  key={`${side} ${from}`}
                  className={`after-bar side-${side}`}
                  x={4}
                  width={wide - 8}
                  y={axis + (side === 0 ? -to : from) * unit}
                  height={(to - from) * unit}
                />
              )),
            )}
            <text x={wide / 2} y={BARS_HEIGHT + 14} textAnchor="middle">
              {now}
            </text>
          </g>
        ))}
        <line x1={0} x2={width} y1={axis} y2={axis} className="after-axis" />
      </svg>
    </section>
  );
}

/** A loss as boxes of one each, the last of them perhaps a part of one; or as one bar. */
function boxesOf(many: number, boxed: boolean): { readonly from: number; readonly to: number }[] {
  if (many === 0) return [];
  if (!boxed) return [{ from: 0, to: many }];
  return Array.from({ length: Math.ceil(many) }, (_, i) => ({ from: i, to: Math.min(many, i + 1) }));
}
