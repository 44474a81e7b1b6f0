import { refusal, type Refusal } from './clause.ts';
import type { Dice } from './dice.ts';
import type { Position } from './position.ts';
import type { Reckoning } from './reckoning.ts';
import type { Thrown } from './record.ts';
import { DiceMismatch, keepingDice } from './recorded.ts';
import type { Side } from './side.ts';
import { DiceNeeded } from './typed.ts';

/** The dice a legal answer throws, found on a copy; or that dice must be typed in first, or cannot be what was typed. */
export function dryRun<S, A, F>(
  position: Position<S, A, F>,
  side: Side,
  answer: A,
  source: Dice,
): { readonly dice: Thrown } | { readonly refused: Refusal; readonly needed?: DiceNeeded } {
  const dice: (readonly number[])[] = [];
  try {
    position.clone({ keep: false }).give(side, answer, keepingDice(source, dice));
    return { dice };
  } catch (fault) {
    if (fault instanceof DiceNeeded)
      return { refused: refusal('dice-needed', null, fault.message), needed: fault };
    if (fault instanceof DiceMismatch) return { refused: refusal('dice-wrong', null, fault.message) };
    throw fault;
  }
}

/** The first throw a legal answer leads to, found on a copy that is given up there; null where it throws nothing. */
export function firstThrow<S, A, F>(
  position: Position<S, A, F>,
  side: Side,
  answer: A,
): { readonly reckoning: Reckoning | null } | null {
  const probe: Dice = {
    throw(spec, reckoning): never {
      throw new DiceNeeded(spec, reckoning ?? null);
    },
  };
  try {
    position.clone({ keep: false }).give(side, answer, probe);
    return null;
  } catch (fault) {
    if (fault instanceof DiceNeeded) return { reckoning: fault.reckoning };
    throw fault;
  }
}
