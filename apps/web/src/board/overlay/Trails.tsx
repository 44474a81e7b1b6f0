/** What has just been done, left on the map: arrows where troops went, lines where they fired. */
import { memo } from 'react';
import type { Spot } from '../plate.ts';
import type { Sight } from '../drama/motion.ts';
import type { Trail } from './trail.ts';
import './trails.css';

interface Props {
  readonly trails: readonly Trail[];
  readonly sight: Sight;
}

/** The trails layer: an SVG group. */
export const Trails = memo(function Trails({ trails, sight }: Props) {
  return (
    <g className="trails" aria-hidden="true">
      {trails.map((trail) => {
        const look = `trail side-${trail.side} ${trail.newest ? 'trail-newest' : ''}`;
        if (trail.kind === 'way')
          return (
            <Way
              key={trail.id}
              look={`${look} trail-${trail.how}`}
              spots={spotsOf(trail.path, sight)}
              dotted={trail.dotted === true}
            />
          );
        if (trail.kind === 'mark') {
          const spot = sight.spotOf(trail.at);
          return spot && <Disc key={trail.id} spot={spot} text={trail.text} />;
        }
        const [from, to] = [sight.spotOf(trail.from), sight.spotOf(trail.to)];
        return from && to ? <Shot key={trail.id} look={`${look} trail-fire`} from={from} to={to} /> : null;
      })}
    </g>
  );
});

const spotsOf = (path: Parameters<Sight['stepsOf']>[0], sight: Sight): Spot[] =>
  sight.stepsOf(path).map(({ spot }) => spot);

/** How far from the end of its way an arrow's barbs lie, and how far aside, in plate units. */
const BARB = 16;
const ASIDE = 9;

function Way({ look, spots, dotted }: { look: string; spots: readonly Spot[]; dotted: boolean }) {
  const end = spots.at(-1);
  const before = spots.findLast(([x, y]) => end && Math.hypot(x - end[0], y - end[1]) > 1);
  if (!end || !before) return null;
  const length = Math.hypot(end[0] - before[0], end[1] - before[1]);
  const [dx, dy] = [(end[0] - before[0]) / length, (end[1] - before[1]) / length];
  const foot: Spot = [end[0] - dx * BARB, end[1] - dy * BARB];
  const line = `M${[...spots.slice(0, -1), foot].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  const barb = (aside: number) => `${(foot[0] - dy * aside).toFixed(1)} ${(foot[1] + dx * aside).toFixed(1)}`;
  const head = `M${end[0].toFixed(1)} ${end[1].toFixed(1)}L${barb(ASIDE)}L${barb(-ASIDE)}Z`;
  return (
    <g className={look}>
      <path className="trail-casing" d={line} />
      <path className="trail-line" d={line} />
      <path className="trail-twill" d={line} />
      {dotted &&
        spots
          .slice(0, -1)
          .map(([x, y]) => <circle key={`${x} ${y}`} className="trail-dot" cx={x} cy={y} r={5.5} />)}
      <path className="trail-head" d={head} />
    </g>
  );
}

function Disc({ spot: [x, y], text }: { spot: Spot; text: string }) {
  return (
    <g className="trail-mark" transform={`translate(${x} ${y})`}>
      <circle r={17} />
      <text y={7} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

function Shot({ look, from: [x, y], to: [tx, ty] }: { look: string; from: Spot; to: Spot }) {
  const line = `M${x.toFixed(1)} ${y.toFixed(1)}L${tx.toFixed(1)} ${ty.toFixed(1)}`;
  return (
    <g className={look}>
      <path className="trail-casing" d={line} />
      <path className="trail-line" d={line} />
      <circle className="trail-head" cx={tx} cy={ty} r={6} />
    </g>
  );
}
