import { degrees, type Spot, spotOnBearing, type TenthDegrees, type Thousandths } from '@linstock/ground';
import type { Json } from '@linstock/kernel';
import { z } from 'zod';
import { allowedFor, furthest, goingOf, type Furthest } from '../measure/going.ts';
import type { Placed } from '../measure/situation.ts';
import { refuseShot } from '../reckon/shooting.ts';
import { FRESH } from '../reckon/turn.ts';
import { LENGTHS } from '../tables.ts';
import {
  asInches,
  company,
  fact,
  laidOut,
  type Laid,
  read,
  rules,
  scene,
  stand,
  type terrain,
} from './given.ts';
import { withOthers } from './ways.ts';

/** Examples of how far the ground lets a company go. */

const straight = z.strictObject({
  ...scene,
  company: stand,
  heading: z.number(),
  allowance: z.number().optional(),
});

const BECAUSE: Readonly<Record<Furthest['because'], string>> = {
  allowance: 'allowance',
  closed: 'closed terrain',
  slow: '6-inch limit',
  tooFarForSlow: 'would exceed 6 inches in woods',
  water: 'enters the water',
  contour: 'second steep contour',
};

/** How far a company goes straight ahead on a heading over the ground alone. */
export function path(raw: Json): Json {
  const given = read(straight, raw);
  const laid = withOthers({ ...given, enemies: [], friends: [] });
  const { distance, because, mark } = straightOn(laid, laid.named(given.company.id), degrees(given.heading));
  const ground = laid.situation.table.areas.find(({ id }) => id === mark?.id)?.kind;
  const tooFar = because === 'tooFarForSlow' && ground !== 'woods';
  return {
    maxDistance: asInches(distance),
    endsBecause: tooFar ? `would exceed 6 inches in ${ground ?? 'crossing it'}` : BECAUSE[because],
  };
}

/** The greatest length of a straight way: on a road all along if that goes farther, else as the ground lets it. */
function straightOn({ situation }: Laid, mover: Placed, heading: TenthDegrees): Furthest {
  const { troops, stand } = mover;
  const wayTo = (length: Thousandths) => [stand, spotOnBearing(stand, heading, length)];
  const allowedOn = (way: readonly Spot[]) =>
    allowedFor(situation, troops, way, goingOf(situation, troops, way));
  const begun = allowedOn(wayTo(LENGTHS.sampleStep)).allowance;
  const long = wayTo(begun);
  const most = allowedOn(long).allowance < begun ? troops.move : begun;
  return furthest(goingOf(situation, troops, wayTo(most)), most);
}

// Allowance

const GROUNDS = {
  woodsOnPath: { kind: 'woods' },
  townOffRoadOnPath: { kind: 'town' },
  earthworkOnPath: { kind: 'earthwork' },
  marshOnPath: { kind: 'marsh' },
  unfordableWaterOnPath: { kind: 'water' },
} as const;
const onPath = Object.fromEntries(Object.keys(GROUNDS).map((key) => [key, fact])) as Record<
  keyof typeof GROUNDS,
  typeof fact
>;
const outline = z.strictObject({
  ...rules,
  ...onPath,
  company,
  onRoadAtStart: fact,
  wholeMoveOnRoad: fact,
  slowWallOnPath: fact,
  highWallOnPath: fact,
  lightCrossMarsh: fact,
});
type Outline = z.output<typeof outline>;

/** What a company may measure over such ground, laid out before it, and whether it may shoot after all of it. */
export function allowance(raw: Json): Json {
  const given = read(outline, raw);
  const mover = { ...given.company, id: 'mover', x: MIDDLE, y: MIDDLE, facing: 0 };
  const laid = laidOut(
    { ...given, table: [100, 100], terrain: groundBefore(given), burning: [], trampled: [], breached: [] },
    [mover],
  );
  const placed = laid.named('mover');
  const { distance, because } = straightOn(laid, placed, degrees(0));
  if (because === 'closed') return { legal: false, reason: 'R-TERRAIN' };
  const { troops, stand } = placed;
  const way = [stand, spotOnBearing(stand, degrees(0), distance)];
  const { roadMove } = allowedFor(laid.situation, troops, way, goingOf(laid.situation, troops, way));
  const [first] = troops.weapons;
  const shot = first && {
    shooter: troops,
    weapon: first.weapon,
    strength: troops.strength,
    range: 0,
    covers: [],
  };
  return {
    allowance: asInches(distance),
    mayShootThisTurn: shot !== undefined && refuseShot(shot, { ...FRESH, moved: true, roadMove }) === null,
  };
}

const MIDDLE = 50;

/** The ground named, right before a company that looks north: strips across its way, and a road under it where there is one. */
function groundBefore(given: Outline): z.output<typeof terrain> {
  const [near, far] = [MIDDLE + 0.25, MIDDLE + 1];
  const across = (y: number): [number, number][] => [
    [MIDDLE - 10, y],
    [MIDDLE + 10, y],
  ];
  const poly = [...across(near), ...across(far).toReversed()];
  const strips = Object.entries(GROUNDS)
    .filter(([key]) => given[key as keyof typeof GROUNDS])
    .map(([id, { kind }]) => ({ id, kind, poly, fordable: false, lightMayCross: given.lightCrossMarsh }));
  const [from, to] = across(near) as [[number, number], [number, number]];
  const end = given.wholeMoveOnRoad ? 100 : MIDDLE + 0.1;
  const start = given.onRoadAtStart ? 0 : MIDDLE + 1;
  return [
    ...strips,
    ...(given.slowWallOnPath
      ? [{ id: 'wall', kind: 'wall' as const, line: across(near), slow: true, cover: false }]
      : []),
    ...(given.highWallOnPath
      ? [{ id: 'high', kind: 'highWall' as const, segments: [{ id: 's', from, to, gate: false }] }]
      : []),
    ...(given.onRoadAtStart || given.wholeMoveOnRoad
      ? [
          {
            id: 'road',
            kind: 'road' as const,
            width: 1,
            line: [
              [MIDDLE, start],
              [MIDDLE, end],
            ] as [number, number][],
          },
        ]
      : []),
  ] as z.output<typeof terrain>;
}
