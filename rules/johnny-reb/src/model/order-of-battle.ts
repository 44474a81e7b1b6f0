import { battleById } from '@linstock/battles';
import {
  boxOf,
  degrees,
  type Ground,
  type InchSpot,
  inches,
  type PlaceName,
  type Pose,
  spotOfInches,
  type Table,
  tableOf,
} from '@linstock/ground';
import type { Side } from '@linstock/kernel';
import { troopsNamed } from '@linstock/scene';
import type { ListedOfficer, ListedReinforcement, ListedUnit, RebBattle } from '../battles/battle.ts';
import { GROUND_WORDS } from '../tables/ground.ts';
import type { Arm } from '../tables/index.ts';
import {
  type Brigade,
  type BrigadeId,
  CONFEDERATE,
  type Entry,
  type Field,
  NONE,
  type Objective,
  type Officer,
  type Reinforcement,
  type Restriction,
  UNION,
  type Unit,
  type UnitId,
} from './field.ts';

/** From the lists of a battle to its field: everything numbered and measured. */

const SIDES = ['USA', 'CSA'] as const;
type SideCode = (typeof SIDES)[number];

const sideOfCode = (code: SideCode): Side => (code === 'USA' ? UNION : CONFEDERATE);

/** Men who serve a section of two guns, for statistics. */
const MEN_A_SECTION = 30;

/**
 * The field of a battle. Throws RangeError if a list names what no other list has.
 * @param labels the names to write on the table, in survey yards
 */
export function drawUp(
  battle: RebBattle,
  labels: readonly PlaceName[] = battleById(battle.id)?.labels ?? [],
): Field {
  const table = tableOf(
    { width: battle.table.w, height: battle.table.h, terrain: battle.terrain },
    GROUND_WORDS,
  );
  const brigades = brigadesOf(battle);
  const units = buildUnits(battle, brigades);
  const officers = officersOf(battle, brigades, units);
  return {
    battle: battle.id,
    labels,
    table,
    units,
    brigades: brigades.map((brigade) => ({
      ...brigade,
      units: units.filter((unit) => unit.brigade === brigade.id).map(({ id }) => id),
    })),
    officers,
    reinforcements: battle.reinforcements.map((each) => reinforcementOf(each, table, units, officers)),
    objectives: battle.objectives.map((each) => objectiveOf(each, table, battle.holders ?? ['infantry'])),
    restrictions: battle.restricted_orders.map((each) => restrictionOf(each, units)),
    turns: battle.turns,
    first: sideOfCode(battle.first_side),
    homeEdge: [battle.home_edge.USA, battle.home_edge.CSA],
    leaveByHomeEdgeOnly: battle.leave_by_home_edge_only,
    visibility: visibilityOf(battle),
    points: {
      unitLost: battle.points.unit_lost,
      unitRouted: battle.points.unit_routed_at_end,
      unitShaken: battle.points.unit_shaken_at_end,
      officerLost: battle.points.officer_lost,
    },
    handicap: [battle.points.handicap.USA, battle.points.handicap.CSA],
  };
}

/** A side's list, reinforcements after the rest (list order). */
function listed<T>(
  battle: RebBattle,
  code: SideCode,
  own: Readonly<Record<SideCode, readonly T[]>>,
  later: (arrival: ListedReinforcement) => readonly T[],
): readonly T[] {
  return [...own[code], ...battle.reinforcements.filter(({ side }) => side === code).flatMap(later)];
}

const listedUnits = (battle: RebBattle, code: SideCode): readonly ListedUnit[] =>
  listed<ListedUnit>(battle, code, battle.units, ({ units }) => units);

const listedOfficers = (battle: RebBattle, code: SideCode): readonly ListedOfficer[] =>
  listed<ListedOfficer>(battle, code, battle.officers, ({ officers }) => officers);

function brigadesOf(battle: RebBattle): Omit<Brigade, 'units'>[] {
  const named = SIDES.flatMap((code) => {
    const names = listedUnits(battle, code).map(({ brigade }) => brigade);
    return [...new Set(names)].map((name) => ({ side: sideOfCode(code), name }));
  });
  return named.map((brigade, id) => ({ id, ...brigade }));
}

function brigadeId(brigades: readonly Omit<Brigade, 'units'>[], side: Side, name: string): BrigadeId {
  const found = brigades.find((brigade) => brigade.side === side && brigade.name === name);
  if (!found) throw new RangeError(`No unit of that side is in the brigade "${name}"; check its name.`);
  return found.id;
}

function buildUnits(battle: RebBattle, brigades: readonly Omit<Brigade, 'units'>[]): Unit[] {
  const lists = SIDES.flatMap((code) =>
    listedUnits(battle, code).map((unit) => [sideOfCode(code), unit] as const),
  );
  return lists.map(([side, unit], id) => ({
    id,
    side,
    code: unit.id,
    name: unit.name,
    label: unit.naming?.short ?? null,
    called: troopsNamed(unit.name, unit.naming),
    brigade: brigadeId(brigades, side, unit.brigade),
    quality: unit.quality,
    formation: unit.formation,
    start: startOf(unit),
    heldUntil: unit.hold_until_turn ?? 1,
    ...armedAs(unit),
  }));
}

/** The properties of regiments and of batteries. */
function armedAs(
  unit: ListedUnit,
): Pick<
  Unit,
  | 'arm'
  | 'stands'
  | 'sections'
  | 'weapon'
  | 'horseArtillery'
  | 'men'
  | 'staysDismounted'
  | 'mayLeaveBy'
  | 'ammunition'
  | 'replenished'
  | 'noCanisterDownhill'
> {
  if (unit.arm === 'battery')
    return {
      arm: unit.arm,
      stands: [],
      sections: unit.sections,
      weapon: unit.gun,
      horseArtillery: unit.horse_artillery,
      men: unit.sections * MEN_A_SECTION,
      staysDismounted: false,
      mayLeaveBy: null,
      ammunition: 'full',
      replenished: true,
      noCanisterDownhill: unit.no_canister_downhill,
    };
  return {
    arm: unit.arm,
    stands: unit.stands,
    sections: 0,
    weapon: unit.weapon,
    horseArtillery: false,
    men: unit.men,
    staysDismounted: unit.stays_dismounted,
    mayLeaveBy: unit.may_leave_by ?? null,
    ammunition: unit.ammunition ?? 'full',
    replenished: unit.replenished ?? true,
    noCanisterDownhill: false,
  };
}

function startOf({ id, P, heading }: ListedUnit): Pose | null {
  if (P === undefined) return null;
  if (heading === undefined) throw new RangeError(`"${id}" has a place but no heading; give it one.`);
  return { ...spotOfInches(...P), facing: degrees(heading) };
}

function officersOf(
  battle: RebBattle,
  brigades: readonly Omit<Brigade, 'units'>[],
  units: readonly Unit[],
): Officer[] {
  const lists = SIDES.flatMap((code) =>
    listedOfficers(battle, code).map((officer) => [sideOfCode(code), officer] as const),
  );
  return lists.map(([side, officer], id) => ({
    id,
    side,
    code: officer.id,
    name: officer.name,
    rank: officer.rank,
    brigades: officer.command.map((name) => brigadeId(brigades, side, name)),
    start: officer.P ? spotOfInches(...officer.P) : null,
    attached: officer.attached === undefined ? NONE : unitId(units, side, officer.attached),
  }));
}

function unitId(units: readonly Unit[], side: Side, code: string): UnitId {
  const found = units.find((unit) => unit.side === side && unit.code === code);
  if (!found) throw new RangeError(`There is no unit "${code}" of that side; check its id.`);
  return found.id;
}

function reinforcementOf(
  arrival: ListedReinforcement,
  table: Table,
  units: readonly Unit[],
  officers: readonly Officer[],
): Reinforcement {
  const side = sideOfCode(arrival.side);
  const entry: Entry =
    'area' in arrival
      ? { kind: 'area', ground: groundNamed(table, arrival.area) }
      : { kind: 'edge', edge: arrival.edge, from: inches(arrival.span[0]), to: inches(arrival.span[1]) };
  return {
    turn: arrival.turn,
    side,
    entry,
    units: arrival.units.map(({ id }) => unitId(units, side, id)),
    officers: arrival.officers.map(({ id }) =>
      officers.findIndex((officer) => officer.side === side && officer.code === id),
    ),
  };
}

function groundNamed(table: Table, id: string): Ground {
  const found = table.areas.find((area) => area.id === id);
  if (!found) throw new RangeError(`The table has no area "${id}"; check its id.`);
  return found;
}

function objectiveOf(
  { id, area, points }: RebBattle['objectives'][number],
  table: Table,
  heldBy: readonly Arm[],
): Objective {
  const ground = typeof area === 'string' ? groundNamed(table, area) : groundWithin(area);
  return { id, ground, heldBy, points: [points.USA, points.CSA] };
}

function groundWithin(outline: readonly InchSpot[]): Ground {
  const ring = Int32Array.from(
    outline.flatMap(([x, y]) => {
      const spot = spotOfInches(x, y);
      return [spot.x, spot.y];
    }),
  );
  return { rings: [ring], box: boxOf([ring]) };
}

function restrictionOf(
  { side, arm, until_turn, except, orders }: RebBattle['restricted_orders'][number],
  units: readonly Unit[],
): Restriction {
  const held = units.filter(
    (unit) => unit.side === sideOfCode(side) && unit.arm === arm && !except.includes(unit.code),
  );
  return { units: held.map(({ id }) => id), untilTurn: until_turn, orders };
}

function visibilityOf({ turns, visibility }: RebBattle): number[] {
  return Array.from({ length: turns }, (_, i) => {
    const row = visibility.find(({ until }) => i + 1 <= until);
    if (!row) throw new RangeError(`The battle says nothing of the visibility of turn ${i + 1}; add a row.`);
    return inches(row.inches);
  });
}
