import { distance, type Hex } from '@linstock/ground';
import { isRouted, orderOf } from '../model/board.ts';
import type { Company, CompanyId } from '../model/field.ts';
import { FIRING, NONE } from '../model/state.ts';
import { companyFire } from '../reckon/fire.ts';
import { type Arm, isGun, isInfantry, type Order, UNITS } from '../tables/index.ts';
import type { Body } from './bodies.ts';
import { isHidden } from './crest.ts';
import { hexInView, isDisordered, type SideView } from './side-view.ts';

/** The danger of each hex before the side gets its next orders. */
interface Danger {
  /** Enemy companies that may charge a body in a hex. */
  charges(hex: Hex): number;
  /** Strength of the fire that may fall on a hex. */
  fire(hex: Hex): number;
}

/** The cost of an enemy company that may charge, and of a point of fire, in points of a pose. */
const CHARGE_COST = 7;
const FIRE_COST = 3;
/** More of them make it no worse. */
const MAX_CHARGES = 4;
const MAX_FIRE = 8;
/** The part of each that counts: for who may answer by fire, for horse, for skirmishers, and under CHARGE. */
const CHARGED = { answering: 0.4, horse: 0.6, skirmisher: 0.5 } as const;
const FIRED_AT = { answering: 0.5, charging: 0.3 } as const;

/** The cost of the enemy's next charges and fire to a body that stands in a hex, in points of a pose. */
export function perilOf(view: SideView, body: Body, hex: Hex, near: number): number {
  const arm = body.companies[0]?.arm ?? 'musket';
  const charging = body.order === 'CHARGE';
  const answering = answers(body.order, arm, near);
  const danger = dangerOf(view);
  let cost = FIRE_COST * Math.min(MAX_FIRE, danger.fire(hex));
  cost *= charging ? FIRED_AT.charging : answering ? FIRED_AT.answering : 1;
  if (charging) return cost;
  let charges = CHARGE_COST * Math.min(MAX_CHARGES, danger.charges(hex));
  if (answering) charges *= CHARGED.answering;
  if (body.regiment?.cavalry) charges *= CHARGED.horse;
  if (arm === 'skirmisher') charges *= CHARGED.skirmisher;
  return cost + charges;
}

/** Fire at least this strong, which it cannot answer, is worth stepping out of. */
export const WORTH_AVOIDING = 2;

/** True if a body stands under fire that is worth stepping out of: it cannot answer it. */
export function isShotToPieces(view: SideView, body: Body, near: number): boolean {
  const arm = body.companies[0]?.arm ?? 'musket';
  return dangerOf(view).fire(body.hex) >= WORTH_AVOIDING && !answers(body.order, arm, near);
}

/** True if a body there can fire at an enemy that approaches. */
function answers(order: Order | null, arm: Arm, near: number): boolean {
  if (isGun(arm) || arm === 'skirmisher') return true;
  return (order === 'FIRE' || order === 'MOVE_AND_FIRE') && near <= UNITS[arm].maxRange;
}

/** The strength of the fire that may fall on a hex before the side gets its next orders. */
export const fireAt = (view: SideView, hex: Hex): number => dangerOf(view).fire(hex);

const known = new WeakMap<SideView, Danger>();

function dangerOf(view: SideView): Danger {
  const found = known.get(view);
  if (found) return found;
  const chargers: { readonly hex: Hex; readonly reach: number }[] = [];
  const firers: Firer[] = [];
  for (const foe of view.foes) {
    if (isRouted(view.field, view.state, foe.id)) continue;
    const reach = chargeReachOf(view, foe);
    if (reach > 0) chargers.push({ hex: hexInView(view, foe), reach });
    const firer = firerOf(view, foe);
    if (firer) firers.push(firer);
  }
  const charges = byHex(view, (hex) =>
    chargers.reduce((sum, foe) => sum + (distance(view.map, hex, foe.hex) <= foe.reach ? 1 : 0), 0),
  );
  const fire = byHex(view, (hex) => firers.reduce((sum, foe) => sum + strengthAt(view, foe, hex), 0));
  const danger = { charges, fire };
  known.set(view, danger);
  return danger;
}

/** A function of a hex that computes each value once. */
function byHex({ map }: SideView, compute: (hex: Hex) => number): (hex: Hex) => number {
  const values = new Float32Array(map.count).fill(Number.NaN);
  return (hex) => {
    const before = values[hex] ?? Number.NaN;
    if (!Number.isNaN(before)) return before;
    const value = compute(hex);
    values[hex] = value;
    return value;
  };
}

/** Hexes within which an enemy company may charge before the side gets its next orders; 0 if it cannot. */
function chargeReachOf({ state, side }: SideView, foe: Company): number {
  const { allowance, mayShock } = UNITS[foe.arm];
  if (!mayShock || foe.gun !== null || foe.regiment === NONE || state.outOfCommand[foe.id] === 1) return 0;
  // In the side's own player turn the enemy moves next with half of its points, after orders of its own.
  if (state.active !== side) return orderOf(state, foe.regiment) === 'CHARGE' ? 1 : 0;
  const points = allowance - (isDisordered(state, foe) ? 1 : 0);
  return Math.ceil(points / 2) + 2;
}

/** True if a gun has an enemy in its range that no crest hides; friends in between will have moved on. */
export function seesTarget(view: SideView, gun: CompanyId): boolean {
  const company = view.field.companies[gun];
  if (!company) return false;
  const from = hexInView(view, company);
  return view.foes.some((foe) => {
    const at = hexInView(view, foe);
    const range = distance(view.map, from, at);
    return range <= UNITS[company.arm].maxRange && !isHidden(view.map, from, at);
  });
}

/** An enemy company that may fire before the side gets its next orders. */
interface Firer {
  readonly hex: Hex;
  readonly arm: Arm;
  readonly disordered: boolean;
  readonly order: Order | null;
}

function firerOf(view: SideView, foe: Company): Firer | null {
  const { state } = view;
  const { arm } = foe;
  if (UNITS[arm].maxRange === 0 || (isGun(arm) && state.gunSide[foe.id] !== FIRING)) return null;
  const order = orderOf(state, foe.regiment);
  const fires = order === 'FIRE' ? order : 'MOVE_AND_FIRE';
  return {
    hex: hexInView(view, foe),
    arm,
    disordered: isDisordered(state, foe),
    order: isInfantry(arm) ? fires : null,
  };
}

function strengthAt({ map }: SideView, { hex: from, arm, disordered, order }: Firer, hex: Hex): number {
  const range = distance(map, hex, from);
  if (range < 1 || range > UNITS[arm].maxRange || isHidden(map, from, hex)) return 0;
  return companyFire(arm, range, disordered, order);
}
