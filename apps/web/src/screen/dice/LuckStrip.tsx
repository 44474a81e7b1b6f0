import { useMemo } from 'react';
import type { AnyGame } from '../../play/state/state.ts';
import { fortuneOf, throwsOf } from './luck.ts';

/** The course of both sides' luck on the present branch: thrown minus expected, summed up. */
export function LuckStrip({ game, line }: { game: AnyGame; line: readonly number[] }) {
  const courses = useMemo(() => [courseOf(game, line, 0), courseOf(game, line, 1)] as const, [game, line]);
  const reach = Math.max(1, ...courses.flat().map(Math.abs));
  const wide = Math.max(1, line.length - 1);
  const path = (course: readonly number[]) =>
    course.map((sum, i) => `${i === 0 ? 'M' : 'L'}${i} ${(10 - (sum / reach) * 9).toFixed(2)}`).join('');
  const now = courses.map((course) => course.at(-1) ?? 0);
  return (
    <svg
      className="luck-strip"
      viewBox={`0 0 ${wide} 20`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`Luck so far: ${game.position.sides.map((side, i) => `${side} ${describeLuck(now[i] ?? 0)}`).join(', ')}.`}
    >
      <line x1={0} x2={wide} y1={10} y2={10} />
      {courses.map((course, side) => (
        // Two sides, always in the same order.
        // oxlint-disable-next-line react/no-array-index-key
        <path key={side} d={path(course)} className={`luck-${side}`} />
      ))}
    </svg>
  );
}

function courseOf(game: AnyGame, line: readonly number[], side: number): number[] {
  const { entries } = game.record;
  const gained = new Map<number, number>();
  for (const each of throwsOf(game.log, (n) => entries[n - 1]?.side ?? null))
    if (each.side === side) gained.set(each.n, (gained.get(each.n) ?? 0) + fortuneOf(each.thrown));
  let sum = 0;
  return line.map((n) => {
    sum += gained.get(n) ?? 0;
    return sum;
  });
}

function describeLuck(sum: number): string {
  if (Math.abs(sum) < 0.5) return 'about as expected';
  return sum > 0 ? 'above what was expected' : 'below what was expected';
}
