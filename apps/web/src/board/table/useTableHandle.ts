/** What the application may ask of a table: where to look, the tape, orders in words. */
import { type RefObject, useImperativeHandle } from 'react';
import { boardHandle } from '../boardHandle.ts';
import { leant } from '../lean.ts';
import type { Spot } from '../plate.ts';
import type { BoardCamera } from '../useCamera.ts';
import { isMoved } from './draft.ts';
import { isOrder, ORDERS_KNOWN, ordered } from './orders.ts';
import type { StandPiece } from './Stand.tsx';
import type { TableBoardProps } from './tableModel.ts';
import { READABLE, STAND_WIDTH } from './tablePlate.ts';
import { inWords } from './tape.ts';
import { type Drafting, stepBack } from './useDraft.ts';
import type { Taping } from './useTape.ts';
import { verdictOn } from './verdict.ts';

interface Around {
  readonly board: BoardCamera;
  readonly spotOf: (place: string) => Spot | null;
  readonly root: RefObject<HTMLElement | null>;
  readonly drafting: Drafting;
  readonly tape: Taping;
  readonly pieces: readonly StandPiece[];
}

/** Gives the application its handle. */
export function useTableHandle({ handle, judge, settings }: TableBoardProps, around: Around): void {
  const { board, spotOf, root, drafting, tape, pieces } = around;
  const { leans } = settings;
  useImperativeHandle(
    handle,
    () => ({
      ...boardHandle(board, spotOf, root, STAND_WIDTH, READABLE, (point) =>
        leans ? leant(point, board.size()) : point,
      ),
      toggleTape: tape.toggle,
      order: (said) => obeyed(said, drafting, pieces, judge),
    }),
    [board, spotOf, root, drafting, tape, pieces, judge, leans],
  );
}

/** Does what is said of the stands chosen, and says what came of it; null where it is no order to them. */
function obeyed(
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
