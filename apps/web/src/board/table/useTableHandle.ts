/** What the application may ask of a table: where to look, the tape, orders in words. */
import { type RefObject, useImperativeHandle } from 'react';
import { boardHandle, HANDLES } from '../boardHandle.ts';
import { leant } from '../lean.ts';
import type { Spot } from '../plate.ts';
import type { BoardCamera } from '../useCamera.ts';
import { obeyed } from './obeyed.ts';
import type { StandPiece } from './Stand.tsx';
import type { TableBoardProps } from './tableModel.ts';
import { READABLE, STAND_WIDTH } from './tablePlate.ts';
import type { Drafting } from './useDraft.ts';
import type { Taping } from './useTape.ts';

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
      ...boardHandle(board, spotOf, root, STAND_WIDTH, READABLE, HANDLES, (point) =>
        leans ? leant(point, board.size()) : point,
      ),
      toggleTape: tape.toggle,
      order: (said) => obeyed(said, drafting, pieces, judge),
    }),
    [board, spotOf, root, drafting, tape, pieces, judge, leans],
  );
}
