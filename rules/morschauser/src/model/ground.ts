import {
  type Area,
  boxOf,
  corners,
  localOf,
  type Obstacle,
  type Road,
  type Spot,
  type Stand,
  spotOf,
  stretchesInOrOn,
  stretchesInside,
  type Table,
  type Thousandths,
  totalOf,
} from '@linstock/ground';
import { nth } from '@linstock/kernel';
import { isFinished } from '../reckon/siege.ts';
import { STAND } from '../reckon/troops.ts';
import { ENGINEERING, LENGTHS } from '../tables/index.ts';
import type { Field } from './field.ts';
import { NONE, type State, type Work } from './state.ts';

/** The ground as engineers have changed it (T-ENGINEERING). */

/** The site of a work: 3 by 3 inches. */
export function siteOf({ x, y, facing }: Pick<Work, 'x' | 'y' | 'facing'>): Stand {
  return { x, y, facing, ...STAND };
}

type Task = (typeof ENGINEERING)[number]['task'];

/** The task of a work. */
export function taskOf({ task }: Pick<Work, 'task'>): (typeof ENGINEERING)[number] {
  const found = ENGINEERING[task];
  if (!found) throw new RangeError(`There is no task ${task}; the last is ${ENGINEERING.length - 1}.`);
  return found;
}

/** A work that is done, with its number: its place among all works begun, which never changes. */
interface Finished extends Work {
  readonly number: number;
}

function finished(s: State, task: Task): Finished[] {
  return s.works
    .map((work, number) => ({ ...work, number }))
    .filter((work) => taskOf(work).task === task && isFinished(task, work.turns));
}

/**
 * Something on the table with the number by which works name it (`Work.about`). The number is its index in
 * the battle's lists; works that are added later continue the count. It stays the same whatever else is built
 * or cleared.
 */
export interface NumberedGround<T> {
  readonly about: number;
  readonly each: T;
}

/** The roads of the battle, and the bridges engineers have built. */
export function roadsNow({ table }: Pick<Field, 'table'>, s: State): NumberedGround<Road>[] {
  const listed = table.roads.map((each, about) => ({ about, each }));
  const built = finished(s, 'buildBridge').map((work) => ({
    about: listed.length + work.number,
    each: bridgeAt(siteOf(work), work.number),
  }));
  return [...listed, ...built];
}

/** The obstacles of the battle and those engineers have placed, as far as they have not been cleared: piece by piece. */
export function obstaclesNow({ table }: Pick<Field, 'table'>, s: State): NumberedGround<Obstacle>[] {
  const listed = table.obstacles.map((each, about) => ({ about, each }));
  return finished(s, 'obstacle').reduce<NumberedGround<Obstacle>[]>((pieces, work) => {
    const site = siteOf(work);
    if (work.about === NONE)
      return [...pieces, { about: listed.length + work.number, each: abatisAt(site, work.number) }];
    return pieces.flatMap(({ about, each }) =>
      (about === work.about ? cut(each, site) : [each]).map((piece) => ({ about, each: piece })),
    );
  }, listed);
}

/** The table with everything that engineers have finished. Their additions come after the original pieces. */
export function tableNow({ table }: Field, s: State): Table {
  return {
    ...table,
    roads: roadsNow({ table }, s).map(({ each }) => each),
    areas: [
      ...table.areas,
      ...finished(s, 'earthwork').map((work) => earthworkAt(siteOf(work), work.number)),
    ],
    obstacles: obstaclesNow({ table }, s).map(({ each }) => each),
  };
}

/** The length of a bridge beyond the middle of its site, to either side. */
const BRIDGE_REACH = LENGTHS.standDepth;

/** The line of a bridge along the facing of its site. */
function bridgeLine(site: Stand): [Spot, Spot] {
  return [
    spotOf(site, { right: 0, ahead: 0 - BRIDGE_REACH }),
    spotOf(site, { right: 0, ahead: BRIDGE_REACH }),
  ];
}

function bridgeAt(site: Stand, work: number): Road {
  return { id: `bridge-${work}`, kind: 'bridge', line: bridgeLine(site), halfWidth: site.frontage / 2 };
}

function earthworkAt(site: Stand, work: number): Area {
  const rings = [Int32Array.from(corners(site).flatMap(({ x, y }) => [x, y]))];
  return {
    id: `earthwork-${work}`,
    kind: 'earthwork',
    looks: 'earthwork',
    slow: false,
    hidesAfter: null,
    cover: null,
    rings,
    box: boxOf(rings),
    level: 0,
    steep: false,
    fordable: false,
  };
}

function abatisAt(site: Stand, work: number): Obstacle {
  const [left, right] = corners(site);
  return {
    id: `abatis-${work}`,
    kind: 'abatis',
    looks: 'abatis',
    line: [left, right],
    slow: false,
    cover: null,
  };
}

/** The rest of an obstacle after the part within a site is cleared. */
function cut(obstacle: Obstacle, site: Stand): Obstacle[] {
  const rings = [Int32Array.from(corners(site).flatMap(({ x, y }) => [x, y]))];
  const ground = { rings, box: boxOf(rings) };
  return obstacle.line.slice(1).flatMap((to, i) => {
    const from = nth(obstacle.line, i);
    const inside = stretchesInOrOn(ground, from, to).find(([start, end]) => start < end);
    if (!inside) return [{ ...obstacle, id: `${obstacle.id}-${i}`, line: [from, to] }];
    const at = (distance: Thousandths): Spot => along(from, to, distance);
    return [
      { ...obstacle, id: `${obstacle.id}-${i}a`, line: [from, at(inside[0])] },
      { ...obstacle, id: `${obstacle.id}-${i}b`, line: [at(inside[1]), to] },
    ].filter(({ line: [a, b] }) => a && b && (a.x !== b.x || a.y !== b.y));
  });
}

function along(from: Spot, to: Spot, distance: Thousandths): Spot {
  const length = Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);
  return {
    x: from.x + Math.round(((to.x - from.x) * distance) / length),
    y: from.y + Math.round(((to.y - from.y) * distance) / length),
  };
}

/** Roads that no longer cross a water, as `road/water`. */
export function bridgesDown({ table }: Field, s: State): string[] {
  const roads = roadsNow({ table }, s);
  return finished(s, 'destroyBridge').flatMap((work) => {
    const road = roads.find(({ about }) => about === work.about)?.each;
    return watersUnder(table, siteOf(work)).map(({ id }) => `${road?.id}/${id}`);
  });
}

/** The waters that a site is over or next to. */
export function watersUnder(table: Table, site: Stand): Area[] {
  const [a, b] = bridgeLine(site);
  return table.areas.filter((area) => area.kind === 'water' && stretchesInside(area, a, b).length > 0);
}

/** The width of a water along the facing of a site, in thousandths; Infinity if its far bank is not reached. */
export function widthAt(water: Area, site: Stand): number {
  const [a, b] = bridgeLine(site);
  const inside = stretchesInside(water, a, b);
  const reach = localOf(site, b).ahead - localOf(site, a).ahead;
  const banked = inside.every(([from, to]) => from > 0 && to < reach - 1);
  return banked ? totalOf(inside) : Number.POSITIVE_INFINITY;
}
