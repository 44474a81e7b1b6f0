/** What is said in the text view of the stands chosen, done. */

import type { StandPiece } from '../plate/standPiece.ts';
import { type Draft, isMoved } from './draft.ts';
import { isOrder, ORDERS_KNOWN, ordered } from './orders.ts';
import type { TableBoardProps } from './tableModel.ts';
import { inWords } from './tape.ts';
import { type Drafting, stepBack } from './useDraft.ts';
import { verdictOn } from './verdict.ts';

/** Begins a new part of the way where the stands have come to, or says why they may not come there. */
function turnedHere(draft: Draft, drafting: Drafting, judge: TableBoardProps['judge']): string {
  const verdict = verdictOn(draft, judge);
  if (verdict.refusal) return toldOf(verdict, '');
  drafting.turnHere(draft);
  return `${toldOf(verdict, '')} A new part of the way begins here.`;
}

/** Does what is said of the stands chosen, and says what came of it; null where it is no order to them. */
export function obeyed(
  said: string,
  drafting: Drafting,
  pieces: readonly StandPiece[],
  judge: TableBoardProps['judge'],
): string | null {
  const { draft } = drafting;
  const word = said.trim().toLowerCase();
  if (draft && isMoved(draft) && (word === 'yes' || word === 'back')) {
    if (word === 'yes') drafting.give('button');
    else stepBack(drafting);
    return word === 'yes' ? toldOf(verdictOn(draft, judge), '') : 'One step back.';
  }
  if (draft && isMoved(draft) && word === 'turn here') return turnedHere(draft, drafting, judge);
  if (!isOrder(said)) return null;
  const begun = drafting.begin();
  if (!begun) return 'Choose a stand that may move first.';
  const next = ordered(begun, said, pieces);
  if (!next) return ORDERS_KNOWN;
  drafting.change(next);
  return toldOf(verdictOn(next, judge), ' Say yes to do it, or back.');
}

function toldOf({ refusal, label, length }: ReturnType<typeof verdictOn>, then: string): string {
  return refusal
    ? `${refusal.sentence} (${refusal.clause}) Say back.`
    : `${label}: ${inWords(length)} inches.${then}`;
}
