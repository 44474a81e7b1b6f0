import {
  type BattleForm,
  type BattleSource,
  type EmptyGround,
  type FormGoal,
  freeName,
  type IdNames,
  type NewUnit,
  sentence,
  type SourcePath,
  troopsNamed,
  type UnitCopy,
  withTextAs,
  withValueAt,
} from '@linstock/scene';
import { z } from 'zod';
import { TROOP_TYPES, type TroopType } from '../tables/index.ts';
import { companyName } from '../tables/naming.ts';
import { type BattleBrigade, type BattleRegiment, battleOf, battleSchema, companyIds } from './battle.ts';
import { weaponsOf } from './force.ts';
import { LIMITS } from './points.ts';

/** Battles of Morschauser that are made from nothing: their beginning, and units added and taken away. */

const SIDES = ['south', 'north'] as const;
const NAMES: Readonly<Record<TroopType, string>> = {
  lineInfantry: 'Line infantry',
  lightInfantry: 'Light infantry',
  cavalry: 'Heavy cavalry',
  lightCavalry: 'Light cavalry',
  artillery: 'Artillery',
  engineers: 'Engineers',
  wagons: 'Wagons',
};
/** Inches from the middle of a company to the next in line: a stand and a gap. */
const STEP = 3.25;
/** Companies a regiment may have (MM-A1m). */
const MOST_COMPANIES = 5;
/** Inches from the general to the line of the first unit. */
const BEHIND = 3;

/** Makes battles of Morschauser from nothing. */
export const form: BattleForm = {
  schema: z.toJSONSchema(battleSchema, { io: 'input', unrepresentable: 'any' }),
  sides: SIDES,
  arms: TROOP_TYPES.map((arm) => ({ arm, name: NAMES[arm] })),
  parts: [
    { title: 'Turns', path: ['turns'] },
    { title: 'First to move', path: ['firstMover'] },
    { title: 'How it is won', path: ['victory', 'atLimit'] },
    { title: 'Losses that decide', path: ['victory', 'breakFraction'] },
    { title: 'Reinforcements', path: ['reinforcements'] },
    { title: 'Brigades and generals', path: ['brigades'] },
    { title: 'Sides', path: ['sides'] },
    { title: 'Options', path: ['options'] },
    { title: 'Features of its own', path: ['features'] },
    { title: 'Kinds of company of its own', path: ['kinds'] },
  ],
  track: { turns: ['turns'], arrivals: ['reinforcements'] },
  begin,
  withUnit,
  withCopy,
  withoutUnit,
  entryOf,
  withValue,
  goalsOf,
  namesIn,
};

function goalsOf(source: BattleSource): FormGoal[] {
  const { atLimit } = battleOf(source).victory;
  return atLimit.kind === 'countInTerrain' ? [{ name: atLimit.terrain, at: atLimit.terrain }] : [];
}

/** The names of regiments, companies, sides, and of generals, after whom brigades are called. */
function namesIn(source: BattleSource): IdNames[] {
  const { sides, brigades, reinforcements } = battleOf(source);
  const regiments = brigades.flatMap((brigade) => brigade.regiments);
  const companies = regiments.flatMap(({ id, name, naming, companies: placed }) => {
    const later = reinforcements.filter(({ regiment }) => regiment === id);
    const codes = [...placed.map(([code]) => code), ...later.flatMap((each) => each.companies)];
    const called = troopsNamed(name, naming);
    const nameOf = (place: number) => (codes.length === 1 ? called : companyName(called, place));
    return codes.map((code, i) => [code, sentence(`${nameOf(i + 1)}`.replace(/^the /, ''))]);
  });
  return [
    Object.fromEntries(regiments.map(({ id, name }) => [id, name])),
    Object.fromEntries(companies),
    Object.fromEntries(sides.map(({ id, name }) => [id, name])),
    Object.fromEntries(
      brigades.flatMap(({ id, general }) => [id, general.id].map((each) => [each, general.name])),
    ),
    Object.fromEntries(brigades.map(({ general }) => [generalName(general), general.name])),
  ];
}

/** A general on a map. */
export const generalName = ({ name }: { readonly name: string }): string => `general ${name}`;

function begin({ title, width, height, names }: EmptyGround): BattleSource {
  const brigade = (side: 0 | 1): object => {
    const y = side === 0 ? height / 6 : (height * 5) / 6;
    const back = side === 0 ? -BEHIND : BEHIND;
    return {
      id: `${SIDES[side]}-army`,
      side: SIDES[side],
      general: {
        ...{ id: `${SIDES[side]}-general`, name: `${names[side]} commander`, rank: 'army' },
        ...{ personality: 'bold', charismatic: false, x: width / 2, y: y + back },
      },
      regiments: [],
    };
  };
  const empty = {
    ...{ id: 'MM-OWN', name: title, table: { w: width, h: height } },
    sides: [
      { id: 'south', name: names[0], base: 'S' },
      { id: 'north', name: names[1], base: 'N' },
    ],
    ...{ firstMover: 'dice', turns: 10, options: {}, terrain: [] },
    brigades: [brigade(0), brigade(1)],
    reinforcements: [],
    special: [],
    victory: {
      breakFraction: { south: [1, 2], north: [1, 2] },
      atLimit: { kind: 'lossFraction', winner: 'smaller', minDifference: 0, otherwise: 'draw' },
      clauses: [],
    },
  };
  return SIDES.reduce<BattleSource>(
    (source, side, seat) =>
      withUnit(source, {
        ...{ side, arm: 'lineInfantry', name: `1st ${names[seat]} Regiment`, companies: 1 },
        at: [width / 2, seat === 0 ? height / 6 : (height * 5) / 6],
        bearing: seat === 0 ? 0 : 180,
      }),
    empty,
  );
}

function withUnit(source: BattleSource, unit: NewUnit): BattleSource {
  const parsed = battleOf(source);
  const type = TROOP_TYPES.find((each) => each === unit.arm);
  if (!type) throw new RangeError(`There is no arm "${unit.arm}" in these rules; choose one of the list.`);
  if (unit.companies > MOST_COMPANIES)
    throw new RangeError(`A regiment has ${MOST_COMPANIES} companies at most, not ${unit.companies}.`);
  const own = parsed.brigades.filter(({ side }) => side === unit.side);
  const brigade = own.find(
    ({ regiments }) => countCompanies(regiments) + unit.companies <= LIMITS.brigade[1],
  );
  const at = parsed.brigades.indexOf(
    brigade ?? own.find(({ general }) => general.rank === 'army') ?? nobody(unit),
  );
  const list: SourcePath = ['brigades', at, 'regiments'];
  const regiments = parsed.brigades[at]?.regiments ?? [];
  return Object(withValueAt(source, list, [...regiments, regimentOf(parsed, unit, type)]));
}

function nobody({ side }: NewUnit): never {
  throw new RangeError(`There is no side "${side}" in this battle.`);
}

const countCompanies = (regiments: readonly BattleRegiment[]): number =>
  regiments.reduce((sum, { companies }) => sum + companies.length, 0);

type Parsed = ReturnType<typeof battleOf>;

function regimentOf(parsed: Parsed, unit: NewUnit, type: TroopType): BattleRegiment {
  const all = parsed.brigades.flatMap(({ regiments }) => regiments);
  const name = freeName(
    unit.name,
    all.map((each) => each.name),
  );
  const code = codeFor(parsed, unit.side, type);
  const turn = (unit.bearing * Math.PI) / 180;
  const companies = Array.from({ length: unit.companies }, (_, i): BattleRegiment['companies'][number] => {
    const off = (i - (unit.companies - 1) / 2) * STEP;
    const [x, y] = [unit.at[0] + off * Math.cos(turn), unit.at[1] - off * Math.sin(turn)].map(quarters);
    return [`${code}-${i + 1}`, x ?? 0, y ?? 0, unit.bearing];
  });
  const [weapon = 'none'] = weaponsOf(type);
  return { id: code, name, type, weapon, traits: [], companies };
}

const quarters = (inches: number): number => Math.round(inches * 4) / 4;

/** A code for a regiment that no other of its side has: the letter of its side and of its kind, and a number. */
function codeFor(parsed: Parsed, side: string, type: TroopType): string {
  const taken = parsed.brigades.flatMap(({ regiments }) => regiments.map(({ id }) => id));
  const companies = companyIds(parsed, side);
  const letters = `${side.charAt(0)}${NAMES[type].charAt(0)}`.toUpperCase();
  let number = 1;
  while (taken.includes(letters + number) || companies.some((id) => id.startsWith(`${letters}${number}-`)))
    number += 1;
  return letters + number;
}

interface UnitPlace {
  readonly brigade: number;
  /** -1 for the general. */
  readonly regiment: number;
}

function placeOf(brigades: readonly BattleBrigade[], side: string, unit: string): UnitPlace | null {
  for (const [brigade, each] of brigades.entries()) {
    if (each.side !== side) continue;
    if (`general ${each.general.name}` === unit) return { brigade, regiment: -1 };
    const regiment = each.regiments.findIndex(({ companies }) => companies.some(([id]) => id === unit));
    if (regiment !== -1) return { brigade, regiment };
  }
  return null;
}

function withCopy(source: BattleSource, { side, unit, at, bearing }: UnitCopy): BattleSource {
  const { brigades } = battleOf(source);
  const place = placeOf(brigades, side, unit);
  const copied = place && brigades[place.brigade]?.regiments[place.regiment];
  if (!copied) throw new RangeError(`“${unit}” is a general. Copy a regiment.`);
  const { type, name, weapon, traits, kind } = copied;
  const companies = Math.max(1, copied.companies.length);
  const grown = withUnit(source, { side, arm: type, name, companies, at, bearing });
  const ids = new Set(brigades.flatMap(({ regiments }) => regiments.map(({ id }) => id)));
  return {
    ...grown,
    brigades: battleOf(grown).brigades.map((brigade) => ({
      ...brigade,
      regiments: brigade.regiments.map((each) =>
        ids.has(each.id) ? each : { ...each, weapon, traits, ...(kind !== undefined && { kind }) },
      ),
    })),
  };
}

function entryOf(source: BattleSource, side: string, unit: string): SourcePath | null {
  const place = placeOf(battleOf(source).brigades, side, unit);
  if (place === null) return null;
  const { brigade, regiment } = place;
  return regiment === -1 ? ['brigades', brigade, 'general'] : ['brigades', brigade, 'regiments', regiment];
}

function withoutUnit(source: BattleSource, side: string, unit: string): BattleSource {
  const { brigades, reinforcements } = battleOf(source);
  const place = placeOf(brigades, side, unit);
  const brigade = place && brigades[place.brigade];
  if (!brigade) throw new RangeError(`There is no “${unit}” in this battle.`);
  if (place.regiment === -1) {
    if (brigade.general.rank === 'army')
      throw new RangeError(`${brigade.general.name} leads the army, and each side has one such general.`);
    if (brigade.regiments.length > 0)
      throw new RangeError(`${brigade.general.name} leads regiments. Take them away first.`);
    return { ...source, brigades: brigades.filter((each) => each !== brigade) };
  }
  const gone = brigade.regiments[place.regiment];
  const left = countCompanies(
    brigades.filter((each) => each.side === side).flatMap((each) => each.regiments),
  );
  if (left === (gone?.companies.length ?? 0))
    throw new RangeError(`“${gone?.name ?? unit}” is the last regiment of its side. Each side needs one.`);
  const list: SourcePath = ['brigades', place.brigade, 'regiments'];
  const shorter = withValueAt(
    source,
    list,
    brigade.regiments.filter((each) => each !== gone),
  );
  return {
    ...Object(shorter),
    reinforcements: reinforcements.filter((each) => each.side !== side || each.regiment !== gone?.id),
  };
}

function withValue(source: BattleSource, path: SourcePath, value: unknown): BattleSource {
  const changed = withValueAt(source, path, value);
  const [list, brigade, regiments, regiment] = path;
  if (list !== 'brigades' || regiments !== 'regiments' || path.length !== 4) return Object(changed);
  const idIn = (json: unknown): unknown =>
    Object(Object(Object(json)['brigades'])[String(brigade)])['regiments']?.[String(regiment)]?.id;
  const [before, after] = [idIn(source), idIn(changed)];
  if (typeof before !== 'string' || typeof after !== 'string' || before === after) return Object(changed);
  return {
    ...Object(changed),
    reinforcements: withTextAs(Object(changed).reinforcements, before, after),
  };
}
