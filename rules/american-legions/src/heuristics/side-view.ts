import { distance, type Hex, type HexMap } from '@linstock/ground';
import { otherSide, type Side } from '@linstock/kernel';
import type { Company, Field, Regiment, RegimentId } from '../model/field.ts';
import { BATTLEWORTHY, DISORDERED, NONE, OK, type State } from '../model/state.ts';
import { meets } from '../play/victory.ts';

/** The position as one side sees it: the places of all units. Computed once for a question. */
export interface SideView {
  readonly field: Field;
  readonly state: State;
  readonly map: HexMap;
  readonly side: Side;
  /** Companies on the map, own and enemy. */
  readonly own: readonly Company[];
  readonly foes: readonly Company[];
  /** True for the earlier reflexes, which weigh no peril; see `baseline` of the heuristics. */
  readonly plain: boolean;
}

/** The view of a side at a position. */
export function sideViewOf(field: Field, state: State, side: Side, plain: boolean): SideView {
  const own: Company[] = [];
  const foes: Company[] = [];
  for (const company of field.companies) {
    if (state.at[company.id] === NONE) continue;
    if (company.side === side) own.push(company);
    else foes.push(company);
  }
  return { field, state, map: field.map, side, own, foes, plain };
}

/** Hex of a company on the map. */
export function hexInView(view: SideView, company: Company): Hex {
  return view.state.at[company.id] ?? NONE;
}

/** True if a company is on the map but disordered. */
export function isDisordered(state: State, company: Company): boolean {
  return state.status[company.id] === DISORDERED;
}

/** Hexes from a hex to the nearest of these companies; 99 if there is none. */
export function nearest(view: SideView, hex: Hex, companies: readonly Company[]): number {
  let least = 99;
  for (const company of companies) {
    const at = hexInView(view, company);
    if (at === NONE) continue;
    const d = distance(view.map, hex, at);
    if (d < least) least = d;
  }
  return least;
}

/** Companies of a regiment that are on the map. */
export function standing(view: SideView, regiment: RegimentId): Company[] {
  return (view.own.some((c) => c.regiment === regiment) ? view.own : view.foes).filter(
    (c) => c.regiment === regiment,
  );
}

/**
 * The central hex of a regiment: the one with the smallest distance to its farthest company. Its leader
 * belongs there. NONE if it is gone.
 */
export function heart(view: SideView, companies: readonly Company[]): Hex {
  let best = NONE;
  let least = Number.POSITIVE_INFINITY;
  for (const company of companies) {
    const hex = hexInView(view, company);
    let far = 0;
    for (const other of companies) far = Math.max(far, distance(view.map, hex, hexInView(view, other)));
    if (far < least) {
      least = far;
      best = hex;
    }
  }
  return best;
}

/**
 * The number of last turns in which a side that is ahead only defends. Earlier, a routed enemy has time to
 * rally.
 */
const LAST_TURNS = 2;

/** True if a side would win if the game ended now, and it ends soon. */
export function isAhead(view: SideView): boolean {
  return view.field.turns - view.state.turn < LAST_TURNS && isWinning(view);
}

/** True if a side would win if the game ended now, and the enemy would not. */
export function isWinning({ field, state, side }: SideView): boolean {
  return meets(field, state, side) && !meets(field, state, otherSide(side));
}

/** True if breaking a regiment would bring a side nearer to winning: it stands, and its conditions name it. */
export function matters(field: Field, state: State, side: Side, regiment: RegimentId): boolean {
  if (regiment === NONE || state.regimentState[regiment] !== OK) return false;
  return field.victory[side].any.some((way) => way.kind === 'broken-at-least' && way.of.includes(regiment));
}

/** The side that must attack: the one whose player turn opens the battle. */
export function attacker(field: Field): Side {
  return field.start.active;
}

/** The part of a regiment's strength that is left, 0 to 1; a disordered company counts in part. */
export function strengthLeft({ state }: SideView, { companies }: Regiment): number {
  const sum = companies.reduce((all, company) => {
    const status = state.status[company];
    return all + (status === BATTLEWORTHY ? 1 : status === DISORDERED ? DISORDERED_STRENGTH : 0);
  }, 0);
  return sum / companies.length;
}

const DISORDERED_STRENGTH = 0.6;

/** The strength below which a regiment is spent, and below which it is if most of its companies are disordered. */
const SPENT = 0.5;
const SPENT_IN_DISORDER = 0.75;

/** True for a regiment that is better withdrawn: few of it are left, or most of these are disordered. */
export function isSpent(view: SideView, regiment: Regiment): boolean {
  const left = strengthLeft(view, regiment);
  if (left >= SPENT_IN_DISORDER) return false;
  const companies = standing(view, regiment.id);
  const disordered = companies.filter((company) => isDisordered(view.state, company)).length;
  return companies.length > 0 && (left < SPENT || disordered * 2 > companies.length);
}
