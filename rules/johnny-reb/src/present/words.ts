import type { TenthDegrees, Thousandths } from '@linstock/ground';
import type { OrderSign } from '@linstock/scene';
import type { Field, Unit } from '../model/field.ts';
import { unitOf, unitPiece } from '../model/naming.ts';
import { type Formation, GUNS, type Gun, type Order, type Weapon } from '../tables/index.ts';

/** Words and ids a table shows. */

/** The body a brigade is. */
export const brigadeBody = (brigade: number): string => `brigade:${brigade}`;

/** Thousandths as inches, to tenths. */
export const inInches = (thousandths: Thousandths): string => `${Math.round(thousandths / 100) / 10}`;

/** The unit a piece is; null for an officer. */
export function unitOfPiece({ units }: Field, piece: string): number | null {
  return units.find(({ id }) => unitPiece(id) === piece)?.id ?? null;
}

/**
 * A name short enough to stand behind a unit: without what is in brackets or after a comma; a battery's is its captain's,
 * `Hall’s battery`.
 */
export function shortName({ name, arm }: Pick<Unit, 'name' | 'arm'>): string {
  const captain = /\(([^)]+)\)/.exec(name)?.[1];
  if (arm === 'battery' && captain !== undefined) return `${captain}’s battery`;
  return name
    .replace(/ \(.*\)|,.*| with .*/g, '')
    .replace('Battalion', 'Bn')
    .replace('Cavalry', 'Cav.')
    .trim();
}

/** A turn in words: `20° to the left`. */
export function turnWords(turn: TenthDegrees): string {
  return `${Math.round(Math.abs(turn) / 10)}° to the ${turn > 0 ? 'right' : 'left'}`;
}

/** A name at the head of a label: `2nd Wisconsin`. */
export const bareName = (field: Field, unit: number): string => unitOf(field, unit).name;

/** The name of each formation. */
export const FORMATION_WORDS: Readonly<Record<Formation, string>> = {
  single_line: 'in single line',
  extended_line: 'in extended line',
  double_line: 'in double line',
  skirmish: 'in skirmish line',
  march_column: 'in march column',
  mounted_line: 'in mounted line',
  mounted_column: 'in mounted column',
  unlimbered: 'unlimbered',
  limbered: 'limbered',
};

/** The names of small arms and guns. */
export const WEAPON_WORDS: Readonly<Record<Weapon | Gun, string>> = {
  rifle_musket: 'rifle muskets',
  smoothbore_musket: 'smoothbores',
  mixed_musket: 'mixed muskets',
  flintlock_musket: 'flintlocks',
  muzzle_loading_carbine: 'muzzle-loading carbines',
  breech_loading_carbine: 'breech-loading carbines',
  repeating_carbine: 'repeating carbines',
  sharpshooter_rifle: 'sharpshooter rifles',
  pistol: 'pistols',
  shotgun: 'shotguns',
  napoleon_12: 'Napoleons',
  rifle_10_or_3in: '10-pounder or 3-inch rifles',
  gun_6: '6-pounders',
  rifle_20: '20-pounder rifles',
  mixed: 'mixed guns',
  howitzer_12: '12-pounder howitzers',
};

/** True if a weapon is a gun. */
export const isGun = (weapon: Weapon | Gun): weapon is Gun => GUNS.some((gun) => gun === weapon);

/** The sign on each marker. */
export const ORDER_SIGNS: Readonly<Record<Order, OrderSign>> = {
  Fr: 'fire',
  H: 'hold',
  CH: 'wait',
  M: 'move',
  Fm: 'form',
  D: 'retire',
  C: 'charge',
};
