import { nth, type Side } from '@linstock/kernel';
import { holderOf } from '../measure/neighbours.ts';
import { situationOf } from '../model/board.ts';
import { NONE } from '../model/field.ts';
import { emit, type Game, type StateView } from '../model/game.ts';
import { FALLEN, isLost, levelOf, MARKING, ON_TABLE, OVER, STAYED } from '../model/state.ts';
import { decisionBy, pointsFrom } from '../reckon/points.ts';

/** The end of a turn and of the battle (JR-5.9b, JR-18.1). */

/** The present points of both sides: ground held, and the enemy's losses (JR-18.1b). */
export function pointsOf({ field, s }: StateView): readonly [number, number] {
  const units = situationOf(field, s);
  const of = (side: Side): number => {
    const held = field.objectives.filter((objective) => holderOf(units, objective) === side);
    const enemies = field.units.filter((unit) => unit.side !== side);
    const officersLost = field.officers
      .filter((officer) => officer.side !== side)
      .flatMap(({ id, rank }) => {
        const lost = nth(s.predecessors, id) + (s.officer[id] === FALLEN ? 1 : 0);
        return new Array<typeof rank>(lost).fill(rank);
      });
    const fate = {
      unitsLost: enemies.filter(({ id }) => isLost(s, id)).length,
      levels: enemies.filter(({ id }) => s.fate[id] === ON_TABLE).map(({ id }) => levelOf(s, id)),
      officersLost,
    };
    const ground = held.reduce((sum, { points }) => sum + points[side], 0);
    return ground + pointsFrom(fate, field.points) + field.handicap[side];
  };
  return [of(0), of(1)];
}

/** True if a side has a unit on the table that is not routed (JR-18.1a). */
function stands({ field, s }: Game, side: Side): boolean {
  return field.units.some(
    ({ id, side: of }) => of === side && s.fate[id] === ON_TABLE && levelOf(s, id) !== 'routed',
  );
}

/** Takes up markers and turn marks, and ends the battle or begins the next turn (JR-5.9b, JR-18.1a). */
export function endTurn(game: Game): void {
  const { field, s } = game;
  s.done.fill(0);
  s.order.fill(NONE);
  s.arrow.fill(NONE);
  s.charges.fill(NONE);
  s.supports.fill(NONE);
  s.rode.fill(STAYED);
  s.step = 0;
  const over = s.turn >= field.turns || !stands(game, 0) || !stands(game, 1);
  if (!over) {
    s.turn++;
    s.phase = MARKING;
    return;
  }
  s.phase = OVER;
  s.ended = { ...decisionBy(pointsOf(game)), clause: 'JR-18.1b' };
  emit(
    game,
    null,
    ['JR-18.1a'],
    () => 'The battle is over.',
    () => ({ kind: 'end' }),
  );
}
