import {
  axialOf,
  centre,
  type Deployment,
  deploymentOf,
  distance,
  distanceToLine,
  type Facing,
  facingOfBearing,
  flood,
  type Hex,
  type HexMap,
  neighbour,
  type Point,
  pointAlong,
  STEPS,
  type Survey,
  turned,
  UNFLOODED,
  yardsOf,
} from '@linstock/ground';
import { need, nth } from '@linstock/kernel';
import { type Arm, type SideName, STACKING_LIMIT } from '../tables/index.ts';

/** A regiment or group of guns to be placed where the survey has it. */
export interface Body {
  readonly side: SideName;
  readonly name: string;
  readonly arms: readonly Arm[];
  /** The surveyed unit of each company, in the order of `arms`. */
  readonly stood: readonly string[];
}

/** The place of one company. */
export interface Stand {
  readonly hex: Hex;
  readonly facing: Facing;
}

/** The set-up hexes of a body, and the suggested hex of each of its companies. */
export interface BodyDeployment {
  readonly stands: readonly Stand[];
  readonly setUp: readonly Hex[];
  /** The surveyed unit of each company. */
  readonly stood: readonly string[];
}

/** Yards from a surveyed line within which a hex's centre must lie to be one of the body's set-up hexes. */
const SET_UP_REACH = 75;

interface Occupied {
  readonly side: SideName;
  readonly horse: boolean;
  readonly facing: Facing;
  companies: number;
}

/**
 * Places bodies on the map along their surveyed lines: each company in the nearest hex with space (AL-6.2a,
 * AL-6.3b) that touches no enemy hex. Refuses a unit that the survey does not have, and a map that is too
 * small.
 */
export function deploy(
  map: HexMap,
  survey: Survey,
  phase: number,
  bodies: readonly Body[],
): Map<string, BodyDeployment> {
  const occupied = new Map<number, Occupied>();
  const stands = new Map(bodies.map((body) => [body.name, standBody(map, survey, phase, body, occupied)]));
  const laid = new Map<string, BodyDeployment>();
  for (const body of bodies) {
    const own = need(stands, body.name);
    const lines = body.stood.map((unit) => deploymentOf(survey, phase, body.side, unit).line);
    const setUp = new Set(own.map((stand) => stand.hex));
    for (let hex = 0; hex < map.count; hex++) {
      const { x, y } = centre(map, hex);
      const near = lines.some((line) => distanceToLine([x, y], line) <= SET_UP_REACH);
      if (near && map.impassable[hex] === 0 && !nearEnemy(map, hex, body.side, occupied)) setUp.add(hex);
    }
    laid.set(body.name, { stands: own, setUp: [...setUp].sort((a, b) => a - b), stood: body.stood });
  }
  return laid;
}

function standBody(
  map: HexMap,
  survey: Survey,
  phase: number,
  body: Body,
  occupied: Map<number, Occupied>,
): Stand[] {
  return body.arms.map((arm, index) => {
    const unit = deploymentOf(survey, phase, body.side, nth(body.stood, index));
    const hex = hexWithRoom(map, placeOnLine(body, index, unit), body.side, arm === 'cavalry', occupied);
    if (hex === -1) throw new Error(`There is no hex left for a company of ${body.name}; enlarge the map.`);
    const there = occupied.get(hex) ?? {
      side: body.side,
      horse: arm === 'cavalry',
      facing: turned(facingOfBearing(map.layout, unit.facing, 6), 0),
      companies: 0,
    };
    there.companies += 1;
    occupied.set(hex, there);
    return { hex, facing: there.facing };
  });
}

/** The companies of one unit share its line evenly. */
function placeOnLine(body: Body, index: number, unit: Deployment): Point {
  const sharing = body.stood.flatMap((name, i) => (name === unit.unit ? [i] : []));
  return pointAlong(unit.line, (sharing.indexOf(index) + 0.5) / sharing.length);
}

function hexWithRoom(
  map: HexMap,
  [x, y]: Point,
  side: SideName,
  horse: boolean,
  occupied: ReadonlyMap<number, Occupied>,
): Hex {
  let best = -1;
  let nearest = Number.POSITIVE_INFINITY;
  for (let hex = 0; hex < map.count; hex++) {
    const there = occupied.get(hex);
    const room = !there || (there.side === side && there.horse === horse && there.companies < STACKING_LIMIT);
    if (!room || map.impassable[hex] === 1 || nearEnemy(map, hex, side, occupied)) continue;
    const at = centre(map, hex);
    const far = Math.hypot(at.x - x, at.y - y);
    if (far < nearest) [best, nearest] = [hex, far];
  }
  return best;
}

function nearEnemy(map: HexMap, hex: Hex, side: SideName, occupied: ReadonlyMap<number, Occupied>): boolean {
  for (const [other, there] of occupied)
    if (there.side !== side && distance(map, hex, other) <= 1) return true;
  return false;
}

/**
 * A side's friendly edge: the passable hexes that touch a position beyond these sides of the survey and can be
 * reached from where the side's companies stand.
 */
export function friendlyEdge(
  map: HexMap,
  survey: Survey,
  compass: readonly string[],
  stands: readonly Hex[],
): Hex[] {
  const reached = flood(map, stands, () => true);
  const [west, south, east, north] = survey.bounds;
  const beyond = (x: number, y: number) =>
    compass.some(
      (side) =>
        (side === 'west' && x < west) ||
        (side === 'south' && y < south) ||
        (side === 'east' && x > east) ||
        (side === 'north' && y > north),
    );
  const hexes: Hex[] = [];
  for (let hex = 0; hex < map.count; hex++) {
    if (map.impassable[hex] === 1 || reached[hex] === UNFLOODED) continue;
    const [q, r] = axialOf(map, hex);
    const touches = STEPS.some(([dq, dr], direction) => {
      if (neighbour(map, hex, direction) !== -1) return false;
      const { x, y } = yardsOf(map.layout, q + dq, r + dr);
      return beyond(x, y);
    });
    if (touches) hexes.push(hex);
  }
  return hexes;
}
