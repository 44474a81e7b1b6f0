/** A side's ways to win in American Legions, and its progress (AL-9.1 to AL-12.1). */
import type { Side } from '@linstock/kernel';
import type { Goal } from '@linstock/scene';
import type { Field, VictoryCondition } from '../model/field.ts';
import type { State } from '../model/state.ts';
import { heldStructures, isBroken } from '../play/victory.ts';
import { regimentId } from './names.ts';

/** Each condition of a side's victory. */
export function goalsOf(field: Field, state: State, side: Side): Goal[] {
  return field.victory[side].any.map((condition) => goalOf(field, state, side, condition));
}

function goalOf(field: Field, state: State, side: Side, condition: VictoryCondition): Goal {
  if (condition.kind === 'in-structures') {
    const { structure, atLeast } = condition;
    const title = `stand unrouted in ${atLeast} ${structure} hexes at the end`;
    const has = heldStructures(field, state, side, structure);
    return { title, counted: 'held', has, needs: atLeast, bodies: [] };
  }
  const { of } = condition;
  const bodies = of.map((id) => ({ body: regimentId(id), done: isBroken(state, id) }));
  const broken = bodies.filter(({ done }) => done).length;
  if (condition.kind === 'none-broken') {
    const title = of.length === 1 ? 'keep it unbroken to the end' : 'keep all of these unbroken to the end';
    const kept = bodies.map(({ body, done }) => ({ body, done: !done }));
    return { title, counted: 'unbroken', has: of.length - broken, needs: of.length, bodies: kept };
  }
  const { count } = condition;
  const which = of.length === count ? `all ${count} of these` : `${count} of these ${of.length}`;
  const short = of.length === count ? `rout all ${count}` : `rout ${count} of ${of.length}`;
  return { title: `rout ${which}`, short, counted: 'routed', has: broken, needs: count, bodies };
}
