/** Finds the log line that caused a loss. A throw is credited only with what it can have caused. */
import { rankOf, settles } from './rollResults.ts';
import type { UnfinishedLine } from './unfinishedLine.ts';

/** A loss whose cause is sought. */
interface LossToExplain {
  /** The pieces harmed. */
  readonly hurt: readonly string[];
  /** The entry that logged it. */
  readonly n: number;
  /** Strength points lost by it; 0 for a loss of another kind. */
  readonly points: number;
  /** True if all harmed are officers: they may fall with the troops they are with. */
  readonly officers: boolean;
  /** True if it may have been chosen in a later entry, such as the company that takes a hit. */
  readonly mayBeLater: boolean;
}

/** Number of entries after a blow in which its losses may still be reported. The other side may first be asked which unit suffers them. */
const LATER_ENTRIES = 3;

/** The log line that caused a loss. Null if no line so far can be shown to have caused it, or several together did. */
export function findCause(lines: readonly UnfinishedLine[], harmed: LossToExplain): UnfinishedLine | null {
  const shots: UnfinishedLine[] = [];
  for (let i = lines.length - 1; i >= 0; i--) {
    const line = lines[i];
    if (!line || !isInTime(line, i === lines.length - 1, harmed)) break;
    if (!concerns(line, i === lines.length - 1, harmed)) continue;
    if (volleySettledBy(line, lines)) continue;
    if (isCheck(line)) {
      if (shots.length > 0) break;
      return mayCause(line, i === lines.length - 1, harmed) ? line : null;
    }
    if (line.kind !== 'blow') continue;
    // A volley that missed harms no unit. A volley that was settled before the others were fired is not described again.
    if (isVolley(line)) {
      if (rank(line) > 0) shots.push(line);
      if (line.losses.length > 0) break;
    } else return shots.length > 0 ? null : line;
  }
  return findCreditedVolley(shots, lines, harmed);
}

/** True if a log line is near enough to the present item: in the same entry, or the last line and just before. */
function isInTime(
  { kind, last }: UnfinishedLine,
  isLast: boolean,
  { n, mayBeLater }: LossToExplain,
): boolean {
  if (kind === 'turn' || kind === 'phase') return false;
  return last === n || (isLast && mayBeLater && n - last <= LATER_ENTRIES);
}

/** True if a log line is about the harmed units. A throw that names no unit is about the item right after it. */
function concerns(
  { kind, struck, last, rolls }: UnfinishedLine,
  isLast: boolean,
  { hurt, n, officers }: LossToExplain,
): boolean {
  if (kind === 'check' && struck.size === 0) return isLast;
  if (kind === 'blow' && last === n && officers) return true;
  return (kind === 'blow' || rolls.length > 0) && hurt.some((piece) => struck.has(piece));
}

const isCheck = ({ kind, rolls }: UnfinishedLine): boolean => kind !== 'blow' && rolls.length === 1;

const rank = ({ rolls: [roll] }: UnfinishedLine): number => (roll ? rankOf(roll) : 0);

const isVolley = ({ blow }: UnfinishedLine): boolean => blow === 'volley';

/** True if harm may be the result of a throw: it follows directly, or later if the throw went badly. */
function mayCause(line: UnfinishedLine, isLast: boolean, { n }: LossToExplain): boolean {
  if (rank(line) <= 0) return true;
  return isLast && line.last === n && line.losses.length === 0;
}

/** The volley of the same entry whose throw this check settles, as in `…, one figure at risk`; null if it settles none. */
function volleySettledBy(check: UnfinishedLine, lines: readonly UnfinishedLine[]): UnfinishedLine | null {
  const [roll] = check.rolls;
  if (check.kind !== 'check' || !roll) return null;
  const before = lines.slice(0, lines.indexOf(check));
  const isSettled = (line: UnfinishedLine) =>
    isVolley(line) && line.n === check.n && line.rolls.some((first) => settles(roll, first));
  return before.findLast(isSettled) ?? null;
}

/** The one volley or throw that caused a loss. Null if several volleys or two throws together caused it. */
function findCreditedVolley(
  shots: readonly UnfinishedLine[],
  lines: readonly UnfinishedLine[],
  { points }: LossToExplain,
): UnfinishedLine | null {
  const [shot] = shots;
  if (!shot || shots.length > 1) return null;
  const settled = lines.slice(lines.indexOf(shot)).filter((line) => volleySettledBy(line, lines) === shot);
  const [last] = settled;
  if (!last) return shot;
  if (settled.length > 1) return null;
  if (rank(last) <= 0) return shot;
  return points === 1 ? last : null;
}
