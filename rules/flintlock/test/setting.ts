import { type Axial, type HexMap, type HexSide, hexMapOf, type Survey } from '@linstock/ground';
import type { CounterStart, FlintlockBattle, Force, ListedCommand } from '../src/battles/battle.ts';
import type { Field } from '../src/model/field.ts';
import { type Choices, drawUp } from '../src/model/order-of-battle.ts';
import type { Battle, Formation, ShockStatus } from '../src/tables/index.ts';

/** Small fields made by hand: a few Commands on a bare rectangle of hexes, named by column and row as in the digest. */

/** One unit for each hex id; a hex named twice has a Close pair. */
export interface CommandSetting {
  readonly at: readonly string[];
  readonly kind?: 'infantry' | 'cavalry';
  readonly weapon?: 'M' | 'R';
  readonly morale?: number;
  readonly militia?: boolean;
  /** Number of its units that may be in SK at a time. */
  readonly skirmishers?: number;
  /** 0 to 11; to the north for the British and to the south for the Americans unless said. */
  readonly facing?: number;
  readonly formation?: Formation;
  readonly cohesion?: number;
  readonly status?: ShockStatus;
  readonly initiative?: number;
  readonly range?: number;
  /** The leader's hex; by default that of the first unit. */
  readonly leader?: string;
}

/** A gun. */
export interface GunSetting {
  readonly at: string;
  readonly pounder?: 3 | 6;
  readonly facing?: number;
}

/** One army; Commands by their leader's name, each with one regiment of that name. */
export interface ArmySetting {
  readonly commands: Readonly<Record<string, CommandSetting>>;
  readonly guns?: readonly GunSetting[];
  /** The Overall Leader; with the first unit of the army unless said. */
  readonly overall?: { readonly at?: string; readonly initiative?: number; readonly range?: number };
  readonly flightLevel?: number;
}

/** The whole field; hexes are clear and level unless said. */
export interface Setting {
  /** 20 by 20 unless said. */
  readonly columns?: number;
  readonly rows?: number;
  /** The Terrain Effects Table; by default Guilford's, which has everything except swamp. */
  readonly rules?: Battle;
  readonly british: ArmySetting;
  readonly american: ArmySetting;
  readonly levels?: Readonly<Record<string, number>>;
  /** Hexes that no unit enters. */
  readonly impassable?: readonly string[];
  /** Words of the Terrain Effects Table by hex. */
  readonly terrain?: Readonly<Record<string, string>>;
  /** Hexsides by hex: `{ '0505': { stream: [2, 3] } }`, directions 0 to 5 from NE. */
  readonly sides?: Readonly<Record<string, Readonly<Record<string, readonly (0 | 1 | 2 | 3 | 4 | 5)[]>>>>;
  readonly first?: 'british' | 'american';
  /** Hexes in which American militia may return; none by default. */
  readonly reform?: readonly string[];
  readonly choices?: Choices;
}

const NO_SURVEY: Survey = { name: '', date: '', bounds: [0, 0, 0, 0], features: [] };
const MEN = 50;

/** The field of a setting. */
export function fieldOf(setting: Setting): Field {
  return drawUp(
    {
      surveyed: { id: 'setting', title: 'A setting', survey: NO_SURVEY, labels: [] },
      data: battleOf(setting),
      map: mapOf(setting),
    },
    setting.choices,
  );
}

/** The hex of a field by its id, column and row; -1 if there is none. */
export function at(field: Field, id: string): number {
  return field.map.labels.indexOf(id);
}

function axial(id: string): Axial {
  const [column, row] = [Number(id.slice(0, 2)) - 1, Number(id.slice(2)) - 1];
  return [column - Math.floor(row / 2), row];
}

function mapOf({ columns = 20, rows = 20, ...setting }: Setting): HexMap {
  const two = (n: number) => String(n).padStart(2, '0');
  const ids = Array.from({ length: columns * rows }, (_, i) => {
    return two((i % columns) + 1) + two(Math.floor(i / columns) + 1);
  });
  const sides = Object.entries(setting.sides ?? {}).flatMap(([id, words]) =>
    Object.entries(words).flatMap(([word, directions]) =>
      directions.map((direction): HexSide => ({ word, hex: axial(id), direction })),
    ),
  );
  return hexMapOf({
    hexes: ids.map(axial),
    level: ids.map((id) => setting.levels?.[id] ?? 0),
    impassable: (setting.impassable ?? []).map(axial),
    terrain: ids.map((id) => setting.terrain?.[id] ?? 'clear'),
    sides,
  });
}

function battleOf(setting: Setting): FlintlockBattle {
  return {
    rules: setting.rules ?? 'Guilford',
    first: setting.first ?? 'british',
    british: forceOf(setting.british, 0),
    american: forceOf(setting.american, 6),
    reform: setting.reform ? { side: 'american', hexes: setting.reform.map(axial) } : null,
    ground: { layout: { yardsPerHex: 45, origin: { x: 0, y: 0 }, bearing: 0 }, levels: [] },
    uniforms: {},
    note: '',
  };
}

function forceOf(army: ArmySetting, facing: number): Force {
  const first = Object.values(army.commands)[0]?.at[0] ?? army.guns?.[0]?.at ?? '0101';
  const { initiative = 4, range = 8, at: hex = first } = army.overall ?? {};
  return {
    flightLevel: army.flightLevel ?? 20,
    overall: { name: facing === 0 ? 'Cornwallis' : 'Greene', initiative, range, hex: axial(hex) },
    commands: Object.entries(army.commands).map(([name, command]) => commandOf(name, command, facing)),
    guns: army.guns
      ? [{ name: 'Guns', label: 'Guns', guns: army.guns.map((gun) => gunOf(gun, facing)) }]
      : [],
  };
}

function gunOf(gun: GunSetting, facing: number): Force['guns'][number]['guns'][number] {
  return { ...stood(gun.at, gun.facing ?? facing), pounder: gun.pounder ?? 6 };
}

function commandOf(name: string, command: CommandSetting, facing: number): ListedCommand {
  const { kind = 'infantry', militia = false, skirmishers = 0 } = command;
  const foot = kind === 'infantry';
  return {
    leader: {
      name,
      initiative: command.initiative ?? 3,
      range: command.range ?? 4,
      hex: axial(command.leader ?? command.at[0] ?? '0101'),
    },
    cohesion: command.cohesion ?? 3,
    status: command.status ?? 'Good',
    formation: foot ? (command.formation ?? 'Open') : null,
    regiments: [
      {
        ...{ name, naming: undefined, label: name, kind, militia, skirmishers },
        weapon: foot ? (command.weapon ?? 'M') : null,
        morale: command.morale ?? 1,
        troops: foot ? 'regulars' : null,
        units: command.at.map((hex) => stood(hex, command.facing ?? facing)),
      },
    ],
  };
}

function stood(hex: string, facing: number): CounterStart {
  return { hex: axial(hex), facing, men: MEN, stood: '' };
}
