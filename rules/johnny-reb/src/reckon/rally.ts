import { ONE_DIE, type Outcome, type Reckoning, TWO_DICE } from '@linstock/kernel';
import { BMP, type Level, OFFICER_VALUE, type Quality, type Rank } from '../tables/index.ts';
import { line, outcomesBy } from './lines.ts';
import { ALWAYS, moraleLines, moralePoint, type Nerve } from './morale.ts';

/** Rallies and replacements in phase 2 (JR-13.4, JR-13.5, P9). */

/** The result of a rally attempt. */
export interface RallyOutcome extends Outcome {
  readonly level: Level;
  /** Routed before and after: it loses its first stand or a section (JR-13.4d). */
  readonly standLost: boolean;
}

/** The roll of a rally attempt; no fire or charge modifier counts (JR-13.4f). */
export function rallyReckoning(nerve: Nerve, unit: string): Reckoning<RallyOutcome> {
  const point = moralePoint(nerve, null);
  return {
    name: 'rally',
    title: `Rally of ${unit}`,
    clause: 'JR-13.4a',
    lines: moraleLines(nerve, null),
    dice: TWO_DICE,
    outcomes: outcomesBy(TWO_DICE, (sum) => {
      const level = levelAfter(nerve.level, sum, point);
      const standLost = nerve.level === 'routed' && level === 'routed';
      return {
        key: standLost ? 'routed, stand lost' : level,
        label: standLost ? 'stays routed and loses a stand' : level === 'good' ? 'in good heart' : level,
        rank: level === nerve.level ? 0 : level === 'routed' ? -1 : level === 'good' ? 2 : 1,
        level,
        standLost,
      };
    }),
  };
}

function levelAfter(level: Level, sum: number, point: number): Level {
  if (sum === ALWAYS.passes) return 'good'; // JR-13.4c
  if (sum === ALWAYS.fails) return 'routed'; // JR-13.4e
  if (sum <= point) return level;
  return level === 'routed' ? 'shaken' : 'good'; // JR-13.4b
}

/** The purpose of a replacement roll. */
export type Replacement = 'ammunition' | 'horses' | 'brigade_commander';

/** The result of a replacement roll. */
export interface ReplacementOutcome extends Outcome {
  /** The die and what the officer adds. */
  readonly value: number;
  readonly success: boolean;
}

const CLAUSE = { ammunition: 'JR-13.5a', horses: 'JR-13.5b', brigade_commander: 'JR-13.5c' } as const;

/**
 * A replacement roll: it succeeds above the BMP.
 * @param quality of the unit or battery; for a commander, the best among the brigade's regiments on the table
 * @param officer the best officer present; he does not help to find a commander
 * @param whose name of the unit, in a sentence
 */
export function replacementReckoning(
  what: Replacement,
  quality: Quality,
  officer: Rank | null,
  whose?: string,
): Reckoning<ReplacementOutcome> {
  const add = what === 'brigade_commander' ? 0 : OFFICER_VALUE[officer ?? 'none'];
  return {
    name: 'replacement',
    title: `New ${what.replaceAll('_', ' ')}${whose === undefined ? '' : ` for ${whose}`}`,
    clause: CLAUSE[what],
    lines: [
      line(`To beat: BMP, ${quality}`, String(BMP[quality]), CLAUSE[what]),
      ...(add > 0 ? [line(`Officer (${officer})`, add, CLAUSE[what])] : []),
    ],
    dice: ONE_DIE,
    outcomes: outcomesBy(ONE_DIE, (face) => {
      const value = face + add;
      const success = value > BMP[quality];
      return {
        key: success ? 'success' : 'none',
        label: success ? 'found' : 'not found',
        rank: success ? 1 : 0,
        value,
        success,
      };
    }),
  };
}
