import type { Hex } from '@linstock/ground';
import { last, nth } from '@linstock/kernel';
import { hexDistance, saying, told } from '@linstock/scene';
import * as board from '../../model/board.ts';
import type { UnitId } from '../../model/field.ts';
import { emit, type Game, type Play } from '../../model/game.ts';
import type { MoveUnderWay } from '../../model/state.ts';
import { mayReactTo } from '../fire/fire-law.ts';
import { reactToMovement } from '../fire/reaction-fire.ts';
import { leadersMet, meetLeaders } from '../leaders/leaders.ts';
import { endAction } from './arrival.ts';
import { costsOf, directionTo } from './marcher.ts';
import type { March } from './ways.ts';

/** A march carried out (FL-7.12, FL-11.13). */

/**
 * Walks step by step, until the path ends or the unit is under fire with steps left. Then `State.moving` has
 * its present hex (FL-7.12a, FL-11.13l).
 */
export function* walk(game: Game, begun: MoveUnderWay, { path, facing }: March): Play {
  const { s } = game;
  const { unit } = begun;
  let moving = begun;
  let told = moving.path.length - 1;
  const tellSoFar = () => {
    if (told < moving.path.length - 1) tellMarch(game, unit, moving.path.slice(told));
    told = moving.path.length - 1;
  };
  for (const [i, step] of path.entries()) {
    moving = stepped(game, moving, step);
    s.moving = moving;
    if (leadersMet(game, unit).length > 0) {
      tellSoFar();
      yield* meetLeaders(game, unit);
    }
    if (mayReactTo(game, unit).length === 0) continue;
    tellSoFar();
    const fired = yield* reactToMovement(game, unit);
    if (isDisabled(game, unit)) return endMarch(game, board.facingOfUnit(s, unit)); // FL-11.13l
    if (fired && i < path.length - 1) return;
  }
  tellSoFar();
  endMarch(game, facing);
}

/** The unit enters the next hex, on top of those there, with the facing set before (FL-8.0l, FL-10.0k). */
function stepped(
  game: Game,
  { unit, spent, path }: MoveUnderWay,
  { hex, facing }: March['path'][number],
): MoveUnderWay {
  const { field, s } = game;
  const from = last(path);
  const cost = nth(costsOf(game, unit), from * 6 + directionTo(field, from, hex));
  s.facing[unit] = facing;
  s.at[unit] = hex;
  board.putOnTop(s, unit);
  return { unit, spent: spent + cost, path: [...path, hex] };
}

/** True if a unit is a gun that cannot go on (FL-11.51d, FL-11.56b). */
function isDisabled({ field, s }: Game, unit: UnitId): boolean {
  return (
    board.unitOf(field, unit).kind === 'artillery' && (s.disordered[unit] === 1 || s.abandoned[unit] === 1)
  );
}

/** The march under way ends at its present hex. */
export function endMarch(game: Game, facing: number): void {
  const { s } = game;
  if (s.moving === null) return;
  const { unit, path } = s.moving;
  s.facing[unit] = facing;
  s.moving = null;
  endAction(game, unit, path);
}

function tellMarch(game: Game, unit: UnitId, hexes: readonly Hex[]): void {
  const { field } = game;
  emit(
    game,
    board.unitOf(field, unit).side,
    ['FL-7.12a'],
    () => told`${saying(board.unitName(field, unit), 'moves', 'move')} ${hexDistance(hexes.length - 1)}`,
    () => ({ kind: 'move', went: [{ piece: board.unitId(unit), path: { hexes } }] }),
  );
}
