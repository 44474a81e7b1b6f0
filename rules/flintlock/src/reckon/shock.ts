import { ONE_DIE, type Outcome, type Reckoning, type ReckoningLine, sumOfLines } from '@linstock/kernel';
import { agreeingForm, type Name } from '@linstock/scene';
import {
  CAVALRY_SF,
  CHARGED_DRM,
  FORMATION_RULES,
  type Formation,
  MILITIA_DRM,
  POSITION_SF,
  type Position,
  type PreShockResult,
  preShockResult,
  type ShockStatus,
  type Superior,
  statusRule,
  WORN_SF,
} from '../tables/index.ts';

/** Shock: the reaction of the defending Line and the Shock Strength of both (FL-12.4, FL-12.5). */

// Pre-Shock

/** A defending Line that is about to be attacked. */
export interface Defence {
  readonly name: Name;
  /** The best of its Commands (FL-12.54a). */
  readonly status: ShockStatus;
  /** At least half of its units are Colonial militia (FL-12.42d). */
  readonly militia: boolean;
  /** Infantry of it is Charged (FL-12.42c). */
  readonly charged: boolean;
}

export interface PreShockOutcome extends Outcome {
  readonly adjusted: number;
  readonly result: PreShockResult;
}

/** True if a Line counts as militia: at least half of its Infantry and Cavalry is (FL-12.42d). */
export function isMilitiaLine(militia: number, units: number): boolean {
  return units > 0 && 2 * militia >= units;
}

function preShockLines({ status, militia, charged }: Defence): ReckoningLine[] {
  const lines: ReckoningLine[] = [];
  const own = statusRule(status).ownPreShockDrm;
  if (own !== 0) lines.push({ label: `Shock Status ${status}`, value: own, clause: 'FL-12.42a' });
  if (militia) lines.push({ label: 'Colonial militia', value: MILITIA_DRM, clause: 'FL-12.42b' });
  if (charged) lines.push({ label: 'Charged by Cavalry', value: CHARGED_DRM, clause: 'FL-12.42c' });
  return lines;
}

/** The modifier of a Line's reaction (FL-12.42). */
export function preShockDrm(line: Defence): number {
  return sumOfLines(preShockLines(line));
}

/** The reaction of a defending Line: one roll for all of it (FL-12.41). */
export function preShockReckoning(line: Defence): Reckoning<PreShockOutcome> {
  const drm = preShockDrm(line);
  return {
    name: 'pre-shock',
    title: `How ${line.name} ${agreeingForm(line.name, 'meets', 'meet')} the Shock`,
    clause: 'FL-12.41c',
    lines: preShockLines(line),
    dice: ONE_DIE,
    outcomes: Array.from({ length: ONE_DIE.sides }, (_, i) => {
      const adjusted = i + 1 + drm;
      const result = preShockResult(adjusted);
      return { key: result, label: result, rank: REACTION_RANK[result], adjusted, result };
    }),
  };
}

const REACTION_RANK: Readonly<Record<PreShockResult, number>> = {
  Counterattack: 4,
  Stand: 3,
  'Stand, status -1': 2,
  'Fall Back': 1,
  Collapse: 0,
};

// Shock Strength

/** Units of one Line that are worn: with one of Disordered and Reduced, and with both (FL-12.52l). */
export interface WornUnits {
  readonly one: number;
  readonly both: number;
}

/** The common parts of both sides' Shock Factors. */
interface Strength {
  /** Counted for Size: Infantry that is not in SK, and Cavalry (FL-12.52b). */
  readonly size: number;
  readonly status: ShockStatus;
  /** The formation of the Line (FL-12.52k, FL-6.54b); null if it has none. */
  readonly formation: Formation | null;
  readonly worn: WornUnits;
}

/** The attacking Line. */
export interface Attack extends Strength {
  /** Attacking units by what they attack through (FL-12.52g). */
  readonly positions: Readonly<Record<Position, number>>;
  /** Cavalry units that attack Infantry and nothing else, and those of them that Charge in good order (FL-12.52m). */
  readonly cavalry: number;
  readonly charging: number;
}

/** The defending Line. */
export interface Stand extends Strength {
  /** FL-12.52i. */
  readonly terrain: number;
}

/** The part of one Cavalry unit in a Shock. */
export interface CavalryPart {
  readonly attacking: boolean;
  /** Guns left out, it attacks Infantry and nothing else (FL-12.52m). */
  readonly infantryOnly: boolean;
  readonly charging: boolean;
  /** Disordered by Fire on its way (FL-13.22f). */
  readonly disordered: boolean;
}

/** The factor of one Cavalry unit: 0 in defence or against others than Infantry (FL-12.52m, FL-13.21, FL-13.22a, f). */
export function cavalrySF({ attacking, infantryOnly, charging, disordered }: CavalryPart): number {
  if (!attacking || !infantryOnly) return 0;
  return charging && !disordered ? CAVALRY_SF.charge : CAVALRY_SF.shock;
}

/** The Shock Factors of the attacker without Chaos (FL-12.52). */
export function attackLines(attack: Attack, enemySize: number): ReckoningLine[] {
  const { positions, cavalry, charging } = attack;
  const lines = commonLines(attack, enemySize, 'shockAttackSF');
  for (const position of ['flank', 'rear', 'mixed'] as const)
    add(
      lines,
      `Through ${POSITION_WORDS[position]}`,
      positions[position] * POSITION_SF[position],
      POSITION_CLAUSE[position],
    );
  add(lines, 'Cavalry on Infantry', (cavalry - charging) * CAVALRY_SF.shock, 'FL-13.21a');
  add(lines, 'Cavalry that Charges', charging * CAVALRY_SF.charge, 'FL-13.22a');
  return lines;
}

const POSITION_WORDS = { flank: 'a flank', rear: 'a rear', mixed: 'two kinds of side' } as const;
const POSITION_CLAUSE = { flank: 'FL-12.52d', rear: 'FL-12.52e', mixed: 'FL-12.52f' } as const;

/** The Shock Factors of the defender without Chaos (FL-12.52). */
export function standLines(stand: Stand, enemySize: number): ReckoningLine[] {
  const lines = commonLines(stand, enemySize, 'shockDefenceSF');
  add(lines, 'Ground', stand.terrain, 'FL-12.52h');
  return lines;
}

function commonLines(
  { size, status, formation, worn }: Strength,
  enemySize: number,
  column: 'shockAttackSF' | 'shockDefenceSF',
): ReckoningLine[] {
  const lines: ReckoningLine[] = [];
  add(lines, 'More units', sizeSF(size, enemySize), 'FL-12.52a');
  add(lines, `Shock Status ${status}`, statusRule(status).shockSF, 'FL-12.52j');
  if (formation) add(lines, `In ${formation}`, FORMATION_RULES[formation][column] ?? 0, 'FL-12.52k');
  add(lines, 'Disordered or Reduced', worn.one * WORN_SF.one, 'FL-12.52l');
  add(lines, 'Disordered and Reduced', worn.both * WORN_SF.both, 'FL-12.52l');
  return lines;
}

/** The factor for more units (FL-12.52a). */
export function sizeSF(own: number, enemy: number): number {
  return Math.max(0, own - enemy);
}

function add(lines: ReckoningLine[], label: string, value: number, clause: string): void {
  if (value !== 0) lines.push({ label, value, clause });
}

export interface ChaosOutcome extends Outcome {
  readonly die: number;
}

/** The Chaos die of one Line, the attacker's or the defender's (FL-12.52n). */
export function chaosReckoning(line: string, lines: readonly ReckoningLine[]): Reckoning<ChaosOutcome> {
  const strength = sumOfLines(lines);
  return {
    name: 'chaos',
    title: `Shock Strength of ${line}`,
    clause: 'FL-12.52n',
    lines,
    dice: ONE_DIE,
    outcomes: Array.from({ length: ONE_DIE.sides }, (_, i) => {
      const die = i + 1;
      return { key: String(die), label: String(strength + die), rank: die, die };
    }),
  };
}

/** The Superior side, and its margin (FL-12.53a, c). */
export function superiority(
  attacker: number,
  defender: number,
): { readonly superior: Superior | null; readonly by: number } {
  if (attacker === defender) return { superior: null, by: 0 };
  return { superior: attacker > defender ? 'attacker' : 'defender', by: Math.abs(attacker - defender) };
}
