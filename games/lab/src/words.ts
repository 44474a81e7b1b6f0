import type { Json, Options } from '@linstock/kernel';
import type { Report } from './report.ts';
import type { RankInSample } from './statistics.ts';
import type { SystemGames } from './study.ts';

/** The rounding error of sums of doubles. */
const ROUNDING_ERROR = 1e-9;

/** A share as whole percent, `61 %`; one that is almost nothing or all says so, `under 1 %`, `over 99 %`. */
export function percentWords(part: number): string {
  const whole = Math.round(part * 100);
  if (whole === 0 && part > ROUNDING_ERROR) return 'under 1 %';
  if (whole === 100 && part < 1 - ROUNDING_ERROR) return 'over 99 %';
  return `${whole} %`;
}

/** The wins by side name and `draw`, in whole percent: equal numbers of games read the same, whatever the sum. */
export function shareWords({
  games,
  wins,
}: Pick<Report, 'games' | 'wins'>): Readonly<Record<string, string>> {
  const words = (won: number): string => (games === 0 ? '0 %' : percentWords(won / games));
  return Object.fromEntries(Object.entries(wins).map(([name, won]) => [name, words(won ?? 0)]));
}

/** The rank of history's loss among the games: `heavier than in 93 % of games`. */
export function lossWords(standing: RankInSample): string {
  return placed(standing, 'heavier', 'lighter');
}

/** The rank of history's length among the games: `shorter than 80 % of games`. */
export function lengthWords(standing: RankInSample): string {
  return placed(standing, 'longer', 'shorter');
}

function placed({ below, at, above }: RankInSample, more: string, less: string): string {
  if (below + at + above === 0) return 'nothing to compare with yet';
  if (below === 1) return `${more} than in every game`;
  if (above === 1) return `${less} than in every game`;
  if (at >= below && at >= above) return `just as in ${percentWords(at)} of games`;
  if (below >= above) return `${more} than in ${percentWords(below)} of games`;
  return `${less} than in ${percentWords(above)} of games`;
}

/** A value of an option: switches are on or off. */
export function valueWords(value: Json): string {
  return value === true ? 'on' : value === false ? 'off' : String(value);
}

/** The options of games: `preset basic, seed 12`; switches are on or off. Empty for the defaults. */
export function optionWords(options: Options, between = ' ', then = ', '): string {
  return Object.entries(options)
    .map(([id, value]) => `${id}${between}${valueWords(value)}`)
    .join(then);
}

/** `1 game`, `20 games`. */
export function gamesWords(games: number): string {
  return `${games} ${games === 1 ? 'game' : 'games'}`;
}

/** The results of a system's games, compared with history, in a sentence or two. */
export function summaryWords({ report, sides, title, beside }: SystemGames): string {
  const { games, wins } = report;
  if (games === 0) return `No game has been played under ${title} yet.`;
  const many = gamesWords(games);
  const shares = shareWords(report);
  const wonBy = (name: string): string => `the ${name} side won ${shares[name]}`;
  const winner = beside?.winner ?? null;
  const order = winner === sides[1] ? [sides[1], sides[0]] : sides;
  const drawn = wins['draw'] ? `, and ${shares['draw']} were drawn` : '';
  const first = `Of ${many} under ${title} ${wonBy(order[0] ?? '')} and ${wonBy(order[1] ?? '')}${drawn}.`;
  if (winner === null || !beside?.asComplete) return first;
  const loser = winner === sides[0] ? sides[1] : sides[0];
  const lost = percentWords(beside.losses[loser]?.best ?? 0);
  const as =
    beside.asComplete.share === 0
      ? `In none of them was the ${loser} side beaten as thoroughly`
      : `In ${percentWords(beside.asComplete.share)} the ${loser} side was beaten at least as thoroughly`;
  return `${first} ${as} as in history, where it lost ${lost} of its men.`;
}

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** `17 January 1781` of `1781-01-17`; any other text is unchanged. */
export function dateWords(iso: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(iso) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? iso : `${Number(day)} ${name} ${year}`;
}
