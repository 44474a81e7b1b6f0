import {
  type BattleForm,
  type BattleSource,
  type EmptyGround,
  freeName,
  listAt,
  type NewUnit,
  type SourcePath,
  sideNamed,
  type UnitCopy,
  valueAt,
  withTextAs,
  withValueAt,
} from '@linstock/scene';
import { z } from 'zod';
import type { SideName } from './battle.ts';
import { gunName, leaderName, overallName, unitName } from './drawn.ts';
import { parseSource, type BattleSource as Source, sourceSchema } from './source.ts';

/** Battles of Flintlock that are made from nothing: their beginning, and units added and taken away. */

const SIDES: readonly [SideName, SideName] = ['british', 'american'];

interface Arm {
  readonly arm: string;
  readonly name: string;
  /** The ratings of a new regiment; null for guns. */
  readonly ratings: Readonly<Record<string, unknown>> | null;
}

const ARMS: readonly Arm[] = [
  { arm: 'regulars', name: 'Regular infantry', ratings: { morale: 1 } },
  { arm: 'lights', name: 'Light infantry', ratings: { morale: 1, light: true, sk: 1 } },
  { arm: 'rifles', name: 'Rifles', ratings: { morale: 1, weapon: 'R', sk: 1 } },
  { arm: 'militia', name: 'Militia', ratings: { morale: -1, militia: true } },
  { arm: 'cavalry', name: 'Cavalry', ratings: { morale: 1, kind: 'cavalry' } },
  { arm: 'guns', name: 'Six-pounder guns', ratings: null },
];

/** Yards of the line of one counter. */
const COUNTER_YARDS = 50;
/** Men of a counter of troops, and gunners of a gun (FL-2.6a). */
const MEN = { troops: 50, gun: 15 } as const;
/** Letters on a counter. */
const LABEL = 10;

/** Makes battles of Flintlock from nothing. */
export const form: BattleForm = {
  schema: z.toJSONSchema(sourceSchema, { io: 'input', unrepresentable: 'any' }),
  sides: SIDES,
  arms: ARMS.map(({ arm, name }) => ({ arm, name })),
  parts: [
    { title: 'Terrain table of', path: ['rules'] },
    { title: 'First to move', path: ['first'] },
    { side: 0, title: 'Flight Level', path: ['british', 'flight_level'] },
    { side: 0, title: 'Commands', path: ['british', 'commands'] },
    { side: 1, title: 'Flight Level', path: ['american', 'flight_level'] },
    { side: 1, title: 'Commands', path: ['american', 'commands'] },
    { title: 'Where militia may come back', path: ['reform'] },
  ],
  begin,
  withUnit,
  withCopy,
  withoutUnit,
  entryOf,
  withValue,
};

/** The Flight Level of an army with this number of counters, close to those of the built-in battles. */
const flightLevel = (counters: number): number => 6 + Math.ceil(counters / 2);
/** The Cohesion of a Command with this number of counters. */
const cohesionOf = (counters: number): number => Math.max(1, Math.ceil(0.4 * counters));

function begin({ width, height, names }: EmptyGround): BattleSource {
  const force = (side: 0 | 1): object => ({
    flight_level: flightLevel(0),
    overall: {
      ...{ leader: `${names[side]} commander`, initiative: 3, range: 7 },
      at: [Math.round(width / 2), Math.round(side === 0 ? height / 10 : (height * 9) / 10)],
    },
    commands: [],
    guns: [],
  });
  const empty: BattleSource = {
    ...{ note: '', rules: 'Guilford', first: 'british', phase: 1 },
    ...{ british: force(0), american: force(1), reform: null },
    ground: {
      layout: { yardsPerHex: 45, origin: { x: width / 2, y: height / 2 }, bearing: 0 },
      levels: [20, 40, 60, 80],
    },
    uniforms: {},
    own: { british: {}, american: {} },
  };
  return SIDES.reduce<BattleSource>(
    (source, side, seat) =>
      grown(source, {
        ...{ side, arm: 'regulars', name: `1st ${names[seat]} Regiment`, companies: 1 },
        at: [width / 2, seat === 0 ? height / 6 : (height * 5) / 6],
        bearing: seat === 0 ? 0 : 180,
      }),
    empty,
  );
}

function withUnit(source: BattleSource, unit: NewUnit): BattleSource {
  const parsed = parseSource(source);
  if (!ARMS.some(({ arm }) => arm === unit.arm))
    throw new RangeError(`There is no arm "${unit.arm}" in these rules; choose one of the list.`);
  return grown(source, { ...unit, name: freeName(unit.name, namesOf(parsed)) });
}

/** The source with one unit more, whose name no other has. */
function grown(source: BattleSource, unit: NewUnit, entry?: object): BattleSource {
  const side = sideNamed(SIDES, unit.side);
  const { ratings } = ARMS.find(({ arm }) => arm === unit.arm) ?? { ratings: {} };
  const stood = [[unit.name, unit.companies]];
  const placed = withValueAt(source, ['own', side, unit.name], lineOf(unit, ratings === null));
  const before = countCounters(source, side);
  const level = valueAt(source, [side, 'flight_level']);
  const more = flightLevel(before + unit.companies) - flightLevel(before);
  const braver = withValueAt(placed, [side, 'flight_level'], Number(level) + more);
  if (ratings === null) {
    const guns = {
      ...entry,
      ...{ name: unit.name, label: unit.name.slice(0, LABEL), line: unit.name, stood },
    };
    const pounders = new Array<number>(unit.companies).fill(6);
    return Object(withMore(braver, [side, 'guns'], { pounders, ...guns }));
  }
  const regiment = {
    ...(entry ?? ratings),
    ...{ name: unit.name, label: unit.name.slice(0, LABEL), line: unit.name, stood },
  };
  return withRegiment(Object(braver), side, regiment, unit.companies);
}

/** The source with one regiment more in the first Command of its kind, or in a new one if there is none. */
function withRegiment(
  source: BattleSource,
  side: SideName,
  regiment: Readonly<Record<string, unknown>>,
  counters: number,
): BattleSource {
  const horse = regiment['kind'] === 'cavalry';
  const commands = listAt(source, [side, 'commands']);
  const at = commands.findIndex((each) => (Object(each).formation === null) === horse);
  if (at === -1) {
    const leader = freeName(
      horse ? 'Colonel of horse' : 'Colonel',
      SIDES.flatMap((each) => listAt(source, [each, 'commands'])).map((each) => String(Object(each).leader)),
    );
    const command = {
      ...{ leader, initiative: 3, range: 5, cohesion: cohesionOf(counters), status: 'Good' },
      ...{ formation: horse ? null : 'Open', regiments: [regiment] },
    };
    return Object(withMore(source, [side, 'commands'], command));
  }
  const path: SourcePath = [side, 'commands', at];
  const before = countersIn(Object(commands[at]).regiments);
  const cohesion = Number(valueAt(source, [...path, 'cohesion']));
  const more = cohesionOf(before + counters) - cohesionOf(before);
  const steadier = withValueAt(source, [...path, 'cohesion'], cohesion + more);
  return Object(withMore(steadier, [...path, 'regiments'], regiment));
}

const withMore = (source: unknown, path: SourcePath, entry: object): unknown =>
  withValueAt(source, path, [...listAt(source, path), entry]);

/** The line on which a unit is drawn up, to the left and right of its middle. */
function lineOf({ at: [x, y], bearing, companies }: NewUnit, guns: boolean): object {
  const turn = (bearing * Math.PI) / 180;
  const half = (COUNTER_YARDS / 2) * companies;
  const [dx = 0, dy = 0] = [half * Math.cos(turn), -half * Math.sin(turn)].map(Math.round);
  const [left, right] = [-1, 1].map((way) => [Math.round(x) + way * dx, Math.round(y) + way * dy]);
  return { line: [left, right], facing: bearing, men: (guns ? MEN.gun : MEN.troops) * companies };
}

/** The counters of entries with surveyed units. */
const countersIn = (entries: unknown): number =>
  listAt(entries, [])
    .flatMap((each) => listAt(each, ['stood']))
    .reduce<number>((sum, pair) => sum + Number(valueAt(pair, [1])), 0);

function countCounters(source: unknown, side: SideName): number {
  const regiments = listAt(source, [side, 'commands']).map((each) => countersIn(Object(each).regiments));
  return countersIn(valueAt(source, [side, 'guns'])) + regiments.reduce((sum, n) => sum + n, 0);
}

const namesOf = (parsed: Source): string[] =>
  SIDES.flatMap((side) => [
    ...parsed[side].commands.flatMap(({ regiments }) => regiments.map(({ name }) => name)),
    ...parsed[side].guns.map(({ name }) => name),
  ]);

function entryOf(source: BattleSource, side: string, unit: string): SourcePath | null {
  const of = sideNamed(SIDES, side);
  const { overall, commands, guns } = parseSource(source)[of];
  if (unit === overallName(overall.leader)) return [of, 'overall'];
  for (const [at, { leader, regiments }] of commands.entries()) {
    if (unit === leaderName(leader)) return [of, 'commands', at];
    const index = regiments.findIndex(({ name, stood }) =>
      eachCounter(stood).some((i) => unitName(name, i, leader) === unit),
    );
    if (index !== -1) return [of, 'commands', at, 'regiments', index];
  }
  const gun = guns.findIndex(({ name, stood }) => eachCounter(stood).some((i) => gunName(name, i) === unit));
  return gun === -1 ? null : [of, 'guns', gun];
}

const eachCounter = (stood: readonly (readonly [string, number])[]): number[] =>
  Array.from({ length: stood.reduce((sum, [, count]) => sum + count, 0) }, (_, i) => i);

/** True if a place in the source is that of a regiment or of guns. */
const isBody = (path: SourcePath): boolean => path[1] === 'guns' || path[3] === 'regiments';

function withCopy(source: BattleSource, { side, unit, at, bearing }: UnitCopy): BattleSource {
  const path = entryOf(source, side, unit);
  if (path === null || !isBody(path)) throw new RangeError(`“${unit}” is a leader. Copy a regiment.`);
  const entry = Object(valueAt(source, path));
  const name = freeName(String(entry.name), namesOf(parseSource(source)));
  const arm = path[1] === 'guns' ? 'guns' : 'regulars';
  return grown(source, { side, arm, name, companies: countersIn([entry]), at, bearing }, entry);
}

function withoutUnit(source: BattleSource, side: string, unit: string): BattleSource {
  const path = entryOf(source, side, unit);
  if (path === null) throw new RangeError(`There is no “${unit}” in this battle.`);
  if (!isBody(path))
    throw new RangeError(
      `“${unit}” leads others. Take away the regiments first; the leader goes with the last.`,
    );
  const of = sideNamed(SIDES, side);
  const { name } = Object(valueAt(source, path));
  const commands = listAt(source, [of, 'commands']);
  const regiments = commands.flatMap((each) => listAt(each, ['regiments']));
  if (path[1] !== 'guns' && regiments.length === 1)
    throw new RangeError(`“${name}” is the last regiment of its side. Each side needs one.`);
  const list = path.slice(0, -1);
  const rest = listAt(source, list).filter((_, index) => index !== path.at(-1));
  const shorter = withValueAt(withValueAt(source, list, rest), ['own', of, String(name)], undefined);
  if (path[1] === 'guns' || rest.length > 0) return withoutGaps(shorter);
  const left = commands.filter((_, index) => index !== path[2]);
  return withoutGaps(withValueAt(shorter, [of, 'commands'], left));
}

/** JSON without the fields that were taken away. */
const withoutGaps = (json: unknown): BattleSource => JSON.parse(JSON.stringify(json));

function withValue(source: BattleSource, path: SourcePath, value: unknown): BattleSource {
  const changed = withValueAt(source, path, value);
  if (path.length < 3 || !isBody(path)) return Object(changed);
  const entry = path.slice(0, path[1] === 'guns' ? 3 : 5);
  const [old, now] = [source, changed].map((json) => valueAt(json, [...entry, 'name']));
  if (typeof old !== 'string' || typeof now !== 'string' || old === now) return Object(changed);
  if (namesOf(parseSource(source)).includes(now))
    throw new RangeError(`There is a “${now}” already. Choose another name.`);
  return Object(withTextAs(changed, old, now));
}
