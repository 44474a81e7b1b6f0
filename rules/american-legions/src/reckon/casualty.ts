import { ONE_DIE, type Outcome, type Reckoning } from '@linstock/kernel';
import { sentence } from '@linstock/scene';
import { isCasualty, type LeaderStep } from '../tables/index.ts';

/** Leader casualties (AL-4.4) and who takes over (AL-4.41c). */

/** A leader at risk. */
export interface LeaderAtRisk {
  readonly id: string;
  /** The name in the middle of a sentence. */
  readonly name: string;
}

/** The result of a leader's die roll. */
export interface CasualtyOutcome extends Outcome {
  readonly key: 'casualty' | 'unhurt';
}

/**
 * The causes of a leader's die roll, with their clause: the first 6 of fire in a phase, or shock that has
 * emptied a hex.
 */
const CAUSES = { fire: 'AL-4.4a', shock: 'AL-4.4i' } as const;
export type CasualtyCause = keyof typeof CAUSES;

/** The leader roll (AL-4.4a, i). */
export function casualtyReckoning(leader: LeaderAtRisk, cause: CasualtyCause): Reckoning<CasualtyOutcome> {
  const name = sentence(leader.name);
  return {
    name: 'leader-casualty',
    title: `Is ${leader.name} hit?`,
    clause: CAUSES[cause],
    lines: [{ label: name, value: 'at risk', clause: 'AL-4.4d', at: [leader.id] }],
    dice: ONE_DIE,
    outcomes: Array.from({ length: ONE_DIE.sides }, (_, i) =>
      isCasualty(i + 1)
        ? { key: 'casualty', label: 'he is hit', rank: 0 }
        : { key: 'unhurt', label: 'he is unhurt', rank: 1 },
    ),
  };
}

/** True if a leader can be a casualty: army commanders, start and adjutant steps (AL-4.4d, h). */
export function canFall(step: LeaderStep | null): boolean {
  return step !== LAST_STEP;
}

const LAST_STEP: LeaderStep = 2;

/** The step after a casualty (AL-4.4f, g); null on the last step, which suffers none (AL-4.4h). */
export function stepAfter(step: number): LeaderStep | null {
  return step >= LAST_STEP ? null : step === 0 ? 1 : LAST_STEP;
}

/**
 * The step of the officer who takes over when an acting army commander is lost (AL-4.41c): an adjutant, or a
 * captain if the leader he relieved was on the adjutant step or lower.
 * @param relieved the step of the leader he relieved; the start step if he led from the start
 */
export function successorStep(relieved: number): LeaderStep {
  return relieved === 0 ? 1 : LAST_STEP;
}
