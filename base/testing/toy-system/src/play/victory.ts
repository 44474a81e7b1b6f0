import { otherSide, type Side, type Verdict } from '@linstock/kernel';
import { company, goalOf, menOf, standing, type ToyState } from '../model/state.ts';
import { LAST_BEAT, SIDES } from '../tables/index.ts';

/** The side that has won by reaching the enemy's back row or by leaving the enemy no company; null before that. */
export function winner(s: ToyState): Side | null {
  for (const side of [0, 1] as const) {
    if (standing(s, otherSide(side)).length === 0) return side;
    if (standing(s, side).some((id) => company(s, id).row === goalOf(side))) return side;
  }
  return null;
}

/** True if the game is over. */
export const isEnded = (s: ToyState): boolean => s.beat > LAST_BEAT || winner(s) !== null;

/** The end of a game; null before that. If all beats are over, the side with more men wins. */
export function verdictOf(s: ToyState): Verdict | null {
  if (!isEnded(s)) return null;
  const carried = winner(s);
  if (carried !== null)
    return { winner: carried, clause: 'D-8', sentence: `${SIDES[carried]} has carried the square.` };
  const [blue, grey] = [menOf(s, 0), menOf(s, 1)];
  return {
    winner: blue === grey ? null : blue > grey ? 0 : 1,
    clause: 'D-8',
    sentence: `The beats are over: ${SIDES[0]} has ${blue} men left, ${SIDES[1]} ${grey}.`,
  };
}
