/** Clocks in figures and in words. Times are milliseconds; all round down. */
import type { PlayedClock } from '@linstock/protocol';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** From then on a clock of days shows seconds. */
const SECONDS_FROM_MS = 5 * MINUTE_MS;

/** The share of the time below or at which a clock is low. */
const LOW_SHARE = { days: 0.25, answer: 0.25, budget: 0.1 } as const;

/** The words for a clock that has run out. */
export const RAN_OUT = 'time ran out';

/** True for a clock that counts seconds all the time. */
export function isLive(clock: PlayedClock): boolean {
  return clock.kind === 'budget' || (clock.kind === 'answer' && clock.minutes * MINUTE_MS < DAY_MS);
}

/** The time a side has at first. */
function allotment(clock: PlayedClock): number {
  return clock.kind === 'days' ? clock.days * DAY_MS : clock.minutes * MINUTE_MS;
}

/** The share of the time that is left, from 0 to 1. */
export function measureShareLeft(clock: PlayedClock, left: number): number {
  return Math.min(1, Math.max(0, left / allotment(clock)));
}

/** True if little time is left: a quarter of the days, a tenth of a budget. */
export function isLow(clock: PlayedClock, left: number): boolean {
  return left <= LOW_SHARE[clock.kind] * allotment(clock);
}

/** True if the clock is shown to the second, under five minutes. */
export function isLast(left: number): boolean {
  return left < SECONDS_FROM_MS;
}

const two = (n: number): string => String(n).padStart(2, '0');

/** The time left in figures, such as `2 d 3 h` or `1:12:40`. */
export function describeFigures(clock: PlayedClock, left: number): string {
  const seconds = Math.floor(left / 1000);
  if (seconds <= 0) return RAN_OUT;
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600),
    Math.floor(seconds / 60),
  ];
  if (isLast(left)) return `${minutes}:${two(seconds % 60)}`;
  if (isLive(clock))
    return hours > 0
      ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`
      : `${minutes}:${two(seconds % 60)}`;
  if (days > 0) return hours % 24 === 0 ? `${days} d` : `${days} d ${hours % 24} h`;
  if (hours > 0) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  return `${minutes} min`;
}

const plurals = new Intl.PluralRules('en');

/** A number with its noun, such as `1 day`. */
export function countNoun(n: number, noun: string): string {
  return `${n} ${noun}${plurals.select(n) === 'one' ? '' : 's'}`;
}

/** The time left in words, such as `1 day 20 hours left`. */
export function describeTimeLeft(left: number): string {
  const seconds = Math.floor(left / 1000);
  if (seconds <= 0) return RAN_OUT;
  const parts = [
    [Math.floor(seconds / 86_400), 'day'],
    [Math.floor(seconds / 3600) % 24, 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [seconds % 60, 'second'],
  ] as const;
  const first = parts.findIndex(([n]) => n > 0);
  const said = parts.slice(first, first + 2).filter(([n]) => n > 0);
  return `${said.map(([n, noun]) => countNoun(n, noun)).join(' ')} left`;
}

/** The rule of a clock in a few words, such as `3 days a turn` or `2 h + 3 min a turn`. */
export function describeClockRule(clock: PlayedClock | null): string {
  if (clock === null) return 'no clock';
  if (clock.kind === 'days') return `${countNoun(clock.days, 'day')} a turn`;
  const budget = shortMinutes(clock.minutes);
  if (clock.kind === 'answer') return `${budget} an answer`;
  const { increment } = clock;
  if (increment === 0) return budget;
  return `${budget} + ${increment % 60 === 0 ? `${increment / 60} min` : `${increment} s`} a turn`;
}

/** The extra time that the other side may be given with this clock, such as `a day`. */
export function describeGift(clock: PlayedClock): string {
  if (clock.kind === 'budget') return '15 minutes';
  return isLive(clock) ? shortMinutes(allotment(clock) / MINUTE_MS) : 'a day';
}

function shortMinutes(minutes: number): string {
  if (minutes % 1440 === 0) return countNoun(minutes / 1440, 'day');
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${minutes} min`;
}

/** Times left at which a clock is read out, the longest first. A quarter of the time comes in addition. */
const SPOKEN_AT_MS = [HOUR_MS, SECONDS_FROM_MS, MINUTE_MS, 10_000];

/** The time left at which a clock was last to be read out; null before the first. It falls as time runs out. */
export function findSpokenThreshold(clock: PlayedClock, left: number): number | null {
  const all = [allotment(clock) / 4, ...SPOKEN_AT_MS.filter((at) => at < allotment(clock))];
  const reached = all.filter((at) => left <= at);
  return reached.length === 0 ? null : Math.min(...reached);
}

/** A moment in a reader's words: `14:02` today, otherwise with the day. */
export function describeMoment(time: number, now: number): string {
  const date = new Date(time);
  const clock = date.toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit', hour12: false });
  return date.toDateString() === new Date(now).toDateString() ? clock : `${describeDay(time)}, ${clock}`;
}

/** A day, such as `4 December`. */
export function describeDay(time: number): string {
  return new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
}
