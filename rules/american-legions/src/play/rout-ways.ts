import { type Hex, neighbour } from '@linstock/ground';
import { last, nth } from '@linstock/kernel';
import { armGroup, barred, companyOf, isRouted, isSolid, lookAround } from '../model/board.ts';
import type { CompanyId } from '../model/field.ts';
import type { StateView } from '../model/game.ts';
import * as S from '../model/state.ts';

/** The steps of a company that runs (AL-4.15), and the friends that it disorders (AL-6.31). */

/**
 * The next hexes of a company that runs. From the edge: off the map (null). Else nearer to the edge, else as
 * near and not visited yet (AL-4.15c, e, f).
 */
export function nextHexes({ field, s }: StateView, { company, points, visited }: S.Rout): (Hex | null)[] {
  if (points === 0) return [];
  const { side, arm } = companyOf(field, company);
  const edge = field.edge[side];
  const from = last(visited);
  if (edge[from] === 0) return [null];
  const looked = lookAround(field, s);
  const nearer: Hex[] = [];
  const level: Hex[] = [];
  for (let d = 0; d < 6; d++) {
    const hex = neighbour(field.map, from, d);
    if (hex === S.NONE || barred(field, looked, side, armGroup(arm), hex)) continue;
    if (nth(edge, hex) < nth(edge, from)) nearer.push(hex);
    else if (edge[hex] === edge[from] && !visited.includes(hex)) level.push(hex);
  }
  return nearer.length > 0 ? nearer : level;
}

/** Unrouted friends in a hex that a routed company disorders by running through (AL-6.31a, AL-6.3f). */
export function thoseInTheWay({ field, s }: StateView, side: number, hex: Hex): CompanyId[] {
  const friends = field.companies.filter((each) => each.side === side && s.at[each.id] === hex);
  return friends
    .filter((each) => isSolid(each) && s.status[each.id] === S.BATTLEWORTHY && !isRouted(field, s, each.id))
    .map(({ id }) => id);
}

/** A route still to be run, and its effects. */
interface Way {
  readonly steps: readonly (number | null)[];
  /** Friends it disorders. */
  readonly disorders: number;
  /** Hexes it enters in which friends stand. */
  readonly crowds: number;
}

/**
 * The route on which a running company disorders the fewest friends; of several, the one that enters the
 * fewest hexes with friends.
 * @returns the hexes still to be entered in order, null at the end for leaving the map; empty if it cannot
 * move
 */
export function quietWay(game: StateView, rout: S.Rout): readonly (Hex | null)[] {
  return quietest(game, rout).steps;
}

/** The best of the ways from where a rout stands (AL-4.15d, AL-6.31a). */
function quietest(game: StateView, rout: S.Rout): Way {
  const { company, points, visited } = rout;
  const { side } = companyOf(game.field, company);
  const from = last(visited);
  // Leaving a hex disorders those in it, except the hex the rout began in (AL-6.31b).
  const left = visited.length > 1 ? thoseInTheWay(game, side, from).length : 0;
  let best: Way | null = null;
  for (const hex of nextHexes(game, rout)) {
    const on =
      hex === null ? NO_WAY : quietest(game, { company, points: points - 1, visited: [...visited, hex] });
    const crowd = hex !== null && standsIn(game, side, hex) ? 1 : 0;
    const way = { steps: [hex, ...on.steps], disorders: left + on.disorders, crowds: crowd + on.crowds };
    if (
      best === null ||
      way.disorders < best.disorders ||
      (way.disorders === best.disorders && way.crowds < best.crowds)
    )
      best = way;
  }
  return best ?? NO_WAY;
}

const NO_WAY: Way = { steps: [], disorders: 0, crowds: 0 };

/** True if a hex holds friends who stand. */
export function standsIn({ field, s }: StateView, side: number, hex: Hex): boolean {
  return field.companies.some(
    (each) => each.side === side && s.at[each.id] === hex && !isRouted(field, s, each.id),
  );
}
