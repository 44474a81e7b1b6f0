import type { Thousandths } from '@linstock/ground';
import { ONE_DIE, type Outcome, type Reckoning, type Refusal } from '@linstock/kernel';
import type { MorschauserClause } from '../clauses.ts';
import { refused } from '../refuse.ts';
import { LENGTHS } from '../tables.ts';
import type { Abilities } from '../troops.ts';
import { refuseShot } from './shooting.ts';

/** The first move of the game (A5), and what a company may still do in its player turn (B1 to B3, B6). */

/** The initiative die of one side (MM-A5a). */
export function initiativeReckoning(side: string): Reckoning<Outcome> {
  return {
    name: 'initiative',
    title: `${side} dices for the first move`,
    clause: 'MM-A5a',
    lines: [{ label: 'The higher score chooses', value: 'ties again', clause: 'MM-A5g' }],
    dice: ONE_DIE,
    outcomes: Array.from({ length: ONE_DIE.sides }, (_, i) => ({
      key: `${i + 1}`,
      label: `${i + 1}`,
      rank: i + 1,
    })),
  };
}

/** Who chooses after a pair of initiative dice: 0 the first roller, 1 the second; null when both roll again (MM-A5b, g). */
export function chooserOf(first: number, second: number): 0 | 1 | null {
  if (first === second) return null;
  return first > second ? 0 : 1;
}

/** What a company has done in the present player turn of its side. */
export interface Doings {
  readonly acted: boolean;
  readonly routing: boolean;
  readonly moved: boolean;
  readonly shot: boolean;
  readonly meleed: boolean;
  readonly charged: boolean;
  readonly roadMove: boolean;
  readonly pursued: boolean;
  /** It was in melee range of an enemy when its activation began. */
  readonly beganInMelee: boolean;
  /** It is in melee range now. */
  readonly inMeleeRange: boolean;
  readonly inWater: boolean;
}

/** A company at the start of its own activation, nothing done. */
export const FRESH: Doings = {
  acted: false,
  routing: false,
  moved: false,
  shot: false,
  meleed: false,
  charged: false,
  roadMove: false,
  pursued: false,
  beganInMelee: false,
  inMeleeRange: false,
  inWater: false,
};

/** What stands against a move before its path is looked at, and that no company has done. */
export interface MoveFacts {
  readonly notYourTurn?: boolean;
  /** Forbidden by a special rule of the battle, in its words. */
  readonly battle?: { readonly clause: MorschauserClause; readonly sentence: string } | null;
  /** It may attack none of the enemies in its melee range, and so may retreat (MM-B6ag). */
  readonly excused?: boolean;
}

/** Why a company may not begin a move, before its path is looked at (P-MOVE 1); null when it may. */
export function refuseMove(troops: Abilities, doings: Doings, facts: MoveFacts = {}): Refusal | null {
  if (facts.notYourTurn)
    return refused('R-NOT-YOUR-TURN', 'MM-A5f', 'It is the other side\u2019s player turn.');
  if (doings.acted)
    return refused('R-ACTIVATED', 'MM-A5m', 'This company has already acted in this player turn.');
  if (doings.routing) return refused('R-ROUT', 'MM-E3k', 'A routing company only makes its rout move.');
  if (doings.meleed)
    return refused(
      'R-MELEED',
      'MM-B6d',
      'It has fought a melee: it moves no more, but for a retreat or pursuit.',
    );
  if (doings.moved) return refused('R-MOVED', 'MM-B2g', 'It has already moved in this turn.');
  if (doings.beganInMelee && !facts.excused)
    return refused('R-MUST-ATTACK', 'MM-B6e', 'An enemy is within 3 inches: it has to melee first.');
  if (doings.shot && troops.traits.includes('earlyArtillery'))
    return refused('R-EARLY-ART', 'MM-E7f1', 'Early artillery does not move and shoot in one turn.');
  if (facts.battle) return refused('R-BATTLE', facts.battle.clause, facts.battle.sentence);
  return null;
}

/** Why a company may not charge, wherever it might (P-CHARGE 1, but for command); null when it may. */
export function refuseCharge(troops: Abilities, doings: Doings): Refusal | null {
  if (!troops.mayCharge)
    return refused(
      'R-NO-CHARGE',
      'MM-B3b',
      'Artillery, engineers and wagons do not charge: stay out of 3 inches.',
    );
  if (doings.shot)
    return refused('R-SHOT-THEN-CHARGE', 'MM-B2c', 'It has shot in this turn and may not charge.');
  return null;
}

/** Why a company may not start a round of melee; null when it may (MM-B6c, e, n). */
export function refuseMelee(doings: Doings): Refusal | null {
  if (doings.routing) return refused('R-ROUT', 'MM-E3d', 'A routing company only defends itself.');
  if (doings.meleed)
    return refused('R-MELEED', 'MM-B6n', 'A company starts only one round of combat in a turn.');
  if (!doings.inMeleeRange) return refused('R-CANNOT-ATTACK', 'MM-B6a', 'No enemy is within 3 inches.');
  return null;
}

/** Why a company may not move after melee (MM-B6f, MM-B6g); null when it may. */
export function refuseMoveAfterMelee(doings: Doings): Refusal | null {
  if (doings.beganInMelee && !doings.charged) return null;
  return refused(
    'R-MELEED',
    'MM-B6d',
    'Only a company that began its move in melee range moves after the combat.',
  );
}

/** A step of a company's player turn, in words. */
export const ACTIONS = [
  'hold',
  'pivot',
  'shoot',
  'move',
  'roadMove',
  'charge',
  'melee',
  'pursue',
  'retreat',
  'advance',
] as const;
/** See ACTIONS. */
export type Action = (typeof ACTIONS)[number];

/** Why an action may not be done after what was done before, all else being in order; null when it may. */
export function refuseAction(
  troops: Abilities,
  doings: Doings,
  action: Action,
  pursuit: boolean,
): Refusal | null {
  switch (action) {
    case 'hold':
    case 'pivot':
      return null;
    case 'shoot':
      return refuseShooting(troops, doings);
    case 'move':
      return refuseMove(troops, doings);
    case 'roadMove':
      return refuseMove(troops, doings) ?? refuseRoadMove(troops, doings);
    case 'charge':
      return refuseMove(troops, doings) ?? refuseCharge(troops, doings);
    case 'melee':
      return refuseMelee(doings);
    case 'pursue':
      return refusePursuit(troops, doings, { beaten: true, pursuit });
    case 'retreat':
    case 'advance':
      return doings.meleed ? refuseMoveAfterMelee(doings) : refuseMove(troops, doings);
  }
}

function refuseShooting(shooter: Abilities, doings: Doings): Refusal | null {
  const weapon = shooter.weapons[0]?.weapon ?? 'shot';
  return refuseShot({ shooter, weapon, strength: shooter.strength, range: 0, covers: [] }, doings);
}

/** Artillery that has shot makes no road move (MM-B2h). */
export function refuseRoadMove(troops: Abilities, doings: Pick<Doings, 'shot'>): Refusal | null {
  if (!(doings.shot && troops.type === 'artillery')) return null;
  return refused('R-ROAD-ART', 'MM-B2h', 'Artillery that has shot makes no road move in that turn.');
}

/** What a company has done after an action. */
export function after(doings: Doings, action: Action): Doings {
  switch (action) {
    case 'hold':
    case 'pivot':
      return doings;
    case 'shoot':
      return { ...doings, shot: true };
    case 'move':
    case 'retreat':
    case 'advance':
      return { ...doings, moved: true };
    case 'roadMove':
      return { ...doings, moved: true, roadMove: true };
    case 'charge':
      return { ...doings, moved: true, charged: true, inMeleeRange: true };
    case 'melee':
      return { ...doings, meleed: true };
    case 'pursue':
      return { ...doings, pursued: true, inMeleeRange: true, meleed: false };
  }
}

/** What a pursuit hangs on besides what the company has done. */
export interface PursuitFacts {
  /** Its opponent was removed or forced to retreat. */
  readonly beaten: boolean;
  /** The switch `pursuit`. */
  readonly pursuit: boolean;
  /** The gap to the nearest other enemy it may attack; not judged when left out. */
  readonly otherEnemy?: Thousandths;
}

/** Why a company may not pursue; null when it may (MM-E8a to MM-E8f). */
export function refusePursuit(
  troops: Pick<Abilities, 'mounted'>,
  doings: Pick<Doings, 'charged' | 'pursued'>,
  facts: PursuitFacts,
): Refusal | null {
  if (!facts.pursuit) return refused('R-PURSUIT', 'MM-E8f', 'Pursuit is switched off in this game.');
  if (!troops.mounted) return refused('R-PURSUIT', 'MM-E8b', 'Only cavalry pursues.');
  if (!doings.charged) return refused('R-PURSUIT', 'MM-E8a', 'Only a company that charged pursues.');
  if (!facts.beaten)
    return refused('R-PURSUIT', 'MM-E8a', 'Its opponent was neither removed nor forced back.');
  if (doings.pursued) return refused('R-PURSUIT', 'MM-E8d', 'One pursuit for a company in a turn.');
  const reach = LENGTHS.pursuitAdvance + LENGTHS.meleeRange + LENGTHS.tolerance;
  if (facts.otherEnemy !== undefined && facts.otherEnemy > reach)
    return refused('R-PURSUIT', 'MM-E8c', 'No other enemy is near enough for a leg of 3 inches to reach.');
  return null;
}

/** How far a pursuit may advance: not at all where another enemy is in melee range already (MM-E8c). */
export function pursuitAdvance(otherEnemy: Thousandths): Thousandths {
  return otherEnemy <= LENGTHS.meleeRange + LENGTHS.tolerance ? 0 : LENGTHS.pursuitAdvance;
}
