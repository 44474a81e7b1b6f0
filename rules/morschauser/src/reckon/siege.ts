import { lengthWords, type Thousandths, TOUCH_DISTANCE } from '@linstock/ground';
import { ONE_DIE, type Outcome, type Reckoning, type Refusal } from '@linstock/kernel';
import { ENGINEERING, type EngineeringName, type EngineeringTask, LENGTHS } from '../tables/index.ts';
import { refused } from '../tables/refuse.ts';
import type { Abilities } from './troops.ts';

/** Breaches in a high wall (C6) and the work of engineers (E7k). */

/** The result of a breach die. */
export interface BreachOutcome extends Outcome {
  readonly key: 'breached' | 'whole';
}

/** The least score of a heavy gun's die, and of engineers' at a gate, that makes a breach (MM-C6f, MM-C6g). */
const BREACHES_ON = { gun: 6, engineers: 4 } as const;
/** The troops that try to make a breach by a die; a mine needs none (MM-C6m). */
export type BreachBy = keyof typeof BREACHES_ON;

/**
 * The die of a heavy gun at a wall, or of engineers at a gate, unmodified (MM-C6f, MM-C6g, MM-C6k, MM-C6l). "When it rolls a
 * 6" could mean one die for each strength point, as in a shot; MM-C6k rules one die in a player turn, instead of a shot.
 */
export function breachReckoning(by: BreachBy, segment: string): Reckoning<BreachOutcome> {
  const least = BREACHES_ON[by];
  const clause = by === 'gun' ? 'MM-C6f' : 'MM-C6g';
  return {
    name: 'breach',
    title: by === 'gun' ? `Heavy gun at ${segment}` : `Engineers at ${segment}`,
    clause,
    lines: [{ label: 'Makes a breach on', value: least === 6 ? '6' : `${least} or more`, clause }],
    dice: ONE_DIE,
    outcomes: Array.from({ length: ONE_DIE.sides }, (_, i) =>
      i + 1 >= least
        ? { key: 'breached', label: `${segment} is breached`, rank: 1 }
        : { key: 'whole', label: `${segment} holds`, rank: 0 },
    ),
  };
}

/** The facts about a try at a wall. */
export interface BreachFacts {
  readonly breached?: boolean;
  readonly gate?: boolean;
  /** For a gun: the gap to the segment, and whether it sees it. */
  readonly range?: Thousandths;
  readonly sight?: boolean;
  /** For engineers: they touch the segment. */
  readonly touching?: boolean;
  /** It has tried, shot or moved too far for it in this player turn. */
  readonly tried?: boolean;
}

/** Why a company may not try for a breach; null if it may. */
export function refuseBreach(troops: Abilities, by: BreachBy, facts: BreachFacts): Refusal | null {
  if (facts.breached) return refused('R-BREACH', 'MM-C6n', 'This part of the wall is breached already.');
  if (facts.tried) return refused('R-BREACH', 'MM-C6k', 'One die in a player turn.');
  if (by === 'gun') {
    if (!troops.traits.includes('heavyArtillery'))
      return refused('R-BREACH', 'MM-C6d', 'Only a heavy gun, engineers or a mine can breach a high wall.');
    if ((facts.range ?? 0) > LENGTHS.breachRange + TOUCH_DISTANCE)
      return refused(
        'R-RANGE',
        'MM-C6k',
        `A heavy gun breaches a wall within ${lengthWords(LENGTHS.breachRange)}.`,
      );
    return facts.sight === false ? refused('R-LOS', 'MM-C6k', 'The gun does not see the wall.') : null;
  }
  if (troops.type !== 'engineers')
    return refused('R-BREACH', 'MM-C6d', 'Only a heavy gun, engineers or a mine can breach a high wall.');
  if (facts.gate === false) return refused('R-BREACH', 'MM-C6g', 'Engineers blow in a gate, not a wall.');
  return facts.touching === false ? refused('R-BREACH', 'MM-C6g', 'Engineers have to touch the gate.') : null;
}

/** The amount of work of a task. Throws RangeError for one that T-ENGINEERING does not have. */
export function engineeringTask(task: EngineeringName): EngineeringTask {
  const row = ENGINEERING.find((each) => each.task === task);
  if (!row)
    throw new RangeError(
      `There is no task "${task}"; there are ${ENGINEERING.map((each) => each.task).join(', ')}.`,
    );
  return row;
}

/** True if `turns` turns of work finish a task; they need not be continuous (MM-E7k3). */
export function isFinished(task: EngineeringName, turns: number): boolean {
  return turns >= engineeringTask(task).turnsOfWork;
}
