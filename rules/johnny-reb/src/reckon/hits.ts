import type { Outcome, Reckoning, Throw, Umpire } from '@linstock/kernel';
import { ONE_DIE } from '@linstock/kernel';
import { listNames } from '@linstock/scene';
import { type FireCell, SECTION_LOST_FROM } from '../tables/index.ts';
import { outcomesBy } from './lines.ts';
import { mostLosses } from './strength.ts';

/** From the cell of the table to losses (section 10). */

/** The least face that settles a possible loss, or an odd half, as a loss (JR-10.2a, JR-10.3b). */
const LOSS_FROM = 4;

/** The result of a die for one possible loss. */
export interface LossOutcome extends Outcome {
  readonly lost: boolean;
}

/** The die of a possible loss, or of an odd half. */
export function lossReckoning(title: string, clause: 'JR-10.2a' | 'JR-10.3b'): Reckoning<LossOutcome> {
  return {
    name: 'loss',
    title,
    clause,
    lines: [],
    dice: ONE_DIE,
    outcomes: LOST_OR_NOT,
  };
}

const LOST_OR_NOT = outcomesBy(ONE_DIE, (face): LossOutcome => {
  const lost = face >= LOSS_FROM;
  return { key: lost ? 'lost' : 'none', label: lost ? 'one lost' : 'no loss', rank: lost ? 1 : 0, lost };
});

/** Number of a battery's losses that are sections; the others are horses. */
export interface GunHitsOutcome extends Outcome {
  readonly sections: number;
}

/** One die for each loss of a battery by fire: a section or a horse marker (JR-10.4a). */
export function gunHitsReckoning(losses: number, title: string): Reckoning<GunHitsOutcome> {
  const dice: Throw = { count: losses, sides: 6, read: 'hits', hitOn: SECTION_LOST_FROM };
  return {
    name: 'guns hit',
    title,
    clause: 'JR-10.4a',
    lines: [],
    dice,
    outcomes: outcomesBy(dice, (sections) => ({
      key: String(sections),
      label: onWhat(sections, losses - sections),
      rank: sections,
      sections,
    })),
  };
}

/**
 * The losses a cell means; a possible loss is settled by its die, a morale check is none (JR-10.1, JR-10.2).
 * @param blow what they come of: `The 2nd Wisconsin fires at the 27th Virginia`
 */
export function lossesOf(umpire: Umpire, result: FireCell, blow: string): number {
  if (result === '1*')
    return umpire.throw(lossReckoning(`${blow}, one figure at risk`, 'JR-10.2a')).lost ? 1 : 0;
  return typeof result === 'number' ? result : 0;
}

/** Half of some losses, an odd half settled by a die (JR-10.3a, b). */
export function halved(umpire: Umpire, losses: number, blow: string): number {
  const whole = Math.floor(losses / 2);
  if (losses % 2 === 0) return whole;
  return whole + (umpire.throw(lossReckoning(`${blow}, an odd half`, 'JR-10.3b')).lost ? 1 : 0);
}

/** The objects of hits: `1 on the guns`, `2 on the guns and 1 on the horses`. */
function onWhat(guns: number, horses: number): string {
  const some = [
    [guns, 'guns'],
    [horses, 'horses'],
  ] as const;
  return listNames(some.flatMap(([n, what]) => (n > 0 ? [`${n} on the ${what}`] : [])));
}

/** The losses of a battery by a fire. */
export interface GunLosses {
  /** At most the sections of the battery (JR-10.4a). */
  readonly sections: number;
  readonly horses: number;
}

/** Sections and horses lost by a battery of `sections` sections (JR-10.4a). */
export function gunLosses(umpire: Umpire, losses: number, sections: number, blow: string): GunLosses {
  if (losses === 0) return { sections: 0, horses: 0 };
  const onGuns = umpire.throw(gunHitsReckoning(losses, `${blow}, guns or horses`)).sections;
  return { sections: Math.min(onGuns, mostLosses(sections)), horses: losses - onGuns };
}
