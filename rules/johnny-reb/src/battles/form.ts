import {
  type BattleForm,
  type BattleSource,
  type EmptyGround,
  freeName,
  type IdNames,
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
import { ARMS, type Arm } from '../tables/index.ts';
import { battleOf, battleSchema, type RebBattle } from './battle.ts';

/** Battles of Johnny Reb that are made from nothing: their beginning, and units added and taken away. */

const SIDES = ['USA', 'CSA'] as const;
type SideName = (typeof SIDES)[number];

const NAMES: Readonly<Record<Arm, string>> = {
  infantry: 'Infantry',
  dismounted: 'Dismounted cavalry',
  mounted: 'Mounted cavalry',
  battery: 'Battery',
};
/** Figures of a company of a new regiment, and the men of a figure (JR-1.2a). */
const COMPANY_FIGURES = 2;
const FIGURE_MEN = 30;
/** Stands of a regiment, and sections of a battery, at most. */
const MAX_STANDS = 4;
const MAX_SECTIONS = 3;
/** Inches from the officer to the line of the first unit. */
const BEHIND = 3;
const TURNS = 8;

/** Makes battles of Johnny Reb from nothing. */
export const form: BattleForm = {
  schema: z.toJSONSchema(battleSchema, { io: 'input', unrepresentable: 'any' }),
  sides: SIDES,
  arms: ARMS.map((arm) => ({ arm, name: NAMES[arm] })),
  parts: [
    { title: 'Turns', path: ['turns'] },
    { title: 'First to move', path: ['first_side'] },
    { title: 'Objectives', path: ['objectives'] },
    { title: 'Points', path: ['points'] },
    { title: 'Reinforcements', path: ['reinforcements'] },
    { title: 'How far one sees', path: ['visibility'] },
    { title: 'Home edges', path: ['home_edge'] },
    { title: 'Orders that some must have', path: ['restricted_orders'] },
    { title: 'Officers', path: ['officers'] },
  ],
  track: { turns: ['turns'], arrivals: ['reinforcements'] },
  begin,
  withUnit,
  withCopy,
  withoutUnit,
  entryOf,
  withValue,
  namesIn,
  goalsOf: (source) => battleOf(source).objectives.map(({ id, area }) => ({ name: id, at: area })),
};

/** The names of units and officers, of those too who come later. */
function namesIn(source: BattleSource): IdNames[] {
  const { units, officers, reinforcements } = battleOf(source);
  const all = <T>(side: Readonly<Record<SideName, readonly T[]>>) => SIDES.flatMap((each) => side[each]);
  const officersOfAll = [...all(officers), ...reinforcements.flatMap((each) => each.officers)];
  const unitsOfAll = [...all(units), ...reinforcements.flatMap((each) => each.units)];
  return [
    Object.fromEntries(unitsOfAll.map(({ id, name }) => [id, name])),
    Object.fromEntries(
      officersOfAll.flatMap((each) => [each.id, officerName(each)].map((id) => [id, each.name])),
    ),
  ];
}

function begin({ title, width, height, names }: EmptyGround): BattleSource {
  const row = (seat: number): number => (seat === 0 ? height / 6 : (height * 5) / 6);
  const officer = (seat: 0 | 1): object => ({
    ...{ id: `${SIDES[seat]}-1`, name: `${names[seat]} commander`, rank: 'brigade' },
    command: [`${names[seat]} brigade`],
    P: [width / 2, row(seat) + (seat === 0 ? -BEHIND : BEHIND)].map(quarters),
  });
  const unit = (seat: 0 | 1): object =>
    unitOf(
      {
        ...{ side: SIDES[seat], arm: 'infantry', name: `1st ${names[seat]} Regiment`, companies: 5 },
        ...{ at: [width / 2, row(seat)], bearing: seat === 0 ? 0 : 180 },
      },
      { id: `${SIDES[seat].charAt(0)}I1`, brigade: `${names[seat]} brigade` },
    );
  return {
    ...{ id: `own: ${title}`, turns: TURNS, table: { w: width, h: height }, first_side: 'USA' },
    home_edge: { USA: 'south', CSA: 'north' },
    visibility: [{ until: TURNS, inches: 40 }],
    ...{ restricted_orders: [], leave_by_home_edge_only: false, terrain: [] },
    units: { USA: [unit(0)], CSA: [unit(1)] },
    officers: { USA: [officer(0)], CSA: [officer(1)] },
    ...{ reinforcements: [], objectives: [] },
    points: {
      ...{ unit_lost: 2, unit_routed_at_end: 1, unit_shaken_at_end: 0.5 },
      officer_lost: { brigade: 1, division: 2, corps: 3 },
      handicap: { USA: 0, CSA: 0 },
    },
  };
}

const quarters = (inches: number): number => Math.round(inches * 4) / 4;

function unitOf(
  { arm, name, companies, at, bearing }: NewUnit,
  { id, brigade }: { readonly id: string; readonly brigade: string },
): object {
  const common = { id, name, brigade, quality: 'veteran', P: at.map(quarters), heading: bearing };
  if (arm === 'battery') {
    if (companies > MAX_SECTIONS)
      throw new RangeError(`A battery has ${MAX_SECTIONS} sections at most, not ${companies}.`);
    const guns = { guns: 2 * companies, sections: companies, gun: 'napoleon_12', horse_artillery: false };
    return { ...common, arm, formation: 'unlimbered', ...guns };
  }
  const figures = COMPANY_FIGURES * companies;
  const weapon = arm === 'infantry' ? 'rifle_musket' : 'breech_loading_carbine';
  return {
    ...{ ...common, arm, weapon, formation: arm === 'mounted' ? 'mounted_line' : 'single_line' },
    ...{ men: FIGURE_MEN * figures, stands: standsOf(figures) },
  };
}

/** Figures shared out evenly to as few stands as hold them, the larger ones first. */
function standsOf(figures: number): number[] {
  const many = Math.min(MAX_STANDS, Math.max(1, Math.ceil(figures / 3)));
  return Array.from({ length: many }, (_, i) => Math.ceil((figures - i) / many));
}

function withUnit(source: BattleSource, unit: NewUnit): BattleSource {
  const parsed = battleOf(source);
  const side = sideNamed(SIDES, unit.side);
  const arm = ARMS.find((each) => each === unit.arm);
  if (!arm) throw new RangeError(`There is no arm "${unit.arm}" in these rules; choose one of the list.`);
  const name = freeName(
    unit.name,
    SIDES.flatMap((each) => parsed.units[each].map((other) => other.name)),
  );
  const brigade = parsed.units[side][0]?.brigade ?? `${side} brigade`;
  const added = unitOf({ ...unit, name }, { id: freeId(parsed, side, arm), brigade });
  return withMore(source, ['units', side], added);
}

function withMore(source: BattleSource, path: SourcePath, entry: object): BattleSource {
  return Object(withValueAt(source, path, [...listAt(source, path), entry]));
}

/** An id that no other unit has: the letters of its side and arm, and a number. */
function freeId(parsed: RebBattle, side: SideName, arm: Arm): string {
  const waiting = parsed.reinforcements.flatMap(({ units }) => units);
  const taken = [...SIDES.flatMap((each) => parsed.units[each]), ...waiting].map(({ id }) => id);
  const letters = side.charAt(0) + NAMES[arm].charAt(0);
  let number = 1;
  while (taken.includes(letters + number)) number += 1;
  return letters + number;
}

/** The name of an officer on a map. */
export const officerName = ({ name }: { readonly name: string }): string => `officer ${name}`;

function entryOf(source: BattleSource, side: string, unit: string): SourcePath | null {
  const of = sideNamed(SIDES, side);
  const { units, officers } = battleOf(source);
  const at = units[of].findIndex(({ id }) => id === unit);
  if (at !== -1) return ['units', of, at];
  const officer = officers[of].findIndex((each) => officerName(each) === unit);
  return officer === -1 ? null : ['officers', of, officer];
}

function withCopy(source: BattleSource, { side, unit, at, bearing }: UnitCopy): BattleSource {
  const path = entryOf(source, side, unit);
  if (path?.[0] !== 'units') throw new RangeError(`“${unit}” is an officer. Copy a regiment or a battery.`);
  const copied = Object(valueAt(source, path));
  const made = withUnit(source, { side, arm: copied.arm, name: copied.name, companies: 1, at, bearing });
  const list: SourcePath = ['units', sideNamed(SIDES, side)];
  const { id, name, P, heading } = Object(listAt(made, list).at(-1));
  return withMore(source, list, { ...copied, id, name, P, heading });
}

function withoutUnit(source: BattleSource, side: string, unit: string): BattleSource {
  const of = sideNamed(SIDES, side);
  const path = entryOf(source, side, unit);
  if (path === null) throw new RangeError(`There is no “${unit}” in this battle.`);
  const { name, id } = Object(valueAt(source, path));
  if (path[0] === 'officers')
    throw new RangeError(`${name} leads units. Take them away first; the officer goes with the last.`);
  const rest = battleOf(source).units[of].filter((each) => each.id !== unit);
  if (rest.length === 0) throw new RangeError(`“${name}” is the last unit of its side. Each side needs one.`);
  const units = listAt(source, ['units', of]).filter((each) => Object(each).id !== id);
  return withoutReferences(Object(withValueAt(source, ['units', of], units)), of, String(id));
}

/** The source in which nothing names a unit that is gone, and no officer leads a brigade without units. */
function withoutReferences(source: BattleSource, side: SideName, unit: string): BattleSource {
  const parsed = battleOf(source);
  const arriving = parsed.reinforcements.flatMap((each) => (each.side === side ? each.units : []));
  const brigades = [...parsed.units[side], ...arriving].map(({ brigade }) => brigade);
  const officers = listAt(source, ['officers', side]).flatMap((each) => {
    const command = listAt(each, ['command']).filter((name) => brigades.includes(String(name)));
    const { attached, ...officer } = Object(each);
    return command.length > 0 ? [{ ...officer, command, ...(attached !== unit && { attached }) }] : [];
  });
  const orders = listAt(source, ['restricted_orders']).map((each) => ({
    ...Object(each),
    except: listAt(each, ['except']).filter((id) => id !== unit),
  }));
  const cleared = { ...source, restricted_orders: orders };
  return JSON.parse(JSON.stringify(withValueAt(cleared, ['officers', side], officers)));
}

function withValue(source: BattleSource, path: SourcePath, value: unknown): BattleSource {
  const changed = withValueAt(source, path, value);
  const [list, side, index] = path;
  if (list !== 'units' || side === undefined || index === undefined) return Object(changed);
  const [before, after] = [source, changed].map((json) => valueAt(json, [list, side, index, 'id']));
  if (typeof before !== 'string' || typeof after !== 'string' || before === after) return Object(changed);
  return {
    ...Object(changed),
    officers: withTextAs(Object(changed).officers, before, after),
    restricted_orders: withTextAs(Object(changed).restricted_orders, before, after),
  };
}
