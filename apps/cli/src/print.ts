import {
  type Chances,
  percentage,
  type Reckoning,
  sharesOf,
  shareText,
  type Verdict,
} from '@linstock/kernel';
import { escapeControls, terminal } from './terminal.ts';

/** Writes a line to standard output. */
export function printLine(line = ''): void {
  terminal().out(`${escapeControls(line)}\n`);
}

/** Writes a value as JSON to standard output. */
export function printJson(value: unknown): void {
  printLine(JSON.stringify(value, null, 2));
}

/** A share as a percentage with one decimal. */
export function percent(share: number): string {
  return `${percentage(share)} %`;
}

/** Prints the possible results of a throw, the worst first, each with its chance. */
export function sayShares(reckoning: Reckoning, detail: (each: Chances) => string = () => ''): void {
  for (const each of sharesOf(reckoning))
    printLine(`  ${shareText([each]).padStart(11)}  ${detail(each)}${each.outcome.label}`);
}

/** The end of a game, with the clause that ended it if there is one. */
export function verdictLine({ sentence, clause }: Verdict): string {
  return clause === null ? sentence : `${sentence} (${clause})`;
}

/** Rows as columns of equal width, the first column to the left, numbers to the right. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length))) ?? [];
  const cell = (text: string, i: number): string => {
    const width = widths[i] ?? 0;
    return /^[-+]?[\d.]+( %)?$/.test(text) ? text.padStart(width) : text.padEnd(width);
  };
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n');
}
