import {
  type Outcome,
  type Reckoning,
  type ReckoningLine,
  sumOfLines,
  TWO_DICE,
  type Umpire,
} from '@linstock/kernel';
import {
  type Aspect,
  BMP,
  HIT_POINTS,
  type HitCase,
  type Level,
  MORALE_POINTS,
  POINTS_PER_GUN_LOSS,
  type Quality,
  type Rank,
  type Works,
} from '../tables/index.ts';
import { titled } from '../tables/words.ts';
import { remembered } from './cache.ts';
import { inchesReckoning, line, outcomesBy, telling } from './lines.ts';

/** Morale checks (section 12, P3). */

/** The factors of a check that do not depend on its cause. */
export interface Nerve {
  readonly quality: Quality;
  readonly level: Level;
  /** The best officer present. */
  readonly officer: Rank | null;
  /** Behind cover, in woods or uphill; or the works it is in (JR-12.4c, d). */
  readonly cover: 'cover' | Works | null;
  readonly behindFriends: boolean;
  readonly charging: boolean;
  readonly commanderLost: boolean;
  /** Stands or sections of its own. */
  readonly standsLost: number;
  /** Other regiments of its brigade. */
  readonly regimentsLost: number;
}

/** The factors of a check that fire or a charge caused (JR-12.5). */
export interface StrikeFactors {
  readonly by: 'fire' | 'charge';
  readonly aspect: Aspect;
  readonly disordered: boolean;
  readonly forming: boolean;
  readonly conditionalHold: boolean;
  /** Figures or sections lost to guns and sharpshooters in the batch; they count by fire alone (JR-12.1b). */
  readonly gunLosses: number;
}

/** The factors of a check in a melee: the charge column of disorder and no more (JR-12.5f). */
export function struckInMelee(disordered: boolean): StrikeFactors {
  return {
    by: 'charge',
    aspect: 'front',
    disordered,
    forming: false,
    conditionalHold: false,
    gunLosses: 0,
  };
}

/** The lines that add up to a unit's modified morale point (JR-12.3a). */
export function moraleLines(nerve: Nerve, struck: StrikeFactors | null): ReckoningLine[] {
  return [
    line(`BMP, ${nerve.quality}`, BMP[nerve.quality], nerve.quality === 'militia' ? 'JR-1.3b' : 'JR-1.3a'),
    ...telling([...nerveLines(nerve), ...(struck ? struckLines(struck) : [])]),
  ];
}

/** The modified morale point. */
export function moralePoint(nerve: Nerve, struck: StrikeFactors | null): number {
  return sumOfLines(moraleLines(nerve, struck));
}

/** The modifiers of every check (JR-12.4). */
function nerveLines(nerve: Nerve): ReckoningLine[] {
  const { officer, level } = nerve;
  const lines: ReckoningLine[] = [];
  if (officer) lines.push(line(`Officer (${officer})`, MORALE_POINTS[`officer_${officer}`], 'JR-12.4a'));
  if (nerve.charging) lines.push(line('Charging', MORALE_POINTS.charging, 'JR-12.4b'));
  else lines.push(...coverLines(nerve.cover)); // JR-12.5g
  if (nerve.behindFriends) lines.push(line('Behind friends', MORALE_POINTS.behind_friends, 'JR-12.4e'));
  lines.push(
    line('Stands lost', nerve.standsLost * MORALE_POINTS.per_stand_or_section_lost, 'JR-12.4g'),
    line('Regiments lost', nerve.regimentsLost * MORALE_POINTS.per_regiment_of_brigade_lost, 'JR-12.4i'),
  );
  if (nerve.commanderLost)
    lines.push(line('Brigade commander lost', MORALE_POINTS.brigade_commander_lost, 'JR-12.4h'));
  if (level !== 'good') lines.push(line(`Unit ${level}`, MORALE_POINTS[level], 'JR-12.4j'));
  return lines;
}

function coverLines(cover: Nerve['cover']): ReckoningLine[] {
  switch (cover) {
    case null:
      return [];
    case 'cover':
      return [line('Cover, woods or uphill', MORALE_POINTS.cover_woods_or_uphill, 'JR-12.4c')];
    case 'hasty':
      return [line('In hasty works', MORALE_POINTS.hasty_works, 'JR-12.4d')];
    case 'medium':
    case 'heavy':
      return [line(`In ${cover} works`, MORALE_POINTS.medium_or_heavy_works, 'JR-12.4d')];
  }
}

/** The modifiers for the cause of a check (JR-12.5, JR-12.1b). */
function struckLines(struck: StrikeFactors): ReckoningLine[] {
  const of = (name: HitCase): number => HIT_POINTS[name][struck.by];
  const lines: ReckoningLine[] = [];
  const { aspect } = struck;
  if (aspect !== 'front')
    lines.push(line(`Struck on its ${aspect.replaceAll('_', ' ')}`, of(aspect), ASPECT_CLAUSE[aspect]));
  if (struck.disordered) lines.push(line('In disorder', of('disorder'), 'JR-12.5d'));
  if (struck.forming) lines.push(line('Forming', of('forming'), 'JR-12.5e'));
  if (struck.conditionalHold) lines.push(line('On Conditional hold', of('conditional_hold'), 'JR-12.5e'));
  if (struck.by === 'fire')
    lines.push(line('Lost to guns or sharpshooters', struck.gunLosses * POINTS_PER_GUN_LOSS, 'JR-12.1b'));
  return lines;
}

const ASPECT_CLAUSE = { partial_flank: 'JR-12.5a', full_flank: 'JR-12.5b', rear: 'JR-12.5c' } as const;

/** The totals that decide whatever the MPM is (JR-12.3b, c). */
export const ALWAYS = { fails: 2, passes: 12 } as const;

/** The result of a check. */
export interface MoraleOutcome extends Outcome {
  readonly passed: boolean;
  /** Its level afterwards. */
  readonly level: Level;
}

/** The roll of a check (JR-12.3). */
export function moraleReckoning(
  nerve: Nerve,
  struck: StrikeFactors | null,
  unit: string,
): Reckoning<MoraleOutcome> {
  const lines = moraleLines(nerve, struck);
  const point = sumOfLines(lines);
  return {
    name: 'morale',
    title: `Morale check of ${unit}`,
    clause: 'JR-12.3a',
    lines,
    dice: TWO_DICE,
    outcomes: checksOf({ level: nerve.level, point }),
  };
}

/** The result of a check for a level, by its modified morale point. */
const checksOf = remembered(
  ({ level, point }: { readonly level: Level; readonly point: number }) => `${level}/${point}`,
  ({ level: before, point }) =>
    outcomesBy(TWO_DICE, (sum): MoraleOutcome => {
      const passed = sum === ALWAYS.passes || (sum !== ALWAYS.fails && sum > point);
      const level = levelAfter(before, sum, passed);
      return {
        key: `${passed ? 'passed' : 'failed'}, ${level}`,
        label: words(before, level),
        rank: rankOf(before, level, passed),
        passed,
        level,
      };
    }),
);

function levelAfter(level: Level, sum: number, passed: boolean): Level {
  if (sum === ALWAYS.passes) return 'good'; // JR-12.3c
  if (passed) return level;
  return sum === ALWAYS.fails || level !== 'good' ? 'routed' : 'shaken'; // JR-12.3b, d
}

const words = (before: Level, after: Level): string => (before === after ? `stays ${after}` : `is ${after}`);

function rankOf(before: Level, after: Level, passed: boolean): number {
  if (!passed) return after === 'routed' ? -1 : 0;
  return before === after ? 1 : 2;
}

/**
 * Dice of the fall-back of a unit whose level a check has changed; 0 for none (JR-13.1a, b). Not after a melee check
 * (JR-15.4f).
 */
export function fallBackDice(
  before: Level,
  after: Level,
  officerPresent: boolean,
  bonusDice: number,
): number {
  if (before === after) return 0;
  if (after === 'routed') return bonusDice;
  return after === 'shaken' && before === 'good' && !officerPresent ? 1 : 0;
}

/** Rolls the inches of a fall-back of `dice` dice. */
export function fallBackInches(umpire: Umpire, dice: number, unit: string): number {
  if (dice === 0) return 0;
  return umpire.throw(inchesReckoning('fall back', `${titled(unit)} falls back`, 'JR-13.1a', dice)).sum;
}
