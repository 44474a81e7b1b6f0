import type { Hex } from '@linstock/ground';
import { nth, type Refusal, refusal } from '@linstock/kernel';
import { type Name, saying, sentence } from '@linstock/scene';
import * as board from '../../model/board.ts';
import type { Field, UnitId } from '../../model/field.ts';
import type { StateView } from '../../model/game.ts';
import * as S from '../../model/state.ts';
import { frontsOf, inArc } from '../../reckon/arcs.ts';
import { refuseShot, type ShotFault, type ShotOccasion } from '../../reckon/fire.ts';
import { refuseReaction } from '../../reckon/reaction.ts';
import { MAX_RANGE } from '../../tables/index.ts';
import { enemiesWithin, hasSight, shotOf } from './shot.ts';

/** The legality of fire (Decisions: FIRE, REACTION-MOVEMENT, RETURN-FIRE). */

/**
 * Why a unit on the map cannot fire at another in this position; null if it can. The caller checks whether it is its
 * turn, or whether it was fired at.
 */
export function refuseFire(
  game: StateView,
  firer: UnitId,
  target: UnitId,
  occasion: ShotOccasion,
): Refusal | null {
  return (
    refuseTarget(game, firer, target) ??
    (occasion === 'phasing' ? null : refuseReacted(game, firer)) ??
    (occasion === 'movement' ? refuseNotFrontal(game, firer, target) : null) ??
    refuseByReckoning(game, firer, target, occasion) ??
    refuseUnder(game, firer) ??
    refuseLine(game, firer, target)
  );
}

/** Only enemy units on the map, with a crew if they are guns, are fired at (FL-11.31b, FL-4.64a, FL-11.56b). */
function refuseTarget({ field, s }: StateView, firer: UnitId, target: UnitId): Refusal | null {
  const enemy = field.units[target];
  if (!enemy || enemy.side === board.unitOf(field, firer).side || !board.isOnMap(s, target))
    return refusal(
      'FL-R-LEADER-TARGET',
      'FL-4.64a',
      'A shot is at an enemy unit on the map; leaders alone, and friends, are no targets.',
    );
  const deserted = [firer, target].find((gun) => s.abandoned[gun] === 1);
  return deserted === undefined
    ? null
    : refusal(
        'FL-R-ABANDONED',
        'FL-11.56b',
        `${saying(name(field, deserted), 'has', 'have')} no crew any more: it cannot fire, and it cannot be fired at.`,
      );
}

function refuseReacted({ field, s }: StateView, firer: UnitId): Refusal | null {
  const refused = refuseReaction(nth(s.reacted, firer));
  return (
    refused &&
    refusal(
      refused.code,
      refused.clause,
      `${saying(name(field, firer), 'has used its', 'have used their')} Reaction Fire in this Activation.`,
    )
  );
}

function refuseNotFrontal({ field, s }: StateView, firer: UnitId, mover: UnitId): Refusal | null {
  return isInFront(field, s, firer, board.hexOfUnit(s, mover))
    ? null
    : refusal(
        'FL-R-NOT-FRONTAL',
        'FL-11.13e',
        `${saying(name(field, firer), 'fires at movement only into its', 'fire at movement only into their')} own frontal hexes.`,
      );
}

function isInFront(field: Field, s: S.State, unit: UnitId, hex: Hex): boolean {
  const at = board.hexOfUnit(s, unit);
  if (at === S.NONE) return false;
  return frontsOf(S.formationOf(s, unit), board.facingOfUnit(s, unit)).some(
    (direction) => field.map.neighbours[at * 6 + direction] === hex,
  );
}

function refuseByReckoning(
  game: StateView,
  firer: UnitId,
  target: UnitId,
  occasion: ShotOccasion,
): Refusal | null {
  const fault = refuseShot(shotOf(game, firer, target, occasion));
  if (fault === null) return null;
  const { field } = game;
  return refusal(
    fault.code,
    fault.clause,
    SENTENCES[fault.code](name(field, firer), `${board.unitName(field, target)}`),
  );
}

const SENTENCES: Readonly<Record<ShotFault, (firer: Name, target: string) => string>> = {
  'FL-R-CAVALRY': (firer) => `${saying(firer, 'is', 'are')} Cavalry and cannot fire.`,
  'FL-R-RANGE': (firer, target) => `${sentence(firer)} cannot reach as far as ${target}.`,
  'FL-R-COLUMN': (firer) => `${saying(firer, 'is', 'are')} in Column and cannot fire.`,
  'FL-R-OUT-OF-COMMAND': (firer) =>
    `${saying(firer, 'is out of command and cannot fire in its', 'are out of command and cannot fire in their')} own turn.`,
  'FL-R-GUN-MODE': (firer) =>
    `${saying(firer, 'is', 'are')} in move mode and cannot fire at the enemy's actions.`,
  'FL-R-DISORDERED-GUN': (firer) => `${saying(firer, 'is', 'are')} Disordered; a gun then cannot fire.`,
  'FL-R-DISORDERED-REACTION': (firer) =>
    `${saying(firer, 'is', 'are')} Disordered and cannot fire at movement.`,
};

/** If both counters of a unit in SK are in one hex, only the top one fires (FL-10.0g). */
function refuseUnder(game: StateView, firer: UnitId): Refusal | null {
  const { field, s } = game;
  if (S.formationOf(s, firer) !== 'SK') return null;
  const other = board.partnerOf(game, firer);
  if (other === S.NONE || board.heightOfUnit(s, other) < board.heightOfUnit(s, firer)) return null;
  return refusal(
    'FL-R-SK-UNDER',
    'FL-10.0g',
    `${sentence(name(field, firer))} cannot fire: ${board.unitName(field, other)} is on top.`,
  );
}

/** The line to the target must leave by the front and be clear (FL-11.2). */
function refuseLine({ field, s }: StateView, firer: UnitId, target: UnitId): Refusal | null {
  const { map } = field;
  const [from, to] = [board.hexOfUnit(s, firer), board.hexOfUnit(s, target)];
  const dq = nth(map.q, to) - nth(map.q, from);
  const dr = nth(map.r, to) - nth(map.r, from);
  if (!inArc(S.formationOf(s, firer), board.facingOfUnit(s, firer), dq, dr))
    return refusal(
      'FL-R-ARC',
      'FL-11.2b',
      `${saying(name(field, firer), 'does not', 'do not')} face ${board.unitName(field, target)}.`,
    );
  return hasSight(field, board.lookAround(field, s), from, to)
    ? null
    : refusal(
        'FL-R-LOS',
        'FL-11.2c',
        `${saying(name(field, firer), 'does not', 'do not')} see ${board.unitName(field, target)}.`,
      );
}

const name = (field: Field, unit: UnitId): Name => board.unitName(field, unit);

/**
 * The occasion on which a unit could fire at another as all stand: in the Activation of its side, else in return. Null
 * if it could not.
 */
export function occasionToFire(game: StateView, firer: UnitId, target: UnitId): ShotOccasion | null {
  const occasions: readonly ShotOccasion[] =
    board.unitOf(game.field, firer).side === game.s.active ? ['phasing', 'return'] : ['return'];
  return occasions.find((occasion) => refuseFire(game, firer, target, occasion) === null) ?? null;
}

/** The units a unit may fire at, in the order of the field, even if it is not its turn. */
export function targetsOf(game: StateView, unit: UnitId, occasion: ShotOccasion = 'phasing'): number[] {
  const { weapon } = board.unitOf(game.field, unit);
  if (weapon === null || !board.isOnMap(game.s, unit)) return [];
  return enemiesWithin(game, unit, MAX_RANGE[weapon]).filter(
    (target) => refuseFire(game, unit, target, occasion) === null,
  );
}

/** The units that may fire at a unit that has just moved into its hex, in the order of the field (FL-11.13e). */
export function mayReactTo(game: StateView, mover: UnitId): UnitId[] {
  return enemiesWithin(game, mover, 1).filter((unit) => refuseFire(game, unit, mover, 'movement') === null);
}
