import {
  type Area,
  crossesLine,
  frontMiddle,
  gapToLine,
  insideGround,
  levelAt,
  nearestSpot,
  onRoad,
  type Rampart,
  type Road,
  type Spot,
  type Stand,
  type Table,
  type TenthDegrees,
  type Thousandths,
  TOUCH_DISTANCE,
} from '@linstock/ground';
import { otherSide, type Side } from '@linstock/kernel';
import type { Abilities } from '../reckon/troops.ts';
import { type Cover, LENGTHS, type MeleeCause, type TroopType } from '../tables/index.ts';

/** The companies and the ground of the table at a moment, as the rules that measure see them. */

/** A company on the table. */
export interface PlacedCompany {
  readonly id: number;
  readonly side: Side;
  readonly stand: Stand;
  readonly troops: Abilities;
  /** Its regiment; companies of none stand alone. */
  readonly regiment: number | null;
}

/** The table, its companies, and what the game has changed about its terrain. */
export interface Situation {
  readonly table: Table;
  readonly companies: readonly PlacedCompany[];
  /** Ids of burning towns (MM-C5h). */
  readonly burning: readonly string[];
  /** Ids of trampled crops (MM-C7l). */
  readonly trampled: readonly string[];
  /** Ids of breached segments of high walls (MM-C6n). */
  readonly breached: readonly string[];
  /** Roads that no longer cross a water, as `road/water` (T-ENGINEERING). */
  readonly brokenBridges: readonly string[];
  /** The battle lets Light Infantry cross marsh (MM-C7b). */
  readonly lightCrossMarsh: boolean;
  /** Features of the battle's own, by the word for them (MM-C7a). */
  readonly features: Features;
}

/** The effect of a feature of a battle's own on companies that enter it, or attack one in it (MM-C7a). */
export interface Feature {
  readonly closedTo: readonly TroopType[];
  readonly slows: readonly TroopType[];
  readonly hides: boolean;
  readonly cover?: Cover | undefined;
  readonly attack?: MeleeCause | undefined;
}

/** Features by the word for them. */
export type Features = ReadonlyMap<string, Feature>;

/** A battle with no features of its own. */
const PLAIN: Features = new Map();

/** A situation with nothing changed yet. */
export function situationOf(table: Table, companies: readonly PlacedCompany[]): Situation {
  return {
    table,
    companies,
    burning: [],
    trampled: [],
    breached: [],
    brokenBridges: [],
    lightCrossMarsh: false,
    features: PLAIN,
  };
}

/** The same situation with one company standing elsewhere. */
export function withStand(situation: Situation, id: number, stand: Stand): Situation {
  return {
    ...situation,
    companies: situation.companies.map((each) => (each.id === id ? { ...each, stand } : each)),
  };
}

/** The end of a retreat: the company's place, or that it surrenders. */
export type RetreatEnd =
  | {
      readonly lost: false;
      readonly stand: Stand;
      readonly length: Thousandths;
      /** Off the straight way from the victor, negative to the left (MM-B6y). */
      readonly turn: TenthDegrees;
    }
  | { readonly lost: true };

/** Facts that follow from a situation, found when first needed: a situation never changes. */
interface SituationFacts {
  readonly sides: readonly [readonly PlacedCompany[], readonly PlacedCompany[]];
  /** Walls that still bar, and waters that cannot be forded. */
  readonly ramparts: readonly Rampart[];
  readonly deepWaters: readonly Area[];
  /** By the id of a company, for its last place. */
  readonly notes: (Note | undefined)[];
  /** The stands of companies by id, and the lines of sight between them that have been tested (see `isSeen`). */
  readonly stands: (Stand | undefined)[];
  readonly seen: Map<number, boolean>;
  /** By loser and place of the victor: the way of a beaten company (see `retreat`). */
  readonly retreats: Map<string, RetreatEnd>;
  /** By shot: the facing that a long search found for it, null if it found none (see `turnedShot`). */
  readonly aims: Map<string, TenthDegrees | null>;
}

/** Facts about a company at its place; null: not found yet. */
interface Note {
  readonly of: PlacedCompany;
  /** The enemies in melee range of it. */
  inRange: readonly PlacedCompany[] | null;
  /** The others within 3 inches of it. */
  neighbours: readonly PlacedCompany[] | null;
  /** Its formed regiment (MM-E1a). */
  formed: readonly PlacedCompany[] | null;
}

const KNOWN = new WeakMap<Situation, SituationFacts>();

/** The known facts about a situation. */
export function knownOf(situation: Situation): SituationFacts {
  const known = KNOWN.get(situation);
  if (known) return known;
  const { companies, table, breached } = situation;
  const found: SituationFacts = {
    sides: [companies.filter(({ side }) => side === 0), companies.filter(({ side }) => side === 1)],
    ramparts: table.ramparts.filter(({ id }) => !breached.includes(id)),
    deepWaters: table.areas.filter(({ kind, fordable }) => kind === 'water' && !fordable),
    notes: [],
    stands: [],
    seen: new Map(),
    retreats: new Map(),
    aims: new Map(),
  };
  for (const { id, stand } of companies) found.stands[id] = stand;
  KNOWN.set(situation, found);
  return found;
}

/** The known facts about a company in a situation, to be added to. */
export function noteOn(situation: Situation, company: PlacedCompany): Note {
  const { notes } = knownOf(situation);
  const note = notes[company.id];
  if (note?.of === company) return note;
  const fresh: Note = { of: company, inRange: null, neighbours: null, formed: null };
  notes[company.id] = fresh;
  return fresh;
}

/** Companies of the other side. */
export function enemiesOf(situation: Situation, side: Side): readonly PlacedCompany[] {
  return knownOf(situation).sides[otherSide(side)];
}

/** Companies of its own side but itself (MM-B3p, MM-B6z). */
export function friendsOf(situation: Situation, { id, side }: PlacedCompany): PlacedCompany[] {
  return knownOf(situation).sides[side].filter((each) => each.id !== id);
}

/** The walls that still bar movement, melee range and sight (MM-C6i). */
export function wholeRamparts(situation: Situation): readonly Rampart[] {
  return knownOf(situation).ramparts;
}

/** The roads that take one across a piece of water (MM-C4h). */
export function roadsAcross({ table, brokenBridges }: Situation, water: Area): Road[] {
  return table.roads.filter(({ id }) => !brokenBridges.includes(`${id}/${water.id}`));
}

/** True if a place is on any road (MM-C1b, MM-C2j, MM-C5l). */
export function isOnRoad({ table }: Situation, spot: Spot): boolean {
  return table.roads.some((road) => onRoad(road, spot));
}

/** Ground that only some troops may enter, and that covers them. */
const COVERING = ['woods', 'town', 'earthwork'] as const;
/** A kind of such ground. */
type CoveringGround = (typeof COVERING)[number];

/** True if a kind of company may be in such ground off the roads (MM-C2a, MM-C2g, MM-C5a, MM-C6a, MM-C6o). */
export function mayStandIn({ type, mayEnterWoods, mayEnterTown }: Abilities, kind: CoveringGround): boolean {
  if (kind === 'woods') return mayEnterWoods;
  return mayEnterTown || (kind === 'earthwork' && type === 'artillery');
}

/**
 * True if a company is in woods, a town or an earthwork (MM-A0g). One that may not enter such ground and stopped on a
 * road inside it is not: it has no cover and any company may attack it (MM-C2j, MM-C5l).
 */
export function isIn(situation: Situation, { stand, troops }: CoverTarget, kind: CoveringGround): boolean {
  return (
    (troops === null || mayStandIn(troops, kind) || !isOnRoad(situation, stand)) &&
    areaAt(situation, stand, kind) !== undefined
  );
}

/** A possible target behind cover: a company, or a general, whose stand belongs to no kind of troops (MM-E5d). */
export interface CoverTarget {
  readonly stand: Stand;
  readonly troops: Abilities | null;
}

/** The first piece of such ground that holds a place, if any. */
export function areaAt({ table }: Situation, spot: Spot, kind: CoveringGround): Area | undefined {
  return table.areas.find((area) => area.kind === kind && insideGround(area, spot));
}

/** True if a company's centre is in water, off the bridges (MM-C4c, MM-C4g, MM-C4h). */
export function isInWater(situation: Situation, spot: Spot): boolean {
  return situation.table.areas.some(
    (area) =>
      area.kind === 'water' &&
      insideGround(area, spot) &&
      !roadsAcross(situation, area).some((road) => onRoad(road, spot)),
  );
}

/**
 * True if a company is in a fortification: an earthwork, or touching a whole high wall; a town does not count
 * (MM-E2w).
 */
export function isFortified(situation: Situation, company: PlacedCompany): boolean {
  return (
    isIn(situation, company, 'earthwork') ||
    wholeRamparts(situation).some((wall) => touchesWall(company, wall))
  );
}

/** True if a stand touches a segment of a wall (MM-A0f, MM-C6i, MM-C6j). */
export function touchesWall({ stand }: Pick<PlacedCompany, 'stand'>, { from, to }: Rampart): boolean {
  return gapToLine(stand, [from, to]) <= LENGTHS.touch + TOUCH_DISTANCE;
}

/** True if a company may attack another at its place (MM-C2g, MM-C5e, MM-C6a). */
export function mayAttack(situation: Situation, attacker: PlacedCompany, defender: PlacedCompany): boolean {
  return COVERING.every((kind) => mayStandIn(attacker.troops, kind) || !isIn(situation, defender, kind));
}

/** The battle's own features a stand is in (MM-C7a). */
function featuresAt({ table, features }: Situation, spot: Spot): Feature[] {
  if (features.size === 0) return [];
  return table.areas.flatMap((area) => {
    const feature = features.get(area.kind);
    return feature && insideGround(area, spot) ? [feature] : [];
  });
}

/** Every kind of cover a company or a general has against a shot from a stand (MM-B5o, MM-C2e, MM-C2j, MM-C6o, MM-C7a, MM-C7j). */
export function coversOf(situation: Situation, shooter: Stand, target: CoverTarget): Cover[] {
  const covers: Cover[] = COVERING.filter((kind) => isIn(situation, target, kind));
  const eye = frontMiddle(shooter);
  const aim = nearestSpot(target.stand, eye);
  const behindWall = situation.table.obstacles.some(
    ({ cover, line }) =>
      cover !== null &&
      gapToLine(target.stand, line) <= LENGTHS.wallCoverReach + TOUCH_DISTANCE &&
      crossesLine(line, eye, aim),
  );
  const behindRampart = wholeRamparts(situation).some(
    (wall) => touchesWall(target, wall) && crossesLine([wall.from, wall.to], eye, aim),
  );
  return [
    ...covers,
    ...featuresAt(situation, target.stand).flatMap(({ cover }) => cover ?? []),
    ...(behindWall ? (['wall'] as const) : []),
    ...(behindRampart ? (['highWall'] as const) : []),
  ];
}

/**
 * The deductions for ground from the melee values of a round (T-MELEE, MM-B6u, MM-C4g, MM-C6h, MM-C7a, MM-C7g, MM-C7h,
 * MM-C7k).
 */
export function meleeCauses(
  situation: Situation,
  attacker: PlacedCompany,
  defender: PlacedCompany,
): { readonly attacker: MeleeCause[]; readonly defender: MeleeCause[] } {
  const { table, breached } = situation;
  const against: MeleeCause[] = COVERING.filter((kind) => isIn(situation, defender, kind));
  against.push(...featuresAt(situation, defender.stand).flatMap(({ attack }) => attack ?? []));
  if (levelAt(table, attacker.stand) < levelAt(table, defender.stand)) against.push('uphill'); // MM-C3f
  const [wet, wetDefender] = [isInWater(situation, attacker.stand), isInWater(situation, defender.stand)];
  if (wet && !wetDefender) against.push('water');
  const between = table.obstacles.filter(
    ({ line }) =>
      crossesLine(line, attacker.stand, defender.stand) &&
      gapToLine(defender.stand, line) <= LENGTHS.meleeRange + TOUCH_DISTANCE,
  );
  if (between.some(({ kind, cover }) => kind !== 'abatis' && cover !== null)) against.push('wall');
  if (between.some(({ kind }) => kind === 'abatis')) against.push('abatis');
  const throughBreach = table.ramparts.some(
    ({ id, from, to }) => breached.includes(id) && crossesLine([from, to], attacker.stand, defender.stand),
  );
  if (throughBreach) against.push('breach');
  return { attacker: against, defender: wetDefender && !wet ? ['water'] : [] };
}
