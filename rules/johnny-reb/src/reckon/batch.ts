import { ASPECTS, type Aspect, HIT_POINTS } from '../tables/index.ts';
import { nearestFirst } from './nearest.ts';

/** The checks of units hit by a batch of fires (JR-5.10, JR-12.1, JR-12.2a, P2). */

/** One fire of a batch, as its target has it. */
export interface Hit {
  /** The firer, by its place in the list of units. */
  readonly firer: number;
  readonly aspect: Aspect;
  /** Lost figures or sections; horses do not count (JR-10.4b). */
  readonly losses: number;
  /** Guns or sharpshooters hit (JR-12.1b). */
  readonly hitCheck: boolean;
  readonly distance: number;
}

/** Why a unit has to check after a batch. */
export interface Reasons {
  /** It had lost nothing before (JR-12.1a). */
  readonly firstLoss: boolean;
  /** It lost a stand or a section (JR-12.1c). */
  readonly standLost: boolean;
}

/** True if a unit checks: once, whatever the number of reasons (JR-12.1a to c, JR-12.2a). */
export function checksAfter(hits: readonly Hit[], { firstLoss, standLost }: Reasons): boolean {
  const lost = hits.some(({ losses }) => losses > 0);
  return (lost && firstLoss) || standLost || hits.some(({ hitCheck }) => hitCheck);
}

/** True if a fire counts in the check: it cost a loss, or guns or sharpshooters hit with it (JR-12.2a). */
const counts = ({ losses, hitCheck }: Hit): boolean => losses > 0 || hitCheck;

/** The worst aspect among the fires that count (JR-12.2a). */
export function worstAspect(hits: readonly Hit[]): Aspect {
  const points = (aspect: Aspect): number => (aspect === 'front' ? 0 : HIT_POINTS[aspect].fire);
  const struck = hits.filter(counts).map(({ aspect }) => aspect);
  return (
    ASPECTS.toSorted((a, b) => points(b) - points(a)).find((aspect) => struck.includes(aspect)) ?? 'front'
  );
}

/** Figures or sections lost to guns and sharpshooters in the batch (JR-12.2a). */
export function gunLossesOf(hits: readonly Hit[]): number {
  return hits.reduce((sum, { losses, hitCheck }) => sum + (hitCheck ? losses : 0), 0);
}

/**
 * The fire that caused a fall-back, among those that count: the one with most losses, then the nearest, then the
 * first listed (JR-13.2g, h). Null if none counts.
 */
export function causeOf(hits: readonly Hit[]): Hit | null {
  const counting = hits.filter(counts);
  const most = Math.max(...counting.map(({ losses }) => losses));
  const [first] = nearestFirst(
    counting.filter(({ losses }) => losses === most),
    ({ distance }) => distance,
    ({ firer }) => firer,
  );
  return first ?? null;
}

/** A unit with a place in the lists of both sides. */
interface Listed<S> {
  readonly side: S;
  readonly listed: number;
}

/** Units in the order of fires and checks: the side with the initiative first, each side as listed (JR-5.10b, P2). */
export function inBatchOrder<S, U extends Listed<S>>(units: readonly U[], first: S): U[] {
  return [...units].sort((a, b) => {
    if (a.side !== b.side) return a.side === first ? -1 : 1;
    return a.listed - b.listed;
  });
}
