import { type Refusal, refusal } from './clause.ts';
import type { Dice } from './dice.ts';
import type { DryRun, GameHistory } from './game-history.ts';
import type { Preview } from './proposal.ts';
import { isCertain, type Reckoning } from './reckoning.ts';
import type { ThrownFaces } from './record.ts';
import { DiceMismatch, recordingDice } from './recorded.ts';
import type { SeatPosition } from './seat-position.ts';
import type { Side } from './side.ts';
import { facesOf, leastValue } from './throw.ts';
import { DiceNeeded } from './typed.ts';

/** The result of a legal answer, played on a copy; or the dice that must be typed in first, or cannot be what was typed. */
export function playDry<S, A, F>(
  history: GameHistory<S, A, F>,
  side: Side,
  answer: A,
  source: Dice,
):
  | { readonly reached: DryRun<S, A, F>; readonly dice: ThrownFaces }
  | { readonly refused: Refusal; readonly needed?: DiceNeeded } {
  const dice: (readonly number[])[] = [];
  try {
    return { reached: history.reach(side, answer, recordingDice(source, dice)), dice };
  } catch (fault) {
    if (fault instanceof DiceNeeded)
      return { refused: refusal('dice-needed', null, fault.message), needed: fault };
    if (fault instanceof DiceMismatch) return { refused: refusal('dice-wrong', null, fault.message) };
    throw fault;
  }
}

/**
 * The effects of a legal answer, found on a copy. The copy is given up at the first throw with more than one result, or
 * when play would reveal a sealed answer.
 */
export function previewOf<S, A, F>(position: SeatPosition<S, A, F>, side: Side, answer: A): Preview {
  const copy = position.clone({ keep: false });
  const opens = (): boolean => copy.waits !== null || copy.opened.length > 0;
  let first: Reckoning | null = null;
  const probe: Dice = {
    throw(spec, reckoning) {
      first ??= reckoning ?? null;
      if (reckoning === undefined || !isCertain(reckoning)) throw new DiceNeeded(spec, reckoning ?? null);
      return facesOf(spec, leastValue(spec));
    },
  };
  try {
    copy.giveAnswer(side, answer, probe);
    // A side cannot take back thrown dice alone.
    const passes = first !== null || copy.open.every((question) => question.side !== side);
    return { throws: first !== null, certain: true, opens: opens(), passes, first };
  } catch (fault) {
    if (!(fault instanceof DiceNeeded)) throw fault;
    return { throws: true, certain: false, opens: opens(), passes: false, first };
  }
}
