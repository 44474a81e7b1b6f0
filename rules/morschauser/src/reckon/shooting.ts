import { lengthWords, type Thousandths, TOUCH_DISTANCE } from '@linstock/ground';
import type { Outcome, Reckoning, ReckoningLine, Refusal } from '@linstock/kernel';
import type { Name } from '@linstock/scene';
import type { MorschauserClause } from '../tables/clauses.ts';
import {
  COVER_ROWS,
  type Cover,
  type CoverRow,
  LENGTHS,
  TRAIT_ROWS,
  TROOPS,
  type Weapon,
} from '../tables/index.ts';
import { A_COMPANY, does } from '../tables/naming.ts';
import { refused } from '../tables/refuse.ts';
import { type Abilities, weaponOf } from './troops.ts';

/** P-SHOOT: one company shoots once at one target (B2, B4, E1, E5). */

/** The kind of line of sight: direct, over lower friends from a hill, or plunging fire of a howitzer. */
export type SightMode = 'direct' | 'overHill' | 'plunging';

/** A shot, as far as its dice are concerned. */
export interface Shot {
  readonly shooter: Abilities;
  /** Strength points now: a die each (MM-A1g). */
  readonly strength: number;
  readonly weapon: Weapon;
  readonly range: Thousandths;
  /** All kinds of cover the target has; the largest number counts (MM-B4p). */
  readonly covers: readonly Cover[];
  readonly mode?: SightMode;
  readonly shooterName?: Name;
  readonly targetName?: string;
  /** Piece ids, to be ringed. */
  readonly at?: readonly string[];
}

/** The deeds and the place of a company, as far as they matter for shooting. */
export interface ShotFacts {
  readonly notYourTurn?: boolean;
  readonly acted?: boolean;
  readonly routing?: boolean;
  readonly shot?: boolean;
  readonly meleed?: boolean;
  readonly inMeleeRange?: boolean;
  readonly inWater?: boolean;
  readonly roadMove?: boolean;
  readonly moved?: boolean;
  readonly targetInMelee?: boolean;
  /** The target is a general who is attached, or not the nearest target of all (MM-E5a, MM-E5e). */
  readonly generalSafe?: boolean;
  readonly sight?: boolean;
}

/** The cover row that counts: the largest number, the first of equals (MM-B4p). */
export function coverRow(covers: readonly Cover[], heavyGun: boolean): CoverRow {
  let best = rowOfCover('open', heavyGun);
  for (const cover of covers) {
    const row = rowOfCover(cover, heavyGun);
    if (row.add > best.add) best = row;
  }
  return best;
}

function rowOfCover(cover: Cover, heavyGun: boolean): CoverRow {
  const rows = COVER_ROWS.filter((row) => row.cover === cover);
  const row = rows.find((each) => each.heavy === heavyGun) ?? rows.find((each) => !each.heavy);
  if (!row) throw new RangeError(`T-TOHIT has no row for ${cover}.`);
  return row;
}

const isHeavyGun = (shooter: Abilities): boolean => shooter.traits.includes('heavyArtillery');

/**
 * The lowest score that hits (MM-B4k), 2 to 8; 7 and more cannot hit (MM-B4l). Plunging fire always hits on its own
 * number (MM-B5m). A company without the weapon scores Infinity.
 */
export function lowestScore({ shooter, weapon, covers, mode }: Omit<Shot, 'strength' | 'range'>): number {
  const line = weaponOf(shooter, weapon);
  if (!line) return Number.POSITIVE_INFINITY;
  if (mode === 'plunging') return shooter.overheadLowestHit ?? Number.POSITIVE_INFINITY;
  return line.lowestHit + coverRow(covers, isHeavyGun(shooter)).add;
}

/** The highest score of a die; a lowest score above it cannot be thrown (MM-B4l). */
export const HIGHEST_SCORE = 6;

/** The chance that one die of a shot hits, without a description of the roll. */
export function hitChance(lowest: number): number {
  return Math.max(0, HIGHEST_SCORE + 1 - lowest) / HIGHEST_SCORE;
}

/** The result of the dice of a shot: `hits` hits. */
export interface HitsOutcome extends Outcome {
  readonly hits: number;
}

/** Outcomes for 0 to n hits, written out once for each n. */
const HITS_OUTCOMES: (readonly HitsOutcome[] | undefined)[] = [];

/** Outcomes for 0 to n hits. */
export function hitsOutcomes(dice: number): readonly HitsOutcome[] {
  HITS_OUTCOMES[dice] ??= Array.from({ length: dice + 1 }, (_, hits) => ({
    key: String(hits),
    label: hits === 0 ? 'no hit' : hits === 1 ? '1 hit' : `${hits} hits`,
    rank: hits,
    hits,
  }));
  return HITS_OUTCOMES[dice];
}

/** The roll of a shot that `refuseShot` does not refuse (MM-B4c, MM-B4d). */
export function shootingReckoning(shot: Shot): Reckoning<HitsOutcome> {
  return {
    name: 'shooting',
    title: `${does(shot.shooterName ?? A_COMPANY, 'shoot')} at ${shot.targetName ?? 'a company'}`,
    clause: 'MM-B4d',
    lines: shootingLines(shot),
    dice: { count: shot.strength, sides: HIGHEST_SCORE, read: 'hits', hitOn: lowestScore(shot) },
    outcomes: hitsOutcomes(shot.strength),
  };
}

function shootingLines(shot: Shot): ReckoningLine[] {
  const { shooter, strength, weapon, covers, mode } = shot;
  const lines: ReckoningLine[] = [
    {
      label: 'Dice, one a strength point',
      value: strength,
      clause: 'MM-B4c',
      ...(shot.at ? { at: shot.at } : {}),
    },
  ];
  const printed = shooter.row.weapons.find((line) => line.weapon === weapon)?.lowestHit ?? 0;
  const own = weaponOf(shooter, weapon)?.lowestHit ?? printed;
  lines.push({
    label: `${weapon}: lowest score that hits`,
    value: printed,
    clause: shooter.row === TROOPS[shooter.type] ? TROOP_CLAUSE[shooter.type] : 'MM-E7j4',
  });
  if (mode === 'plunging') {
    lines.push({
      label: 'Overhead fire of a howitzer',
      value: `hits on ${lowestScore(shot)}`,
      clause: 'MM-B5d',
    });
    return lines;
  }
  if (own !== printed)
    lines.push({ label: changedBy(shot), value: `hits on ${own}`, clause: changedClause(shot) });
  const cover = coverRow(covers, isHeavyGun(shooter));
  if (cover.add > 0) lines.push({ label: `Cover: ${cover.label}`, value: cover.add, clause: cover.clause });
  lines.push({ label: 'Hits on', value: `${lowestScore(shot)} or more`, clause: 'MM-B4k' });
  return lines;
}

/** The clause of T1's row by kind of company (MM-A4a to MM-A4g). */
export const TROOP_CLAUSE: Readonly<Record<Abilities['type'], MorschauserClause>> = {
  lineInfantry: 'MM-A4a',
  lightInfantry: 'MM-A4b',
  cavalry: 'MM-A4c',
  lightCavalry: 'MM-A4d',
  artillery: 'MM-A4e',
  engineers: 'MM-A4f',
  wagons: 'MM-A4g',
};

function changingTrait({ shooter, weapon }: Shot) {
  if (weapon === 'canister') return TRAIT_ROWS.rifledArtillery;
  if (shooter.inferiorFirepower) return TRAIT_ROWS.inferiorFirepower;
  return TRAIT_ROWS[
    shooter.traits.findLast((trait) => TRAIT_ROWS[trait].lowestHit !== null) ?? 'sharpshooters'
  ];
}

const TRAIT_LABEL: Readonly<Record<string, string>> = {
  rifledArtillery: 'Canister of rifled guns',
  inferiorFirepower: 'Inferior firepower',
  sharpshooters: 'Sharpshooters',
  highlandCharge: 'Highlanders',
};
const changedBy = (shot: Shot): string => TRAIT_LABEL[changingTrait(shot).trait] ?? changingTrait(shot).trait;

const CHANGED_CLAUSE: Readonly<Record<string, string>> = {
  rifledArtillery: 'MM-E7i2',
  inferiorFirepower: 'MM-E7c1',
  sharpshooters: 'MM-E7a3',
  highlandCharge: 'MM-E7j2',
};
const changedClause = (shot: Shot): string => CHANGED_CLAUSE[changingTrait(shot).trait] ?? 'MM-B4k';

type Bar = readonly [string, MorschauserClause, string, (shot: Shot, facts: ShotFacts) => boolean];

/** The reasons against a shot in the order in which they are given (P-SHOOT 1). */
const BARS: readonly Bar[] = [
  ['R-NOT-YOUR-TURN', 'MM-A5f', 'It is the other side\u2019s player turn.', (_, f) => f.notYourTurn === true],
  [
    'R-ACTIVATED',
    'MM-A5m',
    'This company has already acted in this player turn.',
    (_, f) => f.acted === true,
  ],
  ['R-ROUT', 'MM-E3d', 'A routing company does not shoot.', (_, f) => f.routing === true],
  [
    'R-NO-WEAPON',
    'MM-A3i',
    'This company has no such weapon.',
    ({ shooter, weapon }) => weaponOf(shooter, weapon) === undefined,
  ],
  [
    'R-ALREADY-SHOT',
    'MM-B2g',
    'A company shoots at most once in its player turn.',
    (_, f) => f.shot === true,
  ],
  ['R-MELEED', 'MM-B2d', 'A company that has fought a melee shoots no more.', (_, f) => f.meleed === true],
  [
    'R-IN-MELEE-RANGE',
    'MM-B2e',
    `An enemy stands within ${lengthWords(LENGTHS.meleeRange)}: it may not shoot.`,
    (_, f) => f.inMeleeRange === true,
  ],
  ['R-IN-WATER', 'MM-C4c', 'No company shoots from the water.', (_, f) => f.inWater === true],
  [
    'R-ROAD-ART',
    'MM-B2f',
    'Artillery that has made a road move does not shoot in that turn.',
    ({ shooter }, f) => shooter.type === 'artillery' && f.roadMove === true,
  ],
  [
    'R-EARLY-ART',
    'MM-E7f1',
    'Early artillery does not move and shoot in one turn.',
    ({ shooter }, f) => shooter.traits.includes('earlyArtillery') && f.moved === true,
  ],
  ['R-TARGET-IN-MELEE', 'MM-B4f', 'The target is in melee.', (_, f) => f.targetInMelee === true],
  [
    'R-GENERAL',
    'MM-E5a',
    'A general can be shot at only when he is alone and the nearest target of all.',
    (_, f) => f.generalSafe === true,
  ],
  [
    'R-RANGE',
    'MM-B4h',
    'The target is out of range.',
    (shot) => shot.range > weaponRange(shot) + TOUCH_DISTANCE,
  ],
  ['R-LOS', 'MM-B5g', 'None of the nine lines of sight is clear.', (_, f) => f.sight === false],
  [
    'R-NO-SCORE',
    'MM-B4l',
    'No score of a die could hit behind such cover.',
    (shot) => lowestScore(shot) > HIGHEST_SCORE,
  ],
];

const weaponRange = ({ shooter, weapon }: Shot): Thousandths => weaponOf(shooter, weapon)?.range ?? 0;

/** Why a shot is not allowed: the first reason in the order of P-SHOOT; null if it is. */
export function refuseShot(shot: Shot, facts: ShotFacts = {}): Refusal | null {
  for (const [code, clause, sentence, holds] of BARS)
    if (holds(shot, facts)) return refused(code, clause, sentence);
  return null;
}

/** The result of the extra die of artillery that hits a town (MM-C5f, MM-C5i). */
export interface FireOutcome extends Outcome {
  readonly key: 'burning' | 'notBurning';
}

/** The die on which a town catches fire (MM-C5f). */
const SETS_ON_FIRE = 6;

/** The extra die after an artillery shot that hit a company in a town (MM-C5f). */
export function townFireReckoning(town: string): Reckoning<FireOutcome> {
  return {
    name: 'town-fire',
    title: `Does ${town} catch fire?`,
    clause: 'MM-C5f',
    lines: [{ label: 'Catches fire on', value: SETS_ON_FIRE, clause: 'MM-C5f' }],
    dice: { count: 1, sides: HIGHEST_SCORE, read: 'sum' },
    outcomes: Array.from({ length: HIGHEST_SCORE }, (_, i) =>
      i + 1 === SETS_ON_FIRE
        ? { key: 'burning', label: 'the town burns', rank: 1 }
        : { key: 'notBurning', label: 'no fire', rank: 0 },
    ),
  };
}

/** A company of a formed regiment that may take hits. */
export interface HitTaker {
  readonly id: string;
  readonly strength: number;
}

/**
 * Why hits may not be shared in this way; null if they may (MM-E1h, MM-E1i). Each name is one hit. No company
 * gets more hits than its strength, and all hits that the regiment can take must be given.
 */
export function refuseSharing(
  takers: readonly HitTaker[],
  hits: number,
  shares: readonly string[],
): Refusal | null {
  const total = takers.reduce((sum, { strength }) => sum + strength, 0);
  const due = Math.min(hits, total);
  const wrong =
    shares.length !== due ||
    shares.some((id) => {
      const taker = takers.find((each) => each.id === id);
      return !taker || shares.filter((each) => each === id).length > taker.strength;
    });
  if (!wrong) return null;
  return refused(
    'R-DISTRIBUTION',
    'MM-E1h',
    `${due} hits go to companies of this formed regiment, none beyond its strength points.`,
  );
}
