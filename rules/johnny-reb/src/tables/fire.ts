import { cellsOf } from '@linstock/kernel';
import data from '../data/tables.json' with { type: 'json' };
import type { TargetFormation } from './formations.ts';
import { bandOf, byCase, byColumns } from './rows.ts';

/** The content of a cell of JR-T1: figures lost, `1*` a possible loss, `MC` a morale check, null nothing. */
export type FireCell = number | '1*' | 'MC' | null;

/** A row of JR-T1 by its two labels; not every row has one for sections. */
export interface FireRow {
  readonly figures: number;
  readonly sections: number | null;
  readonly cells: readonly FireCell[];
}

/** JR-T1, strongest first. */
export const FIRE_ROWS = cellsOf<readonly FireRow[]>(data['JR-T1'].rows);

/** The headings of JR-T1 from left to right. */
export const FIRE_COLUMNS: readonly string[] = data['JR-T1'].columns;

/** The last heading that is one number alone; the next two totals share a column, and all above them the last (JR-8.4a). */
const PLAIN_COLUMNS = 20;

/** The place of a total in `FIRE_COLUMNS`; null below 1 (JR-8.4a). */
export function fireColumn(modified: number): number | null {
  if (modified < 1) return null;
  if (modified <= PLAIN_COLUMNS) return modified - 1;
  return modified <= PLAIN_COLUMNS + 2 ? PLAIN_COLUMNS : PLAIN_COLUMNS + 1;
}

/** The small arms (JR-T2). */
export const WEAPONS = [
  'rifle_musket',
  'smoothbore_musket',
  'mixed_musket',
  'flintlock_musket',
  'muzzle_loading_carbine',
  'breech_loading_carbine',
  'repeating_carbine',
  'sharpshooter_rifle',
  'pistol',
  'shotgun',
] as const;
export type Weapon = (typeof WEAPONS)[number];

/** A row of JR-T2; ranges are inches. */
export interface WeaponRule {
  readonly close: number;
  readonly normal: number;
  readonly long: number;
  readonly fire_drm: number;
  readonly close_drm: number;
  readonly melee_drm: number;
  /** The modifier of rapid fire; null if there is none. 0 for repeaters, which always fire fast. */
  readonly rapid_fire_drm: number | null;
  readonly no_long_range_die_loss: boolean;
}

/** JR-T2. */
export const WEAPON_RULES = byColumns<Weapon, WeaponRule>(data['JR-T2']);

/** The rule of a gun; null for small arms. */
export function gunRule(weapon: string): GunRule | null {
  return Object.entries(GUN_RULES).find(([name]) => name === weapon)?.[1] ?? null;
}

/** The rule of a small arm; null for guns. */
export function smallArmRule(weapon: string): WeaponRule | null {
  return Object.entries(WEAPON_RULES).find(([name]) => name === weapon)?.[1] ?? null;
}

/** The guns (JR-T3). */
export const GUNS = ['napoleon_12', 'rifle_10_or_3in', 'gun_6', 'rifle_20', 'mixed', 'howitzer_12'] as const;
export type Gun = (typeof GUNS)[number];

/** True for a gun, false for small arms: a battery has guns, and every other arm small arms. */
export function isGun(weapon: Weapon | Gun): weapon is Gun {
  return Object.hasOwn(GUN_RULES, weapon);
}

/** A row of JR-T3; ranges are inches. */
export interface GunRule {
  readonly canister: number;
  readonly normal: number;
  readonly long: number;
  readonly fire_drm: number;
}

/** JR-T3. */
export const GUN_RULES = byColumns<Gun, GunRule>(data['JR-T3']);

/** JR-T4: what the firer adds. */
export const FIRER_DRMS = byCase<
  | 'officer_present'
  | 'opening_volley'
  | 'marked_first_fire'
  | 'firer_elite'
  | 'firer_green'
  | 'firer_in_hasty_works'
  | 'firer_in_medium_or_heavy_works',
  number
>(data['JR-T4'].rows);

/** The rows of cover in JR-T5. */
export const COVER_ROWS = [
  'wood_fence',
  'stone_wall',
  'woods',
  'hasty_works',
  'medium_works',
  'heavy_works',
] as const;
export type CoverRow = (typeof COVER_ROWS)[number];

/** The side on which an attack strikes a unit (JR-2.6), mildest first. */
export const ASPECTS = ['front', 'partial_flank', 'full_flank', 'rear'] as const;
export type Aspect = (typeof ASPECTS)[number];

/** The column of JR-T5, by the firer. */
export type FirerColumn = 'small_arms' | 'artillery';

interface TargetCases {
  readonly formation: TargetFormation | 'disorder';
  readonly cover: CoverRow;
  readonly aspect: Aspect;
  readonly quality: 'elite' | 'veteran' | 'green' | 'militia';
}

const TARGET_DRMS = cellsOf<readonly (readonly [string, string, number, number])[]>(data['JR-T5'].rows);

/** JR-T5: what a case of the target adds to the fire of small arms or of guns. */
export function targetDrm<G extends keyof TargetCases>(
  group: G,
  of: TargetCases[G],
  firing: FirerColumn,
): number {
  const row = TARGET_DRMS.find(([inGroup, name]) => inGroup === group && name === of);
  if (!row) throw new RangeError(`JR-T5 has no ${group} "${of}".`);
  return row[firing === 'artillery' ? 3 : 2];
}

/** The mode of a fire: it decides the base of its dice (JR-T6). */
export const FIRE_MODES = [
  'hold',
  'first_fire',
  'conditional_hold',
  'moved',
  'formed',
  'pivoted',
  'second_volley',
  'disengaging_volley',
  'after_charge',
] as const;
export type FireMode = (typeof FIRE_MODES)[number];

/** JR-T6: the dice a fire begins with. */
export const BASE_DICE = byCase<FireMode | 'melee', number>(data['JR-T6'].base);

/** JR-T6: dice added. */
export const MORE_DICE = byCase<
  'close_range_small_arms' | 'repeaters' | 'canister' | 'double_canister',
  number
>(data['JR-T6'].add);

/** JR-T6: dice taken off. */
export const FEWER_DICE = byCase<
  'long_range' | 'shaken' | 'area_fire' | 'conditional_hold' | 'low_ammo',
  number
>(data['JR-T6'].deduct);

/** JR-T18: the face that every die has to show, or more, for the ammunition to drop a step. */
export const AMMUNITION_FACES = byCase<
  'normal' | 'rapid_fire_breech_loading_carbine' | 'repeating_carbine' | 'double_canister',
  number
>(data['JR-T18'].rows);

/** A fire of fewer dice never lowers the ammunition (JR-10.5a). */
export const AMMUNITION_LEAST_DICE = data['JR-T18'].minimum_dice;

/** The amount of ammunition, most first. */
export const AMMUNITION = ['full', 'low', 'out'] as const;
export type Ammunition = (typeof AMMUNITION)[number];

/** JR-T15: the least face on which a loss of a battery is a section; below it horses are hit. */
export const SECTION_LOST_FROM = bandOf(
  cellsOf<readonly (readonly [string, string])[]>(data['JR-T15'].rows)[1]?.[0] ?? '',
)[0];
