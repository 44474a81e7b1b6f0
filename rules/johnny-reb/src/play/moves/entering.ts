import {
  type Box,
  halfOf,
  inches,
  mayMeet,
  type Pose,
  type Table,
  type TenthDegrees,
  type Thousandths,
} from '@linstock/ground';
import { mapPair, nth, type Refusal, type Side } from '@linstock/kernel';
import { saying, told } from '@linstock/scene';
import { ENTRY_CLEARANCE, entryPose, liesWithin, refuseEntry } from '../../measure/entry.ts';
import { sizeOf, standAt } from '../../measure/footprint.ts';
import type { PlacedUnit, Situation } from '../../measure/situation.ts';
import type { AnswerTo } from '../../model/answers.ts';
import { footprintOf, situationOf } from '../../model/board.ts';
import {
  type Entry,
  type Field,
  NONE,
  type OfficerId,
  type Reinforcement,
  type UnitId,
} from '../../model/field.ts';
import { emit, type StateView } from '../../model/game.ts';
import { nameOf, officerOf, officerPiece, unitOf, unitPiece } from '../../model/naming.ts';
import {
  AWAITED,
  DUE,
  MARKERS,
  MOVED,
  mark,
  ON_TABLE,
  SERVES,
  type State,
  WENT_ALONG,
} from '../../model/state.ts';
import type { Size } from '../../reckon/legs.ts';
import { refused } from '../../tables/refuse.ts';
import { sentence } from '../../tables/words.ts';
import type { AlarmContext } from '../alarm.ts';
import { putAt } from '../losses.ts';

/** Reinforcements come onto the table in phase 7 of their turn, in list order (JR-18.2a, D18). */

type EnterAnswer = AnswerTo<'moves'> & { readonly do: 'enter' };

/** The reinforcement that a unit belongs to. */
export function arrivalOf({ reinforcements }: Field, unit: UnitId): Reinforcement | undefined {
  return reinforcements.find(({ units }) => units.includes(unit));
}

/** The pieces near the possible entry of a unit of this size: all else is never in the way. */
function aboutEntry(situation: Situation, entry: Entry, size: Size): Situation {
  const box = entry.kind === 'area' ? entry.ground.box : boxOfEdge(situation.table, entry, size);
  const reach = size.width + size.depth + ENTRY_CLEARANCE;
  const near = ({ stand }: PlacedUnit): boolean => mayMeet(box, stand, stand, halfOf(stand) + reach);
  return { ...situation, units: situation.units.filter(near) };
}

/** The box about the fronts of units that enter over an edge. */
function boxOfEdge(table: Table, { edge, from, to }: Entry & { kind: 'edge' }, size: Size): Box {
  const [one, other] = mapPair([from, to], (at) => entryPose(table, edge, at, size));
  return {
    west: Math.min(one.x, other.x),
    south: Math.min(one.y, other.y),
    east: Math.max(one.x, other.x),
    north: Math.max(one.y, other.y),
  };
}

/** The units of a side that are due and not on the table yet, in list order. */
function dueUnits(field: Field, s: State, side: Side): UnitId[] {
  return field.units
    .filter(({ id, side: of }) => of === side && s.fate[id] === DUE)
    .map(({ id }) => id)
    .filter((unit) => (arrivalOf(field, unit)?.turn ?? Number.POSITIVE_INFINITY) <= s.turn);
}

/** Between the places that are looked at along an edge, and on the ground of an area. */
const EDGE_STEP: Thousandths = 100;
const ENTRY_SPACING: Thousandths = inches(0.5);
/** Angle between the headings that are tried within an area. */
const TURN_STEP: TenthDegrees = 450;

/** Poses at which a unit may come on, clear or not: along the span of its edge, or all over its area. */
function posesTried(field: Field, entry: Entry, size: Size): readonly Pose[] {
  let entries = POSE_CACHE.get(field.table);
  if (!entries) POSE_CACHE.set(field.table, (entries = new Map()));
  let known = entries.get(entry);
  if (!known) entries.set(entry, (known = new Map()));
  const key = `${size.width}/${size.depth}`;
  let poses = known.get(key);
  if (!poses) known.set(key, (poses = [...posesOn(field, entry, size)]));
  return poses;
}

/** The poses by table and entry, then by the size of the unit. They are stored because ground and edge never change. */
const POSE_CACHE = new WeakMap<Table, Map<Entry, Map<string, readonly Pose[]>>>();

function* posesOn(field: Field, entry: Entry, size: Size): Generator<Pose> {
  if (entry.kind === 'edge') {
    for (let at = entry.from; at <= entry.to; at += EDGE_STEP)
      yield entryPose(field.table, entry.edge, at, size);
    return;
  }
  const { west, south, east, north } = entry.ground.box;
  for (let facing = 0; facing < 3600; facing += TURN_STEP)
    for (let y = south; y <= north; y += ENTRY_SPACING)
      for (let x = west; x <= east; x += ENTRY_SPACING) {
        const pose = { x, y, facing };
        if (liesWithin(entry.ground, pose, size)) yield pose;
      }
}

/** The poses among those tried at which a unit may come on; all of them, those from one of them on first. */
function* placesFor(
  field: Field,
  s: State,
  unit: UnitId,
  since: (tried: number) => number = () => 0,
): Generator<Pose> {
  const entry = arrivalOf(field, unit)?.entry;
  if (!entry) return;
  const size = sizeOf(footprintOf(field, s, unit));
  const situation = aboutEntry(situationOf(field, s), entry, size);
  const tried = posesTried(field, entry, size);
  const first = since(tried.length);
  for (let i = 0; i < tried.length; i++) {
    const pose = nth(tried, (first + i) % tried.length);
    if (refuseEntry(situation, unitOf(field, unit), pose, size) === null) yield pose;
  }
}

/** The unit of a side that enters next: the first of those due that finds a free place; null for none. */
export function nextToEnter(field: Field, s: State, side: Side): UnitId | null {
  return dueUnits(field, s, side).find((unit) => placesFor(field, s, unit).next().done !== true) ?? null;
}

/** Why a unit may not enter at a pose; null if it may. */
function refusePlace(field: Field, s: State, situation: Situation, unit: UnitId, pose: Pose): Refusal | null {
  const entry = arrivalOf(field, unit)?.entry;
  const listed = unitOf(field, unit);
  const size = sizeOf(footprintOf(field, s, unit));
  if (!entry) return refused('JR-18.2a', `The ${listed.name} is no reinforcement.`);
  if (entry.kind === 'area') {
    if (!liesWithin(entry.ground, pose, size))
      return refused('JR-18.2a', `The ${listed.name} is set down wholly inside its area.`, [listed.code]);
  } else {
    const at = entry.edge === 'north' || entry.edge === 'south' ? pose.x : pose.y;
    const exact = entryPose(field.table, entry.edge, at, size);
    const there = exact.x === pose.x && exact.y === pose.y && exact.facing === pose.facing;
    if (!there || at < entry.from || at > entry.to)
      return refused(
        'JR-18.2a',
        `The ${listed.name} comes on facing inward, its rear on the ${entry.edge} edge, its front opposite its stretch of the edge.`,
        [listed.code],
      );
  }
  return refuseEntry(situation, listed, pose, size);
}

/** Officers who may come on with a unit: awaited with the same troops, and commanding it. */
export function officersFor(field: Field, s: State, unit: UnitId): OfficerId[] {
  const { brigade } = unitOf(field, unit);
  const awaited = arrivalOf(field, unit)?.officers ?? [];
  return awaited.filter(
    (officer) => s.officer[officer] === AWAITED && officerOf(field, officer).brigades.includes(brigade),
  );
}

/** The officers that have no later unit to enter with. */
function mustComeWith(field: Field, s: State, unit: UnitId): OfficerId[] {
  const later = (arrivalOf(field, unit)?.units ?? []).filter((each) => each !== unit && s.fate[each] === DUE);
  return officersFor(field, s, unit).filter((officer) => {
    const { brigades } = officerOf(field, officer);
    return !later.some((each) => brigades.includes(unitOf(field, each).brigade));
  });
}

/** Why a unit may not enter in this way; null if it may (D18). */
export function refuseEntering(
  { field, s }: StateView,
  side: Side,
  { unit, pose, officers }: EnterAnswer,
): Refusal | null {
  const listed = field.units[unit];
  if (!listed || !dueUnits(field, s, side).includes(unit))
    return refused('JR-18.2a', 'Only reinforcements of your own that are due come onto the table.');
  const next = nextToEnter(field, s, side);
  if (next !== null && next < unit)
    return refused('JR-18.2a', `They come on in list order: ${nameOf(field, next)} is next.`, [
      unitOf(field, next).code,
    ]);
  const wrong = refusePlace(field, s, situationOf(field, s), unit, pose);
  return wrong ?? refuseOfficers(field, s, unit, officers);
}

function refuseOfficers(
  field: Field,
  s: State,
  unit: UnitId,
  officers: readonly OfficerId[],
): Refusal | null {
  const may = officersFor(field, s, unit);
  const stray = officers.find((officer, i) => !may.includes(officer) || officers.indexOf(officer) !== i);
  if (stray !== undefined)
    return refused('JR-18.2a', `${field.officers[stray]?.name ?? 'That officer'} does not come on with it.`);
  const left = mustComeWith(field, s, unit).find((officer) => !officers.includes(officer));
  if (left === undefined) return null;
  return refused('JR-18.2a', `${officerOf(field, left).name} has no later unit to come on with.`);
}

/** Why a side may not end its moves while a due unit can find a place; null if none can. */
export function refuseToWait({ field, s }: StateView, side: Side): Refusal | null {
  const next = nextToEnter(field, s, side);
  if (next === null) return null;
  return refused('JR-18.2a', sentence(`${nameOf(field, next)} is due and has yet to come onto the table`), [
    unitOf(field, next).code,
  ]);
}

/** A unit comes onto the table with its officers; that counts as a leg (JR-5.8c). It acts as on Move without an arrow. */
export function beginEntering(game: AlarmContext, { unit, pose, officers }: EnterAnswer): void {
  const { field, s } = game;
  const { side } = unitOf(field, unit);
  const stand = standAt(pose, sizeOf(footprintOf(field, s, unit)));
  s.fate[unit] = ON_TABLE;
  s.order[unit] = MARKERS.indexOf('M');
  s.arrow[unit] = NONE;
  mark(s, unit, MOVED);
  putAt(game, unit, stand);
  for (const officer of officers) {
    s.officer[officer] = SERVES;
    s.attached[officer] = unit;
    s.rode[officer] = WENT_ALONG;
  }
  emit(
    game,
    side,
    ['JR-18.2a'],
    () => told`${saying(nameOf(field, unit), 'comes', 'come')} onto the table`,
    () => ({
      kind: 'placed',
      pieces: [unitPiece(unit), ...officers.map(officerPiece)],
      at: { spot: { x: stand.x, y: stand.y } },
    }),
  );
  const manner = { half: false, disengaging: false, bonus: null };
  s.moving = { unit, rest: [], row: null, ...manner, spent: 0, exposed: true };
}

/** A random way to come on for a unit that can find a place: the next clear one from a random place. */
export function anyEntry({ field, s }: StateView, unit: UnitId, choose: (n: number) => number): EnterAnswer {
  const [pose] = placesFor(field, s, unit, choose);
  if (!pose) throw new RangeError(`${nameOf(field, unit)} finds no place to come on: ask nextToEnter first.`);
  return { do: 'enter', unit, pose, officers: officersFor(field, s, unit) };
}

/** Maximum number of places offered to a unit that enters. */
const MAX_OFFERED = 5;

/**
 * Ways to come on for the list: clear places, spread out, with all officers who may come; at one place also without
 * each officer who may wait.
 */
export function entriesOf({ field, s }: StateView, unit: UnitId): EnterAnswer[] {
  const places = [...placesFor(field, s, unit)];
  const officers = officersFor(field, s, unit);
  const count = Math.min(MAX_OFFERED, places.length);
  const spread = Array.from({ length: count }, (_, i) =>
    Math.floor(((2 * i + 1) * places.length) / (2 * count)),
  );
  const withAll = spread.map((i): EnterAnswer => ({ do: 'enter', unit, pose: nth(places, i), officers }));
  const must = mustComeWith(field, s, unit);
  const [first] = withAll;
  const waiting = first ? officers.filter((officer) => !must.includes(officer)) : [];
  const without = waiting.map((officer) => ({
    ...(first as EnterAnswer),
    officers: officers.filter((each) => each !== officer),
  }));
  return [...withAll, ...without];
}
