import type { Volley } from '../reckon/dice.ts';
import { company, nameOf, type ToyState } from './state.ts';

/** The volley of one company on another, as the dice need it (D-7). */
export function volleyBetween(s: ToyState, firer: number, target: number): Volley {
  return {
    firer: nameOf(s, firer),
    target: nameOf(s, target),
    side: company(s, firer).side,
    reserve: s.reserve === firer,
    column: company(s, target).column,
    kneeling: s.kneeling[target] === true,
  };
}
