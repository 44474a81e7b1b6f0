/** The troops far out: bars as wide as their fronts, with labels that name them. The counters under them stay to be clicked. */
import type { OrderMarker } from '@linstock/scene';
import { memo, useMemo } from 'react';
import { OrderFace } from '../../common/OrderSign.tsx';
import { colourOfCoat, colourOfFacings } from '../../design/palette.ts';
import { type Bar, DOT_WIDTH_PX } from './barPlaces.ts';
import type { FarTroops } from './bars.ts';
import { NAME_LABEL, type NameLabel } from './nameLabel.ts';

interface Props {
  readonly far: FarTroops;
  readonly chosen: ReadonlySet<string>;
  readonly pickable: ReadonlySet<string> | null;
  readonly markers: readonly OrderMarker[];
  /** CSS pixels to a plate unit. */
  readonly k: number;
}

/** An SVG group; hidden where counters can be read. */
export const Bars = memo(function Bars({
  far: { bars, nameLabels, dots },
  chosen,
  pickable,
  markers,
  k,
}: Props) {
  const still = `scale(${1 / k})`;
  const orders = useMemo(() => new Map(markers.map((marker) => [marker.piece, marker.face])), [markers]);
  return (
    <g className="bars" aria-hidden="true">
      {bars.map(({ id, at, tied }) =>
        tied === null ? null : (
          <path key={id} className="bar-tie" d={`M${at[0]} ${at[1]}L${tied[0]} ${tied[1]}`} />
        ),
      )}
      {bars.map(({ id, at: [x, y], off: [right, down] }) =>
        right || down ? (
          <path key={id} className="label-tie" d={`M${x} ${y}l${right / k} ${down / k}`} />
        ) : null,
      )}
      {dots.map(({ id, at: [x, y], side }) => (
        <circle key={id} className={`bar-dot side-${side}`} cx={x} cy={y} r={DOT_WIDTH_PX / 2 / k} />
      ))}
      {bars.map((bar) => (
        <g
          key={bar.id}
          transform={`translate(${bar.at[0]} ${bar.at[1]}) ${still} translate(${bar.off[0]} ${bar.off[1]}) rotate(${bar.facing ?? 0})`}
        >
          <OneBar bar={bar} chosen={bar.pieces.some(({ id }) => chosen.has(id))} />
        </g>
      ))}
      {nameLabels.map(({ id, at: [x, y], off: [right, down], tied }) =>
        tied ? <path key={id} className="label-tie" d={`M${x} ${y}l${right / k} ${down / k}`} /> : null,
      )}
      {nameLabels.map((nameLabel) => (
        <g
          key={nameLabel.id}
          transform={`translate(${nameLabel.at[0]} ${nameLabel.at[1]}) ${still} translate(${nameLabel.off[0]} ${nameLabel.off[1]})`}
        >
          <OneNameLabel
            nameLabel={nameLabel}
            acts={nameLabel.pieces.some(({ id }) => pickable?.has(id))}
            order={
              nameLabel.pieces.map(({ id }) => orders.get(id)).find((face) => face !== undefined) ?? null
            }
          />
        </g>
      ))}
    </g>
  );
});

/** The share of a bar that is of the facings' colour, along its front. */
const FACINGS_SHARE = 0.36;

/** Distance between the diagonals that mark a line of horse, in pixels. */
const HORSE_STEP_PX = 24;

function OneBar({ bar: { width, height, pieces, facing }, chosen }: { bar: Bar; chosen: boolean }) {
  const [first] = pieces;
  if (!first) return null;
  const [left, top] = [-width / 2, -height / 2];
  const routed = pieces.every(({ marks }) => marks.some(({ kind }) => kind === 'routed'));
  const coat = colourOfCoat(first.coat);
  const facings = colourOfFacings(first.facings);
  const loose = first.kind === 'skirmisher';
  return (
    <g
      data-body={first.group}
      className={`bar side-${first.side}${routed ? ' routed' : ''}${chosen ? ' chosen' : ''}`}
    >
      {facing !== null && (
        <path
          className="wedge"
          d={`M-5 ${top - 2}L0 ${top - 8}L5 ${top - 2}Z`}
          transform={routed ? 'rotate(180)' : undefined}
        />
      )}
      <rect className="casing" x={left} y={top} width={width} height={height} />
      {(loose ? fifths(width) : [[left, width] as const]).map(([x, wide]) => (
        <g key={x}>
          <rect x={x} y={top} width={wide} height={height} fill={routed ? '#fbf5e6' : coat} />
          <rect
            x={x}
            y={top}
            width={wide}
            height={height * FACINGS_SHARE}
            fill={routed ? '#fbf5e6' : facings}
          />
          {first.kind === 'horse' && <path d={troops(width, height)} fill={facings} />}
          {(first.kind === 'militia' || first.kind === 'rifle') && (
            <path className="cut" d={`M${x} ${-top}L${x + wide} ${top}`} />
          )}
          <rect className="outline" x={x} y={top} width={wide} height={height} />
          {first.side === 1 && <path className="hatch" d={hatched(x, wide, height)} />}
          {!routed && <path className="front" d={`M${x} ${top}h${wide}`} />}
        </g>
      ))}
    </g>
  );
}

/** Pixels between two strokes of the second side's hatch. */
const HATCH_STEP_PX = 6;

/** Strokes across the rear of a bar of the second side: without colour they tell the sides apart. */
function hatched(left: number, width: number, height: number): string {
  const [rear, deep] = [height / 2, height * (1 - FACINGS_SHARE)];
  const many = Math.max(1, Math.floor((width - deep) / HATCH_STEP_PX) + 1);
  return Array.from(
    { length: many },
    (_, i) => `M${left + i * HATCH_STEP_PX} ${rear}l${Math.min(deep, width)} ${-deep}`,
  ).join('');
}

/** Five short pieces with gaps: men in open order. */
function fifths(width: number): readonly (readonly [number, number])[] {
  return [0, 1, 2, 3, 4].map((i) => [-width / 2 + (i * width) / 5, width / 5 - 3] as const);
}

/** The diagonals of a line of horse. */
function troops(width: number, height: number): string {
  const many = Math.max(1, Math.round(width / HORSE_STEP_PX));
  const wide = width / many;
  return Array.from({ length: many }, (_, i) => {
    const x = -width / 2 + i * wide;
    return `M${x} ${-height / 2}h${wide}L${x} ${height / 2}Z`;
  }).join('');
}

/**
 * The outline of a name label. It has square corners for the first side and clipped ones for the second, as
 * counters have, so that a print in grey shows the side.
 */
function paperOf(side: number, width: number): string {
  const [x, y] = [width / 2, NAME_LABEL.height / 2];
  const cut = side === 1 ? 5 : 0;
  return `M${cut - x} ${-y}H${x - cut}L${x} ${cut - y}V${y - cut}L${x - cut} ${y}H${cut - x}L${-x} ${y - cut}V${cut - y}Z`;
}

function OneNameLabel({
  nameLabel,
  acts,
  order,
}: {
  nameLabel: NameLabel;
  acts: boolean;
  order: OrderMarker['face'] | null;
}) {
  const { width, name, shares, pieces, left: count, troubled } = nameLabel;
  const [left, top] = [-width / 2, -NAME_LABEL.height / 2];
  const pips = width / 2 - 5 - shares.length * NAME_LABEL.pip;
  return (
    <g data-body={pieces[0]?.group} className={`bar-label side-${pieces[0]?.side ?? 0}`}>
      <path className="paper" d={paperOf(pieces[0]?.side ?? 0, width)} />
      <text x={left + 6} y="4.4">
        {name}
      </text>
      {count !== '' && (
        <text className="bar-count" x={width / 2 - 5} y="4.4">
          {count}
        </text>
      )}
      {shares.map((share, i) => (
        // oxlint-disable-next-line no-array-index-key
        <g key={i} transform={`translate(${pips + i * NAME_LABEL.pip} -2.8)`}>
          <rect width="5.2" height="5.6" className={share === 'whole' ? 'pip-whole' : 'pip'} />
          {share === 'half' && <path className="pip-whole" d="M0 0H5.2L0 5.6Z" />}
        </g>
      ))}
      {order && (
        <g transform={`translate(${left - 3} 0) scale(.62)`}>
          <OrderFace face={order} />
        </g>
      )}
      {troubled && (
        <g className="bar-tab" transform={`translate(${width / 2 + 5} 0)`}>
          <rect x="-6" y="-7" width="12" height="14" />
          <text y="4.2">D</text>
        </g>
      )}
      {acts && <circle className="bead" cx={width / 2 + (troubled ? 8 : 0)} cy={top} r="4.6" />}
    </g>
  );
}
