/** Which deed of the log harm came of. A throw is credited only with what it can have caused. */
import { rankOf, settles } from './came.ts';
import type { Open } from './open.ts';

/** Harm whose cause is asked for. */
interface Harmed {
  /** The pieces harmed. */
  readonly hurt: readonly string[];
  /** The entry it was told by. */
  readonly n: number;
  /** Strength points lost by it; 0 for harm of another kind. */
  readonly points: number;
  /** True if all harmed are officers: they may fall with the troops they are with. */
  readonly officers: boolean;
  /** True if it may have been chosen in a later entry, such as the company that takes a hit. */
  readonly mayBeLater: boolean;
}

/** How many entries after a blow its harm may still be told: the other side may be asked who suffers it. */
const LATER_ENTRIES = 3;

/** The deed that harm came of; null if no deed told so far can be shown to have caused it, or several together did. */
export function causeOf(deeds: readonly Open[], harmed: Harmed): Open | null {
  const shots: Open[] = [];
  for (let i = deeds.length - 1; i >= 0; i--) {
    const deed = deeds[i];
    if (!deed || !isInTime(deed, i === deeds.length - 1, harmed)) break;
    if (!concerns(deed, i === deeds.length - 1, harmed)) continue;
    if (volleySettledBy(deed, deeds)) continue;
    if (isCheck(deed)) {
      if (shots.length > 0) break;
      return mayCause(deed, i === deeds.length - 1, harmed) ? deed : null;
    }
    if (deed.kind !== 'blow') continue;
    // A volley that did not hit harms nobody; one that has been settled before the others were fired is not told again.
    if (isVolley(deed)) {
      if (rank(deed) > 0) shots.push(deed);
      if (deed.harms.length > 0) break;
    } else return shots.length > 0 ? null : deed;
  }
  return creditOf(shots, deeds, harmed);
}

/** Whether a deed is near enough to what is told now: of the same entry, or the last deed and only just before. */
function isInTime({ kind, last }: Open, isLast: boolean, { n, mayBeLater }: Harmed): boolean {
  if (kind === 'turn' || kind === 'phase') return false;
  return last === n || (isLast && mayBeLater && n - last <= LATER_ENTRIES);
}

/** Whether a deed is about those harmed; a throw that names nobody is about what is told right after it. */
function concerns(
  { kind, struck, last, rolls }: Open,
  isLast: boolean,
  { hurt, n, officers }: Harmed,
): boolean {
  if (kind === 'check' && struck.size === 0) return isLast;
  if (kind === 'blow' && last === n && officers) return true;
  return (kind === 'blow' || rolls.length > 0) && hurt.some((piece) => struck.has(piece));
}

const isCheck = ({ kind, rolls }: Open): boolean => kind !== 'blow' && rolls.length === 1;

const rank = ({ rolls: [roll] }: Open): number => (roll ? rankOf(roll) : 0);

const isVolley = ({ blow }: Open): boolean => blow === 'volley';

/** Whether harm may come of a throw: told right after it, or later of one that went badly. */
function mayCause(deed: Open, isLast: boolean, { n }: Harmed): boolean {
  if (rank(deed) <= 0) return true;
  return isLast && deed.last === n && deed.harms.length === 0;
}

/** The volley of the same entry whose throw this check settles, as in `…, one figure at risk`; null if it settles none. */
function volleySettledBy(check: Open, deeds: readonly Open[]): Open | null {
  const [roll] = check.rolls;
  if (check.kind !== 'check' || !roll) return null;
  const before = deeds.slice(0, deeds.indexOf(check));
  const isSettled = (deed: Open) =>
    isVolley(deed) && deed.n === check.n && deed.rolls.some((first) => settles(roll, first));
  return before.findLast(isSettled) ?? null;
}

/**
 * The one volley, or the throw that settled it, which harm came of. Null for harm of several, or of two throws together.
 */
function creditOf(shots: readonly Open[], deeds: readonly Open[], { points }: Harmed): Open | null {
  const [shot] = shots;
  if (!shot || shots.length > 1) return null;
  const settled = deeds.slice(deeds.indexOf(shot)).filter((deed) => volleySettledBy(deed, deeds) === shot);
  const [last] = settled;
  if (!last) return shot;
  if (settled.length > 1) return null;
  if (rank(last) <= 0) return shot;
  return points === 1 ? last : null;
}
