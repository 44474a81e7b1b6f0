import { lineNumber, type Reckoning, type ReckoningLine, sumOfLines, type Throw } from '@linstock/kernel';
import {
  AMMUNITION_FACES,
  AMMUNITION_LEAST_DICE,
  BASE_DICE,
  FEWER_DICE,
  type FireMode,
  type FireRow,
  FORMATION_RULES,
  isGun,
  MORE_DICE,
  STRENGTH_CAPS,
  WEAPON_RULES,
} from '../tables/index.ts';
import { fireModifiers } from './fire-modifiers.ts';
import { type CellOutcome, cellOutcomes, fireRow, printedTable } from './fire-row.ts';
import { line } from './lines.ts';
import { bandAt, checksMorale, countedIn, type Fire, type Firer } from './shot.ts';

/** The roll of one fire (P1): strength, dice, modifiers, the table. */

/** The strength a unit fires with, fractions included (JR-8.2b). */
export function effectiveStrength(firer: Omit<Firer, 'weapon' | 'quality'>): number {
  let multiplier = FORMATION_RULES[firer.formation].fire_multiplier;
  if (firer.arm === 'dismounted') multiplier = Math.min(multiplier, STRENGTH_CAPS.dismounted);
  if (firer.disordered) multiplier = Math.min(multiplier, STRENGTH_CAPS.disordered);
  if (firer.refusesFlank) multiplier *= (firer.stands - 1) / firer.stands; // JR-3.4c
  if (firer.arm === 'battery' && firer.inWoods) multiplier /= 2; // JR-11.3a
  return firer.strength * multiplier;
}

/** The row of JR-T1 a unit fires on; null if it is too weak to fire (JR-8.2c). */
export function rowOfFirer(firer: Firer): FireRow | null {
  return fireRow(effectiveStrength(firer), countedIn(firer.arm));
}

/** The lines that add up to the number of dice (JR-8.3); a volley after a charge always has two (JR-14.7b). */
function diceLines({ firer, mode, range, areaFire, canister }: Fire): ReckoningLine[] {
  const lines = [line(`Base: ${mode.replaceAll('_', ' ')}`, BASE_DICE[mode], BASE_CLAUSE[mode])];
  if (mode === 'after_charge') return lines;
  const band = bandAt(firer.weapon, range);
  const { weapon } = firer;
  if (band === 'close') lines.push(line('Close range', MORE_DICE.close_range_small_arms, 'JR-8.3e'));
  if (weapon === 'repeating_carbine') lines.push(line('Repeaters', MORE_DICE.repeaters, 'JR-8.3e'));
  if (canister === 'single') lines.push(line('Canister', MORE_DICE.canister, 'JR-8.3h'));
  if (canister === 'double') lines.push(line('Double canister', MORE_DICE.double_canister, 'JR-8.3h'));
  if (band === 'long' && (isGun(weapon) || !WEAPON_RULES[weapon].no_long_range_die_loss))
    lines.push(line('Long range', 0 - FEWER_DICE.long_range, 'JR-8.3f'));
  if (firer.shaken) lines.push(line('Firer shaken', 0 - FEWER_DICE.shaken, 'JR-8.3f'));
  if (areaFire) lines.push(line('Area fire', 0 - FEWER_DICE.area_fire, 'JR-7.5a'));
  if (firer.conditionalHold || mode === 'conditional_hold')
    lines.push(line('Conditional hold', 0 - FEWER_DICE.conditional_hold, 'JR-8.3l'));
  if (firer.ammunition === 'low') lines.push(line('Low ammunition', 0 - FEWER_DICE.low_ammo, 'JR-8.3g'));
  return lines;
}

const BASE_CLAUSE = {
  hold: 'JR-8.3a',
  first_fire: 'JR-8.3b',
  conditional_hold: 'JR-8.3a',
  moved: 'JR-8.3c',
  formed: 'JR-8.3c',
  pivoted: 'JR-8.3c',
  second_volley: 'JR-14.4d',
  disengaging_volley: 'JR-14.4d',
  after_charge: 'JR-14.7b',
} as const satisfies Readonly<Record<FireMode, string>>;

/** The number of dice; none is left at 0 (JR-8.3i). */
export function diceOf(fire: Fire): number {
  return Math.max(0, sumOfLines(diceLines(fire)));
}

/** True if there is a fire at all: strength, ammunition, range and dice allow it. */
export function canFire(fire: Fire): boolean {
  return rowOfFirer(fire.firer) !== null && reaches(fire) && diceOf(fire) > 0;
}

/** True if ammunition and range allow a fire. */
function reaches({ firer, mode, range }: Fire): boolean {
  if (firer.ammunition === 'out') return false;
  return mode === 'after_charge' || bandAt(firer.weapon, range) !== 'out';
}

/** The face all dice have to show, or more, for the ammunition to drop (JR-10.5); null if it cannot. */
function ammunitionFace({ firer, mode, rapidFire, canister }: Fire, dice: number): number | null {
  if (mode === 'after_charge' || dice < AMMUNITION_LEAST_DICE) return null;
  if (firer.weapon === 'repeating_carbine') return AMMUNITION_FACES.repeating_carbine;
  if (rapidFire) return AMMUNITION_FACES.rapid_fire_breech_loading_carbine;
  return canister === 'double' ? AMMUNITION_FACES.double_canister : AMMUNITION_FACES.normal;
}

/** The roll of a fire (JR-8.4a). Throws RangeError for a fire that `canFire` denies. */
export function fireReckoning(fire: Fire, title: string): Reckoning<CellOutcome> {
  const row = rowOfFirer(fire.firer);
  const ofDice = diceLines(fire);
  const count = sumOfLines(ofDice);
  if (!row || !reaches(fire) || count <= 0) throw new RangeError('There is no such fire: ask canFire first.');
  const everyFrom = ammunitionFace(fire, count);
  const dice: Throw = { count, sides: 6, read: 'sum', ...(everyFrom !== null && { everyFrom }) };
  const modifiers = fireModifiers(fire);
  const drm = sumOfLines(modifiers);
  const counted = countedIn(fire.firer.arm);
  return {
    name: 'fire',
    title,
    clause: 'JR-8.4a',
    lines: [
      line('Effective strength', `${effectiveStrength(fire.firer)} ${counted}`, 'JR-8.2b'),
      line('Row', `${row[counted]} ${counted}`, 'JR-8.2c'),
      ...ofDice.map((each) => ({ ...each, value: diceWords(lineNumber(each)) })),
      ...modifiers,
    ],
    dice,
    outcomes: cellOutcomes(row, dice, drm, checksMorale(fire.firer)),
    table: printedTable(row, counted, dice, drm),
  };
}

function diceWords(n: number): string {
  return `${n > 0 ? '+' : '−'}${Math.abs(n)} ${Math.abs(n) === 1 ? 'die' : 'dice'}`;
}
