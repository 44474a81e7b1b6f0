/** The hours of the day in a player's time zone. */
import type { NotificationSettings } from '@linstock/protocol';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** The hour of the daily letter. */
const DAILY_HOUR = 18;

/** The end of the quiet hours, milliseconds since 1970; null if it is not quiet now. */
export function quietUntil(
  { quiet: { on, from, to }, zone }: Pick<NotificationSettings, 'quiet' | 'zone'>,
  now: number,
): number | null {
  if (!on || from === to) return null;
  const hour = hourIn(zone, now);
  const isQuiet = from < to ? hour >= from && hour < to : hour >= from || hour < to;
  return isQuiet ? nextHour(zone, to, now) : null;
}

/** When the next daily letter is due. */
export function nextDaily(zone: string, now: number): number {
  return nextHour(zone, DAILY_HOUR, now);
}

/** The next moment at which it is this hour in a zone, to the minute. Summer time may move it: so each hour is looked at. */
function nextHour(zone: string, hour: number, now: number): number {
  const start = now - (now % MINUTE_MS);
  const sinceHour = Number(new Intl.DateTimeFormat('en', { timeZone: zone, minute: 'numeric' }).format(now));
  const full = start - sinceHour * MINUTE_MS;
  for (let n = 1; n <= 26; n++) if (hourIn(zone, full + n * HOUR_MS) === hour) return full + n * HOUR_MS;
  return full + 24 * HOUR_MS;
}

function hourIn(zone: string, time: number): number {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' });
  return Number(format.format(time));
}

/** A moment in a player's zone, such as `Tuesday 1 December, 18:00`. */
export function momentWords(time: number, zone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(time);
}
