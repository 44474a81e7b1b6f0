/** Filters the log lines. */
import type { Side } from '@linstock/kernel';
import { describeLine, type LogLine } from '../../words/logLines.ts';
import type { Cast } from '../../words/names.ts';
import { matchWords } from './likeness.ts';

/** The wanted lines of the log. Empty and null mean all. */
export interface LogFilter {
  readonly words: string;
  readonly side: Side | null;
  /** The name of a regiment. */
  readonly regiment: string | null;
  readonly diceOnly: boolean;
}

export const NO_FILTER: LogFilter = { words: '', side: null, regiment: null, diceOnly: false };

/** The log lines that pass the reader's filter. The head of a step is left out if no line under it passes. */
export function filterLog(logLines: readonly LogLine[], wanted: LogFilter, cast: Cast): LogLine[] {
  const isLike = matchWords(wanted.words, cast);
  const left: LogLine[] = [];
  let heads: LogLine[] = [];
  for (const logLine of logLines) {
    if (logLine.kind === 'turn') heads = [logLine];
    else if (logLine.kind === 'phase') heads = [...heads.filter(({ kind }) => kind === 'turn'), logLine];
    else if (asks(logLine, wanted, cast) && isLike(logLine)) {
      left.push(...heads, logLine);
      heads = [];
    }
  }
  return left;
}

function asks(logLine: LogLine, { side, regiment, diceOnly }: LogFilter, cast: Cast): boolean {
  if (diceOnly && logLine.rolls.length === 0) return false;
  const concerned = logLine.pieces.flatMap((id) => cast.get(id) ?? []);
  if (side !== null && logLine.side !== side && !concerned.some((piece) => piece.side === side)) return false;
  return regiment === null || concerned.some(({ called }) => called.whole.text === regiment);
}

/** The regiments of a side (null: of both) by name, in the order of their pieces. */
export function regimentsOf(cast: Cast, side: Side | null): string[] {
  const names = [...cast.values()].filter((piece) => side === null || piece.side === side);
  return [...new Set(names.map(({ called }) => called.whole.text))];
}

/** The log as text, one line each. */
export function writeLog(logLines: readonly LogLine[]): string {
  return logLines
    .map((logLine) =>
      logLine.kind === 'turn' || logLine.kind === 'phase'
        ? `\n${logLine.text}`
        : `${logLine.n}. ${describeLine(logLine)}`,
    )
    .join('\n')
    .trim();
}
