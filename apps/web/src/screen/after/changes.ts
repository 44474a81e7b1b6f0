/**
 * Finds the moments at which the rate of success of many trials has changed by more than luck. The trials are
 * divided into even stretches.
 */
import type { Chance } from './chances.ts';

/**
 * The gain in log likelihood for which two chances explain the trials better than one. At this value about
 * one battle in ten of pure luck is still cut.
 */
const MIN_STRETCH = 3;
/** A smaller change is not shown, even if it is certain. */
const MIN_CHANGE = 0.08;

/**
 * The places before which the chance changed, in order: at most `most`, those with the strongest evidence.
 * @param course trials in the order of the battle
 */
export function findChanges(course: readonly Chance[], most: number): number[] {
  const cuts: number[] = [];
  while (cuts.length < most) {
    const edges = [0, ...cuts, course.length];
    const found = edges.slice(1).flatMap((to, i) => bestCut(course, edges[i] ?? 0, to));
    const [surest] = found.sort((a, b) => b.gain - a.gain);
    if (!surest) break;
    cuts.push(surest.at);
    cuts.sort((a, b) => a - b);
  }
  return cuts;
}

/** The chance at each place, as one for each stretch between changes. */
export function evenOut(course: readonly Chance[], cuts: readonly number[]): number[] {
  return [0, ...cuts].flatMap((from, i) => {
    const stretch = course.slice(from, cuts[i] ?? course.length);
    const { won, games } = sumOf(stretch);
    return stretch.map(() => won / games);
  });
}

/** The best place to cut a stretch in two, if a cut is justified. */
function bestCut(course: readonly Chance[], from: number, to: number): { at: number; gain: number }[] {
  const whole = likelihood(course.slice(from, to));
  let best: { at: number; gain: number } | null = null;
  for (let at = from + 1; at < to; at++) {
    const [left, right] = [course.slice(from, at), course.slice(at, to)];
    const gain = likelihood(left) + likelihood(right) - whole;
    const [one, other] = [sumOf(left), sumOf(right)];
    const change = Math.abs(one.won / one.games - other.won / other.games);
    if (gain >= MIN_STRETCH && change >= MIN_CHANGE && gain > (best?.gain ?? 0)) best = { at, gain };
  }
  return best ? [best] : [];
}

function sumOf(stretch: readonly Chance[]): { won: number; games: number } {
  let [won, games] = [0, 0];
  for (const each of stretch) [won, games] = [won + each.share * each.games, games + each.games];
  return { won, games };
}

/** The logarithm of the likelihood of a stretch of trials under one chance. */
function likelihood(stretch: readonly Chance[]): number {
  const { won, games } = sumOf(stretch);
  const of = (many: number) => (many > 0 ? many * Math.log(many / games) : 0);
  return of(won) + of(games - won);
}
