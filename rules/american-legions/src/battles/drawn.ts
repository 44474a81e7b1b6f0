import {
  type Axial,
  axialOf,
  DEPLOYMENT,
  type DrawnBattle,
  type DrawnUnit,
  type DrawnZone,
  type HexMap,
  hexAt,
  hexLabel,
  namedUnit,
  plainWord,
  standingOn,
  turned,
  type UnitPlace,
  type ZoneHexes,
  zonesOn,
} from '@linstock/ground';
import type { SideName } from '../tables/index.ts';
import type { Company, Force, GunGroup, Regiment } from './battle.ts';
import type { LegionsBattle } from './index.ts';

/** A battle as a map shows it, and a battle with the changes that a map makes. */

const SIDES: readonly SideName[] = ['british', 'american'];
/** Words for the cover of a hex; it affects the look only, as these rules do not use it (AL-2.1b). */
const COVERS: readonly string[] = [
  ...['clear', 'open-wood', 'light-wood', 'heavy-wood', 'field', 'ploughed', 'crop', 'orchard'],
  ...['marsh', 'water', 'boulders', 'quarry'],
];
/** Structures of the battles of these rules; one is won by holding houses (AL-12.1b). */
const STRUCTURES: readonly string[] = ['house', 'cabin'];
const EDGE = 'edge';
const EDGE_NAME = 'friendly edge';

const companyName = (body: string, index: number): string => `${body} ${index + 1}`;
/** A leader's name on a map. */
export const leaderName = (leader: string, command: string): string => `${leader}, leader of ${command}`;
/** An army commander's name on a map. */
export const commanderName = (name: string): string => `${name}, army commander`;

/**
 * A battle as a map shows it: every company and leader in its suggested set-up hex, and the set-up hexes of
 * each body.
 */
export function drawnOf({ surveyed, data, map }: LegionsBattle, rules: string): DrawnBattle {
  return {
    battle: surveyed.id,
    rules,
    map,
    terrains: [...new Set([...map.terrains, ...COVERS])],
    words: { along: [], over: [], structures: STRUCTURES },
    facings: 6,
    zones: SIDES.flatMap((side) => [
      ...bodiesOf(data[side]).map(({ name, setUp }) => ({ kind: DEPLOYMENT, name, side, hexes: setUp })),
      { kind: EDGE, name: EDGE_NAME, side, hexes: data.friendlyEdge[side] },
    ]),
    units: SIDES.flatMap((side) => drawUnits(side, data[side])),
    labels: surveyed.labels,
  };
}

/** A regiment, or guns that set up together. */
interface Body {
  readonly name: string;
  readonly companies: readonly Company[];
  readonly setUp: readonly Axial[];
}

function bodiesOf({ regiments, regularGuns }: Force): Body[] {
  return [...regiments, ...regularGuns.map(({ label: name, ...rest }) => ({ name, ...rest }))];
}

function drawUnits(side: SideName, force: Force): DrawnUnit[] {
  const led = ({ name }: Regiment) => force.brigades.some(({ regiments }) => regiments.includes(name));
  const leader = (unit: string, kind: string, hex: Axial): DrawnUnit => ({
    ...{ unit, side, kind, hex },
    ...{ facing: null, strength: null, formation: null },
  });
  return [
    ...bodiesOf(force).flatMap(({ name, companies }) =>
      companies.map(({ arm, hex, facing, men }, index) => ({
        ...{ unit: companyName(name, index), side, kind: arm, hex, facing },
        ...{ strength: men, formation: null },
      })),
    ),
    ...force.brigades.map((each) => leader(leaderName(each.leader, each.name), 'leader', each.hex)),
    ...force.regiments
      .filter((each) => !led(each))
      .map((each) => leader(leaderName(each.leader, each.name), 'leader', each.leaderHex)),
    leader(commanderName(force.armyCommander.name), 'commander', force.armyCommander.hex),
  ];
}

/** The names of a battle's companies on a map, by their number in its field. */
export function companyNames({ data }: LegionsBattle): string[] {
  return SIDES.flatMap((side) =>
    bodiesOf(data[side]).flatMap(({ name, companies }) => companies.map((_, i) => companyName(name, i))),
  );
}

/** A battle with ground, places and names as a map has them. Refuses a map that is not of this battle. */
export function redrawn(battle: LegionsBattle, drawn: DrawnBattle): LegionsBattle {
  const { data, surveyed } = battle;
  const { map } = drawn;
  const known = drawnOf(battle, drawn.rules);
  refuseZones(drawn);
  const redrawing = { map, standing: standingOn(drawn, known), zones: zonesOn(drawn, known) };
  const { zones } = redrawing;
  return {
    ...battle,
    map,
    surveyed: { ...surveyed, labels: drawn.labels },
    data: {
      ...data,
      british: forceOn('british', data.british, redrawing),
      american: forceOn('american', data.american, redrawing),
      structures: map.structure.flatMap((kind, hex) =>
        kind === null ? [] : [{ kind, hex: axialOf(map, hex) }],
      ),
      friendlyEdge: {
        british: zones(EDGE, 'british', EDGE_NAME),
        american: zones(EDGE, 'american', EDGE_NAME),
      },
    },
  };
}

/**
 * Refuses set-up hexes that no unit may enter, and hexes that belong to both sides: a unit set up there would
 * be in an illegal place.
 */
function refuseZones({ map, zones }: DrawnBattle): void {
  const owners = new Map<string, DrawnZone>();
  for (const zone of zones.filter(({ kind }) => plainWord(kind) === DEPLOYMENT))
    for (const at of zone.hexes) {
      const hex = hexAt(map, ...at);
      const where = `The deployment zone "${zone.name}" of the side "${zone.side}" holds ${hexLabel(map, hex)}`;
      if (map.impassable[hex] === 1)
        throw new RangeError(`${where}, which no unit may enter. Draw it without that hex, or with a hole.`);
      const other = owners.get(String(at));
      if (other && plainWord(other.side) !== plainWord(zone.side))
        throw new RangeError(
          `${where}, and so does "${other.name}" of the other side. Draw one of them without that hex.`,
        );
      owners.set(String(at), zone);
    }
}

/** The drawn ground that has no effect by these rules. */
export function unreadOn(battle: LegionsBattle, drawn: DrawnBattle): string[] {
  const standing = standingOn(drawn, drawnOf(battle, drawn.rules));
  return [
    ...outsideOfZones(battle, drawn, standing),
    ...SIDES.flatMap((side) => actingApart(side, battle.data[side], standing)),
  ];
}

/** An army commander who acts for a leader stands in that leader's place; the leader has no place (AL-2.4e). */
function actingApart(side: SideName, { armyCommander, regiments }: Force, standing: UnitPlace): string[] {
  const led = regiments.find(({ name }) => name === armyCommander.actingLeaderOf);
  if (!led) return [];
  const commander = standing(side, commanderName(armyCommander.name));
  const leader = standing(side, leaderName(led.leader, led.name));
  if (String(commander.hex) === String(leader.hex)) return [];
  return [
    `${namedUnit(commander)} acts for the leader of ${led.name} and begins where "${leader.unit}" is drawn; its own place has no effect.`,
  ];
}

/** Companies whose hex was taken out of the zone of their body: it counts as part of the zone all the same. */
function outsideOfZones(battle: LegionsBattle, drawn: DrawnBattle, standing: UnitPlace): string[] {
  const known = drawnOf(battle, drawn.rules);
  const [before, zones] = [zonesOn(known, known), zonesOn(drawn, known)];
  const holds = (zoned: ZoneHexes, side: SideName, name: string, at: Axial) =>
    zoned(DEPLOYMENT, side, name).some((hex) => String(hex) === String(at));
  return SIDES.flatMap((side) =>
    bodiesOf(battle.data[side]).flatMap(({ name, companies }) =>
      companies.flatMap((_, index) => {
        const unit = standing(side, companyName(name, index));
        if (holds(zones, side, name, unit.hex) || !holds(before, side, name, unit.hex)) return [];
        return [
          `${namedUnit(unit)} stands outside of the deployment zone "${name}" of the side "${side}"; its hex counts as part of that zone.`,
        ];
      }),
    ),
  );
}

interface Redrawing {
  readonly map: HexMap;
  readonly standing: UnitPlace;
  readonly zones: ZoneHexes;
}

function forceOn(side: SideName, force: Force, redrawing: Redrawing): Force {
  const hexOf = (unit: string) => standOf(side, unit, redrawing).hex;
  const brigades = force.brigades.map((each) => ({
    ...each,
    hex: hexOf(leaderName(each.leader, each.name)),
  }));
  return {
    ...force,
    armyCommander: { ...force.armyCommander, hex: hexOf(commanderName(force.armyCommander.name)) },
    brigades,
    regiments: force.regiments.map((regiment) => {
      const brigade = brigades.find(({ regiments }) => regiments.includes(regiment.name));
      const leaderHex = brigade?.hex ?? hexOf(leaderName(regiment.leader, regiment.name));
      return { ...regiment, ...bodyOn(side, regiment, redrawing), leaderHex };
    }),
    regularGuns: force.regularGuns.map((guns): GunGroup => {
      return { ...guns, ...bodyOn(side, { ...guns, name: guns.label }, redrawing) };
    }),
  };
}

/** A body's companies where the map has them; its set-up hexes are those of its zone and theirs. */
function bodyOn(
  side: SideName,
  { name, companies }: Body,
  redrawing: Redrawing,
): Pick<Body, 'companies' | 'setUp'> {
  const { map, zones } = redrawing;
  const stood = companies.map((company, index) => {
    const { hex, facing } = standOf(side, companyName(name, index), redrawing);
    return { ...company, hex, facing: turned(facing ?? 0, 0) };
  });
  const setUp = [...zones(DEPLOYMENT, side, name), ...stood.map(({ hex }) => hex)];
  const hexes = new Set(setUp.map(([q, r]) => hexAt(map, q, r)));
  return {
    companies: stood,
    setUp: [...hexes].sort((a, b) => a - b).map((hex) => axialOf(map, hex)),
  };
}

function standOf(side: SideName, unit: string, { map, standing }: Redrawing): DrawnUnit {
  const stands = standing(side, unit);
  const hex = hexAt(map, ...stands.hex);
  if (map.impassable[hex] === 1)
    throw new RangeError(
      `${namedUnit(stands)} stands on ${hexLabel(map, hex)}, which no unit may enter. Put it on other ground, or paint that hex otherwise.`,
    );
  return stands;
}
