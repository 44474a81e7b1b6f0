import { type Reckoning, type ReckoningLine, sumOfLines, type Throw, type Umpire } from '@linstock/kernel';
import {
  type Arm,
  BASE_DICE,
  FEWER_DICE,
  type Fighter,
  type FireCell,
  type FireRow,
  meleeMultiplier,
  WEAPON_RULES,
  type Weapon,
} from '../tables/index.ts';
import { aspectLine, formationLine, menLines, qualityLine } from './fire-modifiers.ts';
import { type CellOutcome, cellOutcomes, fireRow, printedTable, type StrengthCount } from './fire-row.ts';
import { halved, lossesOf } from './hits.ts';
import { line, telling } from './lines.ts';
import { countedIn, type Firer, type Target } from './shot.ts';
import { mostLosses } from './strength.ts';
import { isHalved } from './volley.ts';

/** A round of melee (JR-15, P8). */

/** One side of a melee: it fights, and is fought. */
export interface Combatant
  extends Pick<Firer, 'quality' | 'officerPresent' | 'shaken'>,
    Pick<Target, 'arm' | 'strength' | 'formation' | 'disordered' | 'disengaging' | 'aspect'> {
  /** The small arms of foot and horse; a battery has none here. */
  readonly weapon: Weapon | null;
  /** Figures of all units in support of this side, in full. */
  readonly supportFigures: number;
}

/** The maximum number of rounds of one melee (JR-15.4e). */
export const MAX_ROUNDS = 3;

/** The strength of a side in a round, and what it is counted in (JR-15.2a, b, f). */
export interface MeleeStrength {
  readonly strength: number;
  readonly counted: StrengthCount;
}

/** Half the supports count in the first round, all of them later; a battery with supports counts in figures (JR-15.2b, f). */
export function meleeStrength({ arm, strength, supportFigures }: Combatant, round: number): MeleeStrength {
  const supports = round === 1 ? supportFigures / 2 : supportFigures;
  const counted = countedIn(arm);
  if (counted === 'figures' || supports === 0) return { strength: strength + supports, counted };
  return { strength: (fireRow(strength, 'sections')?.figures ?? 0) + supports, counted: 'figures' };
}

/** The number of dice: four, less one if shaken; nothing else adds or takes any (JR-15.2a, e). */
export function meleeDice({ shaken }: Pick<Combatant, 'shaken'>): number {
  return BASE_DICE.melee - (shaken ? FEWER_DICE.shaken : 0);
}

/** The modifiers of a side's total (JR-15.2c, d). */
export function meleeModifiers(by: Combatant, on: Combatant): ReckoningLine[] {
  return telling([
    ...menLines(by),
    line('Weapon in melee', weaponDrm(by), 'JR-15.2d'),
    formationLine({ ...on, routed: false }, by),
    aspectLine(on.aspect, on.formation, by),
    qualityLine(on.quality, by),
  ]);
}

/** Pistols of all cavalry, and the weapons good at close quarters; together never more than one of them adds (JR-15.2d). */
function weaponDrm({ arm, weapon }: Combatant): number {
  if (isCavalry(arm)) return WEAPON_RULES.pistol.melee_drm;
  return weapon === null ? 0 : WEAPON_RULES[weapon].melee_drm;
}

const isCavalry = (arm: Arm): boolean => arm === 'mounted' || arm === 'dismounted';

/** The row a side fights on; null if it is too weak to inflict anything. */
export function meleeRow(by: Combatant, round: number): FireRow | null {
  const { strength, counted } = meleeStrength(by, round);
  return fireRow(strength, counted);
}

/** The roll of one side (JR-15.2). Throws RangeError if it is too weak to fight. */
export function meleeReckoning(
  by: Combatant,
  on: Combatant,
  round: number,
  title: string,
): Reckoning<CellOutcome> {
  const { strength, counted } = meleeStrength(by, round);
  const row = fireRow(strength, counted);
  if (!row) throw new RangeError('It is too weak to fight: ask meleeRow first.');
  const dice: Throw = { count: meleeDice(by), sides: 6, read: 'sum' };
  const modifiers = meleeModifiers(by, on);
  const drm = sumOfLines(modifiers);
  return {
    name: 'melee',
    title,
    clause: 'JR-15.2a',
    lines: [line('Strength', `${strength} ${counted}`, 'JR-15.2b'), ...modifiers],
    dice,
    outcomes: cellOutcomes(row, dice, drm, false),
    table: printedTable(row, counted, dice, drm),
  };
}

/** The losses one side inflicted on the other in a round. */
export interface Blows {
  readonly result: FireCell;
  /** Figures lost, or sections of a battery (JR-15.3c). */
  readonly inflicts: number;
}

const FIGHTER: Readonly<Record<Arm, Fighter>> = {
  infantry: 'foot',
  dismounted: 'foot',
  mounted: 'mounted',
  battery: 'battery',
};

/** Rolls one side of a round and what depends on it (JR-15.3). */
export function blows(umpire: Umpire, by: Combatant, on: Combatant, round: number, title: string): Blows {
  if (!meleeRow(by, round)) return { result: null, inflicts: 0 };
  const { result } = umpire.throw(meleeReckoning(by, on, round, title));
  const losses = lossesOf(umpire, result, title) * meleeMultiplier(FIGHTER[by.arm], FIGHTER[on.arm]);
  const inflicted = isHalved(on) ? halved(umpire, losses, title) : losses;
  return { result, inflicts: Math.min(inflicted, mostLosses(on.strength)) };
}
