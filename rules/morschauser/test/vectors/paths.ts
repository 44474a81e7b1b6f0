import {
  degrees,
  inches,
  spotOnBearing,
  type TenthDegrees,
  type Thousandths,
  TOUCH_DISTANCE,
} from '@linstock/ground';
import type { Json } from '@linstock/kernel';
import { z } from 'zod';
import { type GroundEffects, goingOf, type Mark } from '../../src/measure/going.ts';
import { judgeMove } from '../../src/measure/move.ts';
import type { PlacedCompany } from '../../src/measure/situation.ts';
import { refuseShot } from '../../src/reckon/shooting.ts';
import { FRESH } from '../../src/reckon/turn.ts';
import { LENGTHS } from '../../src/tables/index.ts';
import {
  asInches,
  company,
  type ExampleScene,
  fact,
  laidOut,
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

/** The end of a straight way. */
type End = 'allowance' | 'slow' | Exclude<keyof GroundEffects, 'slow'>;

const BECAUSE: Readonly<Record<Exclude<End, 'slow'>, string>> = {
  allowance: 'allowance',
  closed: 'closed terrain',
  burning: 'closed terrain',
  halt: 'enters the water',
  contour: 'second steep contour',
};

/** The distance of a company straight ahead on a heading over the ground alone. */
export function path(raw: Json): Json {
  const given = read(straight, raw);
  const laid = withOthers({ ...given, enemies: [], friends: [] });
  const way = straightOn(laid, laid.named(given.company.id), degrees(given.heading));
  return { maxDistance: asInches(way.distance), endsBecause: becauseOf(laid, way) };
}

function becauseOf({ situation }: ExampleScene, { end, mark }: StraightLimit): string {
  if (end !== 'slow') return BECAUSE[end];
  if (mark && mark.at <= LENGTHS.slowMove) return '6-inch limit';
  const ground = situation.table.areas.find(({ id }) => id === mark?.id)?.kind;
  return `would exceed 6 inches in ${ground ?? 'crossing it'}`;
}

/** The greatest length of a straight way, and what ends it. */
interface StraightLimit {
  readonly distance: Thousandths;
  readonly end: End;
  readonly mark: Mark | null;
  readonly roadMove: boolean;
}

/** Longer than any move. */
const BEYOND = inches(60);

/** The longest straight path that the game allows: every shorter one is legal, every longer one refused. */
function straightOn({ situation }: ExampleScene, mover: PlacedCompany, heading: TenthDegrees): StraightLimit {
  const to = (length: Thousandths) => spotOnBearing(mover.stand, heading, length);
  const judged = (length: Thousandths) =>
    judgeMove(situation, mover, { legs: [{ facing: heading, to: to(length) }] });
  const barred = (length: Thousandths) => {
    const { refusal } = judged(length);
    return refusal?.code === 'R-OFF-TABLE' ? null : refusal; // the ground alone is asked about
  };
  let [legal, illegal] = [0, BEYOND];
  while (illegal - legal > 1) {
    const middle = Math.floor((legal + illegal) / 2);
    if (barred(middle)) illegal = middle;
    else legal = middle;
  }
  const distance = Math.max(0, legal - TOUCH_DISTANCE); // which all lengths are compared with (MM-A0e)
  const end = judged(distance);
  const roadMove = end.refusal === null && end.roadMove;
  const going = goingOf(situation, mover.troops, [mover.stand, to(illegal)]);
  const clause = barred(illegal)?.clause;
  const marks = Object.entries(going) as [keyof GroundEffects, Mark | null][];
  const [because, mark] = marks.find(([, each]) => each?.clause === clause) ?? ['allowance', null];
  return { distance, end: because, mark, roadMove };
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

/** The allowance of a company over such ground in front of it, and whether it may shoot after using all of it. */
export function allowance(raw: Json): Json {
  const given = read(outline, raw);
  const mover = { ...given.company, id: 'mover', x: MIDDLE, y: MIDDLE, facing: 0 };
  const laid = laidOut(
    { ...given, table: [100, 100], terrain: groundBefore(given), burning: [], trampled: [], breached: [] },
    [mover],
  );
  const placed = laid.named('mover');
  const { distance, end, roadMove } = straightOn(laid, placed, degrees(0));
  if (end === 'closed') return { legal: false, reason: 'R-TERRAIN' };
  const { troops } = placed;
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

/** The ground named, right before a company that looks north: strips across its way, and a road under it if there is one. */
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
  // Farther from the end of a road than a road reaches.
  const wall = across(MIDDLE + 0.75);
  const [from, to] = wall as [[number, number], [number, number]];
  const end = given.wholeMoveOnRoad ? 100 : MIDDLE + 0.1;
  const start = given.onRoadAtStart ? 0 : MIDDLE + 1;
  return [
    ...strips,
    ...(given.slowWallOnPath
      ? [{ id: 'wall', kind: 'wall' as const, line: wall, slow: true, cover: false }]
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
