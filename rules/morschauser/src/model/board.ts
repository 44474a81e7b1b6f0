import { gap, itemAt, numberAt, type Spot, spotOf, type Stand, type Thousandths } from '@linstock/ground';
import { nth } from '@linstock/kernel';
import { companiesNamed, listedNames, type Name, personNamed } from '@linstock/scene';
import type { PlacedCompany, Situation } from '../measure/situation.ts';
import { enemiesInRange, formedRegiment, isInMelee } from '../measure/zone.ts';
import { GENERAL_STAND } from '../reckon/troops.ts';
import type { Company, CompanyId, Field, General, GeneralId } from './field.ts';
import { bridgesDown, tableNow } from './ground.ts';
import type { State } from './state.ts';
import * as S from './state.ts';

/** The state of a game as the rules that measure see it. */

/** A company of the field. Throws RangeError for an unknown number. */
export function companyOf(field: Field, company: CompanyId): Company {
  const found = field.companies[company];
  if (!found)
    throw new RangeError(`There is no company ${company}; the last is ${field.companies.length - 1}.`);
  return found;
}

/** A general of the field. Throws RangeError for an unknown number. */
export function generalOf(field: Field, general: GeneralId): General {
  const found = field.generals[general];
  if (!found)
    throw new RangeError(`There is no general ${general}; the last is ${field.generals.length - 1}.`);
  return found;
}

/** The rectangle of a company at its present place. */
export function standOf({ companies }: Pick<Field, 'companies'>, s: State, company: CompanyId): Stand {
  return {
    x: numberAt(s.x, company),
    y: numberAt(s.y, company),
    facing: numberAt(s.facing, company),
    ...itemAt(companies, company).abilities.size,
  };
}

/** The rectangle of a general's stand. */
export function generalStand(s: State, general: GeneralId): Stand {
  return {
    x: nth(s.generalX, general),
    y: nth(s.generalY, general),
    facing: nth(s.generalFacing, general),
    ...GENERAL_STAND,
  };
}

/** True if a company is on the table. */
export function isOnTable(s: State, company: CompanyId): boolean {
  return s.status[company] === S.ON_TABLE;
}

/** A situation, and the parts of the state from which it was made. */
interface CachedSituation {
  readonly situation: Situation;
  readonly of: TableContents;
  /** Its companies by number. */
  readonly placed: readonly (PlacedCompany | undefined)[];
}

/** The part of a state that a situation follows from. */
type TableContents = Pick<
  State,
  'x' | 'y' | 'facing' | 'status' | 'burning' | 'trampled' | 'breached' | 'works'
>;

/**
 * The last situations of each field, the newest first. If the table is unchanged, or changes back, the
 * situation is the same object, and its results are not computed again. This is frequent when a bot plays a
 * position on in many ways.
 */
const RECENT = new WeakMap<Field, CachedSituation[]>();
const MAX_RECENT = 8;

/** The table with all companies at their present places. */
export function situationNow(field: Field, s: State): Situation {
  const recent = RECENT.get(field) ?? [];
  const at = recent.findIndex(({ of }) => isUnchanged(of, s));
  if (at === 0) return nth(recent, 0).situation;
  const seen = at > 0 ? nth(recent.splice(at, 1), 0) : seenNow(field, s);
  RECENT.set(field, [seen, ...recent.slice(0, MAX_RECENT - 1)]);
  return seen.situation;
}

function seenNow(field: Field, s: State): CachedSituation {
  const situation = situationOfNow(field, s);
  const placed: PlacedCompany[] = [];
  for (const company of situation.companies) placed[company.id] = company;
  return { situation, of: laidIn(s), placed };
}

/** A company as the measuring rules see it: the one of the last situation until it changes. */
export function placedOf(field: Field, s: State, company: CompanyId): PlacedCompany {
  const seen = RECENT.get(field)?.[0]?.placed[company];
  if (seen && standsAt(s, seen)) return seen;
  const { id, side, regiment, abilities } = companyOf(field, company);
  return { id, side, stand: standOf(field, s, id), troops: abilities, regiment };
}

function standsAt(s: State, { id, stand: { x, y, facing } }: PlacedCompany): boolean {
  return x === s.x[id] && y === s.y[id] && facing === s.facing[id];
}

function laidIn({ x, y, facing, status, burning, trampled, breached, works }: State): TableContents {
  return {
    x: x.slice(),
    y: y.slice(),
    facing: facing.slice(),
    status: status.slice(),
    burning: burning.slice(),
    trampled: trampled.slice(),
    breached: breached.slice(),
    works: structuredClone(works),
  };
}

function isUnchanged(one: TableContents, s: TableContents): boolean {
  return (
    alike(one.x, s.x) &&
    alike(one.y, s.y) &&
    alike(one.facing, s.facing) &&
    alike(one.status, s.status) &&
    alike(one.burning, s.burning) &&
    alike(one.trampled, s.trampled) &&
    alike(one.breached, s.breached) &&
    one.works.length === s.works.length &&
    one.works.every((work, i) => JSON.stringify(work) === JSON.stringify(s.works[i]))
  );
}

function alike(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

function situationOfNow(field: Field, s: State): Situation {
  const { areas, ramparts } = field.table;
  const companies = field.companies
    .filter(({ id }) => isOnTable(s, id))
    .map(({ id }) => placedOf(field, s, id));
  return {
    table: s.works.length === 0 ? field.table : tableNow(field, s),
    companies,
    burning: areas.filter((_, i) => s.burning[i] === 1).map(({ id }) => id),
    trampled: areas.filter((_, i) => s.trampled[i] === 1).map(({ id }) => id),
    breached: ramparts.filter((_, i) => s.breached[i] === 1).map(({ id }) => id),
    brokenBridges: s.works.length === 0 ? [] : bridgesDown(field, s),
    lightCrossMarsh: field.lightCrossMarsh,
    features: field.features,
  };
}

/** A company of a situation. Throws RangeError for one that is not on the table. */
export function inSituation(situation: Situation, company: CompanyId): PlacedCompany {
  const placed = situation.companies.find(({ id }) => id === company);
  if (!placed) throw new RangeError(`Company ${company} is not on the table.`);
  return placed;
}

/** True if a company is in melee range of any enemy. */
export function inMelee(situation: Situation, company: CompanyId): boolean {
  return isInMelee(situation, inSituation(situation, company));
}

/** The enemies in melee range of a company, by number. */
export function foesInRange(situation: Situation, company: CompanyId): CompanyId[] {
  return enemiesInRange(situation, inSituation(situation, company)).map(({ id }) => id);
}

/** The formed regiment of a company, or itself alone; alone always with the switch off (MM-E1l). */
export function formedWith(field: Field, situation: Situation, company: CompanyId): CompanyId[] {
  if (!field.switches.formedRegiments) return [company];
  return formedRegiment(situation, inSituation(situation, company))
    .map(({ id }) => id)
    .sort((a, b) => a - b);
}

/** The place of a general behind a company: touching the middle of its rear edge (MM-B1q). */
export function placeBehind(stand: Stand): Spot {
  return spotOf(stand, { right: 0, ahead: 0 - (stand.depth + GENERAL_STAND.depth) / 2 });
}

/** The general attached to a company, if any; of several the first in the order of battle. */
export function attachedTo(field: Field, s: State, company: CompanyId): GeneralId {
  return field.generals.findIndex(({ id }) => s.generalLost[id] === 0 && s.attached[id] === company);
}

/** All generals attached to a company, in the order of battle. */
export function generalsWith(field: Field, s: State, company: CompanyId): GeneralId[] {
  return field.generals
    .filter(({ id }) => s.generalLost[id] === 0 && s.attached[id] === company)
    .map(({ id }) => id);
}

/** The distance from a company to the nearest enemy company on the table; Infinity if there is none. */
export function nearestFoe(
  field: Field,
  s: State,
  company: CompanyId,
): { readonly id: CompanyId; readonly gap: Thousandths } {
  const { side } = companyOf(field, company);
  const stand = standOf(field, s, company);
  let best = { id: S.NONE, gap: Number.POSITIVE_INFINITY };
  for (const foe of field.companies) {
    if (foe.side === side || !isOnTable(s, foe.id)) continue;
    const distance = gap(stand, placedOf(field, s, foe.id).stand);
    if (distance < best.gap) best = { id: foe.id, gap: distance };
  }
  return best;
}

// Words

/** A company's piece id. */
export const companyId = (company: CompanyId): string => `company:${company}`;
/** A general's piece id. */
export const generalId = (general: GeneralId): string => `general:${general}`;

/** The name of a company in a sentence. */
export function nameOf(field: Field, company: CompanyId): Name {
  return companyOf(field, company).called;
}

/** The name of a group of companies: the regiment if it is all of one. */
export function namesOf(field: Field, companies: readonly CompanyId[]): Name {
  const [first] = companies;
  if (first === undefined) return personNamed('nobody');
  if (companies.length === 1) return nameOf(field, first);
  const regiment = field.regiments[companyOf(field, first).regiment];
  const whole = companies.length === regiment?.companies.length;
  if (!regiment) return listedNames(companies.map((company) => nameOf(field, company)));
  return whole ? regiment.called : companiesNamed(companies.length, regiment.called);
}

/** `1 hit`, `2 hits`. */
export function countOf(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}
