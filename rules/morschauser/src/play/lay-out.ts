import {
  corners,
  inches,
  lengthWords,
  onTable,
  overlap,
  type Spot,
  type Stand,
  spotOfInches,
  type TenthDegrees,
  type Thousandths,
  TOUCH_DISTANCE,
} from '@linstock/ground';
import { need, nth, type Refusal, type Side } from '@linstock/kernel';
import { sentence } from '@linstock/scene';
import { type Force, readyForces } from '../battles/index.ts';
import { areaAt, isOnRoad, mayStandIn } from '../measure/situation.ts';
import type { AnswerTo } from '../model/answers.ts';
import { nameOf, situationNow, standOf } from '../model/board.ts';
import type { CompanyId, Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';
import { STAND } from '../reckon/troops.ts';
import { refused } from '../tables/refuse.ts';

/** The legal and the best places of regiments of a bought force at the start (MM-BAT1f). */

/** A regiment with a place for each of its companies. */
export type RegimentPlacement = Extract<AnswerTo<'place'>, { do: 'place' }>;

/** Maximum distance of a company from its base edge (MM-BAT1f). */
export const ZONE_DEPTH = inches(12);
/** The lines on which a regiment is laid out, by the distance of centres from the base edge, the best first. */
const LINE_DISTANCES: readonly number[] = [8, 4.5, 11.5, 1.5].map(inches);
/** Distance between the places tried along a line. */
const PLACE_STEP = inches(0.5);
/** Places along the edge at which a regiment is offered: the middle, the left, the right. */
const SHARES = [1 / 2, 1 / 4, 3 / 4] as const;

/** The regiments of a side that are still to be placed. */
export function unplaced(field: Field, s: State, side: Side): number[] {
  return field.regiments
    .filter((each) => each.side === side && each.companies.some((id) => s.status[id] === S.DUE))
    .map(({ id }) => id);
}

/** Why a regiment may not be placed here; null if it may: the zone, the table, closed ground, other companies. */
export function refusePlacing(
  field: Field,
  s: State,
  side: Side,
  { regiment, at }: RegimentPlacement,
): Refusal | null {
  const companies = field.regiments[regiment]?.companies ?? [];
  if (!unplaced(field, s, side).includes(regiment)) return refusePlaced(field, side, regiment);
  if (at.length !== companies.length)
    return refused(
      'R-BATTLE',
      'MM-BAT1f',
      `The regiment has ${companies.length} companies; ${at.length} places are named.`,
    );
  const stands = at.map((pose): Stand => ({ ...pose, ...STAND }));
  for (const [i, stand] of stands.entries()) {
    const others = [...stands.slice(0, i), ...standing(field, s)];
    const against = refuseStand(field, s, nth(companies, i), stand, others);
    if (against) return against;
  }
  return null;
}

function refusePlaced({ regiments }: Field, side: Side, regiment: number): Refusal {
  const own = regiments[regiment]?.side === side ? regiments[regiment] : null;
  const why = own
    ? `${sentence(own.called)} has its place; only taking that answer back can change it.`
    : 'Name a regiment of yours that is still to be placed.';
  return refused('R-BATTLE', 'MM-BAT1f', why);
}

function standing(field: Field, s: State): Stand[] {
  return field.companies
    .filter(({ id }) => s.status[id] === S.ON_TABLE)
    .map(({ id }) => standOf(field, s, id));
}

function refuseStand(
  field: Field,
  s: State,
  company: CompanyId,
  stand: Stand,
  others: readonly Stand[],
): Refusal | null {
  const name = sentence(nameOf(field, company));
  const { side } = nth(field.companies, company);
  if (onTable(field.table, stand) && fromEdge(field, side, stand) > ZONE_DEPTH + TOUCH_DISTANCE)
    return refused(
      'R-BATTLE',
      'MM-BAT1f',
      `${name} would be more than ${lengthWords(ZONE_DEPTH)} from its base edge.`,
    );
  return refuseGround(field, s, company, stand, others);
}

/** A company at an illegal place at the start, and why; null if all are legal (MM-B1h, MM-B1k, MM-B1l). */
export function refusedStand(
  field: Field,
  s: State,
): { readonly company: CompanyId; readonly refused: Refusal } | null {
  const on = field.companies.filter(({ id }) => s.status[id] === S.ON_TABLE);
  const stands = new Map(on.map(({ id }) => [id, standOf(field, s, id)]));
  for (const { id } of on) {
    const others = on.flatMap((other) => (other.id === id ? [] : [need(stands, other.id)]));
    const against = refuseGround(field, s, id, need(stands, id), others);
    if (against) return { company: id, refused: against };
  }
  return null;
}

/** Why a company may not be on the table there: its edge, closed ground, other companies. */
function refuseGround(
  field: Field,
  s: State,
  company: CompanyId,
  stand: Stand,
  others: readonly Stand[],
): Refusal | null {
  const name = sentence(nameOf(field, company));
  const { abilities } = nth(field.companies, company);
  if (!onTable(field.table, stand))
    return refused('R-OFF-TABLE', 'MM-B1l', `${name} would not be wholly on the table.`);
  const situation = situationNow(field, s);
  const closed = (['woods', 'town', 'earthwork'] as const).some(
    (kind) => !mayStandIn(abilities, kind) && areaAt(situation, stand, kind) && !isOnRoad(situation, stand),
  );
  if (closed) return refused('R-TERRAIN', 'MM-B1h', `${name} may not stand in that ground.`);
  return others.some((other) => overlap(stand, other))
    ? refused('R-OVERLAP', 'MM-B1k', `${name} would stand on another company.`)
    : null;
}

/** The distance of a stand from its side's base edge, the south or the north one (MM-A0d, MM-BAT1f). */
function fromEdge({ base, table }: Field, side: Side, stand: Stand): number {
  const ys = corners(stand).map(({ y }) => y);
  return base[side] === 'N' ? table.height - Math.max(...ys) : Math.min(...ys);
}

// Sensible places

/** Places worth offering: each regiment still to be placed in line in the middle, on the left and on the right. */
export function placingsOf(field: Field, s: State, side: Side): RegimentPlacement[] {
  return unplaced(field, s, side).flatMap((regiment) =>
    SHARES.map((share) => inLine(field, s, regiment, share)).filter((placing) => placing !== null),
  );
}

/**
 * A regiment's place in its army's list, or the place in line nearest to the middle with enough space; null if there
 * is none.
 */
export function layOut(field: Field, s: State, regiment: number): RegimentPlacement | null {
  return asListed(field, s, regiment) ?? inLine(field, s, regiment, 1 / 2) ?? apart(field, s, regiment);
}

/** The places of the lists, for a side that has bought one of their forces unchanged. */
function asListed(field: Field, s: State, regiment: number): RegimentPlacement | null {
  const side = field.regiments[regiment]?.side ?? 0;
  const force = s.setup?.forces[side];
  if (!field.own || !force) return null;
  const ready = readyForces(field.own.lists, side).find((each) => same(each.force, force));
  const listed = ready?.places[placeInForce(field, force, regiment)];
  const at = (listed ?? []).map(([x, y, facing]) => ({ ...spotOfInches(x, y), facing: facing * 10 }));
  return at.length > 0 ? legal(field, s, { do: 'place', regiment, at }) : null;
}

const same = (a: Force, b: Force): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The index of a regiment in the bought force: the field has them brigade by brigade, the commander's last. */
function placeInForce({ regiments }: Field, force: Force, regiment: number): number {
  const side = regiments[regiment]?.side;
  const nth = regiments.filter((each) => each.side === side).findIndex(({ id }) => id === regiment);
  const order = [...force.regiments.keys()].toSorted((a, b) => rank(force, a) - rank(force, b) || a - b);
  return order[nth] ?? S.NONE;
}

const rank = ({ regiments, generals }: Force, at: number): number => regiments[at]?.brigade || generals + 1;

function legal(field: Field, s: State, placing: RegimentPlacement): RegimentPlacement | null {
  const side = field.regiments[placing.regiment]?.side ?? 0;
  return refusePlacing(field, s, side, placing) === null ? placing : null;
}

/** A regiment in line, its middle as near as may be to a share of the table's width from the west. */
function inLine(field: Field, s: State, regiment: number, share: number): RegimentPlacement | null {
  const { side = 0, companies = [] } = field.regiments[regiment] ?? {};
  const { width } = field.table;
  for (const line of LINE_DISTANCES)
    for (const off of offsets(width)) {
      const middle = Math.round(width * share) + off;
      const at = companies.map((_, i) =>
        poseIn(field, side, middle + Math.round((i - (companies.length - 1) / 2) * STAND.frontage), line),
      );
      const found = legal(field, s, { do: 'place', regiment, at });
      if (found) return found;
    }
  return null;
}

/** Company by company at any free place, for a zone too full for lines. */
function apart(field: Field, s: State, regiment: number): RegimentPlacement | null {
  const { side = 0, companies = [] } = field.regiments[regiment] ?? {};
  const taken = standing(field, s);
  const at: RegimentPlacement['at'] = [];
  for (const company of companies) {
    const found = everywhere(field, side).find(
      (pose) => refuseStand(field, s, company, { ...pose, ...STAND }, taken) === null,
    );
    if (!found) return null;
    at.push(found);
    taken.push({ ...found, ...STAND });
  }
  return legal(field, s, { do: 'place', regiment, at });
}

function everywhere(field: Field, side: Side): RegimentPlacement['at'] {
  const { width } = field.table;
  const poses: RegimentPlacement['at'] = [];
  for (let line = 0; line <= ZONE_DEPTH + STAND.depth; line += PLACE_STEP)
    for (let x = 0; x <= width; x += PLACE_STEP) poses.push(poseIn(field, side, x, line));
  return poses;
}

/** 0, then steps to either side, farther and farther. */
function offsets(width: number): number[] {
  const steps = Math.ceil(width / PLACE_STEP);
  return [
    0,
    ...[...new Array(steps).keys()].flatMap((i) => [(i + 1) * PLACE_STEP, 0 - (i + 1) * PLACE_STEP]),
  ];
}

/** A place at this distance from the base edge, facing the enemy. */
function poseIn(
  { base, table }: Field,
  side: Side,
  x: Thousandths,
  line: number,
): Spot & { facing: TenthDegrees } {
  return base[side] === 'N' ? { x, y: table.height - line, facing: 1800 } : { x, y: line, facing: 0 };
}
