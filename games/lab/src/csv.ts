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

/** The sign between whole and tenths. Spreadsheets that expect a comma there expect semicolons between the cells. */
export const CSV_DECIMALS = ['point', 'comma'] as const;
/** See `CSV_DECIMALS`. */
export type CsvDecimals = (typeof CSV_DECIMALS)[number];

/** A share in per cent, written with one decimal. */
interface Percent {
  readonly percent: number;
}

type Cell = string | number | Percent;

/**
 * One row for each game under a row of names, in the form of RFC 4180: commas, CRLF, quotes if needed. With decimal commas the
 * cells are separated by semicolons.
 */
export function studyAsCsv(study: Study, decimals: CsvDecimals = 'point'): string {
  const between = decimals === 'comma' ? ';' : ',';
  const rows = [HEAD, ...study.systems.flatMap(rowsOf)];
  return rows.map((row) => `${row.map((each) => write(each, decimals)).join(between)}\r\n`).join('');
}

function rowsOf({ played, sides }: SystemGames): Cell[][] {
  return played.map(({ job, result }) => {
    const { seed, reversed, bots } = planOf(job);
    const [first, second] = reversed ? [bots[1], bots[0]] : bots;
    const lost = (side: 0 | 1) => {
      const { units, of, men, menOf } = result.losses[side];
      return [units, of, men, menOf, { percent: lossPart(result, side) * 100 }];
    };
    return [
      ...[job.system, job.battle, job.index, seed],
      ...[result.winner === null ? 'draw' : sides[result.winner], result.length, result.decisions],
      ...[sides[0], first, ...lost(0)],
      ...[sides[1], second, ...lost(1)],
    ];
  });
}

function write(cell: Cell, decimals: CsvDecimals): string {
  if (typeof cell !== 'string') {
    const figure = typeof cell === 'number' ? String(cell) : cell.percent.toFixed(1);
    return decimals === 'comma' ? figure.replace('.', ',') : figure;
  }
  return /[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
