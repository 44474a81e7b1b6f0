import { gapToSpot, type Pose, type Spot, type Stand, type Thousandths } from '@linstock/ground';
import { nth } from '@linstock/kernel';
import type { RefusedFlank } from '../measure/arcs.ts';
import { footprint, officerSpot } from '../measure/footprint.ts';
import { snapToLimit } from '../measure/limits.ts';
import type { PlacedUnit, Situation } from '../measure/situation.ts';
import { armIn } from '../reckon/forming.ts';
import { bestRank } from '../reckon/officers.ts';
import type { Rank } from '../tables/index.ts';
import { type Field, NONE, type OfficerId, type Unit, type UnitId } from './field.ts';
import { formationOf, isLost, levelOf, ON_TABLE, SERVES, type State } from './state.ts';

/** The state as the measures and reckonings see it. */

/** The pose of a unit: the middle of its front edge, and its heading. */
export function frontOf(s: State, unit: UnitId): Pose {
  return { x: valueFor(s.x, unit), y: valueFor(s.y, unit), facing: valueFor(s.facing, unit) };
}

/** Stands a unit covers ground with; a battery counts as one (Vocabulary). */
function standsPresent(s: State, { id, arm }: Unit): number {
  return arm === 'battery' ? 1 : (s.stands[id]?.length ?? 0);
}

/** The footprint of a unit. */
export function footprintOf(field: Field, s: State, unit: UnitId): Stand {
  return placedOf(field, s, unit).stand;
}

const FLANKS: readonly RefusedFlank[] = ['left', null, 'right'];

/** A measured unit, with all of the state that the measure depends on. */
interface MeasuredUnit {
  readonly placed: PlacedUnit;
  readonly formation: number;
  readonly level: number;
  readonly disordered: number;
  readonly refuses: number;
  readonly stands: number;
}

/** The last measurements of each unit. A unit that has not changed since is not measured again. */
const MEASURE_CACHE = new WeakMap<Field, (MeasuredUnit | undefined)[]>();

function measuresOf(field: Field): (MeasuredUnit | undefined)[] {
  let all = MEASURE_CACHE.get(field);
  if (!all) MEASURE_CACHE.set(field, (all = []));
  return all;
}

/** A unit on the table, measured. */
export function placedOf(field: Field, s: State, unit: UnitId): PlacedUnit {
  return placedAmong(measuresOf(field), field, s, unit);
}

function placedAmong(all: (MeasuredUnit | undefined)[], field: Field, s: State, unit: UnitId): PlacedUnit {
  const known = all[unit];
  if (known && isStill(field, s, known)) return known.placed;
  const placed = measured(field, s, unit);
  all[unit] = {
    placed,
    formation: valueFor(s.formation, unit),
    level: valueFor(s.level, unit),
    disordered: valueFor(s.disordered, unit),
    refuses: valueFor(s.refuses, unit),
    stands: standsPresent(s, listedUnit(field, unit)),
  };
  return placed;
}

/** True if a unit is unchanged since it was measured. */
function isStill(field: Field, s: State, was: MeasuredUnit): boolean {
  const { listed, front, stand } = was.placed;
  return (
    s.x[listed] === front.x &&
    s.y[listed] === front.y &&
    s.facing[listed] === stand.facing &&
    s.formation[listed] === was.formation &&
    s.level[listed] === was.level &&
    s.disordered[listed] === was.disordered &&
    s.refuses[listed] === was.refuses &&
    standsPresent(s, listedUnit(field, listed)) === was.stands
  );
}

function measured(field: Field, s: State, unit: UnitId): PlacedUnit {
  const listed = listedUnit(field, unit);
  const { id, side, code, arm, quality } = listed;
  const { x, y } = frontOf(s, unit);
  const formation = formationOf(s, unit);
  return {
    id: code,
    side,
    listed: id,
    arm: armIn(arm, formation),
    formation,
    quality,
    level: levelOf(s, unit),
    disordered: s.disordered[unit] === 1,
    refuses: FLANKS[valueFor(s.refuses, unit) + 1] ?? null,
    front: { x, y },
    stand: footprint(frontOf(s, unit), {
      arm: armIn(arm, formation),
      formation,
      stands: standsPresent(s, listed),
    }),
  };
}

/** The last situation of the table: while nothing changes it is the same value. */
const SEEN = new WeakMap<Field, Situation>();

/** All units on the table, in list order, and how far one sees this turn. */
export function situationOf(field: Field, s: State): Situation {
  const visibility = nth(field.visibility, s.turn - 1);
  const known = SEEN.get(field);
  if (known?.visibility === visibility && isAsSeen(field, s, known.units)) return known;
  const units: PlacedUnit[] = [];
  for (const { id } of field.units) if (s.fate[id] === ON_TABLE) units.push(placedOf(field, s, id));
  const situation: Situation = { table: field.table, units, visibility };
  SEEN.set(field, situation);
  return situation;
}

/** True if exactly these units are on the table, all unchanged. */
function isAsSeen(field: Field, s: State, units: readonly PlacedUnit[]): boolean {
  const all = measuresOf(field);
  let seen = 0;
  for (const { id } of field.units)
    if (s.fate[id] === ON_TABLE && placedAmong(all, field, s, id) !== units[seen++]) return false;
  return seen === units.length;
}

/** The place of an officer: behind the middle of the unit he is with, or at his own point (JR-16.1a). */
export function officerPlace(field: Field, s: State, officer: OfficerId): Spot {
  const unit = nth(s.attached, officer);
  if (unit !== NONE) return officerSpot(footprintOf(field, s, unit));
  return { x: nth(s.officerX, officer), y: nth(s.officerY, officer) };
}

/** The officers who are with a unit of their command, in list order (JR-16.1a). */
export function officersWith(field: Field, s: State, unit: UnitId): OfficerId[] {
  const { brigade } = listedUnit(field, unit);
  return field.officers
    .filter(
      ({ id, brigades }) => s.officer[id] === SERVES && s.attached[id] === unit && brigades.includes(brigade),
    )
    .map(({ id }) => id);
}

/** The rank of the best officer present with a unit; null for none (JR-12.4a). */
export function officerPresent(field: Field, s: State, unit: UnitId): Rank | null {
  return bestRank(officersWith(field, s, unit).flatMap((officer) => field.officers[officer]?.rank ?? []));
}

/**
 * The distance to the nearest officer of a unit's command, as limits compare it; null if there is none on
 * duty (JR-16.4a, JR-2.4b).
 */
export function officerDistance(field: Field, s: State, unit: UnitId): Thousandths | null {
  const { brigade } = listedUnit(field, unit);
  const stand = footprintOf(field, s, unit);
  const near = field.officers
    .filter(({ id, brigades }) => s.officer[id] === SERVES && brigades.includes(brigade))
    .map(({ id }) => gapToSpot(stand, officerPlace(field, s, id)));
  return near.length === 0 ? null : snapToLimit(Math.min(...near));
}

/** Stands, or sections, a unit has lost since the start; a half section counts as one (JR-1.4c). */
export function standsLost(field: Field, s: State, unit: UnitId): number {
  const { arm, stands, sections } = listedUnit(field, unit);
  if (arm === 'battery') return Math.ceil(sections - valueFor(s.sections, unit));
  return stands.length - (s.stands[unit]?.length ?? 0);
}

/** Figures of a unit; of a battery its sections (JR-8.2a). */
export function strengthOfUnit(field: Field, s: State, unit: UnitId): number {
  if (field.units[unit]?.arm === 'battery') return valueFor(s.sections, unit);
  return (s.stands[unit] ?? []).reduce((sum, figures) => sum + figures, 0);
}

/** True if a unit has nothing left (JR-1.4d). */
export function isSpent(field: Field, s: State, unit: UnitId): boolean {
  return strengthOfUnit(field, s, unit) === 0;
}

/** Other regiments of a unit's brigade that are lost; batteries do not count (JR-12.4i). */
export function regimentsLost(field: Field, s: State, unit: UnitId): number {
  const { brigade } = listedUnit(field, unit);
  const others = field.brigades[brigade]?.units.filter((other) => other !== unit) ?? [];
  return others.filter((other) => field.units[other]?.arm !== 'battery' && isLost(s, other)).length;
}

/** True if a unit's brigade has lost its commander and has no new one (JR-12.4h, JR-16.3a). */
export function isLeaderless(field: Field, s: State, unit: UnitId): boolean {
  return s.leaderless[listedUnit(field, unit).brigade] !== NONE;
}

// Two reads of their own, which stay fast where play-outs spend their time.
const listedUnit = ({ units }: Field, unit: UnitId): Unit => units[unit] as Unit;
const valueFor = (list: readonly number[], unit: UnitId): number => list[unit] as number;
