import type { AdminReport, ListedSanction } from '@linstock/protocol/administration';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** A number of times in words, such as `twice`. */
export function countTimes(n: number): string {
  if (n === 1) return 'once';
  return n === 2 ? 'twice' : `${n} times`;
}

/** The facts about a reported player, in one line. */
export function describePerson({ since, reports, warnings }: AdminReport): string {
  return [
    since === null ? 'no account' : `account since ${DAY.format(since)}`,
    reports > 1 ? `reported ${countTimes(reports - 1)} before` : 'not reported before',
    ...(warnings > 0 ? [`warned ${countTimes(warnings)}`] : []),
  ].join(' · ');
}

const KINDS: Readonly<Record<ListedSanction['kind'], string>> = {
  warn: 'warned',
  phrases: 'phrases only',
  ban: 'no new games, phrases only',
};

/** A sanction in words, with its end. */
export function describeSanction({ kind, until }: Pick<ListedSanction, 'kind' | 'until'>): string {
  if (kind === 'warn') return KINDS.warn;
  return `${KINDS[kind]}, ${until === null ? 'for good' : `until ${DAY.format(until)}`}`;
}

/** The id of a game in what an operator has typed: its address, or the id alone. */
export function gameIn(typed: string): string {
  return (
    typed
      .trim()
      .replace(/[?].*$/, '')
      .split('/')
      .at(-1) ?? ''
  );
}
