import {
  type Axial,
  axialOf,
  type Deployment,
  deploymentOf,
  type Hex,
  type HexMap,
  hexMapFromSurvey,
  midmost,
  type Survey,
} from '@linstock/ground';
import { need, nth } from '@linstock/kernel';
import { type Arm, isGun, type SideName } from '../tables/index.ts';
import type { AmericanLegionsBattle, Company, Force, GunGroup, Regiment } from './battle.ts';
import { type Body, deploy, friendlyEdge, type BodyDeployment } from './deploy.ts';
import type { BattleSource, ForceSource } from './source.ts';

type CompaniesSource = ForceSource['regular_guns'][number];
type RegimentSource = ForceSource['regiments'][number];

/** Fits a battle file to its surveyed ground: the map, the six lists of AL-2.1b and a suggested set-up. */
export function buildBattle(
  surveyed: Survey,
  source: BattleSource,
): { readonly data: AmericanLegionsBattle; readonly map: HexMap } {
  const survey = withOwnLines(surveyed, source);
  const map = hexMapFromSurvey(survey, source.ground);
  const bodies = [...bodiesOf('british', source), ...bodiesOf('american', source)];
  const laid = deploy(map, survey, source.deployment.phase, bodies);
  const edge = (side: SideName) => {
    const stands = bodies.filter((body) => body.side === side).flatMap((body) => hexesOf(laid, body.name));
    return friendlyEdge(map, survey, source.friendly_edge[side], stands).map((hex) => axialOf(map, hex));
  };
  const data: AmericanLegionsBattle = {
    table: source.table,
    turns: source.turns,
    start: { playerTurn: source.start.player_turn, phase: source.start.phase },
    british: forceOf({ side: 'british', survey, source, map, laid }),
    american: forceOf({ side: 'american', survey, source, map, laid }),
    victory: source.victory,
    ground: source.ground,
    structures: map.structure.flatMap((kind, hex) =>
      kind === null ? [] : [{ kind, hex: axialOf(map, hex) }],
    ),
    friendlyEdge: { british: edge('british'), american: edge('american') },
    uniforms: source.uniforms,
    note: source.note,
  };
  return { data, map };
}

/** The survey with the lines that the battle gives its own bodies, as though they were surveyed. */
function withOwnLines(survey: Survey, { deployment: { own = {}, phase }, ...source }: BattleSource): Survey {
  const lines = SIDES.flatMap((side) =>
    Object.entries(own)
      .filter(([name]) => namesOf(source[side]).includes(name))
      .map(([name, line]) => ownLine(side, name, phase, line)),
  );
  return lines.length === 0 ? survey : { ...survey, features: [...survey.features, ...lines] };
}

const SIDES: readonly SideName[] = ['british', 'american'];

function namesOf({ regiments, regular_guns }: ForceSource): string[] {
  return [...regiments.map(({ regiment }) => regiment), ...regular_guns.map(({ label }) => label)];
}

type OwnLine = NonNullable<BattleSource['deployment']['own']>[string];

function ownLine(side: SideName, unit: string, phase: number, line: OwnLine): Deployment {
  return {
    ...{ kind: 'deployment', side, unit, phase, ...line },
    ...{ formation: 'line', arms: 'musket', guns: 0, mounted: false, quality: 'regular', commander: null },
  };
}

function bodiesOf(side: SideName, source: BattleSource): Body[] {
  const body = (name: string, companies: readonly CompaniesSource[]): Body => {
    const arms = companies.flatMap(({ count, arm }) => new Array(count).fill(arm));
    const own = source.deployment.own?.[name] && new Array<string>(arms.length).fill(name);
    const stood = own ?? source.deployment.stood[name];
    if (stood?.length !== arms.length) {
      throw new Error(
        `${name} has ${arms.length} companies and ${stood?.length ?? 0} surveyed places; name one for each company.`,
      );
    }
    return { side, name, arms, stood };
  };
  const { regiments, regular_guns } = source[side];
  return [
    ...regular_guns.map((guns) => body(guns.label, [guns])),
    ...regiments.map(({ regiment, companies }) => body(regiment, companies)),
  ];
}

/** One side's army, being fitted to the ground. */
interface Fitting {
  readonly side: SideName;
  readonly survey: Survey;
  readonly source: BattleSource;
  readonly map: HexMap;
  readonly laid: ReadonlyMap<string, BodyDeployment>;
}

function forceOf(fitting: Fitting): Force {
  const { side, source, map, laid } = fitting;
  const force = source[side];
  const at = (hexes: readonly Hex[]): Axial => axialOf(map, midmost(map, hexes));
  const brigades = force.brigades.map(({ brigade, ...rest }) => ({
    ...rest,
    name: brigade,
    hex: at(rest.regiments.flatMap((name) => hexesOf(laid, name))),
  }));
  const leaderHex = (name: string): Axial =>
    brigades.find((brigade) => brigade.regiments.includes(name))?.hex ?? at(hexesOf(laid, name));
  const { acting_leader_of, ...commander } = force.army_commander;
  return {
    armyCommander: {
      ...commander,
      actingLeaderOf: acting_leader_of,
      hex: leaderHex(source.deployment.commanders[side]),
    },
    facing: force.facing,
    brigades,
    regiments: force.regiments.map((regiment) =>
      buildRegiment(regiment, leaderHex(regiment.regiment), fitting),
    ),
    regularGuns: force.regular_guns.map((guns) => gunsOf(guns, fitting)),
  };
}

function buildRegiment(regiment: RegimentSource, leaderHex: Axial, fitting: Fitting): Regiment {
  return {
    name: regiment.regiment,
    naming: regiment.naming,
    leader: regiment.leader,
    leaderUnnamed: regiment.leader_unnamed ?? false,
    effectiveness: regiment.effectiveness,
    radius: regiment.radius,
    morale: regiment.morale,
    lastStepName: regiment.last_step_name ?? null,
    skirmishers: regiment.skirmisher_regiment ?? false,
    leaderIsArmyCommander: regiment.leader_is_army_commander ?? false,
    companies: companiesOf(regiment.regiment, regiment.companies, null, fitting),
    setUp: setUpOf(regiment.regiment, fitting),
    leaderHex,
  };
}

function gunsOf(guns: CompaniesSource, fitting: Fitting): GunGroup {
  return {
    label: guns.label,
    companies: companiesOf(guns.label, [guns], 'regular', fitting),
    setUp: setUpOf(guns.label, fitting),
  };
}

function companiesOf(
  body: string,
  companies: readonly CompaniesSource[],
  gun: Company['gun'],
  fitting: Fitting,
): Company[] {
  const { map, laid } = fitting;
  const { stands, stood } = need(laid, body);
  return companies
    .flatMap((group) => new Array<CompaniesSource>(group.count).fill(group))
    .map((group, index) => ({
      arm: group.arm,
      label: group.label,
      short: group.short,
      full: group.full,
      men: menOf(fitting, group.arm, stood, index),
      gun: group.gun ?? gun,
      hex: axialOf(map, nth(stands, index).hex),
      facing: stands[index]?.facing ?? 0,
      stood: nth(stood, index),
    }));
}

/** Men of a company of infantry or cavalry, about (AL-1.2a). */
const MEN_A_COMPANY = 50;

/** Men of a company. Skirmishers and guns have their share of the surveyed unit that they represent (AL-1.2b). */
function menOf({ side, survey, source }: Fitting, arm: Arm, stood: readonly string[], index: number): number {
  if (arm !== 'skirmisher' && !isGun(arm)) return MEN_A_COMPANY;
  const unit = nth(stood, index);
  const sharing = stood.filter((other) => other === unit).length;
  const place = stood.slice(0, index).filter((other) => other === unit).length;
  const { men } = deploymentOf(survey, source.deployment.phase, side, unit);
  return Math.floor(men / sharing) + (place < men % sharing ? 1 : 0);
}

function hexesOf(laid: ReadonlyMap<string, BodyDeployment>, body: string): Hex[] {
  const found = laid.get(body);
  if (!found) throw new Error(`There is no regiment named "${body}"; name one of the battle's regiments.`);
  return found.stands.map((stand) => stand.hex);
}

function setUpOf(body: string, { map, laid }: Fitting): Axial[] {
  return need(laid, body).setUp.map((hex) => axialOf(map, hex));
}
