import {
  type Axial,
  axialOf,
  centre,
  type Deployment,
  deploymentOf,
  facingOfBearing,
  type Hex,
  type HexLayout,
  type HexMap,
  hexAt,
  placeInHexes,
  pointAlong,
  type Survey,
} from '@linstock/ground';
import { nth } from '@linstock/kernel';
import { mayStandTogether, type StackedUnit } from '../reckon/stacking.ts';
import type { SideName } from './battle.ts';
import { spread } from './spread.ts';

/** A regiment or the guns of one name, to be placed as surveyed. */
export interface Body {
  readonly side: SideName;
  /** A value that distinguishes bodies. */
  readonly key: string;
  readonly stacked: StackedUnit;
  /** The surveyed unit of each counter, from the left of the body to its right. */
  readonly stood: readonly string[];
  /** Bodies of the same line move apart along it. Null may be in a hex with Infantry, as guns may (FL-10.0b). */
  readonly line: string | null;
  /** Counters one behind the other, 1 for a line of one rank. */
  readonly ranks: number;
  /** Counters in one hex: 2 for Close pairs (FL-10.0e). */
  readonly together: number;
}

/** The place of one counter: a hex, and a facing from 0 to 11. */
export interface Place {
  readonly hex: Hex;
  readonly facing: number;
}

/** The ground on which bodies are placed. */
export interface DeploymentGround {
  readonly map: HexMap;
  readonly survey: Survey;
  /** Stage of the survey's deployment. */
  readonly phase: number;
  readonly bodies: readonly Body[];
  /** Tells whether troops of a body may be in a hex at all. */
  readonly mayStand: (body: Body, hex: Hex) => boolean;
}

/** The bodies in each hex until now. */
type HeldHexes = Map<number, Body[]>;

/**
 * Places bodies on the map along their surveyed lines. Those of one line move apart until each file of counters has a
 * hex of its own front. Then each counter takes its hex, or the nearest legal one (FL-10).
 */
export function deploy(of: DeploymentGround): Map<string, Place[]> {
  const { bodies } = of;
  const held: HeldHexes = new Map();
  const places = new Map<string, Place[]>(bodies.map(({ key }) => [key, []]));
  const stand = (body: Body, wanted: Axial, facing: number) => {
    const hex = hexFor(of, body, wanted, held);
    held.set(hex, [...(held.get(hex) ?? []), body]);
    places.get(body.key)?.push({ hex, facing });
  };
  const lines = new Set(bodies.map(({ line, key }) => line ?? key));
  for (const line of lines) {
    const members = bodies.filter((body) => body.line === line);
    for (const file of filesOf(of, members)) {
      file.facings.forEach((facing, i) => stand(file.body, hexOfFile(file, i), facing));
    }
  }
  for (const body of bodies.filter(({ line }) => line === null))
    countersOf(of, body).forEach(({ at, facing }) => stand(body, at, facing));
  return places;
}

/** Counters of a body one behind the other, or in one hex. */
interface File {
  readonly body: Body;
  /** The corner the whole line faces, 0 to 5; along and row are counted as if it were at the top. */
  readonly corner: number;
  /** Hexes from the left, and from the front: of its first rank. */
  along: number;
  readonly row: number;
  /** One a counter, the first rank first. */
  readonly facings: readonly number[];
}

/** The files of a line, moved apart. */
function filesOf(of: DeploymentGround, bodies: readonly Body[]): File[] {
  const files = bodies
    .flatMap((body) => filesOfBody(of, body, cornerOf(of, nth(bodies, 0))))
    .sort((a, b) => a.along - b.along);
  const apart = spread(files.map(({ along }) => along));
  files.forEach((file, i) => {
    file.along = nth(apart, i);
  });
  return files;
}

function filesOfBody(of: DeploymentGround, body: Body, corner: number): File[] {
  const counters = countersOf(of, body).map(({ at, facing }) => {
    const [q, r] = rolled(at, -corner);
    return { along: q + r / 2, row: r, facing };
  });
  const row = Math.round(mean(counters.map((each) => each.row)));
  const size = body.ranks * body.together;
  return Array.from({ length: Math.ceil(counters.length / size) }, (_, i) => {
    const own = counters.slice(i * size, (i + 1) * size);
    return {
      ...{ body, corner, row },
      along: mean(own.map(({ along }) => along)),
      facings: own.map(({ facing }) => facing),
    };
  });
}

/** The hex of the n-th counter of a file. */
function hexOfFile({ body, corner, along, row }: File, index: number): Axial {
  const rank = row + Math.floor(index / body.together);
  return rolled([Math.round(along - rank / 2), rank], corner);
}

/**
 * The surveyed place of each counter of a body, in hexes, and its facing. Counters of one surveyed unit share its line
 * evenly, those of a body listed before others to the left of them.
 */
function countersOf(
  { map, survey, phase, bodies }: DeploymentGround,
  body: Body,
): { readonly at: Axial; readonly facing: number }[] {
  const own = bodies.filter(({ side }) => side === body.side);
  const before = own.slice(0, own.indexOf(body)).flatMap(({ stood }) => stood);
  const all = own.flatMap(({ stood }) => stood);
  return body.stood.map((unit, index) => {
    const surveyed = deploymentOf(survey, phase, body.side, unit);
    const times = (units: readonly string[]) => units.filter((each) => each === unit).length;
    const place = times(before) + times(body.stood.slice(0, index));
    const [x, y] = pointAlong(surveyed.line, (place + 0.5) / times(all));
    return { at: placeInHexes(map.layout, x, y), facing: 2 * cornerFaced(map.layout, surveyed) };
  });
}

const cornerFaced = (layout: HexLayout, { facing }: Deployment) => facingOfBearing(layout, facing, 6);

function cornerOf({ map, survey, phase }: DeploymentGround, { side, stood }: Body): number {
  return cornerFaced(map.layout, deploymentOf(survey, phase, side, nth(stood, 0)));
}

/** A place turned about hex [0, 0] by `corners` corners clockwise; a negative number turns it back. */
function rolled([q, r]: Axial, corners: number): Axial {
  let place: Axial = [q, r];
  for (let turn = 0; turn < ((corners % 6) + 6) % 6; turn++) place = [-place[1], place[0] + place[1]];
  return place;
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** The wanted hex, or the nearest to it in which the counter may be. */
function hexFor(of: DeploymentGround, body: Body, [q, r]: Axial, held: HeldHexes): Hex {
  const { map } = of;
  const whole = hexAt(map, q, r);
  if (Number.isInteger(q) && Number.isInteger(r) && whole !== -1 && takes(of, body, whole, held))
    return whole;
  let best = -1;
  let nearest = Number.POSITIVE_INFINITY;
  for (let hex = 0; hex < map.count; hex++) {
    const [p, s] = axialOf(map, hex);
    const [dq, dr] = [p - q, s - r];
    const far = dq * dq + dr * dr + dq * dr;
    if (far >= nearest || !takes(of, body, hex, held)) continue;
    [best, nearest] = [hex, far];
  }
  if (best === -1) throw new Error(`There is no hex left for a counter of ${body.key}; enlarge the map.`);
  return best;
}

function takes({ mayStand }: DeploymentGround, body: Body, hex: Hex, held: HeldHexes): boolean {
  if (!mayStand(body, hex)) return false;
  const there = held.get(hex) ?? [];
  if (body.line === null && !there.some(({ stacked }) => stacked.kind === 'infantry')) return false;
  return there.length === 0 || mayStandTogether([...there, body].map(({ stacked }) => stacked));
}

/** The hex nearest to a place in survey yards that a piece may enter. */
export function hexNear(map: HexMap, [x, y]: readonly [number, number], mayBe: (hex: Hex) => boolean): Hex {
  let best = -1;
  let nearest = Number.POSITIVE_INFINITY;
  for (let hex = 0; hex < map.count; hex++) {
    const at = centre(map, hex);
    const far = Math.hypot(at.x - x, at.y - y);
    if (far < nearest && mayBe(hex)) [best, nearest] = [hex, far];
  }
  return best;
}
