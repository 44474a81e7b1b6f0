/** Games of one's own in words. */
import { describeDay, describeFigures, describeTimeLeft } from '../../screen/seats/clockText.ts';
import type { SeatGame } from './seatGames.ts';

const AGO = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** The time since a moment in words, such as `2 hours ago`. Both are milliseconds since 1970. */
export function describeAgo(then: number, now: number): string {
  const minutes = Math.round((then - now) / 60_000);
  if (minutes > -60) return AGO.format(Math.min(0, minutes), 'minute');
  if (minutes > -1440) return AGO.format(Math.round(minutes / 60), 'hour');
  return AGO.format(Math.round(minutes / 1440), 'day');
}

/** The state of a game in which the reader waits, in a line. */
export function describeWaiting(game: SeatGame, now: number): string {
  const { state, since, time, vacationUntil } = game;
  if (state === 'late')
    return since === null ? 'time ran out' : `asked ${describeAgo(since, now)}, time ran out`;
  if (vacationUntil !== null) return `on vacation until ${describeDay(vacationUntil)}`;
  const asked = since === null ? null : `asked ${describeAgo(since, now)}`;
  const left = time === null ? 'no clock' : `${describeFigures(time.clock, time.left)} left`;
  return [asked, game.own ? null : left].filter(Boolean).join(', ') || (game.summary?.progress ?? '');
}

/** A game in words: battle, side, opponent, question, time. */
export function describeGame(game: SeatGame, now: number): string {
  const { title, side, summary, opponent, question, time, state } = game;
  const said = [
    title,
    side !== null && summary && summary.sides[side],
    opponent && `against ${opponent.name}`,
    question ?? (state === 'over' ? summary?.verdict?.sentence : describeWaiting(game, now)),
    question !== null && time && describeTimeLeft(time.left),
  ].filter((part): part is string => typeof part === 'string' && part !== '');
  return `${said.map((part) => part.replace(/\.$/, '')).join('. ')}.`;
}
