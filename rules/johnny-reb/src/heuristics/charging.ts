import { inches, insideGround } from '@linstock/ground';
import { TWO_DICE, ways } from '@linstock/kernel';
import { aspectFrom } from '../measure/arcs.ts';
import { chargeWay } from '../measure/charge-way.ts';
import type { CoveredEnemy } from '../measure/cover.ts';
import { isSteady, type PlacedUnit } from '../measure/situation.ts';
import { spent } from '../measure/spending.ts';
import { countSupports, defenderSupports, isNearEnough } from '../measure/supports.ts';
import type { AnswerTo } from '../model/answers.ts';
import type { UnitId } from '../model/field.ts';
import { unitOf } from '../model/naming.ts';
import { aim } from '../model/shots.ts';
import { FIRED, has, orderOf } from '../model/state.ts';
import { CHARGES } from '../play/charge/plan.ts';
import { namable, refuseSupport } from '../play/charging.ts';
import { nerveOf } from '../play/morale.ts';
import { impactMorale } from '../reckon/impact.ts';
import { rateRow } from '../reckon/rates.ts';
import { BONUS_DICE, gradeOf, RATES } from '../tables/index.ts';
import { meanLoss } from './shooting.ts';
import { nearestFoe, type SideView, seenAt } from './side-view.ts';
import { lossWorth, unitWorth } from './value.ts';

/** The worth of a charge: the chance of getting there, the cost of the volley, the chances of the impact. */

/** A charge of a unit and its expected gain, in hundredths of a regiment. */
export interface HopedCharge {
  readonly target: UnitId;
  readonly hope: number;
}

/** No charge is thought of from farther away, on foot and mounted (JR-T10, JR-T11). */
const MAX_CHARGE_DISTANCE = { foot: inches(14), mounted: inches(24) } as const;

/** The best charge of a unit from its place; null if it has no target or no way to one. */
export function bestCharge(view: SideView, unit: PlacedUnit): HopedCharge | null {
  const near = nearestFoe(view, unit);
  if (near === null || near.far > MAX_CHARGE_DISTANCE[unit.arm === 'mounted' ? 'mounted' : 'foot'])
    return null;
  let best: HopedCharge | null = null;
  for (const target of namable(view.field, view.s, unit.listed)) {
    const hope = hopeOf(view, unit, target);
    if (hope !== null && (best === null || hope > best.hope)) best = { target, hope };
  }
  return best;
}

/** The worth of a beaten defender: shaken, routed or taken, by the chances of the table (JR-14.8b). */
const BEATEN = { shaken: 20 / 36, routed: 9 / 36, taken: 1 / 36 } as const;
/** Other gains or costs of a charge, in hundredths of a regiment. */
const GROUND = 12;
const REPULSED = 28;
const SHORT = 18;
const DISORDER = 6;

/** The worth of a charge at an enemy; null if its way is barred. */
function hopeOf(view: SideView, unit: PlacedUnit, target: UnitId): number | null {
  const { field, s, situation } = view;
  const foe = seenAt(view, target);
  if (!foe) return null;
  const way = chargeWay(situation, unit, foe, new Set());
  if (!('front' in way)) return null;
  const listed = unitOf(field, unit.listed);
  const row = rateRow({ ...unit, horseArtillery: listed.horseArtillery });
  const cost = spent(field.table, { row, ...CHARGES }, way.front, way.contact);
  const reaches = chanceToReach(
    cost - RATES[row].open,
    BONUS_DICE[unit.arm === 'mounted' ? 'mounted_cavalry' : 'foot_any_formation'],
  );
  if (reaches === 0) return null;
  const volley = volleyAt(view, foe, unit);
  const goesOn = Math.max(0.3, 1 - STOP_CHANCE_PER_FIGURE * volley);
  const { win, lose } = impactChances(view, unit, foe, cost > RATES[row].open * LATE[gradeOf(unit.quality)]);
  const blow = win * gainOf(view, foe) - lose * REPULSED;
  return (
    reaches * goesOn * blow - volley * lossWorth(field, s, listed) - (1 - reaches * goesOn) * SHORT - DISORDER
  );
}

/** For each figure that a volley costs, the chance that the charge stops there. */
const STOP_CHANCE_PER_FIGURE = 0.14;
/** From what part of its rate on a charger is likely in disorder (JR-14.3b, c). */
const LATE = { elite: 1.2, veteran: 1.2, green: 0.7 } as const;

/** The chance that the bonus dice of a charge add at least `more` inches (JR-14.3a, JR-17.2a). */
function chanceToReach(more: number, count: number): number {
  const chances = ways({ count, sides: 6, read: 'sum' });
  const enough = chances.reduce((sum, n, i) => sum + (count + i >= more ? n : 0), 0);
  return enough / 6 ** count;
}

/** Figures that the volley of a defender costs a charger on average, fired from close by. */
function volleyAt({ field, s }: SideView, foe: PlacedUnit, unit: PlacedUnit): number {
  if (foe.level === 'routed' || foe.formation === 'limbered') return 0;
  const { fire } = aim(field, s, {
    firer: foe.listed,
    target: unit.listed,
    mode: has(s, foe.listed, FIRED) ? 'second_volley' : 'hold',
    pivot: 0,
    areaFire: false,
    rapidFire: false,
    canister: foe.arm === 'battery' ? 'single' : null,
  });
  return meanLoss({
    ...fire,
    range: inches(1),
    target: { ...fire.target, aspect: 'front', charging: true, cover: null },
  });
}

/** The chances that a charger wins the impact and that it loses it (JR-14.6d). */
function impactChances(
  view: SideView,
  unit: PlacedUnit,
  foe: PlacedUnit,
  late: boolean,
): { readonly win: number; readonly lose: number } {
  const { situation, s } = view;
  const against: CoveredEnemy = { front: unit.front, from: unit.front, arcOf: unit.stand };
  const struck = { by: 'charge', forming: false, conditionalHold: false, gunLosses: 0 } as const;
  const attacker = impactMorale({
    ...unit,
    nerve: { ...nerveOf(view, unit.listed, null), charging: true, cover: null },
    struck: { ...struck, aspect: 'front', disordered: unit.disordered || late },
    supports: countSupports(companionsOf(view, unit)),
  });
  const defender = impactMorale({
    ...foe,
    nerve: nerveOf(view, foe.listed, against),
    struck: {
      ...struck,
      aspect: aspectFrom(foe.stand, foe.formation, unit.front, foe.refuses),
      disordered: foe.disordered,
      forming: orderOf(s, foe.listed) === 'Fm',
      conditionalHold: orderOf(s, foe.listed) === 'CH',
    },
    supports: countSupports(defenderSupports(situation, foe, unit)),
  });
  return lowerOf(attacker, defender);
}

/** Mounted friends of its brigade that may go along with a mounted unit as supports (JR-14.2a, JR-17.2a). */
export function companionsOf({ own, field }: SideView, unit: PlacedUnit): PlacedUnit[] {
  if (unit.arm !== 'mounted') return [];
  const { brigade } = unitOf(field, unit.listed);
  return own.filter(
    (friend) =>
      friend !== unit &&
      friend.formation === 'mounted_line' &&
      unitOf(field, friend.listed).brigade === brigade &&
      isSteady(friend) &&
      isNearEnough(friend, unit),
  );
}

const TWO_DICE_WAYS = ways(TWO_DICE);

/** Two dice and a number against two dice and another: the lower total wins. */
function lowerOf(attacker: number, defender: number): { readonly win: number; readonly lose: number } {
  let win = 0;
  let lose = 0;
  for (const [i, a] of TWO_DICE_WAYS.entries())
    for (const [j, b] of TWO_DICE_WAYS.entries()) {
      if (i + attacker < j + defender) win += a * b;
      else if (i + attacker > j + defender) lose += a * b;
    }
  return { win: win / 1296, lose: lose / 1296 };
}

/** The worth of beating an enemy. */
function gainOf({ field, s, side }: SideView, foe: PlacedUnit): number {
  const unit = unitOf(field, foe.listed);
  const lost = lossWorth(field, s, unit) * 8;
  const force = unitWorth(field, s, unit);
  const ground = field.objectives
    .filter((objective) => insideGround(objective.ground, foe.stand))
    .reduce((sum, { points }) => sum + points[side] + points[side === 0 ? 1 : 0], 0);
  if (foe.arm === 'battery') return lost + force + GROUND * ground;
  const hurt = BEATEN.shaken * 0.3 + BEATEN.routed * 0.9 + BEATEN.taken;
  return hurt * force + (BEATEN.shaken * 0.25 + BEATEN.routed * 0.6 + BEATEN.taken) * lost + GROUND * ground;
}

/** Each charging unit at its best target; a unit without a target supports one that has one. */
export function chargesOf(view: SideView, sheet: AnswerTo<'charges'>): AnswerTo<'charges'> {
  const named = sheet.charges.map((charge) => {
    const unit = seenAt(view, charge.unit);
    const best = unit && bestCharge(view, unit);
    return best ? { unit: charge.unit, target: best.target } : charge;
  });
  const leads = named.map(({ unit }) => unit);
  const idle = view.own.filter(({ listed }) => orderOf(view.s, listed) === 'C' && !leads.includes(listed));
  const along = idle.flatMap(({ listed }) => {
    const point = leads.find((lead) => refuseSupport(view.field, view.s, listed, lead, true) === null);
    return point === undefined ? [] : [{ unit: listed, point }];
  });
  return { do: 'charges', charges: [...named, ...along] };
}
