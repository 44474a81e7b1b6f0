import { type Outcome, type Reckoning, TWO_DICE } from '@linstock/kernel';
import { RANKS, type Rank } from '../tables/index.ts';
import { remembered } from './cache.ts';
import { line, outcomesBy } from './lines.ts';

/** Officers with their units (JR-12.4a, JR-16). */

/** The highest of some ranks; null of none (JR-12.4a). */
export function bestRank(ranks: readonly Rank[]): Rank | null {
  return RANKS.findLast((rank) => ranks.includes(rank)) ?? null;
}

/** The result of the roll for an officer. */
export interface OfficerOutcome extends Outcome {
  readonly killed: boolean;
}

/**
 * The lowest total that kills an officer, and the lowest total if sharpshooters fired at his unit (JR-16.2a).
 */
const KILLED_FROM = 12;
const KILLED_BY_SHARPSHOOTERS_FROM = 11;

/** The roll for an officer whose unit lost figures or sections (JR-16.2a). */
export function officerReckoning(officer: string, sharpshooters: boolean): Reckoning<OfficerOutcome> {
  const from = sharpshooters ? KILLED_BY_SHARPSHOOTERS_FROM : KILLED_FROM;
  return {
    name: 'officer',
    title: `Is ${officer} hit?`,
    clause: 'JR-16.2a',
    lines: [line('Killed on', `${from} or more`, 'JR-16.2a')],
    dice: TWO_DICE,
    outcomes: fatesFrom(from),
  };
}

const fatesFrom = remembered(String, (from: number) =>
  outcomesBy(TWO_DICE, (sum): OfficerOutcome => {
    const killed = sum >= from;
    return {
      key: killed ? 'killed' : 'unhurt',
      label: killed ? 'he is killed' : 'he is unhurt',
      rank: killed ? 0 : 1,
      killed,
    };
  }),
);
