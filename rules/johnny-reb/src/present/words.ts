import type { TenthDegrees } from '@linstock/ground';
import type { OrderSign } from '@linstock/scene';
import type { BrigadeId, Field, Unit, UnitId } from '../model/field.ts';
import { unitOf, unitPiece } from '../model/naming.ts';
import type { Formation, Gun, Order, Weapon } from '../tables/index.ts';

/** Words and ids a table shows. */

/** The body a brigade is. */
export const brigadeBody = (brigade: BrigadeId): string => `brigade:${brigade}`;

/** The unit a piece is; null for an officer. */
export function unitOfPiece({ units }: Field, piece: string): UnitId | null {
  return units.find(({ id }) => unitPiece(id) === piece)?.id ?? null;
}

/** Names too long to stand behind a unit, and their short forms. A battery is named after its captain. */
export const SHORT_NAMES: Readonly<Record<string, string>> = {
  'Battery B, 4th U.S. (Campbell)': 'Campbell’s battery',
  'Danville Artillery (Wooding)': 'Wooding’s battery',
  'Rockbridge Artillery (Poague)': 'Poague’s battery',
  'Stuart Horse Artillery, a section (Pelham)': 'Pelham’s battery',
  'Battery D, 5th U.S. (Hazlett)': 'Hazlett’s battery',
  'Company B, 20th Maine, and 2nd U.S. Sharpshooters (detachment)': 'Company B',
  '1st Tennessee (Provisional)': '1st Tennessee',
  '2nd Maine Battery (Hall)': 'Hall’s battery',
  '3rd Indiana Cavalry': '3rd Indiana Cav.',
  '5th Alabama Battalion': '5th Alabama Bn',
  '6th Wisconsin with the brigade guard': '6th Wisconsin',
  'Fredericksburg Artillery (Marye)': 'Marye’s battery',
  'Pee Dee Artillery (Zimmerman)': 'Zimmerman’s battery',
};

/** The name behind a unit: a short form if one is known, else the name. */
export const shortName = ({ name, label }: Pick<Unit, 'name' | 'label'>): string =>
  label ?? SHORT_NAMES[name] ?? name;

/** A turn in words: `20° to the left`. */
export function turnWords(turn: TenthDegrees): string {
  return `${Math.round(Math.abs(turn) / 10)}° to the ${turn > 0 ? 'right' : 'left'}`;
}

/** A name at the head of a label: `2nd Wisconsin`. */
export const bareName = (field: Field, unit: UnitId): string => unitOf(field, unit).name;

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
