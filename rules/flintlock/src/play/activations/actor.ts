import { type Refusal, refusal } from '@linstock/kernel';
import { personNamed, saying } from '@linstock/scene';
import {
  commandName,
  isFullyActive,
  isGunActive,
  isPartiallyActive,
  unitName,
  unitOf,
} from '../../model/board.ts';
import type { UnitId } from '../../model/field.ts';
import type { StateView } from '../../model/game.ts';
import * as S from '../../model/state.ts';

/** The units that may begin an action in the open turn (FL-5.3, FL-5.4, FL-5.6). */

/**
 * The units whose turn it is: those of the open Command on the map, or the guns of the open hex. Empty in an
 * idle turn.
 */
export function turnUnits({ field, s }: StateView): UnitId[] {
  if (s.command !== S.NONE) {
    const command = field.commands[s.command];
    return command ? command.counters.filter((unit) => s.at[unit] !== S.NONE) : [];
  }
  if (s.gunHex === S.NONE) return [];
  return field.armies[s.active].guns.filter((gun) => s.at[gun] === s.gunHex && s.abandoned[gun] === 0);
}

/** Units of the open turn that have not acted and may still do something of their own. */
export function waitingUnits(game: StateView): UnitId[] {
  const { field, s } = game;
  return turnUnits(game).filter(
    (unit) =>
      ((s.acted[unit] ?? 0) & S.ACTED) === 0 &&
      (unitOf(field, unit).kind === 'artillery'
        ? isGunActive(game, unit)
        : isFullyActive(game, unit) || isPartiallyActive(game, unit)),
  );
}

/**
 * Why a unit cannot begin an action of its own now (move, turn, Rally, change into SK, drag a gun); null if
 * it can. Partially active units pass this check. Each decision has its own limits for them.
 */
export function refuseActor(game: StateView, unit: UnitId): Refusal | null {
  const refused = refuseWaiting(game, unit);
  if (refused !== null || game.s.block !== S.OPEN) return refused;
  return refusal('FL-R-BLOCK-OPEN', 'FL-5.3j', 'The firing must end before any other action.');
}

/** The same, whether a Fire block is open or not: the conditions for a unit that will fire. */
export function refuseWaiting(game: StateView, unit: UnitId): Refusal | null {
  const { field, s } = game;
  const name = () => (field.units[unit] ? unitName(field, unit) : personNamed('everybody else'));
  if (!turnUnits(game).includes(unit)) {
    const whose = s.command === S.NONE ? 'the guns of one hex' : commandName(field, s.command);
    return refusal('FL-R-TURN-OPEN', 'FL-5.3a', `It is the turn of ${whose}. ${name()} must wait.`);
  }
  if (((s.acted[unit] ?? 0) & S.ACTED) !== 0)
    return refusal('FL-R-ACTED', 'FL-5.3b', `${saying(name(), 'has', 'have')} acted in this Activation.`);
  if (unitOf(field, unit).kind === 'artillery')
    return isGunActive(game, unit)
      ? null
      : refusal('FL-R-GUN-OUT-OF-RANGE', 'FL-5.6b', `No active leader reaches ${unitName(field, unit)}.`);
  return refuseByMode(game, unit);
}

/** The actions that the mode of the Command leaves to a unit (FL-5.3i, FL-5.5a). */
function refuseByMode(game: StateView, unit: UnitId): Refusal | null {
  const { field, s } = game;
  const partial = isPartiallyActive(game, unit);
  if (!partial && !isFullyActive(game, unit))
    return refusal(
      'FL-R-INACTIVE',
      'FL-5.5a',
      `${commandName(field, s.command)} does nothing in this Activation.`,
    );
  if (s.mode === S.SHOCK || s.mode === S.CHARGE)
    return refusal(
      'FL-R-ACTED',
      'FL-12.13a',
      `${commandName(field, s.command)} has Shocked: none of its units may act now.`,
    );
  if (s.mode === S.FORMATION && !partial)
    return refusal(
      'FL-R-ACTED',
      'FL-6.13b',
      `${commandName(field, s.command)} has changed formation: nobody in command does more.`,
    );
  return null;
}

/** Marks a unit as having acted, and sets the mode of its Command (FL-5.3b, i). `bits` are its other deeds. */
export function markActed(game: StateView, unit: UnitId, bits = 0): void {
  const { field, s } = game;
  s.acted[unit] = (s.acted[unit] ?? 0) | S.ACTED | bits;
  if (unitOf(field, unit).kind === 'artillery') return;
  if (isPartiallyActive(game, unit)) s.partialMoved = 1;
  else if (s.mode === S.UNDECIDED) s.mode = S.ACTIONS;
}
