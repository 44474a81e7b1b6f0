import { distance } from '@linstock/ground';
import { isRouted } from '../model/board.ts';
import type { Regiment, RegimentId } from '../model/field.ts';
import { NONE } from '../model/state.ts';
import { UNITS } from '../tables/index.ts';
import { attacker, hexInView, isDisordered, type SideView, standing } from './side-view.ts';

/** Hexes within which a regiment can attack: its points under CHARGE and the hex in front of it. */
export function chargeReach(view: SideView, regiment: Regiment): number {
  const points = UNITS[regiment.cavalry ? 'cavalry' : 'musket'].allowance;
  const mine = view.state.active === view.side;
  const turn = mine ? points : Math.ceil(points / 2);
  return turn + 1 - (view.side === attacker(view.field) ? 0 : 1);
}

/** Hexes at which an enemy is near enough to be charged, engaged or not. */
const AT_HAND = 2;

/**
 * The nearest enemy regiment in reach of a charge that is engaged by others, disordered or at hand. NONE if there is
 * none.
 */
export function openingFor(view: SideView, regiment: Regiment): RegimentId {
  const { field, state, map } = view;
  const companies = standing(view, regiment.id);
  let least = chargeReach(view, regiment) + 1;
  let best = NONE;
  for (const foe of view.foes) {
    if (foe.regiment === NONE || foe.arm === 'skirmisher' || isRouted(field, state, foe.id)) continue;
    const at = hexInView(view, foe);
    const near = Math.min(...companies.map((company) => distance(map, hexInView(view, company), at)));
    if (near >= least) continue;
    const engaged = view.own.some(
      (company) => company.regiment !== regiment.id && distance(map, hexInView(view, company), at) <= 1,
    );
    if (!engaged && !isDisordered(state, foe) && near > AT_HAND) continue;
    least = near;
    best = foe.regiment;
  }
  return best;
}
