import {
  degrees,
  inches,
  lengthWords,
  type Pose,
  spotOfInches,
  tableOf,
  type TenthDegrees,
  type Thousandths,
} from '@linstock/ground';
import type { Side } from '@linstock/kernel';
import { troopsNamed } from '@linstock/scene';
import type { BattleLists, Scale } from '../battles/battle-lists.ts';
import {
  type BattleBrigade,
  type BattleKind,
  type BattleRegiment,
  groundWordsOf,
  type MorschauserBattle,
  terrainOf,
} from '../battles/index.ts';
import { knownPersonality } from '../reckon/command.ts';
import { abilities, type Size } from '../reckon/troops.ts';
import { type Fraction, HALF } from '../reckon/victory.ts';
import type { MorschauserClause } from '../tables/clauses.ts';
import { TROOPS, type TroopRow, type TroopType } from '../tables/index.ts';
import { companyName } from '../tables/naming.ts';
import type { Switches } from '../tables/switches.ts';
import type {
  Brigade,
  BrigadeId,
  Company,
  CompanyId,
  Field,
  General,
  Judgement,
  Regiment,
  Standfast,
} from './field.ts';

/** One army list while it is built: growing lists. */
interface Roll {
  readonly lists: MorschauserBattle;
  readonly switches: Switches;
  readonly scale: Scale;
  readonly companies: Company[];
  readonly regiments: Regiment[];
  readonly brigades: Brigade[];
  readonly generals: General[];
}

/** The field of a battle: companies, regiments, brigades and generals numbered in the order of the lists. */
export function drawUp(battle: BattleLists): Field {
  const { id, lists, switches, scale, pickup, own = false } = battle;
  const roll: Roll = { lists, switches, scale, companies: [], regiments: [], brigades: [], generals: [] };
  for (const listed of lists.brigades) musterBrigade(roll, listed);
  const { companies, regiments, brigades, generals } = roll;
  const [south, north] = lists.sides;
  const { w: width, h: height } = lists.table;
  const table = tableOf({ width, height, terrain: terrainOf(lists.terrain) }, groundWordsOf(lists));
  const breaksAt = (side: string): Fraction => lists.victory.breakFraction[side] ?? HALF;
  const clauses = lists.victory.clauses as readonly MorschauserClause[];
  return {
    battle: id,
    title: lists.name,
    sideNames: [south.name, north.name],
    base: [south.base, north.base],
    table,
    switches,
    companies: own ? companies.map((company) => ({ ...company, start: null })) : companies,
    regiments,
    brigades,
    generals,
    reinforcements: lists.reinforcements.map((each) => ({
      turn: each.turn,
      side: sideOfId(lists, each.side),
      companies: each.companies.map((code) => companyByCode(companies, code)),
      edge: each.edge,
      from: spotOfInches(...each.from),
      to: spotOfInches(...each.to),
    })),
    standfast: lists.special.flatMap((id) => standfastOf(id, companies)),
    mines: (lists.mines ?? []).map(({ side, segment }) => ({
      side: sideOfId(lists, side),
      rampart: table.ramparts.findIndex((wall) => wall.id === segment),
    })),
    features: new Map((lists.features ?? []).map((feature) => [feature.id, feature])),
    lightCrossMarsh: lists.lightCrossMarsh === true,
    own: own ? battle : null,
    turns: lists.turns,
    firstMover: lists.firstMover === 'dice' ? null : sideOfId(lists, lists.firstMover),
    pickup,
    breaksAt: [breaksAt(south.id), breaksAt(north.id)],
    judgement: judgementOf(lists),
    clauses: { losses: clauses[0] ?? 'MM-D1c', limit: clauses.at(-1) ?? 'MM-D1h' },
  };
}

function sideOfId({ sides }: MorschauserBattle, id: string): Side {
  const at = sides.findIndex((side) => side.id === id);
  if (at === 0 || at === 1) return at;
  throw new RangeError(`There is no side "${id}"; there are ${sides.map((side) => side.id).join(', ')}.`);
}

function companyByCode(companies: readonly Company[], code: string): CompanyId {
  const company = companies.find((each) => each.code === code);
  if (!company) throw new RangeError(`The lists name the company "${code}", which no regiment has.`);
  return company.id;
}

function musterBrigade(roll: Roll, listed: BattleBrigade): void {
  const { lists, switches } = roll;
  const side = sideOfId(lists, listed.side);
  const id = roll.brigades.length;
  const first = roll.companies.length;
  for (const regiment of listed.regiments) drawUpRegiment(roll, regiment, side, id);
  const { general } = listed;
  const facing = lists.sides[side]?.base === 'N' ? 180 : 0;
  const companies = roll.companies.slice(first).map((company) => company.id);
  roll.brigades.push({ id, side, name: `${general.name}'s brigade`, general: id, companies });
  roll.generals.push({
    id,
    side,
    brigade: id,
    name: general.name,
    rank: general.rank,
    personality: knownPersonality(general.rank, general.personality, switches),
    charismatic: general.charismatic,
    start: poseOf(general.x, general.y, facing),
  });
}

function drawUpRegiment(roll: Roll, listed: BattleRegiment, side: Side, brigade: BrigadeId): void {
  const { lists, switches, scale } = roll;
  const id = roll.regiments.length;
  const first = roll.companies.length;
  const inferiorFirepower = lists.sides[side]?.inferiorFirepower === true;
  const { type, traits, weapon: armament } = listed;
  const kind = lists.kinds?.find((each) => each.id === listed.kind);
  const row = kind && rowOfKind(kind);
  const size = sizeOf(kind?.stand ?? lists.stands?.[type]);
  const figures = abilities({ type, traits, armament, inferiorFirepower, row, size }, switches);
  const later = lists.reinforcements.find(({ regiment }) => regiment === listed.id)?.companies ?? [];
  const called = [
    ...listed.companies.map(([code, x, y, facing]) => ({ code, start: poseOf(x, y, facing) })),
    ...later.map((code) => ({ code, start: null })),
  ];
  const regiment = troopsNamed(listed.name, listed.naming);
  for (const [at, { code, start }] of called.entries()) {
    const name = called.length === 1 ? regiment : companyName(regiment, at + 1);
    roll.companies.push({
      id: roll.companies.length,
      side,
      brigade,
      regiment: id,
      code,
      called: name,
      name: name.text,
      type,
      kind: kind?.name ?? null,
      abilities: figures,
      start,
      men: menOf(scale, type, figures.mounted),
    });
  }
  const companies = roll.companies.slice(first).map((company) => company.id);
  roll.regiments.push({
    id,
    code: listed.id,
    side,
    brigade,
    name: listed.name,
    called: regiment,
    type,
    companies,
  });
}

/** The row of a battle's own kind: that of the kind it is like, except what it says otherwise (MM-E7j4). */
function rowOfKind({
  like,
  move,
  weapons,
  id: _id,
  name: _name,
  stand: _stand,
  ...figures
}: BattleKind): TroopRow {
  const row = TROOPS[like];
  return {
    ...row,
    ...(Object.fromEntries(
      Object.entries(figures).filter(([, value]) => value !== undefined),
    ) as Partial<TroopRow>),
    move: move === undefined ? row.move : inches(move),
    weapons: weapons?.map((line) => ({ ...line, range: inches(line.range) })) ?? row.weapons,
  };
}

/** Frontage and depth as a battle gives them, in inches. */
function sizeOf(stand: readonly [number, number] | undefined): Size | undefined {
  return stand && { frontage: inches(stand[0]), depth: inches(stand[1]) };
}

function menOf({ foot, horse, guns }: Scale, type: TroopType, mounted: boolean): number {
  if (mounted) return horse;
  return type === 'artillery' || type === 'wagons' ? guns : foot;
}

function poseOf(x: Thousandths, y: Thousandths, facing: TenthDegrees): Pose {
  return { ...spotOfInches(x, y), facing: degrees(facing) };
}

/** Special rules that hold companies back, by the clause that lists them. */
function standfastOf(id: string, companies: readonly Company[]): Standfast[] {
  const codes = (holds: (company: Company) => boolean) =>
    companies.filter(holds).map((company) => company.id);
  if (id === 'MM-BAT3b')
    return [
      {
        clause: id,
        companies: codes(({ side, code }) => side === 1 && !['DE-1', 'PI-1', 'PI-2'].includes(code)),
        until: 2,
        alarm: null,
        sentence: 'The American camp is surprised: on turn 1 only the pickets and the light company move.',
      },
    ];
  if (id === 'MM-BAT3c')
    return [
      {
        clause: id,
        companies: codes(({ code }) => code.startsWith('RE-')),
        until: 4,
        alarm: inches(12),
        sentence: `The militia does not move before turn 4 unless an enemy is within ${lengthWords(inches(12))} of it.`,
      },
    ];
  return [];
}

function judgementOf(lists: MorschauserBattle): Judgement {
  const { atLimit } = lists.victory;
  switch (atLimit.kind) {
    case 'countInArea':
      return {
        kind: atLimit.kind,
        side: sideOfId(lists, atLimit.side),
        except: atLimit.exceptTraits,
        ...areaOf(atLimit.area),
        atLeast: atLimit.atLeast,
        winner: sideOfId(lists, atLimit.winner),
      };
    case 'countInTerrain': {
      const { kind, terrain, atLeast } = atLimit;
      return {
        kind,
        side: sideOfId(lists, atLimit.side),
        terrain,
        atLeast,
        winner: sideOfId(lists, atLimit.winner),
      };
    }
    case 'lossFraction':
      return { kind: atLimit.kind, lead: [Math.round(atLimit.minDifference * 1000), 1000] };
    case 'lossFractionThenNear':
      return { kind: atLimit.kind, spot: spotOfInches(...atLimit.spot), within: inches(atLimit.within) };
  }
}

/** An area such as `y > 54`. */
function areaOf(words: string): { axis: 'x' | 'y'; beyond: boolean; line: Thousandths } {
  const [axis, sign, line] = words.split(' ');
  return { axis: axis === 'x' ? 'x' : 'y', beyond: sign === '>', line: inches(Number(line)) };
}
