import { nth, refusal } from '@linstock/kernel';
import { saying, told } from '@linstock/scene';
import * as board from '../../model/board.ts';
import type { UnitId } from '../../model/field.ts';
import { emit, type StateView } from '../../model/game.ts';
import * as S from '../../model/state.ts';
import { isClosePair } from '../../reckon/stacking.ts';
import { markActed, refuseActor, waitingUnits } from '../activations/actor.ts';
import type { Decision } from '../activations/decision.ts';
import { facingsOf, nextFacing, refuseFacing } from './facing.ts';

/** To turn in one's hex and do nothing else (FL-8.0k); a pair in Close turns as one (FL-10.0e). */
export const face: Decision<'face'> = {
  *options(game) {
    for (const unit of waitingUnits(game))
      for (const facing of facingsOf(S.formationOf(game.s, unit))) {
        const answer = { do: 'face', unit, facing } as const;
        if (facing !== game.s.facing[unit] && this.refuse(game, answer) === null) yield answer;
      }
  },
  sample(game, choose) {
    const units = waitingUnits(game);
    if (units.length === 0) return null;
    const unit = nth(units, choose(units.length));
    const facings = facingsOf(S.formationOf(game.s, unit));
    const answer = { do: 'face', unit, facing: nth(facings, choose(facings.length)) } as const;
    return this.refuse(game, answer) === null ? answer : null;
  },
  refuse(game, { unit, facing }) {
    const { field, s } = game;
    const name = () => board.unitName(field, unit);
    if (((s.acted[unit] ?? 0) & S.FIRED) !== 0)
      return refusal(
        'FL-R-FACING-FIRE',
        'FL-8.0i',
        `${saying(name(), 'has fired, and does', 'have fired, and do')} not turn.`,
      );
    const refused = refuseActor(game, unit) ?? refuseMate(game, unit);
    if (refused) return refused;
    if (board.unitOf(field, unit).kind === 'artillery' && s.disordered[unit] === 1)
      return refusal(
        'FL-R-DISORDERED-GUN',
        'FL-5.6f',
        `${saying(name(), 'is Disordered and does', 'are Disordered and do')} not turn.`,
      );
    return refuseFacing(game, unit, facing);
  },
  carryOut(game, { unit, facing }) {
    const { field, s } = game;
    const mate = closeMate(game, unit);
    const units = mate === S.NONE ? [unit] : [unit, mate];
    for (const each of units) {
      s.facing[each] = facing;
      markActed(game, each);
    }
    emit(
      game,
      board.unitOf(field, unit).side,
      ['FL-8.0k'],
      () => told`${saying(board.namesOf(field, units), 'turns', 'turn')}`,
      () => ({
        kind: 'move',
        went: units.map((each) => ({
          piece: board.unitId(each),
          path: { hexes: [board.hexOfUnit(s, each)] },
        })),
      }),
    );
  },
};

/** True if any unit can turn: one that can turn at all can turn to the next facing (FL-8.0j). */
export function canAnybodyTurn(game: StateView): boolean {
  return waitingUnits(game).some((unit) => {
    const facing = nextFacing(board.facingOfUnit(game.s, unit));
    return face.refuse(game, { do: 'face', unit, facing }) === null;
  });
}

/** The other unit of a pair in Close, or -1. */
function closeMate(game: StateView, unit: UnitId): UnitId {
  const mate = board.partnerOf(game, unit);
  if (mate === S.NONE) return mate;
  return isClosePair(board.stacked(game, unit), board.stacked(game, mate)) ? mate : S.NONE;
}

/**
 * Both units of a pair in Close have the same facing. So if one has acted, the other cannot turn (FL-10.0e).
 */
function refuseMate(game: StateView, unit: UnitId) {
  const mate = closeMate(game, unit);
  return mate === S.NONE ? null : refuseActor(game, mate);
}
