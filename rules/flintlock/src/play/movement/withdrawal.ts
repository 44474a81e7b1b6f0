import { DIRECTIONS, type Hex, neighbour } from '@linstock/ground';
import { otherSide, type Refusal, refusal } from '@linstock/kernel';
import { saying, told } from '@linstock/scene';
import * as board from '../../model/board.ts';
import type { UnitId } from '../../model/field.ts';
import { emit, type Game, movedTogether, type StateView } from '../../model/game.ts';
import * as S from '../../model/state.ts';
import { moraleReckoning } from '../../reckon/morale.ts';
import { refuseWithdrawal } from '../../reckon/withdrawal.ts';
import { markActed, refuseActor, waitingUnits } from '../activations/actor.ts';
import type { Decision } from '../activations/decision.ts';
import { endAction } from './arrival.ts';
import { goTogether } from './going-along.ts';
import { costsOf, directionTo, leavingOf, marcherOf, refuseEndFacing, roomIn } from './marcher.ts';

/** A Withdrawal (FL-9.2b to f). */
export const withdraw: Decision<'withdraw'> = {
  *options(game) {
    const { field, s } = game;
    for (const unit of waitingUnits(game)) {
      if (leavingOf(game, unit) !== 'Withdrawal') continue;
      for (const direction of DIRECTIONS) {
        const hex = neighbour(field.map, board.hexOfUnit(s, unit), direction);
        const answer = { do: 'withdraw', unit, hex } as const;
        if (hex !== S.NONE && this.refuse(game, answer) === null) yield answer;
      }
    }
  },
  refuse: (game, { unit, hex }) =>
    refuseActor(game, unit) ?? refuseNeed(game, unit) ?? refuseTo(game, unit, hex),
  *carryOut(game, { unit, hex }) {
    const { field, s } = game;
    const from = board.hexOfUnit(s, unit);
    markActed(game, unit, S.MOVED);
    const hexes = [from, hex];
    yield* goTogether(game, [unit], hexes, (pieces) =>
      emit(
        game,
        board.unitOf(field, unit).side,
        ['FL-9.2c'],
        () => told`${saying(board.unitName(field, unit), 'Withdraws', 'Withdraw')}`,
        () => ({ kind: 'retreat', went: movedTogether(pieces, { hexes }) }),
      ),
    );
    check(game, unit);
    endAction(game, unit, hexes);
  },
};

/** Only a unit that can leave the enemy's ZOC no other way Withdraws (FL-9.2b, g, h). */
function refuseNeed(game: StateView, unit: UnitId): Refusal | null {
  if (leavingOf(game, unit) !== 'free') return null;
  const name = board.unitName(game.field, unit);
  return refusal('FL-R-ZOC-LEAVE', 'FL-9.2b', `Nothing holds ${name}: it moves, and does not Withdraw.`);
}

/** Why it may not go there: only to the rear, out of every ZOC, onto open ground with room (FL-9.2c, d, FL-10.0l). */
function refuseTo(game: StateView, unit: UnitId, to: Hex): Refusal | null {
  const { field, s } = game;
  const from = board.hexOfUnit(s, unit);
  const direction = directionTo(field, from, to);
  if (direction === S.NONE)
    return refusal('FL-R-OFF-MAP', 'FL-7.11c', 'A Withdrawal leads into the next hex of the map.');
  const marcher = marcherOf(game, unit);
  const enemy = otherSide(marcher.side);
  const facing = board.facingOfUnit(s, unit);
  const refused = refuseWithdrawal(
    field.map,
    { hex: from, facing, formation: marcher.own.formation, inCommand: !marcher.partial, to },
    {
      enemyZoc: (hex) => marcher.looked.zoc[hex * 2 + enemy] !== 0,
      occupied: (hex) =>
        marcher.looked.held[hex * 2 + enemy] !== 0 ||
        roomIn(marcher, hex) !== 'to end' ||
        refuseEndFacing(marcher, hex, facing, facing) !== null,
      passable: () => costsOf(game, unit)[from * 6 + direction] !== -1,
    },
  );
  if (!refused) return null;
  return refusal(refused.code, refused.clause, WHY[refused.code] ?? '');
}

/** The refusals of a Withdrawal. */
const WHY: Readonly<Record<string, string>> = {
  'FL-R-NOT-REAR': 'That hex is not one of those in its rear.',
  'FL-R-ENEMY-ZOC': 'That hex is in an enemy Zone of Control.',
  'FL-R-OUT-OF-COMMAND': 'Only a fully active unit can Withdraw.',
  'FL-R-OCCUPIED': 'It does not fit into that hex.',
  'FL-R-IMPASSABLE': 'The ground there is closed to it.',
};

/** It takes a Morale Check (FL-9.2e); the die is thrown for a Disordered unit too (FL-11.55a). */
function check(game: Game, unit: UnitId): void {
  const { field, s } = game;
  const { morale, side } = board.unitOf(field, unit);
  const { disordered } = game.umpire.throw({
    ...moraleReckoning(`${board.unitName(field, unit)}`, morale),
    about: board.unitIds([unit]),
  });
  if (!disordered || s.disordered[unit] === 1) return;
  s.disordered[unit] = 1;
  emit(
    game,
    side,
    ['FL-9.2e'],
    () => told`${saying(board.unitName(field, unit), 'is', 'are')} Disordered by the Withdrawal`,
    () => ({ kind: 'morale', pieces: [board.unitId(unit)], morale: 'disordered' }),
  );
}
