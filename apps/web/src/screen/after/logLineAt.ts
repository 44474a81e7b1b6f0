import type { LogLine } from '../../words/logLines.ts';
import { rankOf } from '../../words/rollResults.ts';

/** The log line that represents an entry: its blow or its march rather than other lines. */
export function findLogLine(logLines: readonly LogLine[], n: number): LogLine | null {
  const told = logLines.filter(({ items }) => items.some((each) => each.n === n));
  // A check belongs to the blow that called for it: the blow is the weightier, and of two the one that hit.
  const weight = ({ kind, losses, rolls: [roll] }: LogLine) =>
    WEIGHTS.indexOf(kind) +
    (losses.length > 0 && kind !== 'check' ? WEIGHTS.length : 0) +
    (kind === 'blow' && roll && rankOf(roll) > 0 ? 0.5 : 0);
  return told.reduce<LogLine | null>(
    (best, logLine) => (best && weight(best) >= weight(logLine) ? best : logLine),
    null,
  );
}

/** Kinds of log lines, the weightiest last. */
const WEIGHTS: readonly LogLine['kind'][] = ['turn', 'phase', 'other', 'way', 'check', 'loss', 'blow'];
