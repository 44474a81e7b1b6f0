import type { Thousandths } from '@linstock/ground';
import {
  type Armament,
  LENGTHS,
  TRAIT_ROWS,
  TROOPS,
  type Trait,
  type TraitRow,
  type TroopRow,
  type TroopType,
  type Weapon,
  type WeaponLine,
} from '../tables/index.ts';
import type { Switches } from '../tables/switches.ts';

/** The abilities of a company: its row of T1 with its traits, as far as they are switched on (A3, A4, E7). */

/** A company as the order of battle has it. */
export interface Troops {
  readonly type: TroopType;
  readonly traits: readonly Trait[];
  readonly armament: Armament;
  /** The mark of inferior firepower on its side (MM-E7c2). */
  readonly inferiorFirepower?: boolean;
  /** The row of the battle's own kind, instead of that of T1 (MM-E7j4). It has every weapon of that row. */
  readonly row?: TroopRow | undefined;
  /** The size of its stand if the battle has another (MM-A1l). */
  readonly size?: Size | undefined;
}

/** A company's figures. Lengths in thousandths of an inch. */
export interface Abilities {
  readonly type: TroopType;
  /** The traits that have effect in this game (MM-E7o2). */
  readonly traits: readonly Trait[];
  readonly move: Thousandths;
  /** Strength points at the start (MM-A1f). */
  readonly strength: number;
  readonly meleeFront: number;
  readonly meleeRear: number;
  /** The front value of its own charge before elite and militia count, if it has a separate one (MM-E7j5). */
  readonly meleeFrontWhenCharging: number | null;
  readonly weapons: readonly WeaponLine[];
  /** The lowest score of overhead fire; null for all but howitzers (MM-B5c, d). */
  readonly overheadLowestHit: number | null;
  readonly mayCharge: boolean;
  readonly mayEnterWoods: boolean;
  readonly mayEnterTown: boolean;
  readonly canBeFormed: boolean;
  readonly mounted: boolean;
  readonly inferiorFirepower: boolean;
  /** Frontage and depth of its stand (MM-A1k, MM-A1l). */
  readonly size: Size;
  /** Its row of T1, or that of the battle's own kind (MM-E7j4). */
  readonly row: TroopRow;
}

/** Frontage and depth of a stand. */
export interface Size {
  readonly frontage: Thousandths;
  readonly depth: Thousandths;
}

/** True if it is Line or Light Infantry (MM-E6f). */
export function isInfantry(type: TroopType): boolean {
  return type === 'lineInfantry' || type === 'lightInfantry';
}

/** The traits of a company that have effect: those for its kind, whose switch is on (MM-E7o2). */
export function effectiveTraits(
  { type, traits }: Pick<Troops, 'type' | 'traits'>,
  switches: Switches,
): Trait[] {
  return traits.filter((trait) => {
    const row = TRAIT_ROWS[trait];
    return mayHave(trait, type) && (row.switch === null || switches[row.switch] === true);
  });
}

/** True if a trait means anything for a kind of company (T-TRAITS). */
export function mayHave(trait: Trait, type: TroopType): boolean {
  const { appliesTo: who } = TRAIT_ROWS[trait];
  if (who === 'any company') return true;
  if (who === 'any company that may charge') return TROOPS[type].mayCharge;
  return who.split(', ').includes(type);
}

/** The figures of a company under the switches of a game (T1, T-TRAITS, MM-E7o1, MM-E7o2). */
export function abilities(troops: Troops, switches: Switches): Abilities {
  const { type } = troops;
  const row = troops.row ?? TROOPS[type];
  const traits = effectiveTraits(troops, switches);
  const rows = traits.map((trait) => TRAIT_ROWS[trait]);
  const inferiorFirepower = troops.inferiorFirepower === true && switches.inferiorFirepower;
  return {
    ...row,
    type,
    traits,
    move: least(rows, 'move') ?? row.move,
    strength: least(rows, 'strength') ?? row.strength,
    meleeFrontWhenCharging: least(rows, 'meleeFrontWhenCharging'),
    weapons: rows.some((each) => each.unarmed) ? [] : weaponsOf(troops, rows, inferiorFirepower),
    overheadLowestHit: least(rows, 'overheadLowestHit'),
    inferiorFirepower,
    size: troops.size ?? STAND,
    row,
  };
}

type Figure = 'move' | 'strength' | 'shotRange' | 'meleeFrontWhenCharging' | 'overheadLowestHit';

/** The smallest number that any of several traits sets (MM-E7o1); null if none sets one. */
function least(rows: readonly TraitRow[], figure: Figure): number | null {
  const given = rows.map((row) => row[figure]).filter((value) => value !== null);
  return given.length > 0 ? Math.min(...given) : null;
}

function weaponsOf(troops: Troops, rows: readonly TraitRow[], inferior: boolean): WeaponLine[] {
  const { weapons } = troops.row ?? TROOPS[troops.type];
  const carried = troops.row ? weapons.map(({ weapon }) => weapon) : weaponsCarried(troops);
  const shotRange = least(rows, 'shotRange');
  return weapons
    .filter(({ weapon }) => carried.includes(weapon))
    .map((line) => ({
      weapon: line.weapon,
      range: line.weapon === 'shot' ? (shotRange ?? line.range) : line.range,
      lowestHit: lowestHit(line, rows, inferior),
    }));
}

/** One weapon for the whole game (MM-A3i); a foot company listed without one has a musket (MM-E7o2). */
function weaponsCarried({ type, armament }: Troops): readonly Weapon[] {
  if (type === 'artillery') return ['canister', 'shot'];
  if (type === 'lightCavalry') return ['carbine'];
  return [armament === 'rifle' ? 'rifle' : 'musket'];
}

/** The T1 row, then the number of a trait, then inferior firepower (MM-B4k, MM-E7c2). */
function lowestHit(
  { weapon, lowestHit: row }: WeaponLine,
  rows: readonly TraitRow[],
  inferior: boolean,
): number {
  const smallArm = weapon === 'musket' || weapon === 'rifle';
  if (smallArm && inferior) return TRAIT_ROWS.inferiorFirepower.lowestHit ?? row;
  const own = rows.map((each) =>
    weapon === 'canister' ? each.canisterLowestHit : smallArm ? each.lowestHit : null,
  );
  return own.findLast((value) => value !== null) ?? row;
}

/** A weapon's line of a company, or undefined if it has none such. */
export function weaponOf({ weapons }: Pick<Abilities, 'weapons'>, weapon: Weapon): WeaponLine | undefined {
  return weapons.find((line) => line.weapon === weapon);
}

/** The longest range of a company of any kind; 0 for one that does not shoot. */
export function reach({ weapons }: Pick<Abilities, 'weapons'>): Thousandths {
  return weapons.reduce((far, { range }) => Math.max(far, range), 0);
}

/** Frontage and depth of a stand unless the battle says otherwise (MM-A1l). */
export const STAND = { frontage: LENGTHS.standFrontage, depth: LENGTHS.standDepth } as const;
/** Frontage and depth of a general's stand (MM-A1q). */
export const GENERAL_STAND = { frontage: LENGTHS.generalStand, depth: LENGTHS.generalStand } as const;
