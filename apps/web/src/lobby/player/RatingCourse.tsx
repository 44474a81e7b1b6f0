import type { Player } from '@linstock/protocol';
import { useState } from 'react';
import { titleOfSystem } from './playerWords.ts';

/** The size of the picture, and the space for its figures at the left and below. */
const WIDTH = 400;
const HEIGHT = 130;
const LEFT = 44;
const FOOT = 18;

const YEAR_MS = 31_557_600_000;
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long' });

type Point = Player['course'][number];

/** The course of a rating over a year, as a line with its band, or as a table. */
export function RatingCourse({ player, system }: { player: Player; system: string }) {
  const [table, setTable] = useState(false);
  const all = player.course.filter((each) => each.system === system);
  const last = all.at(-1)?.at ?? 0;
  const points = all.filter(({ at }) => last - at <= YEAR_MS);
  if (points.length === 0) return null;
  return (
    <section className="panel player-panel">
      <div className="player-course-head">
        <h2>{titleOfSystem(system)}, a year</h2>
        <button type="button" className="button button-small" onClick={() => setTable(!table)}>
          {table ? 'as a chart' : 'as a table'}
        </button>
      </div>
      {table ? <Numbers points={points} /> : <Chart points={points} title={titleOfSystem(system)} />}
      <p className="muted">The line is the rating; the band shows how uncertain it is.</p>
    </section>
  );
}

function Numbers({ points }: { points: readonly Point[] }) {
  return (
    <table className="player-numbers">
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Rating</th>
          <th scope="col">Between</th>
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map(({ at, rating, band }) => (
          <tr key={at}>
            <td>{DAY.format(at)}</td>
            <td>{rating}</td>
            <td>
              {rating - band} and {rating + band}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Chart({ points, title }: { points: readonly Point[]; title: string }) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const low = Math.floor(Math.min(...points.map(({ rating, band }) => rating - band)) / 100) * 100;
  const high = Math.ceil(Math.max(...points.map(({ rating, band }) => rating + band)) / 100) * 100;
  const span = Math.max(1, last.at - first.at);
  const x = (at: number) => LEFT + ((at - first.at) / span) * (WIDTH - LEFT - 6);
  const y = (rating: number) => 6 + ((high - rating) / Math.max(1, high - low)) * (HEIGHT - FOOT - 12);
  const line = (of: (point: Point) => number, among = points) =>
    among.map((point) => `${x(point.at).toFixed(1)} ${y(of(point)).toFixed(1)}`).join('L');
  const upper = line(({ rating, band }) => rating + band);
  const lower = line(({ rating, band }) => rating - band, points.toReversed());
  const step = Math.max(100, Math.ceil((high - low) / 400) * 100);
  const marks = Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, i) => low + i * step);
  return (
    <svg
      className="player-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Rating in ${title}, from ${first.rating} on ${DAY.format(first.at)} to ${last.rating} on ${DAY.format(last.at)}`}
    >
      {marks.map((mark) => (
        <g key={mark}>
          <path className="player-mark" d={`M${LEFT} ${y(mark)}H${WIDTH - 6}`} />
          <text x={LEFT - 6} y={y(mark) + 4} textAnchor="end">
            {mark.toLocaleString('en-GB')}
          </text>
        </g>
      ))}
      <path className="player-band" d={`M${upper}L${lower}Z`} />
      <path className="player-line" d={`M${line(({ rating }) => rating)}`} />
      {points.length === 1 && <circle className="player-point" cx={x(first.at)} cy={y(first.rating)} r="3" />}
      <text x={LEFT} y={HEIGHT - 4}>
        {MONTH.format(first.at)}
      </text>
      <text x={WIDTH - 6} y={HEIGHT - 4} textAnchor="end">
        now
      </text>
    </svg>
  );
}
