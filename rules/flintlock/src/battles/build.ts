import {
  type Axial,
  axialOf,
  centre,
  type Deployment,
  deploymentOf,
  type HexMap,
  hexMapFromSurvey,
  insideOutline,
  midmost,
  type Survey,
} from '@linstock/ground';
import { need, nth } from '@linstock/kernel';
import { moverOf } from '../reckon/going.ts';
import { type GroundFacts, groundOf } from '../reckon/ground.ts';
import { TERRAIN, type Troops } from '../tables/index.ts';
import type { CounterStart, FlintlockBattle, Force, ListedCommand, ListedGuns, SideName } from './battle.ts';
import { type Body, type DeploymentGround, deploy, hexNear, type Place } from './deploy.ts';
import type { BattleSource, CommandSource, GunsSource, RegimentSource } from './source.ts';

/** A battle file being fitted to its ground. */
interface BattleFitting {
  readonly survey: Survey;
  readonly source: BattleSource;
  readonly map: HexMap;
  readonly ground: GroundFacts;
  readonly bodies: readonly Body[];
  /** Places of every body, by its key. */
  readonly places: ReadonlyMap<string, readonly Place[]>;
}

/** Fits a battle file to its surveyed ground: the map, and both armies at their places. */
export function buildBattle(
  surveyed: Survey,
  source: BattleSource,
): { readonly data: FlintlockBattle; readonly map: HexMap } {
  const survey = withOwnLines(surveyed, source);
  const map = hexMapFromSurvey(survey, source.ground);
  const ground = groundOf(map, TERRAIN[source.rules]);
  const bodies = [...bodiesOf('british', source), ...bodiesOf('american', source)];
  const mayStand: DeploymentGround['mayStand'] = ({ stacked: { kind, formation } }, hex) =>
    ground.passable[hex] === 1 && ground.terrain[hex]?.costs[moverOf(kind, formation)] !== null;
  const places = deploy({ map, survey, phase: source.phase, bodies, mayStand });
  const fitting: BattleFitting = { survey, source, map, ground, bodies, places };
  return {
    data: {
      rules: source.rules,
      first: source.first,
      british: forceOf('british', fitting),
      american: forceOf('american', fitting),
      reform: reformOf(fitting),
      ground: source.ground,
      uniforms: source.uniforms,
      note: source.note,
    },
    map,
  };
}

/** The survey with the lines that the battle gives its own units, as though they were surveyed. */
function withOwnLines(survey: Survey, { own, phase }: BattleSource): Survey {
  if (!own) return survey;
  const lines = (['british', 'american'] as const).flatMap((side) =>
    Object.entries(own[side]).map(
      ([unit, line]): Deployment => ({
        ...{ kind: 'deployment', side, unit, phase, ...line },
        ...{
          formation: 'line',
          arms: 'musket',
          guns: 0,
          mounted: false,
          quality: 'regular',
          commander: null,
        },
      }),
    ),
  );
  return { ...survey, features: [...survey.features, ...lines] };
}

/** The key of a regiment: two of one name may be in two Commands (FL-15.0c). */
const keyOf = (side: SideName, command: CommandSource | null, name: string) =>
  `${side}, ${command?.leader ?? 'guns'}: ${name}`;

/** The names of the surveyed units, one a counter. */
const counters = (stood: RegimentSource['stood']) =>
  stood.flatMap(([unit, count]) => new Array<string>(count).fill(unit));

/** The name of a line: each side names its own. */
const lineOf = (side: SideName, line: string) => `${side}, ${line}`;

function bodiesOf(side: SideName, source: BattleSource): Body[] {
  const { commands, guns } = source[side];
  return [
    ...commands.flatMap((command) =>
      command.regiments.map((regiment) => regimentBody(side, command, regiment)),
    ),
    ...guns.map((each) => gunsBody(side, each)),
  ];
}

function regimentBody(side: SideName, command: CommandSource, regiment: RegimentSource): Body {
  const { formation, leader } = command;
  if ((regiment.kind === 'infantry') !== (formation !== null))
    throw new Error(
      `${regiment.name} is ${regiment.kind} under ${leader} whose formation is ${formation}; only Infantry has a formation.`,
    );
  return {
    side,
    key: keyOf(side, command, regiment.name),
    stacked: { kind: regiment.kind, formation, command: leader, base: null },
    stood: counters(regiment.stood),
    line: lineOf(side, regiment.line),
    ranks: regiment.ranks,
    together: regiment.pairs ? 2 : 1,
  };
}

function gunsBody(side: SideName, { name, pounders, stood, line, together }: GunsSource): Body {
  const units = counters(stood);
  if (units.length !== pounders.length)
    throw new Error(
      `${name} has ${pounders.length} guns and ${units.length} surveyed places; name one for each gun.`,
    );
  return {
    side,
    key: keyOf(side, null, name),
    stacked: { kind: 'artillery', formation: null, command: null, base: null },
    stood: units,
    line: line === undefined ? null : lineOf(side, line),
    ranks: 1,
    together,
  };
}

function forceOf(side: SideName, fitting: BattleFitting): Force {
  const { overall, commands, guns, flight_level } = fitting.source[side];
  const { leader: name, initiative, range, at } = overall;
  return {
    flightLevel: flight_level,
    overall: { name, initiative, range, hex: hexAbout(at, fitting) },
    commands: commands.map((command) => commandOf(side, command, fitting)),
    guns: guns.map((each) => gunsOf(side, each, fitting)),
  };
}

/** The hex near a place in which a leader may be. */
function hexAbout(at: readonly [number, number], { map, ground }: BattleFitting): Axial {
  return axialOf(
    map,
    hexNear(map, at, (hex) => ground.passable[hex] === 1),
  );
}

function commandOf(side: SideName, command: CommandSource, fitting: BattleFitting): ListedCommand {
  const { leader: name, initiative, range, cohesion, status, formation, at } = command;
  const hexes = command.regiments.flatMap((regiment) =>
    placesOf(keyOf(side, command, regiment.name), fitting).map(({ hex }) => hex),
  );
  const hex = at ? hexAbout(at, fitting) : axialOf(fitting.map, midmost(fitting.map, hexes));
  return {
    leader: { name, initiative, range, hex },
    ...{ cohesion, status, formation },
    regiments: command.regiments.map((regiment) => ({
      name: regiment.name,
      naming: regiment.naming,
      label: regiment.label,
      kind: regiment.kind,
      weapon: regiment.kind === 'cavalry' ? null : regiment.weapon,
      morale: regiment.morale,
      militia: regiment.militia,
      skirmishers: regiment.sk,
      troops: troopsOf(side, regiment),
      units: stoodOf(side, keyOf(side, command, regiment.name), regiment.stood, fitting),
    })),
  };
}

/** The kind of a regiment under the option of historical formations (FL-6.7b to e): loyalist militia fights like regulars. */
function troopsOf(side: SideName, { kind, militia, light, weapon, german }: RegimentSource): Troops | null {
  if (kind === 'cavalry') return null;
  if (militia && side === 'american') return 'militia';
  if (german) return 'germans';
  return light || weapon === 'R' ? 'lights' : 'regulars';
}

function gunsOf(
  side: SideName,
  { name, label, pounders, stood }: GunsSource,
  fitting: BattleFitting,
): ListedGuns {
  const places = stoodOf(side, keyOf(side, null, name), stood, fitting);
  return { name, label, guns: places.map((place, i) => ({ ...place, pounder: nth(pounders, i) })) };
}

function placesOf(key: string, { places }: BattleFitting): readonly Place[] {
  return need(places, key);
}

function stoodOf(
  side: SideName,
  key: string,
  stood: RegimentSource['stood'],
  fitting: BattleFitting,
): CounterStart[] {
  const { map, survey, source, bodies } = fitting;
  const units = counters(stood);
  const all = bodies.filter((body) => body.side === side).flatMap((body) => body.stood);
  return placesOf(key, fitting).map(({ hex, facing }, index) => {
    const unit = nth(units, index);
    const sharing = all.filter((other) => other === unit).length;
    const { men } = deploymentOf(survey, source.phase, side, unit);
    return { hex: axialOf(map, hex), facing, men: Math.round(men / sharing), stood: unit };
  });
}

function reformOf({ source, map }: BattleFitting): FlintlockBattle['reform'] {
  if (source.reform === null) return null;
  const { side, outline } = source.reform;
  const hexes = Array.from({ length: map.count }, (_, hex) => hex).filter((hex) => {
    const { x, y } = centre(map, hex);
    return insideOutline([x, y], outline);
  });
  return { side, hexes: hexes.map((hex) => axialOf(map, hex)) };
}
