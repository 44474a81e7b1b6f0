import { planOf } from './batch.ts';
import { lossPart } from './history.ts';
import type { Study, SystemGames } from './study.ts';

const HEAD = [
  ...['system', 'battle', 'game', 'seed', 'winner', 'length', 'decisions'],
  ...[
    'first_side',
    'first_bot',
    'first_units_lost',
    'first_units',
    'first_men_lost',
    'first_men',
    'first_percent',
  ],
  ...[
    'second_side',
    'second_bot',
    'second_units_lost',
    'second_units',
    'second_men_lost',
    'second_men',
    'second_percent',
  ],
];

/** One row for each game under a row of names, in the form of RFC 4180: commas, CRLF, quotes if needed. */
export function studyAsCsv(study: Study): string {
  const rows = [HEAD, ...study.systems.flatMap(rowsOf)];
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function rowsOf({ played, sides }: SystemGames): (string | number)[][] {
  return played.map(({ job, result }) => {
    const { seed, reversed, bots } = planOf(job);
    const [first, second] = reversed ? [bots[1], bots[0]] : bots;
    const lost = (side: 0 | 1) => {
      const { units, of, men, menOf } = result.losses[side];
      return [units, of, men, menOf, (lossPart(result, side) * 100).toFixed(1)];
    };
    return [
      ...[job.system, job.battle, job.index, seed],
      ...[result.winner === null ? 'draw' : sides[result.winner], result.length, result.decisions],
      ...[sides[0], first, ...lost(0)],
      ...[sides[1], second, ...lost(1)],
    ];
  });
}

function cell(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
