import { distance, type Hex } from '@linstock/ground';
import type { Plans } from '@linstock/kernel';
import { orderOf } from '../model/board.ts';
import type { Company, Regiment, RegimentId } from '../model/field.ts';
import { OK } from '../model/state.ts';
import { companyShock } from '../reckon/shock.ts';
import { shockExchange } from './combat.ts';
import { type Intent, planBodyOf, simply } from './intent.ts';
import { chargeReach } from './openings.ts';
import {
  attacker,
  hexInView,
  isDisordered,
  isWinning,
  nearest,
  type SideView,
  standing,
} from './side-view.ts';

/** The companies that reach one hex in a charge, at most: those of two full hexes. */
const MOST_CHARGING = 8;
/** The loss that a charge must inflict for each that it costs; a side that is winning wants the better of it. */
const LEAST_RETURN = 0.6;
const LEAST_RETURN_WINNING = 1;

/**
 * The intent that a regiment follows now. A charge at hopeless odds is not made: foot fires at the same enemy
 * instead, and horse waits for an opening.
 */
export function sober(view: SideView, regiment: Regiment, intent: Intent, plans: Plans): Intent {
  if (view.plain || (intent.kind !== 'charge' && intent.kind !== 'flank')) return intent;
  if (orderOf(view.state, regiment.id) === 'CHARGE' || isChargeSensible(view, regiment, intent, plans))
    return intent;
  return regiment.cavalry ? simply('counter') : { ...intent, kind: 'fire' };
}

/** True if a charge on the regiments aimed at, with all who mean to join in, is not at hopeless odds. */
function isChargeSensible(view: SideView, regiment: Regiment, intent: Intent, plans: Plans): boolean {
  const reach = chargeReach(view, regiment);
  const companies = standing(view, regiment.id);
  const least = isWinning(view) ? LEAST_RETURN_WINNING : LEAST_RETURN;
  const charging = chargersWith(view, regiment, intent, plans);
  const hexes = targetHexes(view, intent.against).filter((hex) => nearest(view, hex, companies) <= reach);
  // With no enemy in reach it only marches up.
  return hexes.length === 0 || hexes.some((hex) => returnOf(view, charging, intent, hex) >= least);
}

/** A company that charges, and the hexes within which it does. */
interface Charging {
  readonly company: Company;
  readonly reach: number;
}

/** The companies of a regiment and of those that mean to charge too. */
function chargersWith(view: SideView, regiment: Regiment, intent: Intent, plans: Plans): Charging[] {
  return view.field.regiments
    .filter(
      (each) =>
        each.side === view.side &&
        !each.skirmishers &&
        view.state.regimentState[each.id] === OK &&
        (each.id === regiment.id || meansToCharge(view, each.id, intent.against, plans)),
    )
    .flatMap((each) => {
      const reach = chargeReach(view, each);
      return standing(view, each.id).map((company) => ({ company, reach }));
    });
}

function meansToCharge(view: SideView, id: RegimentId, against: RegimentId, plans: Plans): boolean {
  if (orderOf(view.state, id) === 'CHARGE') return true;
  const plan = plans[planBodyOf(id)];
  if (plan === undefined) return view.side === attacker(view.field);
  const [kind, at] = plan.split(':');
  return (kind === 'charge' || kind === 'flank') && (at === undefined || at === String(against));
}

function targetHexes(view: SideView, against: RegimentId): Hex[] {
  const foes = view.foes.filter(
    (foe) => foe.arm !== 'skirmisher' && (against < 0 || foe.regiment === against),
  );
  return [...new Set(foes.map((foe) => hexInView(view, foe)))];
}

/** The loss that a charge on a hex inflicts for each that it costs. Whose flank is sought is taken in flank. */
function returnOf(view: SideView, charging: readonly Charging[], intent: Intent, hex: Hex): number {
  const attackers = charging
    .filter(({ company, reach }) => distance(view.map, hexInView(view, company), hex) <= reach)
    .map(({ company }) => company)
    .sort((a, b) => strengthOf(view, b) - strengthOf(view, a))
    .slice(0, MOST_CHARGING);
  if (attackers.length === 0) return 0;
  const defenders = view.foes.filter((foe) => hexInView(view, foe) === hex);
  const { inflicted, suffered } = shockExchange(view, attackers, defenders, {
    throughFlank: intent.kind === 'flank',
    structure: view.map.structure[hex] !== null,
  });
  return suffered === 0 ? Number.POSITIVE_INFINITY : inflicted / suffered;
}

const strengthOf = ({ state }: SideView, company: Company): number =>
  companyShock(company.arm, isDisordered(state, company));
