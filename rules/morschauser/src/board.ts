import { gap, type Spot, spotOf, type Stand } from '@linstock/ground';
import type { Side } from '@linstock/kernel';
import type { Company, Field, General } from './field.ts';
import { bridgesDown, tableNow } from './ground.ts';
import type { Placed, Situation } from './measure/situation.ts';
import { enemiesInRange, formedRegiment, isInMelee } from './measure/zone.ts';
import { withArticle } from './naming.ts';
import * as S from './state.ts';
import type { State } from './state.ts';
import { GENERAL_STAND, STAND } from './troops.ts';

/** What stands where: the state of a game as the rules that measure see it. */

/** A company of the field. Throws RangeError for a number that is none. */
export function companyOf(field: Field, company: number): Company {
  const found = field.companies[company];
  if (!found)
    throw new RangeError(`There is no company ${company}; the last is ${field.companies.length - 1}.`);
  return found;
}

/** A general of the field. Throws RangeError for a number that is none. */
export function generalOf(field: Field, general: number): General {
  const found = field.generals[general];
  if (!found)
    throw new RangeError(`There is no general ${general}; the last is ${field.generals.length - 1}.`);
  return found;
}

/** The rectangle of a company where it stands now. */
export function standOf(s: State, company: number): Stand {
  return {
    x: s.x[company] as number,
    y: s.y[company] as number,
    facing: s.facing[company] as number,
    ...STAND,
  };
}

/** The rectangle of a general's stand. */
export function generalStand(s: State, general: number): Stand {
  return {
    x: s.generalX[general] as number,
    y: s.generalY[general] as number,
    facing: s.generalFacing[general] as number,
    ...GENERAL_STAND,
  };
}

/** Whether a company is on the table. */
export function isOnTable(s: State, company: number): boolean {
  return s.status[company] === S.ON_TABLE;
}

/** A situation with the changes to the ground that it was made of. */
interface SeenSituation {
  readonly situation: Situation;
  readonly burning: readonly number[];
  readonly trampled: readonly number[];
  readonly breached: readonly number[];
}

/**
 * The companies of a field as last seen, and its last situations, the latest first. While nothing has changed they are the
 * same objects, so that what has been found out about them stays known; also to those who try one thing after another.
 */
interface Seen {
  readonly companies: Placed[];
  readonly situations: SeenSituation[];
}

/** How many situations are kept. */
const MOST_SEEN = 3;

const SEEN = new WeakMap<Field, Seen>();

function seenOf(field: Field): Seen {
  const seen = SEEN.get(field) ?? { companies: [], situations: [] };
  if (!SEEN.has(field)) SEEN.set(field, seen);
  return seen;
}

/** A company as the measuring rules see it. */
export function placedOf(field: Field, s: State, company: number): Placed {
  return placedIn(seenOf(field), field, s, company);
}

function placedIn({ companies }: Seen, field: Field, s: State, company: number): Placed {
  const seen = companies[company];
  if (seen && standsAt(s, seen)) return seen;
  const { id, side, regiment, abilities } = companyOf(field, company);
  const placed = { id, side, stand: standOf(s, id), troops: abilities, regiment };
  companies[id] = placed;
  return placed;
}

function standsAt(s: State, { id, stand: { x, y, facing } }: Placed): boolean {
  return x === s.x[id] && y === s.y[id] && facing === s.facing[id];
}

/** The table with all companies on it as they stand now. */
export function situationNow(field: Field, s: State): Situation {
  if (s.works.length > 0) return situationOfNow(field, s); // works are the one thing that is not compared
  const seen = seenOf(field);
  const { situations } = seen;
  for (let i = 0; i < situations.length; i++) {
    const kept = situations[i] as SeenSituation;
    if (!isAsSeen(s, kept)) continue;
    if (i > 0) {
      situations.splice(i, 1);
      situations.unshift(kept);
      for (const placed of kept.situation.companies) seen.companies[placed.id] = placed;
    }
    return kept.situation;
  }
  const situation = situationOfNow(field, s);
  const { burning, trampled, breached } = s;
  const ground = { burning: burning.slice(), trampled: trampled.slice(), breached: breached.slice() };
  situations.unshift({ situation, ...ground });
  if (situations.length > MOST_SEEN) situations.pop();
  return situation;
}

/** Whether the companies on the table and the ground are as they were. */
function isAsSeen(s: State, { situation, burning, trampled, breached }: SeenSituation): boolean {
  const { companies } = situation;
  let found = 0;
  for (let id = 0; id < s.status.length; id++) {
    if (!isOnTable(s, id)) continue;
    const placed = companies[found];
    if (placed?.id !== id || !standsAt(s, placed)) return false;
    found++;
  }
  return (
    found === companies.length &&
    alike(burning, s.burning) &&
    alike(trampled, s.trampled) &&
    alike(breached, s.breached)
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
  };
}

/** A company of a situation. Throws RangeError for one that is not on the table. */
export function inSituation(situation: Situation, company: number): Placed {
  const placed = situation.companies.find(({ id }) => id === company);
  if (!placed) throw new RangeError(`Company ${company} is not on the table.`);
  return placed;
}

/** Companies of a side that are on the table. */
export function ownOnTable(field: Field, s: State, side: Side): number[] {
  return field.companies.filter((c) => c.side === side && isOnTable(s, c.id)).map(({ id }) => id);
}

/** Whether a company is in melee range of any enemy. */
export function inMelee(situation: Situation, company: number): boolean {
  return isInMelee(situation, inSituation(situation, company));
}

/** The enemies in melee range of a company, by number. */
export function foesInRange(situation: Situation, company: number): number[] {
  return enemiesInRange(situation, inSituation(situation, company)).map(({ id }) => id);
}

/** The formed regiment of a company, or itself alone; alone always with the switch off (MM-E1l). */
export function formedWith(field: Field, situation: Situation, company: number): number[] {
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
export function attachedTo(field: Field, s: State, company: number): number {
  return field.generals.findIndex(({ id }) => s.generalLost[id] === 0 && s.attached[id] === company);
}

/** All generals attached to a company, in the order of battle. */
export function generalsWith(field: Field, s: State, company: number): number[] {
  return field.generals
    .filter(({ id }) => s.generalLost[id] === 0 && s.attached[id] === company)
    .map(({ id }) => id);
}

/** The army commander of a side, if he is still in the field. */
export function armyCommander(field: Field, s: State, side: Side): number {
  return field.generals.findIndex((g) => g.side === side && g.rank === 'army' && s.generalLost[g.id] === 0);
}

/** The distance from a company to the nearest enemy company on the table; Infinity when there is none. */
export function nearestFoe(
  field: Field,
  s: State,
  company: number,
): { readonly id: number; readonly gap: number } {
  const { side } = companyOf(field, company);
  const stand = standOf(s, company);
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
export const companyId = (company: number): string => `company:${company}`;
/** A general's piece id. */
export const generalId = (general: number): string => `general:${general}`;

/** What a company is called in a sentence. */
export function nameOf(field: Field, company: number): string {
  return withArticle(companyOf(field, company).name);
}

/** What a group of companies is called: the regiment where it is all of one. */
export function namesOf(field: Field, companies: readonly number[]): string {
  const [first] = companies;
  if (first === undefined) return 'nobody';
  if (companies.length === 1) return nameOf(field, first);
  const regiment = field.regiments[companyOf(field, first).regiment];
  const whole = companies.length === regiment?.companies.length;
  const name = withArticle(regiment?.name ?? '');
  return whole ? name : `${companies.length} companies of ${name}`;
}

/** With a capital. */
export function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
