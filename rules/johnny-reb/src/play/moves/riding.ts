import {
  gapToSpot,
  halfOf,
  inches,
  insideGround,
  lengthWords,
  mayMeet,
  type Spot,
  type Stand,
  stretchesInside,
  type Thousandths,
  TOUCH_DISTANCE,
} from '@linstock/ground';
import type { Refusal } from '@linstock/kernel';
import { passagesAlong } from '../../measure/passages.ts';
import { enemiesOf } from '../../measure/situation.ts';
import { footprintOf, officerPlace, situationOf } from '../../model/board.ts';
import { type Field, NONE, type OfficerId } from '../../model/field.ts';
import { officerOf, unitOf } from '../../model/naming.ts';
import { ON_TABLE, RODE, type State, WENT_ALONG } from '../../model/state.ts';
import { affords, goingCost, OFFICER_TRAVEL } from '../../reckon/going.ts';
import { RATES } from '../../tables/index.ts';
import { refused } from '../../tables/refuse.ts';

/** The moves of officers (JR-16.1b, D16). */

/** An officer's ride, and the unit he is with afterwards. */
export interface Ride {
  /** The ends of his straight legs; none if he stays. */
  readonly way: readonly Spot[];
  /** The unit he attaches to, or `NONE`. */
  readonly to: number;
}

/** Minimum distance of an officer to enemies. */
const RIDE_CLEARANCE: Thousandths = inches(1);

/** Why an officer may not take this ride; null if he may. */
export function refuseRide(field: Field, s: State, officer: OfficerId, { way, to }: Ride): Refusal | null {
  if (s.rode[officer] === RODE) return refused('JR-16.1b', 'He has moved this turn already.');
  if (s.rode[officer] === WENT_ALONG && way.length > 0)
    return refused('JR-16.1b', 'He moved with his unit already.');
  const from = officerPlace(field, s, officer);
  let at = from;
  let cost = 0;
  for (const end of way) {
    const wrong = refuseLeg(field, s, officer, at, end);
    if (wrong) return wrong;
    cost += legCost(field, at, end);
    at = end;
  }
  if (!affords(RATES.officer.open, cost)) return refused('JR-16.1b', "It is beyond the officer's move.");
  return to === NONE ? null : refuseAttaching(field, s, officer, at, to);
}

function legCost({ table }: Field, from: Spot, to: Spot): number {
  const length = Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);
  return passagesAlong(table, OFFICER_TRAVEL, from, to, length).reduce(
    (sum, { going, inches: far }) => sum + (goingCost('officer', going, far) ?? 0),
    0,
  );
}

/**
 * Why he may not ride this leg; null if he may. He rides through friends, but not through buildings, off the
 * table or within an inch of an enemy. If an enemy is nearer already, he may not come closer.
 */
function refuseLeg(field: Field, s: State, officer: OfficerId, from: Spot, to: Spot): Refusal | null {
  const { table } = field;
  if (to.x < 0 || to.y < 0 || to.x > table.width || to.y > table.height)
    return refused('JR-16.1b', 'He stays on the table.');
  const building = table.areas.find(
    (area) =>
      area.kind === 'building' && (stretchesInside(area, from, to).length > 0 || insideGround(area, to)),
  );
  if (building) return refused('JR-16.1b', 'He rides through no building.', [building.id]);
  const enemies = enemiesOf(situationOf(field, s), officerOf(field, officer).side);
  const near = enemies.find(
    ({ stand }) =>
      isBeside(stand, from, to) &&
      nearestOnWay(stand, from, to) < Math.min(RIDE_CLEARANCE, gapToSpot(stand, from)) - TOUCH_DISTANCE,
  );
  return near
    ? refused('JR-16.1b', `He comes within ${lengthWords(inches(1))} of an enemy.`, [near.id])
    : null;
}

/** True if a footprint is so near to a way that the way may come too near to it. */
function isBeside(stand: Stand, from: Spot, to: Spot): boolean {
  const { x, y } = stand;
  return mayMeet({ west: x, south: y, east: x, north: y }, from, to, halfOf(stand) + RIDE_CLEARANCE);
}

/** The shortest distance of a straight way to a footprint: tested every tenth of an inch, and at its end. */
function nearestOnWay(stand: Stand, from: Spot, to: Spot): Thousandths {
  const steps = Math.max(1, Math.ceil(Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) / 100));
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i <= steps; i++) {
    const spot = {
      x: Math.round(from.x + ((to.x - from.x) * i) / steps),
      y: Math.round(from.y + ((to.y - from.y) * i) / steps),
    };
    least = Math.min(least, gapToSpot(stand, spot));
  }
  return least;
}

/** Why he may not attach to a unit; null if he may. It must be of his command, and he must touch it. */
function refuseAttaching(field: Field, s: State, officer: OfficerId, at: Spot, to: number): Refusal | null {
  const { side, brigades } = officerOf(field, officer);
  const unit = unitOf(field, to);
  if (unit.side !== side || !brigades.includes(unit.brigade) || s.fate[to] !== ON_TABLE)
    return refused('JR-16.1b', 'It is not a unit of his command.', [unit.code]);
  return gapToSpot(footprintOf(field, s, to), at) <= TOUCH_DISTANCE
    ? null
    : refused('JR-16.1b', 'He attaches to a unit that he touches.', [unit.code]);
}
