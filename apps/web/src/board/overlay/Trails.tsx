/** The last actions, left on the map: arrows for movements, lines for fire. */

import { nth } from '@linstock/kernel';
import { memo } from 'react';
import type { Spot } from '../../common/box.ts';
import type { Trail } from '../../play/steps/trail.ts';
import type { Camera } from '../plate/camera.ts';
import type { Sight } from '../plate/sight.ts';
import { useRestingScale } from '../view/useRestingScale.ts';
import { countDiscsBefore, DISC_WIDE, endBefore } from './trail.ts';
import './trails.css';

interface Props {
  readonly trails: readonly Trail[];
  readonly sight: Sight;
}

/** The trails layer: an SVG group. */
export const Trails = memo(function Trails({ trails, sight }: Props) {
  const { reach = 0 } = sight;
  return (
    <g className="trails" aria-hidden="true">
      {trails.map((trail) => {
        const look = `trail side-${trail.side} ${trail.newest ? 'trail-newest' : ''}`;
        if (trail.kind === 'way')
          return (
            <Way
              key={trail.id}
              look={`${look} trail-${trail.how}`}
              spots={seenWay(spotsOf(trail.path, sight), trail.dotted ? 0 : reach)}
              dotted={trail.dotted === true}
            />
          );
        if (trail.kind === 'mark') return null;
        const [from, to] = [sight.spotOf(trail.from), sight.spotOf(trail.to)];
        if (!from || !to) return null;
        const [muzzle, mark] = [endBefore(to, from, reach), endBefore(from, to, reach)];
        return <Shot key={trail.id} look={`${look} trail-fire`} from={muzzle} to={mark} />;
      })}
    </g>
  );
});

const spotsOf = (path: Parameters<Sight['stepsOf']>[0], sight: Sight): Spot[] =>
  sight.stepsOf(path).map(({ spot }) => spot);

/** The visible part of a path: its head is not hidden by the counter that has moved along it. */
function seenWay(spots: readonly Spot[], reach: number): readonly Spot[] {
  const [end, before] = [spots.at(-1), spots.at(-2)];
  return end && before ? [...spots.slice(0, -1), endBefore(before, end, reach)] : spots;
}

/** Distance of an arrow's barbs from the end of its path, along it and to the side, in plate units. */
const BARB_LENGTH = 16;
const BARB_WIDTH = 9;

function Way({ look, spots, dotted }: { look: string; spots: readonly Spot[]; dotted: boolean }) {
  const end = spots.at(-1);
  const before = spots.findLast(([x, y]) => end && Math.hypot(x - end[0], y - end[1]) > 1);
  if (!end || !before) return null;
  const length = Math.hypot(end[0] - before[0], end[1] - before[1]);
  const [dx, dy] = [(end[0] - before[0]) / length, (end[1] - before[1]) / length];
  const foot: Spot = [end[0] - dx * BARB_LENGTH, end[1] - dy * BARB_LENGTH];
  const through = [...spots.slice(0, -1), foot];
  const line = dotted ? curveThrough(through) : straightThrough(through);
  const barb = (aside: number) => `${(foot[0] - dy * aside).toFixed(1)} ${(foot[1] + dx * aside).toFixed(1)}`;
  const head = `M${end[0].toFixed(1)} ${end[1].toFixed(1)}L${barb(BARB_WIDTH)}L${barb(-BARB_WIDTH)}Z`;
  return (
    <g className={dotted ? `${look} trail-track` : look}>
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

const pointText = ([x, y]: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

const straightThrough = (spots: readonly Spot[]): string => `M${spots.map(pointText).join('L')}`;

/** Tension of a curve at each point, as a share of the way between its neighbours. */
const CURVE_LEAN = 1 / 6;

/** A curve through all these points, like a hand-drawn route of a regiment. */
function curveThrough(spots: readonly Spot[]): string {
  const at = (i: number): Spot => nth(spots, Math.max(0, Math.min(spots.length - 1, i)));
  const leant = (i: number, to: 1 | -1): Spot => {
    const [[x, y], [ax, ay], [bx, by]] = [at(i), at(i - 1), at(i + 1)];
    return [x + to * (bx - ax) * CURVE_LEAN, y + to * (by - ay) * CURVE_LEAN];
  };
  const bends = spots.slice(1).map((_, i) => {
    const [from, to] = [leant(i, 1), leant(i + 1, -1)];
    return `C${pointText(from)} ${pointText(to)} ${pointText(at(i + 1))}`;
  });
  return `M${pointText(at(0))}${bends.join('')}`;
}

/** The numbered discs, over all pieces and as large at every zoom. */
export const Discs = memo(function Discs({ trails, sight, camera }: Props & { readonly camera: Camera }) {
  const k = useRestingScale(camera);
  return (
    <g className="trails" aria-hidden="true">
      {trails.map((trail) => {
        const spot = trail.kind === 'mark' ? sight.spotOf(trail.at) : null;
        if (trail.kind !== 'mark' || !spot) return null;
        // Several at one place are drawn side by side.
        const before = countDiscsBefore(trails, trail);
        const [x, y] = [spot[0] + (before * DISC_WIDE) / k, spot[1]];
        return (
          <g key={trail.id} className="trail-mark" transform={`translate(${x} ${y}) scale(${1 / k})`}>
            <circle r={12} />
            <text y={5} textAnchor="middle">
              {trail.text}
            </text>
          </g>
        );
      })}
    </g>
  );
});

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
