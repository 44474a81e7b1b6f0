import { type Axial, type HexMap, hexAt, hexMapOf, lengthOf, type Survey } from '@linstock/ground';
import type { Side } from '@linstock/kernel';
import type { AmericanLegionsBattle, Force } from '../../src/battles/index.ts';
import type { Field } from '../../src/model/field.ts';
import { drawUp } from '../../src/model/order-of-battle.ts';
import * as S from '../../src/model/state.ts';
import { deployState, type Order, type State } from '../../src/model/state.ts';
import type { VictoryCondition } from '../../src/reckon/victory.ts';
import type { Arm } from '../../src/tables/index.ts';

/** Small positions set up by hand, for test vectors and for tests of play: a field of a few pieces on a bare hexagon. */

/** It is never drawn. */
const NO_SURVEY: Survey = { name: '', date: '', bounds: [0, 0, 0, 0], features: [] };
/** Hexes from the middle of the map to its edge. */
const RADIUS = 8;

/** A regiment: one company for each entry of `at`, null for one that starts off the map on its track. */
export interface RegimentSetting {
  readonly at: readonly (Axial | null)[];
  /** One arm for all, or one for each company. */
  readonly arm?: Arm | readonly Arm[];
  readonly facing?: number;
  readonly order?: Order;
  /** The hex of its leader. Default: the hex of its first company. */
  readonly leader?: Axial;
  readonly morale?: number;
  readonly effectiveness?: number;
  readonly brigade?: string;
  readonly skirmishers?: boolean;
  readonly coronet?: boolean;
  readonly state?: 'ok' | 'routed';
}

/** A regular gun. */
export interface GunSetting {
  readonly at: Axial;
  readonly arm?: Arm;
  readonly facing?: number;
  readonly moving?: boolean;
}

/** One army; regiments by name. */
export interface ArmySetting {
  readonly regiments: Readonly<Record<string, RegimentSetting>>;
  readonly guns?: readonly GunSetting[];
  readonly commander?: { readonly at: Axial; readonly effectiveness?: number; readonly actingFor?: string };
}

/** The whole position; the map is a hexagon about [0, 0]. */
export interface Setting {
  /** Hexes from the middle of the map to its edge. Default 8. */
  readonly radius?: number;
  readonly british: ArmySetting;
  readonly american?: ArmySetting;
  /** Contour levels by `q,r`. */
  readonly levels?: Readonly<Record<string, number>>;
  readonly structures?: readonly { readonly kind: string; readonly hex: Axial }[];
  readonly impassable?: readonly Axial[];
  /** Hexes that are missing from the map. */
  readonly missing?: readonly Axial[];
  readonly victory?: AmericanLegionsBattle['victory'];
  readonly turns?: number;
  /** Step of AL-T-PHASES, `SET_UP` to play it from the beginning. The British are active by default. */
  readonly step: number;
  readonly active?: Side;
  readonly turn?: number;
  /** Command Phases that each side has begun before. Default 2, so that orders need checks. */
  readonly commandPhases?: number;
  readonly setUp?: 'suggested' | 'free';
}

const EMPTY: ArmySetting = { regiments: {} };
const NEVER: VictoryCondition = { kind: 'any', of: [] };

/** A position set up: its field, and the state at the step asked for. */
export function setUp(setting: Setting): { field: Field; s: State } {
  const field = drawUp({
    surveyed: { id: 'situation', title: 'A situation', survey: NO_SURVEY, labels: [] },
    data: battleOf(setting),
    map: mapOf(setting),
    clauses: { british: 'AL-9.1a', american: 'AL-9.1b', draw: 'AL-9.1c' },
    setUp: setting.setUp ?? 'suggested',
  });
  const s = deployState(field);
  if (setting.step !== S.SET_UP) placeAll(setting, field, s);
  return { field, s };
}

function hexesOf({ radius = RADIUS, missing = [] }: Setting): Axial[] {
  const gaps = new Set(missing.map((hex) => hex.join()));
  const hexes: Axial[] = [];
  for (let r = -radius; r <= radius; r++)
    for (let q = -radius; q <= radius; q++)
      if (lengthOf(q, r) <= radius && !gaps.has(`${q},${r}`)) hexes.push([q, r]);
  return hexes;
}

function mapOf(setting: Setting): HexMap {
  const hexes = hexesOf(setting);
  return hexMapOf({
    hexes,
    level: hexes.map(([q, r]) => setting.levels?.[`${q},${r}`] ?? 0),
    structures: setting.structures ?? [],
    impassable: setting.impassable ?? [],
  });
}

function battleOf(setting: Setting): AmericanLegionsBattle {
  const { radius = RADIUS } = setting;
  const row = (at: number): Axial[] => hexesOf(setting).filter(([, r]) => r === at);
  return {
    table: 'AL-B-COWPENS',
    turns: setting.turns ?? 7,
    start: { playerTurn: 'british', phase: 'command' },
    british: forceOf(setting.british, 0),
    american: forceOf(setting.american ?? EMPTY, 3),
    victory: setting.victory ?? { british: NEVER, american: NEVER },
    ground: { layout: { yardsPerHex: 100, origin: { x: 0, y: 0 }, bearing: 0 }, levels: [] },
    structures: [...(setting.structures ?? [])],
    friendlyEdge: { british: row(radius), american: row(-radius) },
    uniforms: {},
    note: '',
  };
}

function forceOf(army: ArmySetting, facing: 0 | 3): Force {
  const names = Object.keys(army.regiments);
  const brigades = new Set(Object.values(army.regiments).flatMap((r) => r.brigade ?? []));
  const armOf = (r: RegimentSetting, i: number): Arm =>
    typeof r.arm === 'string' ? r.arm : (r.arm?.[i] ?? 'musket');
  const common = (hex: Axial | null) => ({ hex: hex ?? ([0, 0] as const), facing, stood: '', men: 50 });
  const spots = (r: RegimentSetting): Axial[] => r.at.flatMap((hex) => (hex ? [hex] : []));
  return {
    armyCommander: {
      name: facing === 0 ? 'Rawdon' : 'Greene',
      effectiveness: army.commander?.effectiveness ?? 2,
      actingLeaderOf: army.commander?.actingFor ?? null,
      hex: army.commander?.at ?? [0, 0],
    },
    facing,
    brigades: [...brigades].map((name) => ({
      name,
      leader: `Brigadier of ${name}`,
      effectiveness: 2,
      radius: 4,
      regiments: names.filter((each) => army.regiments[each]?.brigade === name),
      hex: [0, 0],
    })),
    regiments: Object.entries(army.regiments).map(([name, r]) => ({
      name,
      naming: undefined,
      leader: `Colonel of ${name}`,
      leaderUnnamed: false,
      effectiveness: r.effectiveness ?? 2,
      radius: 2,
      morale: r.skirmishers ? null : (r.morale ?? 7),
      lastStepName: r.coronet ? 'coronet' : null,
      skirmishers: r.skirmishers ?? false,
      leaderIsArmyCommander: army.commander?.actingFor === name,
      companies: r.at.map((hex, i) => {
        const arm = armOf(r, i);
        const gun = arm === 'six_pounder' || arm === 'howitzer' ? ('attached' as const) : null;
        return { arm, label: name, short: name, full: name, gun, ...common(hex) };
      }),
      setUp: unique(spots(r)),
      leaderHex: r.leader ?? spots(r)[0] ?? [0, 0],
    })),
    regularGuns: (army.guns ?? []).map((gun) => ({
      label: 'Royal',
      companies: [
        {
          arm: gun.arm ?? 'six_pounder',
          label: 'Royal',
          short: 'Royal',
          full: 'Royal',
          gun: 'regular',
          ...common(gun.at),
        },
      ],
      setUp: [gun.at],
    })),
  };
}

function unique(hexes: readonly Axial[]): Axial[] {
  return [...new Map(hexes.map((hex) => [hex.join(), hex])).values()];
}

/** Puts everything on the map and the state at the step asked for. */
function placeAll(setting: Setting, field: Field, s: State): void {
  const armies = [setting.british, setting.american ?? EMPTY] as const;
  for (const regiment of field.regiments) {
    const r = armies[regiment.side].regiments[regiment.name] as RegimentSetting;
    const routed = r.state === 'routed';
    regiment.companies.forEach((c, i) => {
      const hex = r.at[i];
      s.at[c] = hex ? hexOfSituation(field.map, hex) : S.NONE;
      s.facing[c] = hex && !routed ? (r.facing ?? (regiment.side === 0 ? 0 : 3)) : S.NONE;
      s.status[c] = hex ? (routed ? S.DISORDERED : S.BATTLEWORTHY) : S.ON_TRACK;
    });
    s.order[regiment.id] = S.ORDERS.indexOf(r.order ?? 'none');
    s.regimentState[regiment.id] = routed ? S.ROUTED : S.OK;
    if (s.leaderStep[regiment.leader] === S.RELIEVED || s.leaderAt[regiment.leader] !== S.NONE) continue;
    const home = r.leader ?? r.at.find((hex) => hex !== null);
    if (home) s.leaderAt[regiment.leader] = hexOfSituation(field.map, home);
  }
  for (const side of [0, 1] as const) placeRest(armies[side], field, s, side);
  s.step = setting.step;
  s.active = setting.active ?? 0;
  s.turn = setting.turn ?? 1;
  s.commandPhases.fill(setting.commandPhases ?? 2);
}

function placeRest(army: ArmySetting, field: Field, s: State, side: Side): void {
  const guns = field.companies.filter((c) => c.side === side && c.gun === 'regular');
  guns.forEach(({ id }, i) => {
    const gun = army.guns?.[i] as GunSetting;
    s.at[id] = hexOfSituation(field.map, gun.at);
    s.facing[id] = gun.facing ?? (side === 0 ? 0 : 3);
    s.gunSide[id] = gun.moving ? S.MOVING : S.FIRING;
  });
  if (army.commander) s.commanderAt[side] = hexOfSituation(field.map, army.commander.at);
  else s.commanderState[side] = S.REMOVED;
}

/** The number of a hex of the map. Throws RangeError for one that is not on it. */
export function hexOfSituation(map: HexMap, [q, r]: Axial): number {
  const hex = hexAt(map, q, r);
  if (hex === S.NONE) throw new RangeError(`[${q}, ${r}] is off the map of the situation.`);
  return hex;
}
