import {
  type Area,
  behindFront,
  crossesStand,
  edgeContacts,
  isWithin,
  joinStretches,
  meetsLine,
  openSegment,
  type Spot,
  type Stand,
  stretchesInside,
  stretchesOnRoad,
  subtractStretches,
  TOUCH_DISTANCE,
  totalOf,
} from '@linstock/ground';
import { isInfantry } from '../reckon/troops.ts';
import { LENGTHS } from '../tables/index.ts';
import {
  enemiesOf,
  knownOf,
  noteOn,
  type PlacedCompany,
  roadsAcross,
  type Situation,
  touchesWall,
  wholeRamparts,
} from './situation.ts';

/** The zone of 3 inches about a company (B3), flanks, squares (E6) and formed regiments (E1). */

/**
 * True if two companies are in melee range (MM-B3g, MM-B3h): 3 inches or less apart. A segment of that length
 * must be free of other companies, unfordable water and unbreached high walls.
 */
export function inMeleeRange(situation: Situation, a: PlacedCompany, b: PlacedCompany): boolean {
  if (!isWithin(a.stand, b.stand, LENGTHS.meleeRange)) return false;
  const { ramparts, deepWaters } = knownOf(situation);
  const between = neighboursOf(situation, b).filter(
    ({ id, stand }) => id !== a.id && isWithin(stand, a.stand, LENGTHS.meleeRange),
  );
  if (between.length + ramparts.length + deepWaters.length === 0 && isWellWithin(a.stand, b.stand))
    return true;
  const blocked = (from: Spot, to: Spot): boolean =>
    between.some(({ stand }) => crossesStand(stand, from, to)) ||
    ramparts.some((wall) => meetsLine([wall.from, wall.to], from, to)) ||
    deepWaters.some((area) => isUnbridged(situation, area, from, to));
  return openSegment(a.stand, b.stand, LENGTHS.meleeRange, LENGTHS.sampleStep, blocked) !== null;
}

/** The other companies that a segment of 3 inches from a company could cross (MM-B3h). */
function neighboursOf(situation: Situation, company: PlacedCompany): readonly PlacedCompany[] {
  const note = noteOn(situation, company);
  note.neighbours ??= situation.companies.filter(
    ({ id, stand }) =>
      id !== company.id && isWithin(stand, company.stand, LENGTHS.meleeRange + TOUCH_DISTANCE),
  );
  return note.neighbours;
}

/** In range by more than the lattice could round away (MM-B3g). */
function isWellWithin(a: Stand, b: Stand): boolean {
  return isWithin(a, b, LENGTHS.meleeRange - TOUCH_DISTANCE);
}

/** True if a segment crosses a water other than over its bridges (MM-B3g). */
function isUnbridged(situation: Situation, water: Area, from: Spot, to: Spot): boolean {
  const inside = stretchesInside(water, from, to);
  if (inside.length === 0) return false;
  const bridged = joinStretches(
    roadsAcross(situation, water).flatMap((road) => stretchesOnRoad(road, from, to)),
  );
  return totalOf(subtractStretches(inside, bridged)) > TOUCH_DISTANCE;
}

/**
 * True if a company with ladders may storm a defender behind a high wall (MM-C6j): it touches a whole segment, and the
 * defender is within 3 inches across it with no other company between.
 */
export function mayStorm(situation: Situation, attacker: PlacedCompany, defender: PlacedCompany): boolean {
  if (!attacker.troops.traits.includes('ladders')) return false;
  const scaled = wholeRamparts(situation).filter((wall) => touchesWall(attacker, wall));
  if (scaled.length === 0 || inMeleeRange(situation, attacker, defender)) return false;
  const breached = [...situation.breached, ...scaled.map(({ id }) => id)];
  return inMeleeRange({ ...situation, breached }, attacker, defender);
}

/** The enemies in melee range of a company. */
export function enemiesInRange(situation: Situation, company: PlacedCompany): readonly PlacedCompany[] {
  const note = noteOn(situation, company);
  note.inRange ??= enemiesOf(situation, company.side).filter((enemy) =>
    inMeleeRange(situation, company, enemy),
  );
  return note.inRange;
}

/** True if a company is in melee (MM-B4o). */
export function isInMelee(situation: Situation, company: PlacedCompany): boolean {
  return enemiesInRange(situation, company).length > 0;
}

/** True if an attack from the attacker's place strikes the flank (MM-B3m, MM-B3n). */
export function isFlankAttack(attacker: Stand, defender: Stand): boolean {
  return behindFront(attacker, defender);
}

/** The contact that makes a square (MM-E6d). */
const SQUARE_CONTACT = { apart: LENGTHS.touch, skew: 50, shared: 1000 } as const;

/**
 * True if a company is in square (MM-E6a, d to f): infantry whose rear edge touches the rear or a side of
 * another company of its side, or the reverse. Neither may have moved.
 * @param still returns whether a company has not moved its centre since before its own last player turn
 *   (MM-E6e)
 */
export function isInSquare(
  situation: Situation,
  company: PlacedCompany,
  still: (company: PlacedCompany) => boolean,
): boolean {
  if (!isInfantry(company.troops.type) || !still(company)) return false;
  return situation.companies.some(
    (other) =>
      other.id !== company.id &&
      other.side === company.side &&
      isInfantry(other.troops.type) &&
      still(other) &&
      backToBack(company.stand, other.stand),
  );
}

function backToBack(stand: Stand, other: Stand): boolean {
  // MM-E6a: the back of one against the back or a side of the other.
  return edgeContacts(stand, other, SQUARE_CONTACT).some(
    ({ edge, others }) => (edge === 'rear' && others !== 'front') || (others === 'rear' && edge !== 'front'),
  );
}

/** True if two stands touch (MM-A0f). */
export function touch(a: Stand, b: Stand): boolean {
  return isWithin(a, b, LENGTHS.touch);
}

/** The sets of companies that touch in a chain (MM-E1e), in the order of their first companies. */
export function connectedSets<C extends { readonly stand: Stand }>(companies: readonly C[]): C[][] {
  const sets: C[][] = [];
  const left = new Set(companies);
  for (const first of companies) {
    if (!left.delete(first)) continue;
    const set = [first];
    for (const each of set)
      for (const other of left)
        if (touch(each.stand, other.stand)) {
          left.delete(other);
          set.push(other);
        }
    sets.push(set);
  }
  return sets;
}

/** True if companies touch in one chain (MM-E1f). */
export function areConnected(companies: readonly { readonly stand: Stand }[]): boolean {
  return connectedSets(companies).length <= 1;
}

/**
 * The formed regiment of a company: the touching companies of its line infantry or heavy cavalry regiment,
 * itself included (MM-E1a, e, g, k). The company alone if it is in none.
 */
export function formedRegiment(situation: Situation, company: PlacedCompany): readonly PlacedCompany[] {
  if (company.regiment === null || !company.troops.canBeFormed) return [company];
  const note = noteOn(situation, company);
  if (note.formed) return note.formed;
  const regiment = situation.companies.filter(
    (each) => each.side === company.side && each.regiment === company.regiment && each.troops.canBeFormed,
  );
  const sets = connectedSets(regiment);
  for (const set of sets) for (const each of set) noteOn(situation, each).formed = set;
  return sets.find((set) => set.some(({ id }) => id === company.id)) ?? [company];
}
