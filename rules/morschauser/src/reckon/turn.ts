import { lengthWords } from '@linstock/ground';
import {
  ONE_DIE,
  type Outcome,
  otherSide,
  type Prospect,
  type Reckoning,
  type Refusal,
  type Side,
} from '@linstock/kernel';
import type { MorschauserClause } from '../tables/clauses.ts';
import { LENGTHS } from '../tables/index.ts';
import { refused } from '../tables/refuse.ts';
import type { Abilities } from './troops.ts';

/** The first move of the game (A5), and what a company may still do in its player turn (B1 to B3, B6). */

/** The initiative die of one side (MM-A5a). */
export function initiativeReckoning(side: string): Reckoning<Outcome> {
  return {
    name: 'initiative',
    title: `The ${side} side throws for the first move`,
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

/**
 * The side that chooses after a pair of initiative dice: 0 the first roller, 1 the second; null if both roll again
 * (MM-A5b, g).
 */
export function chooserOf(first: number, second: number): 0 | 1 | null {
  if (first === second) return null;
  return first > second ? 0 : 1;
}

/** The chances of each side to win the throw for the first move, the best for the last thrower (MM-A5b, MM-A5g). */
export function firstMoveChances(sideNames: readonly [string, string], side: Side): Prospect[] {
  const faces = Array.from({ length: ONE_DIE.sides }, (_, i) => i + 1);
  const choosers = faces.flatMap((first) => faces.map((second) => chooserOf(first, second)));
  const shareOf = (who: Side | null) =>
    choosers.filter((chooser) => chooser === who).length / choosers.length;
  return [
    {
      label: `the ${sideNames[otherSide(side)]} side chooses who moves first`,
      chance: shareOf(otherSide(side)),
    },
    { label: 'equal dice: both throw again', chance: shareOf(null) },
    { label: 'you choose who moves first', chance: shareOf(side) },
  ];
}

/** The deeds of a company in the present player turn of its side. */
export interface TurnDeeds {
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
export const FRESH: TurnDeeds = {
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

/** The obstacles to a move other than its path and the company's deeds. */
export interface MoveFacts {
  readonly notYourTurn?: boolean;
  /** Forbidden by a special rule of the battle, in its words. */
  readonly battle?: { readonly clause: MorschauserClause; readonly sentence: string } | null;
  /** It may attack none of the enemies in its melee range, and so may retreat (MM-B6ag). */
  readonly excused?: boolean;
}

/** Why a company may not begin a move, before its path is looked at (P-MOVE 1); null if it may. */
export function refuseMove(troops: Abilities, doings: TurnDeeds, facts: MoveFacts = {}): Refusal | null {
  if (facts.notYourTurn)
    return refused('R-NOT-YOUR-TURN', 'MM-A5f', 'It is the other side\u2019s player turn.');
  if (doings.acted)
    return refused('R-ACTIVATED', 'MM-A5m', 'This company has already acted in this player turn.');
  if (doings.routing) return refused('R-ROUT', 'MM-E3k', 'A routing company only makes its rout move.');
  if (doings.meleed)
    return refused(
      'R-MELEED',
      'MM-B6d',
      'It has fought a melee: it moves no more, except in a retreat or pursuit.',
    );
  if (doings.moved) return refused('R-MOVED', 'MM-B2g', 'It has already moved in this turn.');
  if (doings.beganInMelee && !facts.excused)
    return refused(
      'R-MUST-ATTACK',
      'MM-B6e',
      `An enemy is within ${lengthWords(LENGTHS.meleeRange)}: it has to melee first.`,
    );
  if (doings.shot && troops.traits.includes('earlyArtillery'))
    return refused('R-EARLY-ART', 'MM-E7f1', 'Early artillery does not move and shoot in one turn.');
  if (facts.battle) return refused('R-BATTLE', facts.battle.clause, facts.battle.sentence);
  return null;
}

/** Why a company may not charge at all (P-CHARGE 1, except command); null if it may. */
export function refuseCharge(troops: Abilities, doings: TurnDeeds): Refusal | null {
  if (!troops.mayCharge)
    return refused(
      'R-NO-CHARGE',
      'MM-B3b',
      `Artillery, engineers and wagons do not charge: stay out of ${lengthWords(LENGTHS.meleeRange)}.`,
    );
  if (doings.shot)
    return refused('R-SHOT-THEN-CHARGE', 'MM-B2c', 'It has shot in this turn and may not charge.');
  return null;
}

/** Why a company may not start a round of melee; null if it may (MM-B6c, e, n). */
export function refuseMelee(doings: TurnDeeds): Refusal | null {
  if (doings.routing) return refused('R-ROUT', 'MM-E3d', 'A routing company only defends itself.');
  if (doings.meleed)
    return refused('R-MELEED', 'MM-B6n', 'A company starts only one round of combat in a turn.');
  if (!doings.inMeleeRange)
    return refused('R-CANNOT-ATTACK', 'MM-B6a', `No enemy is within ${lengthWords(LENGTHS.meleeRange)}.`);
  return null;
}

/** Why a company may not move after melee (MM-B6f, MM-B6g); null if it may. */
export function refuseMoveAfterMelee(doings: TurnDeeds): Refusal | null {
  if (!doings.beganInMelee)
    return refused(
      'R-MELEED',
      'MM-B6d',
      'Only a company that began its move in melee range moves after the combat.',
    );
  return doings.moved ? refused('R-MOVED', 'MM-B2g', 'It has already moved in this turn.') : null;
}

/** Artillery that has shot makes no road move (MM-B2h). */
export function refuseRoadMove(troops: Abilities, doings: Pick<TurnDeeds, 'shot'>): Refusal | null {
  if (!(doings.shot && troops.type === 'artillery')) return null;
  return refused('R-ROAD-ART', 'MM-B2h', 'Artillery that has shot makes no road move in that turn.');
}

/** The conditions of a pursuit other than the company's deeds. */
export interface PursuitFacts {
  /** Its opponent was removed or forced to retreat. */
  readonly beaten: boolean;
  /** The switch `pursuit`. */
  readonly pursuit: boolean;
}

/** Why a company may not pursue; null if it may (MM-E8a to MM-E8f). */
export function refusePursuit(
  troops: Pick<Abilities, 'mounted'>,
  doings: Pick<TurnDeeds, 'charged' | 'pursued'>,
  facts: PursuitFacts,
): Refusal | null {
  if (!facts.pursuit) return refused('R-PURSUIT', 'MM-E8f', 'Pursuit is switched off in this game.');
  if (!troops.mounted) return refused('R-PURSUIT', 'MM-E8b', 'Only cavalry pursues.');
  if (!doings.charged) return refused('R-PURSUIT', 'MM-E8a', 'Only a company that charged pursues.');
  if (!facts.beaten)
    return refused('R-PURSUIT', 'MM-E8a', 'Its opponent was neither removed nor forced back.');
  if (doings.pursued) return refused('R-PURSUIT', 'MM-E8d', 'One pursuit for a company in a turn.');
  return null;
}
