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
import type { SideName } from '../tables/index.ts';
import { commanderName, leaderName } from './drawn.ts';
import { type ForceSource, parseSource, type BattleSource as Source, sourceSchema } from './source.ts';

/** Battles of American Legions that are made from nothing: their beginning, and units added and taken away. */

const SIDES: readonly [SideName, SideName] = ['british', 'american'];
const ARMS = [
  { arm: 'musket', name: 'Musket infantry', morale: 6, radius: 2 },
  { arm: 'rifle', name: 'Rifles', morale: 6, radius: 2 },
  { arm: 'cavalry', name: 'Cavalry', morale: 6, radius: 3 },
  { arm: 'six_pounder', name: 'Six-pounder guns', morale: 6, radius: 2 },
  { arm: 'howitzer', name: 'Howitzers', morale: 6, radius: 2 },
] as const;
/** Half the length of the line on which a company of a new unit is drawn up, in yards. */
const HALF_LINE = 50;
/** Men of a company of guns (AL-1.2b). */
const MEN_OF_GUNS = 20;

/** Makes battles of American Legions from nothing. */
export const form: BattleForm = {
  schema: z.toJSONSchema(sourceSchema, { io: 'input', unrepresentable: 'any' }),
  sides: SIDES,
  arms: ARMS.map(({ arm, name }) => ({ arm, name })),
  parts: [
    { title: 'Turns', path: ['turns'] },
    { title: 'Beginning', path: ['start'] },
    { side: 0, title: 'Commander', path: ['british', 'army_commander'] },
    { side: 0, title: 'Brigades', path: ['british', 'brigades'] },
    { side: 0, title: 'How they win', path: ['victory', 'british'] },
    { side: 1, title: 'Commander', path: ['american', 'army_commander'] },
    { side: 1, title: 'Brigades', path: ['american', 'brigades'] },
    { side: 1, title: 'How they win', path: ['victory', 'american'] },
    { title: 'Friendly edges', path: ['friendly_edge'] },
  ],
  track: { turns: ['turns'] },
  begin,
  withUnit: (source, unit) => withUnit(parseSource(source), source, unit),
  withCopy,
  withoutUnit,
  entryOf,
  withValue,
};

function begin({ width, height, names }: EmptyGround): BattleSource {
  const force = (side: 0 | 1): object => ({
    army_commander: { name: `${names[side]} commander`, effectiveness: 2, acting_leader_of: null },
    facing: side === 0 ? 0 : 3,
    brigades: [],
    regiments: [regimentOf({ ...firstUnit(side), name: `1st ${names[side]} Regiment` })],
    regular_guns: [],
  });
  const firstUnit = (side: 0 | 1): Omit<NewUnit, 'name'> => ({
    side: SIDES[side],
    arm: 'musket',
    companies: 1,
    at: [width / 2, side === 0 ? height / 6 : (height * 5) / 6],
    bearing: side === 0 ? 0 : 180,
  });
  const [first, second] = names.map((name) => `1st ${name} Regiment`);
  return {
    note: '',
    table: 'own',
    turns: 8,
    start: { player_turn: 'british', phase: 'command' },
    british: force(0),
    american: force(1),
    victory: {
      british: { count_at_least: 1, of: [second] },
      american: { count_at_least: 1, of: [first] },
    },
    ground: {
      layout: { yardsPerHex: 100, origin: { x: width / 2, y: height / 2 }, bearing: 0 },
      levels: [20, 40, 60, 80],
    },
    friendly_edge: { british: ['south'], american: ['north'] },
    deployment: {
      phase: 1,
      commanders: { british: first, american: second },
      stood: {},
      own: { [String(first)]: lineOf(firstUnit(0)), [String(second)]: lineOf(firstUnit(1)) },
    },
    uniforms: {},
  };
}

/** The line on which a unit is drawn up, to the left and right of its middle. */
function lineOf({ arm, at: [x, y], bearing, companies }: Omit<NewUnit, 'name'>): object {
  const turn = (bearing * Math.PI) / 180;
  const half = HALF_LINE * companies;
  const [dx, dy] = [half * Math.cos(turn), -half * Math.sin(turn)].map(Math.round);
  const line = [
    [Math.round(x) - (dx ?? 0), Math.round(y) - (dy ?? 0)],
    [Math.round(x) + (dx ?? 0), Math.round(y) + (dy ?? 0)],
  ];
  return { line, facing: bearing, men: (isGuns(arm) ? MEN_OF_GUNS : 50) * companies };
}

const isGuns = (arm: string): boolean => arm === 'six_pounder' || arm === 'howitzer';

function companiesOf({ arm, name, companies }: NewUnit | (Omit<NewUnit, 'at'> & { name: string })): object {
  return { count: companies, arm, label: name, short: name.slice(0, 12), full: name };
}

function regimentOf(unit: NewUnit): object {
  const { morale = 6, radius = 2 } = ARMS.find(({ arm }) => arm === unit.arm) ?? {};
  return {
    ...{ regiment: unit.name, leader: 'Colonel', leader_unnamed: true, effectiveness: 2, radius, morale },
    companies: [companiesOf(unit)],
  };
}

function withUnit(parsed: Source, source: BattleSource, unit: NewUnit): BattleSource {
  const side = sideNamed(SIDES, unit.side);
  if (!ARMS.some(({ arm }) => arm === unit.arm))
    throw new RangeError(`There is no arm "${unit.arm}" in these rules; choose one of the list.`);
  const name = freeName(unit.name, namesOf(parsed));
  const list = isGuns(unit.arm) ? 'regular_guns' : 'regiments';
  const added = isGuns(unit.arm) ? companiesOf({ ...unit, name }) : regimentOf({ ...unit, name });
  const before = parsed[side].regiments.map(({ regiment }) => regiment);
  const grown = withValueAt(source, [side, list], [...listAt(source, [side, list]), added]);
  const placed = withValueAt(grown, ['deployment', 'own', name], lineOf(unit));
  if (isGuns(unit.arm)) return Object(placed);
  // A condition that counts all regiments of a side counts the new one too.
  const wins: SourcePath = ['victory', otherOf(side)];
  const { of } = Object(valueAt(placed, wins));
  const all = Array.isArray(of) && before.every((each) => of.includes(each));
  return Object(all ? withValueAt(placed, [...wins, 'of'], [...of, name]) : placed);
}

const otherOf = (side: SideName): SideName => (side === 'british' ? 'american' : 'british');

function namesOf(parsed: Source): string[] {
  return SIDES.flatMap((side) => bodiesOf(parsed[side]).map(({ name }) => name));
}

/** A regiment or group of guns, with its place in its side's lists. */
interface BodyPlace {
  readonly name: string;
  readonly list: 'regiments' | 'regular_guns';
  readonly index: number;
  readonly leader: string | null;
}

function bodiesOf({ regiments, regular_guns }: ForceSource): BodyPlace[] {
  return [
    ...regiments.map(({ regiment: name, leader }, index) => ({
      ...({ name, list: 'regiments', index, leader: leaderName(leader, name) } as const),
    })),
    ...regular_guns.map(({ label: name }, index) => ({
      ...({ name, list: 'regular_guns', index, leader: null } as const),
    })),
  ];
}

/** The body that a drawn company or leader belongs to. */
function bodyOf(force: ForceSource, unit: string): BodyPlace | undefined {
  const company = unit.replace(/ \d+$/, '');
  return bodiesOf(force).find(({ name, leader }) => leader === unit || (name === company && unit !== name));
}

function withCopy(source: BattleSource, { side, unit, at, bearing }: UnitCopy): BattleSource {
  const of = sideNamed(SIDES, side);
  const parsed = parseSource(source);
  const body = bodyOf(parsed[of], unit);
  if (!body) throw new RangeError(`“${unit}” leads an army or a brigade. Copy a regiment.`);
  const entry = valueAt(source, [of, body.list, body.index]);
  const groups =
    body.list === 'regiments' ? (parsed[of].regiments[body.index]?.companies ?? []) : [Object(entry)];
  const companies = groups.reduce((sum, { count }) => sum + count, 0);
  const { arm } = groups[0] ?? { arm: 'musket' };
  const known = ARMS.find((each) => each.arm === arm)?.arm ?? 'musket';
  const grown = withUnit(parsed, source, { side, arm: known, name: body.name, companies, at, bearing });
  const list = listAt(grown, [of, body.list]);
  const key = body.list === 'regiments' ? 'regiment' : 'label';
  const copied = { ...Object(entry), [key]: Object(list.at(-1))[key] };
  return Object(withValueAt(grown, [of, body.list, list.length - 1], copied));
}

function entryOf(source: BattleSource, side: string, unit: string): SourcePath | null {
  const of = sideNamed(SIDES, side);
  const force = parseSource(source)[of];
  if (unit === commanderName(force.army_commander.name)) return [of, 'army_commander'];
  const brigade = force.brigades.findIndex((each) => leaderName(each.leader, each.brigade) === unit);
  if (brigade !== -1) return [of, 'brigades', brigade];
  const body = bodyOf(force, unit);
  return body ? [of, body.list, body.index] : null;
}

function withoutUnit(source: BattleSource, side: string, unit: string): BattleSource {
  const of = sideNamed(SIDES, side);
  const parsed = parseSource(source);
  const body = bodyOf(parsed[of], unit);
  if (!body)
    throw new RangeError(`“${unit}” leads the army, and each side has one. It cannot be taken away.`);
  const others = parsed[of].regiments.filter(({ regiment }) => regiment !== body.name);
  const [heir] = others;
  if (!heir) throw new RangeError(`“${body.name}” is the last regiment of its side. Each side needs one.`);
  const rest = listAt(source, [of, body.list]).filter((_, index) => index !== body.index);
  const shorter = withoutName(withValueAt(source, [of, body.list], rest), body.name);
  const deployment: SourcePath = ['deployment', 'commanders', of];
  return Object(
    valueAt(shorter, deployment) === body.name ? withValueAt(shorter, deployment, heir.regiment) : shorter,
  );
}

/** JSON without the items of a name in its lists, and without the data stored under it. */
function withoutName(json: unknown, name: string): unknown {
  if (Array.isArray(json)) return json.filter((each) => each !== name).map((each) => withoutName(each, name));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json)
      .filter(([key]) => key !== name)
      .map(([key, value]) => [
        key,
        key === 'acting_leader_of' && value === name ? null : withoutName(value, name),
      ]),
  );
}

function withValue(source: BattleSource, path: SourcePath, value: unknown): BattleSource {
  const before = parseSource(source);
  const changed = withValueAt(source, path, value);
  const [side, list, index] = path;
  const isBody = (list === 'regiments' || list === 'regular_guns') && typeof index === 'number';
  const key = list === 'regiments' ? 'regiment' : 'label';
  const old = isBody ? valueAt(before, [String(side), list, index, key]) : undefined;
  const now = isBody ? valueAt(changed, [String(side), list, index, key]) : undefined;
  if (typeof old !== 'string' || typeof now !== 'string' || old === now) return Object(changed);
  if (namesOf(before).includes(now))
    throw new RangeError(`There is a “${now}” already. Choose another name.`);
  return Object(withTextAs(changed, old, now));
}
