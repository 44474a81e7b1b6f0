import { nth, type Outcome, type ReckoningTable, sumOf, type Throw } from '@linstock/kernel';
import { FIRE_COLUMNS, FIRE_ROWS, type FireCell, type FireRow, fireColumn } from '../tables/index.ts';
import { remembered } from './cache.ts';
import { outcomesBy } from './lines.ts';

/** The reading of the Fire Results table (JR-8.2c, JR-8.4a), in fire and in melee. */

/** The unit in which strength is counted: figures or sections. */
export type StrengthCount = 'figures' | 'sections';

/** Strengths that differ by less than this do so by rounding alone (JR-2.1c). */
const SAME = 1e-6;

/** The row with the greatest label not above a strength; null below the least (JR-8.2c). */
export function fireRow(strength: number, counted: StrengthCount): FireRow | null {
  const reaches = (row: FireRow): boolean => {
    const label = row[counted];
    return label !== null && label <= strength + SAME;
  };
  return FIRE_ROWS.find(reaches) ?? null;
}

/** The heading a total is read under; `<1` below 1 (JR-8.4a). */
export function columnHeading(modified: number): string {
  const column = fireColumn(modified);
  return column === null ? '<1' : nth(FIRE_COLUMNS, column);
}

/** The cell of the table for a total. */
export function cellAt(row: FireRow, modified: number): FireCell {
  const column = fireColumn(modified);
  return column === null ? null : (row.cells[column] ?? null);
}

/** The result of a roll on the table. */
export interface CellOutcome extends Outcome {
  readonly result: FireCell;
  /** Every die shows the face at which ammunition drops (JR-10.5). */
  readonly lowers: boolean;
}

/**
 * The outcomes of a roll on a row of the table.
 * @param checks whether a morale check result makes the target check: only by guns and sharpshooters (JR-10.1)
 */
export function cellOutcomes(
  row: FireRow,
  dice: Throw,
  drm: number,
  checks: boolean,
): readonly CellOutcome[] {
  return cellsOf({ row, dice, drm, checks });
}

/** A roll on the table, as far as its outcomes depend on it. */
interface FireRoll {
  readonly row: FireRow;
  readonly dice: Throw;
  readonly drm: number;
  readonly checks: boolean;
}

/** A row and some dice, in few letters. */
const rollKey = ({ row, dice, drm }: Omit<FireRoll, 'checks'>): string =>
  `${FIRE_ROWS.indexOf(row)}/${dice.count}/${dice.everyFrom ?? ''}/${drm}`;

const cellsOf = remembered(
  (rolled: FireRoll) => `${rollKey(rolled)}/${rolled.checks}`,
  ({ row, dice, drm, checks }) =>
    outcomesBy(dice, (value): CellOutcome => {
      const { sum, every } = sumOf(dice, value);
      const result = cellAt(row, sum + drm);
      return {
        key: `${result ?? 'nothing'}${every ? ', ammunition lower' : ''}`,
        label: `${resultWords(result, checks)}${every ? '; ammunition drops a step' : ''}`,
        rank: rankOf(result, checks),
        result,
        lowers: every,
      };
    }),
);

function resultWords(result: FireCell, checks: boolean): string {
  if (result === null) return 'no effect';
  if (result === 'MC') return checks ? 'morale check' : 'no effect';
  return result === '1*' ? 'one lost on 4 to 6' : `${result} lost`;
}

function rankOf(result: FireCell, checks: boolean): number {
  if (result === null) return 0;
  if (result === 'MC') return checks ? 1 : 0;
  return result === '1*' ? 2 : 2 + result;
}

const PRINTED_CELLS: readonly (readonly string[])[] = FIRE_COLUMNS.map((_, column) =>
  FIRE_ROWS.map(({ cells }) => String(cells[column] ?? '')),
);

/** The table as printed, the column of a strength ringed, and the line of each value of the dice. */
export function printedTable(row: FireRow, counted: StrengthCount, dice: Throw, drm: number): ReckoningTable {
  return tableOf({ row, counted, dice, drm });
}

const tableOf = remembered(
  (roll: Omit<FireRoll, 'checks'> & { readonly counted: StrengthCount }) =>
    `${rollKey(roll)}/${roll.counted}`,
  ({ row, counted, dice, drm }): ReckoningTable => {
    const labelled = FIRE_ROWS.filter((each) => each[counted] !== null);
    return {
      title: 'Fire results',
      clause: 'JR-8.4a',
      across: counted,
      columns: labelled.map((each) => String(each[counted])),
      rows: FIRE_COLUMNS,
      cells: PRINTED_CELLS.map((cells) => cells.filter((_, i) => FIRE_ROWS[i]?.[counted] !== null)),
      ring: {
        column: labelled.indexOf(row),
        rows: outcomesBy(dice, (value) => fireColumn(sumOf(dice, value).sum + drm) ?? -1),
      },
    };
  },
);
