import { type Axial, distance, type Hex, type HexMap, requireHex } from '@linstock/ground';
import { nth, type Side } from '@linstock/kernel';
import { companyNamed, type Name, partNamed, sentence, troopsNamed } from '@linstock/scene';
import type {
  AmericanLegionsBattle,
  LegionsBattle,
  Company as ListedCompany,
  Regiment as ListedRegiment,
} from '../battles/index.ts';
import type { VictoryCondition as Listed } from '../reckon/victory.ts';
import { isGun, type Order, UNITS } from '../tables/index.ts';
import { ordinal } from '../tables/naming.ts';
import type {
  Company,
  Field,
  Leader,
  OfficerId,
  Regiment,
  RegimentId,
  Victory,
  VictoryCondition,
} from './field.ts';
import { startOf } from './phases.ts';

/** A battle to be drawn up, and how the armies are set up. */
export interface BattleLists extends Pick<LegionsBattle, 'data' | 'map' | 'clauses'> {
  readonly surveyed: Pick<LegionsBattle['surveyed'], 'id' | 'title' | 'survey' | 'labels'>;
  readonly setUp: 'suggested' | 'free';
}

/** One army while it is built: growing lists. */
interface Roll {
  readonly map: HexMap;
  readonly companies: Company[];
  readonly regiments: Regiment[];
  readonly leaders: Leader[];
  readonly hex: Hex[];
  readonly facing: number[];
  readonly leaderHex: Hex[];
}

/**
 * The field of a battle: every company, regiment and leader numbered, the British before the American and otherwise
 * in the order of the battle table; positions turned into hexes.
 */
export function drawUp(battle: BattleLists): Field {
  const { data, map } = battle;
  const roll: Roll = { map, companies: [], regiments: [], leaders: [], hex: [], facing: [], leaderHex: [] };
  drawUpSide(roll, data, 0);
  drawUpSide(roll, data, 1);
  const forces = [data.british, data.american] as const;
  const regiment = (name: string) => numberOf(roll.regiments, name);
  const commander = (side: Side) => {
    const { name, effectiveness, actingLeaderOf } = forces[side].armyCommander;
    const acting =
      actingLeaderOf === null ? null : (roll.regiments[regiment(actingLeaderOf)]?.leader ?? null);
    return { side, name, effectiveness, actingFor: acting };
  };
  const edge = (hexes: readonly Axial[]) =>
    edgeDistances(
      map,
      hexes.map((hex) => requireHex(map, hex)),
    );
  return {
    battle: battle.surveyed.id,
    title: battle.surveyed.title,
    map,
    survey: battle.surveyed.survey,
    names: battle.surveyed.labels,
    companies: roll.companies,
    regiments: roll.regiments,
    leaders: roll.leaders,
    commanders: [commander(0), commander(1)],
    edge: [edge(data.friendlyEdge.british), edge(data.friendlyEdge.american)],
    turns: data.turns,
    start: startOf(data.start),
    victory: [
      { clause: battle.clauses.british, any: conditions(data.victory.british, regiment) },
      { clause: battle.clauses.american, any: conditions(data.victory.american, regiment) },
    ] satisfies [Victory, Victory],
    drawClause: battle.clauses.draw,
    suggested: {
      hex: roll.hex,
      facing: roll.facing,
      leaderHex: roll.leaderHex,
      commanderHex: forces.map((force) => requireHex(map, force.armyCommander.hex)),
    },
    setUp: battle.setUp,
    uniforms: data.uniforms,
  };
}

function drawUpSide(roll: Roll, data: AmericanLegionsBattle, side: Side): void {
  const force = side === 0 ? data.british : data.american;
  for (const listed of force.regiments) {
    const brigade = force.brigades.find((each) => each.regiments.includes(listed.name));
    const leader = brigade
      ? roll.leaders.findIndex((each) => each.side === side && each.command.text === brigade.name)
      : -1;
    const id = leader === -1 ? roll.leaders.length : leader;
    const regiment = drawUpRegiment(roll, listed, side, id);
    if (leader === -1) {
      const {
        name,
        leader: person,
        effectiveness,
        hex,
      } = brigade ? brigade : { ...listed, hex: listed.leaderHex };
      const command = brigade ? troopsNamed(name) : regiment.called;
      roll.leaders.push(
        leaderOf(id, regiment, person, effectiveness, command, brigade !== undefined, listed),
      );
      roll.leaderHex.push(requireHex(roll.map, hex));
    } else joinBrigade(roll, leader, regiment);
  }
  for (const guns of force.regularGuns) {
    const setUp = guns.setUp.map((hex) => requireHex(roll.map, hex));
    guns.companies.forEach((gun, index) => {
      const name = guns.companies.length === 1 ? `${gun.full} gun` : `${ordinal(index + 1)} ${gun.full} gun`;
      drawUpCompany(roll, gun, side, -1, troopsNamed(name), setUp);
    });
  }
}

function drawUpRegiment(roll: Roll, listed: ListedRegiment, side: Side, leader: OfficerId): Regiment {
  const id = roll.regiments.length;
  const setUp = listed.setUp.map((hex) => requireHex(roll.map, hex));
  const called = troopsNamed(listed.name, listed.naming);
  const companies = listed.companies.map((company, index) => {
    const only = listed.companies.length === 1;
    const arm = company.arm.replace('_', '-');
    const part = company.gun === null ? companyNamed(ordinal(index + 1), called) : partNamed(arm, called);
    return drawUpCompany(roll, company, side, id, only ? called : part, setUp);
  });
  const regiment: Regiment = {
    id,
    side,
    name: listed.name,
    called,
    morale: listed.morale,
    companies,
    leader,
    skirmishers: listed.skirmishers,
    oneCompany: companies.length === 1,
    cavalry: listed.companies.every((c) => c.arm === 'cavalry' || isGun(c.arm)),
    orders: ordersFor(listed),
    setUp,
  };
  roll.regiments.push(regiment);
  return regiment;
}

/** Orders every company of the regiment that takes orders may be given (AL-4.62i-k). */
function ordersFor(listed: ListedRegiment): readonly Order[] {
  const lists = listed.companies.filter((c) => !isGun(c.arm)).map((c) => UNITS[c.arm].orders);
  const first = lists[0] ?? [];
  return first.filter((order) => lists.every((list) => list.includes(order)));
}

function drawUpCompany(
  roll: Roll,
  listed: ListedCompany,
  side: Side,
  regiment: RegimentId,
  called: Name,
  setUp: readonly Hex[],
): number {
  const id = roll.companies.length;
  const { arm, gun, label, short, full, men } = listed;
  const title = sentence(called);
  roll.companies.push({
    ...{ id, side, arm, regiment, gun, label, short, full, men, called, name: called.text, title, setUp },
  });
  roll.hex.push(requireHex(roll.map, listed.hex));
  roll.facing.push(listed.facing);
  return id;
}

function leaderOf(
  id: number,
  regiment: Regiment,
  name: string,
  effectiveness: number,
  command: Name,
  brigade: boolean,
  listed: ListedRegiment,
): Leader {
  const kind = leaderKind(listed, brigade);
  const lastStep = listed.lastStepName === 'coronet' ? 'coronet' : 'captain';
  const { side, companies } = regiment;
  const unnamed = !brigade && listed.leaderUnnamed;
  return {
    id,
    side,
    name,
    kind,
    effectiveness,
    regiments: [regiment.id],
    companies,
    lastStep,
    unnamed,
    command,
  };
}

/** The line of AL-T-LEADERS for the leader of a regiment, or of the brigade it is in (AL-4.2g). */
export function leaderKind(
  { skirmishers, companies }: Pick<ListedRegiment, 'skirmishers' | 'companies'>,
  inBrigade: boolean,
): Leader['kind'] {
  if (inBrigade) return 'brigade';
  if (skirmishers) return 'skirmisher_regiment';
  return companies.every(({ arm }) => arm === 'cavalry') ? 'cavalry_regiment' : 'infantry_regiment';
}

function joinBrigade(roll: Roll, leader: OfficerId, regiment: Regiment): void {
  const before = nth(roll.leaders, leader);
  roll.leaders[leader] = {
    ...before,
    regiments: [...before.regiments, regiment.id],
    companies: [...before.companies, ...regiment.companies],
  };
}

function conditions(listed: Listed, regiment: (name: string) => number): VictoryCondition[] {
  switch (listed.kind) {
    case 'any':
      return listed.of.flatMap((each) => conditions(each, regiment));
    case 'in-structures':
      return [listed];
    case 'broken-at-least':
    case 'none-broken':
      return [{ ...listed, of: listed.of.map(regiment) }];
  }
}

/** Distance in hexes to the nearest of these on the unbounded grid (P-ROUT 2). */
function edgeDistances(map: HexMap, edge: readonly number[]): Uint8Array {
  if (edge.length === 0)
    throw new Error('A side needs at least one friendly-edge hex; the list is empty (AL-2.1b).');
  return Uint8Array.from({ length: map.count }, (_, hex) =>
    edge.reduce((least, to) => Math.min(least, distance(map, hex, to)), 255),
  );
}

function numberOf(regiments: readonly Regiment[], name: string): number {
  const found = regiments.find((regiment) => regiment.name === name);
  if (!found) throw new Error(`The battle names "${name}", which is none of its regiments; name a regiment.`);
  return found.id;
}
