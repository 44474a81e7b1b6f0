import { cellsOf, last, nth, recordOf, requireValue, rowsBy, wordOf } from '@linstock/kernel';
import data from '../data/tables.json' with { type: 'json' };

/** The system tables (FL-T-*), each once; their numbers stand nowhere else. */

/** The kinds of combat unit (FL-2.21a). */
export type Kind = 'infantry' | 'cavalry' | 'artillery';
/** The formations of Infantry (FL-6.11a); Cavalry and guns have none. */
export type Formation = (typeof FORMATIONS)[number];
/** The kinds of troops by their customary formations, if that option is on (FL-6.7b to e). */
export type Troops = 'regulars' | 'germans' | 'lights' | 'militia';
/** Musket, rifle, gun (FL-2.22d); Cavalry has none. */
export type Weapon = 'M' | 'R' | 'A';
/** The Shock Status of a Command, best first (FL-12.21a). */
export type ShockStatus = (typeof STATUSES)[number];
/** The result of a shot (FL-T-FRT): no effect, Morale Check, Disordered, Reduced, both, gun Abandoned. */
export type FireResult = 'NE' | 'MC' | 'D' | 'R' | 'RD' | 'A';
/** The reaction of a defending Line before the Shock (FL-T-PRE). */
export type PreShockResult = 'Counterattack' | 'Stand' | 'Stand, status -1' | 'Fall Back' | 'Collapse';
/** The words of FL-T-SHOCK, applied in the order written (FL-12.61g). */
export type ShockWord =
  | 'Engaged'
  | 'DefenderHits'
  | 'AttackerHits'
  | 'DefenderStatusDown'
  | 'AttackerStatusDown'
  | 'DefenderRetreats'
  | 'AttackerAdvances'
  | 'Counterattack'
  | 'DefenderCollapse'
  | 'AttackerCollapse';
/** The side that has the greater Shock Strength (FL-12.53a). */
export type Superior = 'attacker' | 'defender';

export const FORMATIONS = ['Column', 'Close', 'Open', 'SK'] as const;
/** Best first. */
export const STATUSES = ['Excellent', 'Good', 'Fair', 'Poor'] as const;

/** A row of a table with inclusive bounds, null as open. */
interface Band {
  readonly from: number | null;
  readonly to: number | null;
}

/** The row a number falls in; tables are clamped at their ends. */
function rowAt<T extends Band>(rows: readonly T[], n: number): T {
  const row = rows.find(({ from, to }) => (from === null || n >= from) && (to === null || n <= to));
  return row ?? (n < (rows[0]?.from ?? 0) ? nth(rows, 0) : last(rows));
}

// Fire

/** The result of FL-T-FRT for an adjusted roll, which may be past its ends (FL-11.32a). */
export function fireResult(adjusted: number, kind: Kind): FireResult {
  const [least, most] = FIRE_RESULT_ENDS;
  const row = nth(FIRE_RESULTS, Math.max(least, Math.min(most, adjusted)) - least);
  return kind === 'artillery' ? row.artillery : row.infantryCavalry;
}

const FIRE_RESULT_ENDS = cellsOf<readonly [least: number, most: number]>(data['FL-T-FRT'].clamp);
const FIRE_RESULTS = cellsOf<readonly Readonly<Record<'infantryCavalry' | 'artillery', FireResult>>[]>(
  data['FL-T-FRT'].rows,
);

/** The greatest range of a weapon, in hexes (FL-11.31c). */
export const MAX_RANGE = data['FL-T-RANGE'].maxRange satisfies Readonly<Record<Weapon, number>>;

/** FL-T-RANGE; null past the greatest range. */
export function rangeDrm(weapon: Weapon, range: number): number | null {
  const rows = data['FL-T-RANGE'].rows;
  return rows.find((row) => row.weapon === weapon && range >= row.from && range <= row.to)?.drm ?? null;
}

/** A plain modifier of FL-T-FIREDRM. */
export type FireCause = (typeof FIRE_CAUSES)[number];
const FIRE_CAUSES = [
  'firer Disordered',
  'firer Reduced',
  'First Volley',
  'firer in SK',
  'firer has Smoke',
  'target has Smoke',
  'target is Cavalry',
  'target behind fence',
  'Reaction to Movement',
] as const;

/** One line of FL-T-FIREDRM. */
export interface FireDrm {
  readonly drm: number;
  /** True if it counts for the fire of Infantry, and of guns (FL-11.33m). */
  readonly infantry: boolean;
  readonly artillery: boolean;
}

/** FL-T-FIREDRM by cause. */
export const FIRE_DRMS: Readonly<Record<FireCause, FireDrm>> = recordOf(
  data['FL-T-FIREDRM'].rows.flatMap(({ cause, drm, infantryFire, artilleryFire }) => {
    const known = FIRE_CAUSES.find((each) => each === cause);
    return known && typeof drm === 'number'
      ? [[known, { drm, infantry: infantryFire, artillery: artilleryFire }] as const]
      : [];
  }),
);

// Formations

/** The lines of FL-T-FORM. */
export type FormationLine = (typeof FORMATION_LINES)[number];
const FORMATION_LINES = [...FORMATIONS, 'SK pair in one hex', 'Cavalry', 'Artillery'] as const;

/** One line of FL-T-FORM; null if there is no such formation. */
export interface FormationRule {
  readonly shockAttackSF: number | null;
  readonly shockDefenceSF: number | null;
  readonly fireTargetFrontRear: number;
  readonly fireTargetFlank: number | null;
  readonly movementAllowance: number | null;
  readonly zoc: boolean;
}

/** FL-T-FORM by formation. */
export const FORMATION_RULES: Readonly<Record<FormationLine, FormationRule>> = rowsBy(
  data['FL-T-FORM'].rows,
  ({ formation }) => wordOf(FORMATION_LINES, formation),
);

/** The Movement Points of some lines of FL-T-FORM. */
export const ALLOWANCES = recordOf(
  (['Column', 'Open', 'SK', 'Cavalry'] as const).map(
    (line) =>
      [
        line,
        requireValue(FORMATION_RULES[line].movementAllowance, `movement allowance of ${line} in FL-T-FORM`),
      ] as const,
  ),
);

// Morale

/** True if a Morale Check with this adjusted roll Disorders (FL-T-MC). */
export function failsMorale(adjusted: number): boolean {
  return rowAt(data['FL-T-MC'].rows, adjusted).result === 'Disordered';
}

/** True if a change of formation with this adjusted roll Disorders (FL-T-FORMCHG). */
export function disordersInChange(adjusted: number): boolean {
  return rowAt(data['FL-T-FORMCHG'].rows, adjusted).result.endsWith('Disordered');
}

// Shock

const STATUS_RULES = rowsBy(data['FL-T-STATUS'].rows, ({ status }) => wordOf(STATUSES, status));

/** Shock Factor and Pre-Shock modifier of a status (FL-T-STATUS). */
export function statusRule(status: ShockStatus): {
  readonly shockSF: number;
  readonly ownPreShockDrm: number;
} {
  return STATUS_RULES[status];
}

const PRE_SHOCK_DRMS = cellsOf<readonly [string, number, number]>(
  data['FL-T-PRE'].drms.map(({ drm }) => drm),
);

/** The Pre-Shock modifier of a Line that is at least half Colonial militia (FL-12.42b). */
export const MILITIA_DRM = PRE_SHOCK_DRMS[1];
/** The Pre-Shock modifier of Infantry that is Charged (FL-12.42c). */
export const CHARGED_DRM = PRE_SHOCK_DRMS[2];

const PRE_SHOCK = cellsOf<readonly (Band & { readonly result: PreShockResult })[]>(data['FL-T-PRE'].rows);

/** FL-T-PRE. */
export function preShockResult(adjusted: number): PreShockResult {
  return rowAt(PRE_SHOCK, adjusted).result;
}

/** FL-T-SHOCK for a difference of 0 or more (FL-12.53). */
export function shockWords(superior: Superior | null, by: number): readonly ShockWord[] {
  const rows = SHOCK_ROWS.filter((row) => row.superior === (superior ?? 'none'));
  return rowAt(rows, by).results;
}

interface ShockRow extends Band {
  readonly superior: Superior | 'none';
  readonly results: readonly ShockWord[];
}
const SHOCK_ROWS = cellsOf<readonly ShockRow[]>(data['FL-T-SHOCK'].rows);

/** A fixed Shock Factor of FL-T-SF by the beginning of its name. */
function factor(name: string, side: 'attacker' | 'defender' = 'attacker'): number {
  const row = data['FL-T-SF'].rows.find((each) => each.factor.startsWith(name));
  if (typeof row?.[side] !== 'number')
    throw new RangeError(`FL-T-SF has no number for "${name}" of the ${side}.`);
  return row[side];
}

/** The kinds of side an attacking unit attacks through (FL-12.52g). */
export type Position = 'front' | 'flank' | 'rear' | 'mixed';

/** Shock Factor of an attacking unit by its Position (FL-12.52d-g). */
export const POSITION_SF: Readonly<Record<Position, number>> = {
  front: 0, // FL-12.52g
  flank: factor('Position, per attacking unit: only through flanks'),
  rear: factor('Position, per attacking unit: only through rears'),
  mixed: factor('Position, per attacking unit: through two kinds of side'),
};

/** Shock Factor of a Cavalry unit that attacks Infantry, and of one that Charges it in good order (FL-13.21a, 13.22a). */
export const CAVALRY_SF = {
  shock: factor('Cavalry unit, Shock on Infantry'),
  charge: factor('Cavalry unit, Charge on Infantry, not Disordered'),
} as const;

/** Shock Factors of a unit that is Disordered or Reduced, and of one that is both (FL-12.52l). */
export const WORN_SF = {
  one: factor('each unit Disordered or Reduced'),
  both: factor('each unit Disordered and Reduced'),
} as const;

// Flight

/** Flight Points of a loss for its owner and for the enemy (FL-T-FP). */
function flightPointsOf(event: string): { readonly owner: number; readonly enemy: number } {
  const row = data['FL-T-FP'].rows.find((each) => each.event.startsWith(event));
  if (!row) throw new RangeError(`FL-T-FP has no line for "${event}".`);
  return row;
}

/** FL-T-FP by the kind of loss. */
export const FLIGHT_POINTS = {
  unit: flightPointsOf('Infantry unit (not SK) or Cavalry'),
  skirmishers: flightPointsOf('SK counter'),
  captured: flightPointsOf('gun Captured'),
  draggedAway: flightPointsOf('gun Dragged Away'),
  fled: flightPointsOf('militia unit fled'),
} as const;

/** The battles (FL-BATTLE-*). */
export const BATTLES = ['Camden', 'Cowpens', 'Guilford', 'Hobkirk'] as const;
export type Battle = (typeof BATTLES)[number];

// Terrain

/** The kinds of mover that pay: Infantry by formation, Cavalry, guns. Leaders pay as Open (FL-4.5c). */
export type Mover = 'open' | 'close' | 'column' | 'sk' | 'cavalry' | 'artillery';

/** One kind of ground of a battle (FL-T-TET-*). */
export interface Ground {
  readonly terrain: string;
  /** Movement Points to enter; null if this kind may not. */
  readonly costs: Readonly<Record<Mover, number | null>>;
  readonly fireDrmTarget: number;
  readonly shockDefender: number;
  /** Levels added for sight (FL-11.2d). */
  readonly losHeight: number;
}

/** The hexsides that cost or shelter. */
export type Side = (typeof SIDES)[number];
const SIDES = ['fence', 'stream', 'slope'] as const;

/** One kind of hexside of a battle. */
export interface SideRule {
  readonly infantry: number | null;
  readonly cavalry: number | null;
  readonly artillery: number | null;
  readonly fireDrmTarget: number;
  readonly shockDefender: number;
}

/** The Terrain Effects Table of a battle (FL-2.1e). */
export interface TerrainTable {
  readonly grounds: ReadonlyMap<string, Ground>;
  readonly sides: Readonly<Partial<Record<Side, SideRule>>>;
  /** Movement Points along a road, in total and for every unit. */
  readonly road: number;
}

/** All kinds of units that pay for a step. */
export const MOVERS: readonly Mover[] = ['open', 'close', 'column', 'sk', 'cavalry', 'artillery'];

function terrainTable(name: `FL-T-TET-${'CAMDEN' | 'COWPENS' | 'GUILFORD' | 'HOBKIRK'}`): TerrainTable {
  const { rows, hexsides, road } = data[name];
  const sides: Partial<Record<Side, SideRule>> = {};
  for (const row of hexsides) sides[wordOf(SIDES, row.hexside.split(' ')[0])] = row;
  return {
    grounds: new Map(
      rows.map((row) => {
        const costs = recordOf(MOVERS.map((mover) => [mover, row[mover]] as const));
        const { terrain, fireDrmTarget, shockDefender, losHeight } = row;
        return [terrain, { terrain, costs, fireDrmTarget, shockDefender, losHeight }];
      }),
    ),
    sides,
    road: road.cost,
  };
}

/** FL-T-TET-* by battle. */
export const TERRAIN: Readonly<Record<Battle, TerrainTable>> = {
  Camden: terrainTable('FL-T-TET-CAMDEN'),
  Cowpens: terrainTable('FL-T-TET-COWPENS'),
  Guilford: terrainTable('FL-T-TET-GUILFORD'),
  Hobkirk: terrainTable('FL-T-TET-HOBKIRK'),
};
