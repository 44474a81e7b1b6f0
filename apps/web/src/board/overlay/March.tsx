/**
 * A march step by step: a disc at each step, with a label that names the units that may react there, and
 * their chance.
 */
import type { Spot } from '../../common/box.ts';
import { chooseLabelSides } from './labelSides.ts';
import './march.css';

/** A place on a march. */
export interface Stage {
  readonly place: string;
  /** Written in its disc. */
  readonly number: number;
  /** True if the enemy may act there. */
  readonly provokes: boolean;
}

/** A march: one's own planned march, or the part that the enemy has marched so far. */
export interface MarchOverlay {
  readonly kind: 'march';
  readonly id: string;
  readonly whose: 'own' | 'enemy';
  readonly places: readonly string[];
  readonly stages: readonly Stage[];
}

/** A few words beside a place, the last line the heaviest. */
export interface PlaceLabelOverlay {
  readonly kind: 'placeLabel';
  readonly id: string;
  readonly place: string;
  readonly lines: readonly string[];
  /** Written in the place itself. */
  readonly inside?: true;
}

/** The way with its discs, under the pieces. */
export function March({ march, spotOf }: { march: MarchOverlay; spotOf: (place: string) => Spot | null }) {
  const spots = march.places.map(spotOf).filter((spot) => spot !== null);
  if (spots.length === 0) return null;
  const line = `M${spots.map(([x, y]) => `${x} ${y}`).join('L')}`;
  return (
    <g className={`march ${march.whose}`}>
      <path className="casing" d={line} />
      <path className="line" d={line} />
      {march.stages.map(({ place, number, provokes }) => {
        const spot = spotOf(place);
        return spot ? (
          <g
            key={`${number} ${place}`}
            className={provokes ? 'stage provokes' : 'stage'}
            transform={`translate(${spot[0]} ${spot[1]})`}
          >
            <g className="upright">
              <circle r="10.5" />
              <text y="4.6">{number}</text>
            </g>
          </g>
        ) : null;
      })}
    </g>
  );
}

/** Height of a line of a label, and the padding around its words, in pixels. */
const LINE_HEIGHT_PX = 16;
const LABEL_PADDING_PX = 7;
/** From the middle of a place to its label, in pixels. */
const LEADER_LENGTH_PX = 40;

interface PlaceLabelsProps {
  readonly labels: readonly PlaceLabelOverlay[];
  readonly spotOf: (place: string) => Spot | null;
  /** The places of counters, which labels do not cover. */
  readonly busy: readonly Spot[];
}

/** Labels, above the pieces, each on the side of its place that is freest. */
export function PlaceLabels({ labels, spotOf, busy }: PlaceLabelsProps) {
  const inside = labels.filter((label) => label.inside);
  const placed = labels.flatMap((label) => {
    if (label.inside) return [];
    const spot = spotOf(label.place);
    return spot ? [{ label, spot }] : [];
  });
  const sides = chooseLabelSides(
    placed.map(({ spot }) => spot),
    busy,
  );
  return (
    <g className="place-labels" aria-hidden="true">
      {inside.map(({ id, place, lines }) => {
        const spot = spotOf(place);
        return spot ? (
          <g key={id} transform={`translate(${spot[0]} ${spot[1]})`}>
            <text className="upright inside" y="18">
              {lines.join(' ')}
            </text>
          </g>
        ) : null;
      })}
      {placed.map(({ label, spot }, i) => {
        const [dx, dy] = sides[i] ?? [1, 0];
        const width = Math.max(...label.lines.map((line) => line.length)) * 7 + 2 * LABEL_PADDING_PX;
        const height = label.lines.length * LINE_HEIGHT_PX + LABEL_PADDING_PX;
        const [x, y] = [
          dx * (LEADER_LENGTH_PX + (dx === 0 ? 0 : width / 2)),
          dy * (LEADER_LENGTH_PX + (dy === 0 ? 0 : height / 2)),
        ];
        return (
          <g key={label.id} transform={`translate(${spot[0]} ${spot[1]})`}>
            <g className="upright">
              <path className="leader" d={`M0 0L${x} ${y}`} />
              <rect x={x - width / 2} y={y - height / 2} width={width} height={height} />
              {label.lines.map((line, n) => (
                <text
                  key={line}
                  className={n === label.lines.length - 1 ? 'last' : ''}
                  x={x}
                  y={y - height / 2 + LABEL_PADDING_PX / 2 + (n + 0.76) * LINE_HEIGHT_PX}
                >
                  {line}
                </text>
              ))}
            </g>
          </g>
        );
      })}
    </g>
  );
}
