import { inches, type Thousandths } from '@linstock/ground';
import { cellsOf, recordOf } from '@linstock/kernel';
import data from '../data/tables.json' with { type: 'json' };
import type { MorschauserClause } from './clauses.ts';
import type { SwitchName } from './switches.ts';

/** The abilities of each kind of company, and the effects of its marks (T1, T-TRAITS). */

/** The kinds of company (MM-A3a to MM-A3h), in the order of T1. */
export const TROOP_TYPES = [
  'lineInfantry',
  'lightInfantry',
  'cavalry',
  'lightCavalry',
  'artillery',
  'engineers',
  'wagons',
] as const;
/** A kind of company; `cavalry` is heavy. */
export type TroopType = (typeof TROOP_TYPES)[number];

/** The weapons (T1). */
export const WEAPONS = ['musket', 'rifle', 'carbine', 'canister', 'shot'] as const;
/** A weapon; artillery has both canister and shot or shell. */
export type Weapon = (typeof WEAPONS)[number];
/** The armament of a company in an order of battle: `cannon` is canister and shot. */
export type Armament = 'musket' | 'rifle' | 'carbine' | 'cannon' | 'none';

/** The range of a weapon and the lowest score of a die that hits. */
export interface WeaponLine {
  readonly weapon: Weapon;
  readonly range: Thousandths;
  readonly lowestHit: number;
}

/** One row of T1. */
export interface TroopRow {
  readonly move: Thousandths;
  readonly meleeFront: number;
  /** The value from flank and rear (MM-A4h). */
  readonly meleeRear: number;
  readonly strength: number;
  readonly weapons: readonly WeaponLine[];
  readonly mayCharge: boolean;
  readonly mayEnterWoods: boolean;
  readonly mayEnterTown: boolean;
  readonly canBeFormed: boolean;
  readonly mounted: boolean;
}

type WeaponCell = readonly [Weapon, number, number, readonly number[]];
type TroopCells = readonly [
  TroopType,
  number,
  number,
  number,
  number,
  readonly WeaponCell[],
  boolean,
  boolean,
  boolean,
  boolean,
  boolean,
];

/** T1 by kind of company. */
export const TROOPS: Readonly<Record<TroopType, TroopRow>> = recordOf(
  cellsOf<readonly TroopCells[]>(data.T1.rows).map((row) => {
    const [type, move, meleeFront, meleeRear, strength, weapons] = row;
    const [, , , , , , mayCharge, mayEnterWoods, mayEnterTown, canBeFormed, mounted] = row;
    return [
      type,
      {
        move: inches(move),
        meleeFront,
        meleeRear,
        strength,
        weapons: weapons.map(([weapon, range, lowestHit]) => ({ weapon, range: inches(range), lowestHit })),
        mayCharge,
        mayEnterWoods,
        mayEnterTown,
        canBeFormed,
        mounted,
      },
    ] as const;
  }),
);

// Traits

/** The marks of T-TRAITS a company can have; inferior firepower is a mark on a side. */
export const TRAITS = [
  'elite',
  'sharpshooters',
  'militia',
  'battalionGun',
  'horseArtillery',
  'earlyArtillery',
  'heavyArtillery',
  'howitzer',
  'rifledArtillery',
  'highlandCharge',
  'noShooting',
  'impetuous',
  'cautious',
  'stubborn',
  'ladders',
] as const;
/** A mark on a company. */
export type Trait = (typeof TRAITS)[number];

/** The effect of a trait; lengths in thousandths. */
export interface TraitRow {
  readonly trait: Trait | 'inferiorFirepower';
  readonly appliesTo: string;
  readonly meleeFront: number;
  readonly meleeRear: number;
  readonly rally: number;
  readonly lowestHit: number | null;
  readonly move: Thousandths | null;
  readonly strength: number | null;
  readonly shotRange: Thousandths | null;
  readonly canisterLowestHit: number | null;
  readonly overheadLowestHit: number | null;
  readonly meleeFrontWhenCharging: number | null;
  readonly unarmed: boolean;
  readonly clauses: readonly MorschauserClause[];
  /** The switch that must be on; null if none is needed (MM-E7o2). */
  readonly switch: SwitchName | null;
}

type Effects = Readonly<Record<string, number | string | boolean | readonly string[]>>;
type TraitCells = readonly [
  TraitRow['trait'],
  string,
  Effects,
  readonly MorschauserClause[],
  SwitchName | null,
];

const signed = (value: Effects[string] | undefined): number =>
  typeof value === 'string' ? Number(value) : 0;
const figure = (value: Effects[string] | undefined): number | null =>
  typeof value === 'number' ? value : null;
const length = (value: Effects[string] | undefined): Thousandths | null =>
  typeof value === 'number' ? inches(value) : null;

/** T-TRAITS by trait. */
export const TRAIT_ROWS: Readonly<Record<TraitRow['trait'], TraitRow>> = recordOf(
  cellsOf<readonly TraitCells[]>(data['T-TRAITS'].rows).map(([trait, appliesTo, effects, clauses, name]) => [
    trait,
    {
      trait,
      appliesTo,
      meleeFront: signed(effects['meleeFront']),
      meleeRear: signed(effects['meleeRear']),
      rally: signed(effects['rally']),
      lowestHit: figure(effects['lowestHit']),
      move: length(effects['move']),
      strength: figure(effects['sp']),
      shotRange: length(effects['shotRange']),
      canisterLowestHit: figure(effects['canisterLowestHit']),
      overheadLowestHit: figure(effects['overheadLowestHit']),
      meleeFrontWhenCharging: figure(effects['meleeFrontWhenCharging']),
      unarmed: Array.isArray(effects['weapons']),
      clauses,
      switch: name,
    },
  ]),
);
