import { cellsOf, recordOf } from '@linstock/kernel';
import data from '../data/tables.json' with { type: 'json' };
import type { Aspect } from './fire.ts';
import { byCase } from './rows.ts';

/** The quality of troops (JR-1.3), best first. */
export const QUALITIES = ['elite', 'veteran', 'green', 'militia'] as const;
export type Quality = (typeof QUALITIES)[number];

/** Quality as every rule but BMP reads it: militia counts as green (JR-1.3b). */
export function gradeOf(quality: Quality): Exclude<Quality, 'militia'> {
  return quality === 'militia' ? 'green' : quality;
}

/** JR-T7: basic morale points. */
export const BMP = byCase<Quality, number>(data['JR-T7'].rows);

/** Morale levels (JR-1.5a), best first. */
export const LEVELS = ['good', 'shaken', 'routed'] as const;
export type Level = (typeof LEVELS)[number];

/** The ranks of officers (JR-1.2f), lowest first. */
export const RANKS = ['brigade', 'division', 'corps'] as const;
export type Rank = (typeof RANKS)[number];

/** JR-T8: modifiers of every check. */
export const MORALE_POINTS = byCase<
  | 'officer_brigade'
  | 'officer_division'
  | 'officer_corps'
  | 'charging'
  | 'cover_woods_or_uphill'
  | 'hasty_works'
  | 'medium_or_heavy_works'
  | 'behind_friends'
  | 'per_stand_or_section_lost'
  | 'brigade_commander_lost'
  | 'per_regiment_of_brigade_lost'
  | 'shaken'
  | 'routed',
  number
>(data['JR-T8'].general);

/** The factors that count only in a check caused by fire or by a charge. */
export type HitCase = Exclude<Aspect, 'front'> | 'disorder' | 'forming' | 'conditional_hold';

/** JR-T8: modifiers by the cause of the check. */
export const HIT_POINTS = recordOf(
  cellsOf<readonly (readonly [HitCase, number, number])[]>(data['JR-T8'].hit).map(
    ([name, fire, charge]) => [name, { fire, charge }] as const,
  ),
);

/** JR-T8: for each figure or section that guns or sharpshooters cost (JR-12.1b). */
export const POINTS_PER_GUN_LOSS = data['JR-T8'].per_artillery_or_sharpshooter_loss;

/** JR-T19: what an officer adds to a replacement roll. */
export const OFFICER_VALUE = data['JR-T19'].officer_value satisfies Readonly<Record<Rank | 'none', number>>;
