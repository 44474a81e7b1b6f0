import type { Hex } from '@linstock/ground';
import { nth, requireValue } from '@linstock/kernel';
import { saying, told } from '@linstock/scene';
import * as board from '../../model/board.ts';
import type { UnitId } from '../../model/field.ts';
import { emit, type Game, type StateView } from '../../model/game.ts';
import * as S from '../../model/state.ts';
import type { Step } from '../../reckon/going.ts';
import { disordersMover } from '../../reckon/going.ts';
import { removeUnit } from '../losses/losses.ts';
import { directionTo } from './marcher.ts';

/** The effects of the end of a move: Heavy Woods have Disordered Close, and guns without a crew are taken (FL-7.21, FL-12.8). */

/** A unit ends its action in the last hex of a path. */
export function endAction(game: Game, unit: UnitId, path: readonly Hex[]): void {
  const { field, s } = game;
  const { kind } = board.unitOf(field, unit);
  if (disordersOnWay(game, unit, path)) {
    s.disordered[unit] = 1;
    emit(
      game,
      board.unitOf(field, unit).side,
      ['FL-7.21a'],
      () => told`${saying(board.unitName(field, unit), 'is', 'are')} Disordered by the Heavy Woods`,
      () => ({ kind: 'morale', pieces: [board.unitId(unit)], morale: 'disordered' }),
    );
  }
  if (kind === 'infantry') takeGuns(game, unit);
}

/** True if a move along a path, which begins in its first hex, Disorders a unit that is not yet (FL-7.21a, b). */
export function disordersOnWay(game: StateView, unit: UnitId, path: readonly Hex[]): boolean {
  const { field, s } = game;
  const { kind } = board.unitOf(field, unit);
  const entered = path.slice(1).map((hex, i) => stepTo(game, nth(path, i), hex));
  return s.disordered[unit] === 0 && disordersMover(kind, S.formationOf(s, unit), entered);
}

function stepTo({ field }: StateView, from: Hex, to: Hex): Step {
  return requireValue(field.ground.steps[from * 6 + directionTo(field, from, to)], 'step between the hexes');
}

/** Infantry takes every Abandoned gun in its hex: the enemy's are Captured, its own Dragged Away (FL-12.82a, FL-12.83a). */
function takeGuns(game: Game, unit: UnitId): void {
  takeThese(game, unit, abandonedIn(game, board.hexOfUnit(game.s, unit)));
}

/** Infantry Drags Away the Abandoned guns of its own side that are with it; it does not capture an enemy's so (FL-12.83a). */
export function dragGuns(game: Game, unit: UnitId): void {
  const { field, s } = game;
  const { side } = board.unitOf(field, unit);
  const own = (gun: UnitId) => board.unitOf(field, gun).side === side;
  takeThese(game, unit, abandonedIn(game, board.hexOfUnit(s, unit)).filter(own));
}

function takeThese(game: Game, unit: UnitId, guns: readonly UnitId[]): void {
  const { field } = game;
  const { side } = board.unitOf(field, unit);
  for (const gun of guns) {
    const own = board.unitOf(field, gun).side === side;
    removeUnit(game, gun, own ? S.DRAGGED : S.CAPTURED); // no company for a leader even before (FL-4.63c)
    emit(
      game,
      side,
      [own ? 'FL-12.83a' : 'FL-12.82a'],
      () =>
        told`${saying(board.unitName(field, unit), own ? 'drags away' : 'captures', own ? 'drag away' : 'capture')} ${board.unitName(field, gun)}`,
      () => ({
        kind: 'removed',
        pieces: [board.unitId(gun)],
        how: own ? 'ran off' : 'surrendered',
      }),
    );
  }
}

/** The Abandoned guns of both sides in a hex. */
export function abandonedIn({ field, s }: StateView, hex: Hex): UnitId[] {
  return field.armies
    .flatMap(({ guns }) => guns)
    .filter((gun) => s.at[gun] === hex && s.abandoned[gun] === 1);
}
