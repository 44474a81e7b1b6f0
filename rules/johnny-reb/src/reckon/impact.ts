import { lengthWords } from '@linstock/ground';
import {
  ONE_DIE,
  type Outcome,
  type Reckoning,
  type ReckoningLine,
  sumOfLines,
  TWO_DICE,
} from '@linstock/kernel';
import {
  type Arm,
  FORMATION_RULES,
  type Formation,
  type ImpactStatus,
  impactStatus,
  LEVELS,
  type Level,
} from '../tables/index.ts';
import { titled } from '../tables/words.ts';
import { remembered } from './cache.ts';
import { inchesReckoning, line, outcomesBy, type SumOutcome, sumReckoning, telling } from './lines.ts';
import { moraleLines, type Nerve, type StrikeFactors } from './morale.ts';

/** Contact of a charge (JR-14.6 to JR-14.8, P7). */

/** Units in support of a side (JR-14.6c). */
export interface Supports {
  readonly infantry: number;
  readonly cavalry: number;
}

/** One side at the impact. */
export interface Meeting {
  readonly arm: Arm;
  readonly formation: Formation;
  readonly nerve: Nerve;
  readonly struck: StrikeFactors;
  readonly supports: Supports;
}

/** The modifier for each supporting unit, by arm (JR-14.6b, JR-17.2a). */
const SUPPORT = { infantry: -1, cavalry: -2 } as const;

/** The lines that add up to a side's Impact Morale (JR-14.6a, b). */
export function impactLines({ formation, nerve, struck, supports }: Meeting): ReckoningLine[] {
  const aspect = formation === 'skirmish' ? 'front' : struck.aspect; // JR-2.6d
  return [
    ...moraleLines({ ...nerve, behindFriends: false }, { ...struck, by: 'charge', aspect }), // JR-12.4f
    ...telling([
      line(
        `Charge morale, ${formation.replaceAll('_', ' ')}`,
        FORMATION_RULES[formation].charge_morale,
        'JR-14.6a',
      ),
      line('Infantry in support', supports.infantry * SUPPORT.infantry, 'JR-14.6b'),
      line('Cavalry in support', supports.cavalry * SUPPORT.cavalry, 'JR-14.6b'),
    ]),
  ];
}

/** A side's Impact Morale. */
export function impactMorale(side: Meeting): number {
  return sumOfLines(impactLines(side));
}

/** The attacker's two dice, thrown first (JR-14.6d). */
export function attackerReckoning(attacker: Meeting, unit: string): Reckoning<SumOutcome> {
  const lines = impactLines(attacker);
  const morale = sumOfLines(lines);
  return {
    ...sumReckoning('impact', `Impact Morale of ${unit}`, 'JR-14.6d', TWO_DICE.count),
    lines,
    outcomes: totalsFrom(morale),
  };
}

const totalsFrom = remembered(String, (morale: number) =>
  outcomesBy(TWO_DICE, (sum): SumOutcome => {
    const total = sum + morale;
    return { key: String(total), label: String(total), rank: 0 - total, sum: total };
  }),
);

/** The winner of an impact. */
export interface ImpactOutcome extends Outcome {
  readonly winner: 'attacker' | 'defender' | 'tie';
  /** The defender's dice and Impact Morale. */
  readonly total: number;
}

/** The defender's two dice against the attacker's total: the lower wins, equal totals mean melee (JR-14.6d). */
export function defenderReckoning(
  defender: Meeting,
  attackerTotal: number,
  unit: string,
): Reckoning<ImpactOutcome> {
  const lines = impactLines(defender);
  const morale = sumOfLines(lines);
  return {
    name: 'impact',
    title: `Impact Morale of ${unit}`,
    clause: 'JR-14.6d',
    lines: [...lines, line('Attacker', `total ${attackerTotal}`, 'JR-14.6d')],
    dice: TWO_DICE,
    outcomes: repliesTo({ attackerTotal, morale }),
  };
}

const repliesTo = remembered(
  (reply: { readonly attackerTotal: number; readonly morale: number }) =>
    `${reply.attackerTotal}/${reply.morale}`,
  ({ attackerTotal, morale }) =>
    outcomesBy(TWO_DICE, (sum): ImpactOutcome => {
      const total = sum + morale;
      const by = attackerTotal - total;
      const winner = by === 0 ? 'tie' : by < 0 ? 'attacker' : 'defender';
      return {
        key: winner,
        label: winner === 'tie' ? 'a melee' : `the ${winner} wins`,
        rank: Math.sign(by) + 1,
        winner,
        total,
      };
    }),
);

/** The fate of a beaten defender. */
export interface BeatenOutcome extends Outcome {
  readonly roll: number;
  readonly status: ImpactStatus;
  /** Inches of its fall-back; 0 when it is picked up. */
  readonly fallBack: number;
}

/** The two dice of a beaten defender: inches and level in one (JR-14.8a to c). Not for a battery, which is lost (JR-11.7a). */
export function beatenReckoning(level: Level, unit: string): Reckoning<BeatenOutcome> {
  return {
    name: 'beaten',
    title: `${titled(unit)} is beaten`,
    clause: 'JR-14.8b',
    lines: [],
    dice: TWO_DICE,
    outcomes: outcomesBy(TWO_DICE, (roll) => {
      const status = worse(level, impactStatus(roll));
      const fallBack = status === 'picked_up' ? 0 : roll;
      return {
        key: `${status}, ${fallBack}`,
        label:
          status === 'picked_up'
            ? 'picked up'
            : `${status === 'good' ? 'in good heart' : status}, back ${lengthWords(fallBack * 1000)}`,
        rank: 0 - roll,
        roll,
        status,
        fallBack,
      };
    }),
  };
}

/** A result never improves the level (JR-14.8c). */
function worse(level: Level, status: ImpactStatus): ImpactStatus {
  if (status === 'picked_up') return status;
  return LEVELS.indexOf(status) > LEVELS.indexOf(level) ? status : level;
}

/** The die of a beaten attacker: the inches it falls back, disordered, at its present level (JR-14.7a). */
export function repulsedReckoning(unit: string): Reckoning<SumOutcome> {
  return inchesReckoning('repulsed', `${titled(unit)} is thrown back`, 'JR-14.7a', ONE_DIE.count);
}
