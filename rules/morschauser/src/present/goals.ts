/** Each side's ways to win, and its progress (MM-D1). */
import { lengthWords } from '@linstock/ground';
import { otherSide, type Side } from '@linstock/kernel';
import type { Goal } from '@linstock/scene';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';
import { counted, tollsOf } from '../play/victory.ts';
import { lossLimit } from '../reckon/victory.ts';
import { brigadeId } from './pieces.ts';

/** Breaking the enemy, and the battle's own conditions. */
export function goalsOf(field: Field, s: State, side: Side): Goal[] {
  const own = objective(field, s, side);
  return own ? [breaking(field, s, side), own] : [breaking(field, s, side)];
}

/** To make the enemy lose as many companies as beat it (MM-D1c, MM-D1e, MM-D1i). */
function breaking(field: Field, s: State, side: Side): Goal {
  const enemy = otherSide(side);
  const toll = tollsOf(field, s)[enemy];
  const { lost, original } = toll;
  const needs = lossLimit(toll, field.switches, field.pickup);
  const brigades = field.brigades.filter((brigade) => brigade.side === enemy && brigade.companies.length > 0);
  return {
    title:
      needs === original
        ? `destroy all ${original} ${field.sideNames[enemy]} companies`
        : `destroy ${needs} of the ${original} ${field.sideNames[enemy]} companies`,
    counted: 'companies lost',
    has: lost,
    needs,
    bodies: brigades.map(({ id, companies }) => ({
      body: brigadeId(id),
      done: companies.every((company) => s.status[company] === S.LOST),
    })),
  };
}

/** The condition at the battle's end, for the side that must bring it about (MM-D1h, MM-BAT3e). */
function objective(field: Field, s: State, side: Side): Goal | null {
  const { judgement } = field;
  if (!('atLeast' in judgement)) return null;
  const { atLeast } = judgement;
  const where =
    judgement.kind === 'countInTerrain'
      ? 'on the ground fought for'
      : `beyond ${lengthWords(judgement.line, 1)}`;
  const [has, bodies] = [counted(field, s), []];
  return side === judgement.side
    ? { title: `${atLeast} companies ${where} at the end`, counted: 'there', has, needs: atLeast, bodies }
    : {
        title: `keep him under ${atLeast} companies ${where}`,
        counted: 'there',
        has,
        needs: atLeast,
        bodies,
        note: has < atLeast ? 'kept so far' : 'not kept now',
      };
}
