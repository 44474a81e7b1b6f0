import { nth } from '@linstock/kernel';
import { saying, told } from '@linstock/scene';
import * as board from '../../model/board.ts';
import type { CommandId, UnitId } from '../../model/field.ts';
import { emit, type Game, type Play } from '../../model/game.ts';
import * as S from '../../model/state.ts';
import { settleLeaders, waitWithMen } from '../leaders/leaders.ts';
import { type Fate, removeUnit, takeHits } from '../losses/losses.ts';
import { commandsOf, countedGroups } from './shock-line.ts';

/** Units that a Shock takes off the map (FL-12.43, FL-12.45, FL-12.6). */

/** Units that are eliminated at one stroke; their hits are for the caller to add up by event (FL-12.24e). */
export function* eliminate(game: Game, units: readonly UnitId[], clause: string): Play {
  emit(
    game,
    sideOfFirst(game, units),
    [clause],
    () => told`${saying(board.namesOf(game.field, units), 'is', 'are')} eliminated`,
    () => ({ kind: 'removed', pieces: board.unitIds(units), how: 'destroyed' }),
  );
  yield* takeOff(game, units, () => S.LOST);
}

/** Militia runs: to the Reform Box if it may come back, else for good (FL-12.45b, FL-15.2a). */
export function* runAway(game: Game, units: readonly UnitId[]): Play {
  const { field, s } = game;
  emit(
    game,
    sideOfFirst(game, units),
    ['FL-12.45a'],
    () => told`${saying(board.namesOf(field, units), 'runs', 'run')} from the field`,
    () => ({ kind: 'removed', pieces: board.unitIds(units), how: 'ran off' }),
  );
  yield* takeOff(game, units, (unit) => {
    const comesBack = field.reform?.side === board.unitOf(field, unit).side && s.boxedOnce[unit] === 0;
    if (comesBack) s.boxedOnce[unit] = 1;
    return comesBack ? S.BOXED : S.FLED;
  });
}

/** Guns fall into the enemy's hands (FL-12.72, FL-12.82b). */
export function* captureGuns(game: Game, guns: readonly UnitId[], clause: string): Play {
  if (guns.length === 0) return;
  emit(
    game,
    sideOfFirst(game, guns),
    [clause],
    () => told`${saying(board.namesOf(game.field, guns), 'is', 'are')} Captured`,
    () => ({ kind: 'removed', pieces: board.unitIds(guns), how: 'surrendered' }),
  );
  yield* takeOff(game, guns, () => S.CAPTURED);
}

/** Takes units off the map at one stroke; only then leaders who have lost their company are placed (FL-4.63c). */
function* takeOff(game: Game, units: readonly UnitId[], fateOf: (unit: UnitId) => Fate): Play {
  const from = units.map((unit) => board.hexOfUnit(game.s, unit));
  for (const unit of units) removeUnit(game, unit, fateOf(unit));
  for (const [i, unit] of units.entries()) yield* settleLeaders(game, unit, nth(from, i));
  for (const command of commandsOf(game, units)) waitWithMen(game, command);
}

/** Hits of eliminated units by Command: an SK pair that is lost together is one (FL-10.0i, FL-12.24a). Asked while they stand. */
export function hitsOfLoss(game: Game, units: readonly UnitId[]): Map<CommandId, number> {
  const hits = new Map<CommandId, number>();
  for (const group of countedGroups(game, units))
    addHits(hits, board.unitOf(game.field, nth(group, 0)).command, 1);
  return hits;
}

/** Adds hits of the same event (FL-12.24e). */
export function addHits(hits: Map<CommandId, number>, command: CommandId, count: number): void {
  hits.set(command, (hits.get(command) ?? 0) + count);
}

/** Every unit of a Line is eliminated, as one event (FL-12.43i, FL-12.61h). */
export function* collapse(game: Game, units: readonly UnitId[], clause: string): Play {
  const hits = hitsOfLoss(game, units);
  yield* eliminate(game, units, clause);
  takeHits(game, hits);
}

function sideOfFirst({ field }: Game, units: readonly UnitId[]) {
  return board.unitOf(field, nth(units, 0)).side;
}
