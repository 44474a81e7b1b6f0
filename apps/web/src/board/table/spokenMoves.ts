/** Commands of the text view to the selected stands. */

import { lengthWords } from '@linstock/ground';
import type { StandPiece } from '../plate/standPiece.ts';
import { type Draft, isMoved } from './draft.ts';
import { applyOrder, isOrder, ORDERS_KNOWN } from './orders.ts';
import type { TableBoardProps } from './tableModel.ts';
import { type DraftControl, stepBack } from './useDraft.ts';
import { judgeDraft } from './verdict.ts';

/** Begins a new part of the path at the present end, or reports why the stands may not be there. */
function turnHere(draft: Draft, drafting: DraftControl, judge: TableBoardProps['judge']): string {
  const verdict = judgeDraft(draft, judge);
  if (verdict.refusal) return describeVerdict(verdict, '');
  drafting.turnHere(draft);
  return `${describeVerdict(verdict, '')} A new part of the way begins here.`;
}

/** Carries out a command to the selected stands, and returns the reply. Null if the line is no command to them. */
export function doSpokenMove(
  said: string,
  drafting: DraftControl,
  pieces: readonly StandPiece[],
  judge: TableBoardProps['judge'],
): string | null {
  const { draft } = drafting;
  const word = said.trim().toLowerCase();
  if (draft && isMoved(draft) && (word === 'yes' || word === 'back')) {
    if (word === 'yes') drafting.giveMove('button');
    else stepBack(drafting);
    return word === 'yes' ? describeVerdict(judgeDraft(draft, judge), '') : 'One step back.';
  }
  if (draft && isMoved(draft) && word === 'turn here') return turnHere(draft, drafting, judge);
  if (!isOrder(said)) return null;
  const begun = drafting.begin();
  if (!begun) return 'Choose a stand that may move first.';
  const next = applyOrder(begun, said, pieces);
  if (!next) return ORDERS_KNOWN;
  drafting.change(next);
  return describeVerdict(judgeDraft(next, judge), ' Say yes to do it, or back.');
}

function describeVerdict({ refusal, label, length }: ReturnType<typeof judgeDraft>, then: string): string {
  return refusal
    ? `${refusal.sentence} (${refusal.clause}) Say back.`
    : `${label}: ${lengthWords(length)}.${then}`;
}
